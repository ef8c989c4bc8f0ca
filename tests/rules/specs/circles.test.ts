import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Right } from '#domain/accounts/roles.ts';
import { type CircleRight, circleRights, grantedBy } from '#domain/circles/circle-rights.ts';
import { memberPath } from '#domain/circles/member-path.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import type { StoredDocument } from '#local/firestore/values/value.ts';
import { aCircleMember } from '#tests/builders/circle.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import type { RulesCase } from '../cases/rules-case.ts';
import { toEngineDocument } from '../documents/engine-value.ts';
import { type FieldMap, type FieldValue, fieldsOf, serverTime, withField } from '../documents/field-value.ts';
import { type Actor, dotted, helper, jozef, maria, uidOf } from '../people/actors.ts';
import { requestIdOf } from '../people/request-ids.ts';
import { receiptNumberOf, requestOf } from '../people/world.ts';
import { evaluateCase, prepareCase } from '../runners/in-process.ts';
import { compileProductRules } from '../runners/rules-under-test.ts';

const rules = compileProductRules();
const now = new Date('2026-03-02T09:00:00Z');

/** Documents by path that stand in the place of the world's; null for one that is not there. */
type Changes = ReadonlyMap<string, FieldMap | null>;

function allows(rulesCase: Omit<RulesCase, 'name' | 'now'>, changes: Changes): boolean {
  const prepared = prepareCase({ name: '', now, ...rulesCase });
  const get = (path: readonly string[]): StoredDocument | null => {
    const changed = changes.get(path.join('/'));
    if (changed === undefined) return prepared.reader.get(path);
    return changed === null ? null : toEngineDocument(path, changed, now);
  };
  return evaluateCase(rules, { ...prepared, reader: { ...prepared.reader, get } }).allowed;
}

const member = (uid: string): Actor => ({
  ...helper,
  name: uid,
  uid,
  claims: { ...helper.claims, sub: uid, user_id: uid },
});
const people: readonly Actor[] = ['ann', 'bert', 'chris'].map(member);
/** Dotted has a uid outside the alphabet of ids. */
const seniors: readonly Actor[] = [maria, jozef, dotted];

const asksFor = (actor: Actor, senior: Actor): Omit<RulesCase, 'name' | 'now'> => {
  const id = requestIdOf(3_000_000);
  const request = aServiceRequest({
    request_id: id,
    senior_id: uidOf(senior),
    actor_uid: uidOf(actor),
    request_date: addDaysTo(brusselsDate(now), 10),
  });
  const data = withField(fieldsOf(request), 'created_at', serverTime);
  return { actor, collection: 'service_requests', request: { verb: 'create', id, data }, stored: null };
};

const cancels = (actor: Actor, senior: Actor): Omit<RulesCase, 'name' | 'now'> => ({
  actor,
  collection: 'service_requests',
  request: {
    verb: 'update',
    id: requestOf(senior),
    changes: new Map<string, FieldValue>([
      ['status', 'cancelled'],
      ['cancelled_by', uidOf(actor)],
    ]),
  },
});

const gets =
  (collection: RulesCase['collection'], idOf: (senior: Actor) => string) =>
  (actor: Actor, senior: Actor): Omit<RulesCase, 'name' | 'now'> => ({
    actor,
    collection,
    request: { verb: 'get', id: idOf(senior) },
  });

const lists =
  (collection: RulesCase['collection'], field: string) =>
  (actor: Actor, senior: Actor): Omit<RulesCase, 'name' | 'now'> => ({
    actor,
    collection,
    request: { verb: 'list', filters: [{ field, op: 'EQUAL', value: uidOf(senior) }], collectionGroup: false },
  });

/** What can be tried on a senior's things, and the right that it takes; null where nobody but she has it. */
const attempts: readonly (readonly [Right | null, (actor: Actor, senior: Actor) => Omit<RulesCase, 'name' | 'now'>])[] =
  [
    ['requests.list', gets('service_requests', requestOf)],
    ['requests.list', lists('service_requests', 'senior_id')],
    ['requests.create', asksFor],
    ['requests.cancel', cancels],
    ['visits.view', gets('planning', requestOf)],
    ['visits.view', gets('door_photos', requestOf)],
    ['visits.code', gets('door_codes', requestOf)],
    ['profile.view', gets('senior_profiles', uidOf)],
    ['credits.view', gets('user_credits', uidOf)],
    ['credits.view', gets('credit_transactions', (senior) => `cs_${uidOf(senior)}`)],
    ['credits.view', lists('credit_transactions', 'user_id')],
    ['credits.view', gets('receipts', receiptNumberOf)],
    ['credits.view', lists('account_statements', 'user_id')],
    [null, gets('interim_users', uidOf)],
    [null, gets('notifications', (senior) => `welcome_${uidOf(senior)}`)],
    [null, lists('notifications', 'user_id')],
    [null, lists('circle_invitations', 'senior_id')],
    [null, gets('circles', (senior) => memberPath(uidOf(senior), 'dora'))],
  ];

interface Held {
  readonly rights: readonly CircleRight[];
  readonly ended: boolean;
}

const anyHeld = fc.option(fc.record({ rights: fc.subarray([...circleRights]), ended: fc.boolean() }));
/** Per person and senior. */
const anyCircles = fc.array(fc.array(anyHeld, { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 3 });
const anyBlocks = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });

function changesOf(circles: readonly (readonly (Held | null)[])[], blocks: readonly boolean[]): Changes {
  const changes = new Map<string, FieldMap | null>();
  for (const [index, person] of people.entries()) {
    const uid = uidOf(person);
    const account = anInterimUser({ id: uid, email: `${uid}@madelief.test`, role: 'family', blocked: blocks[index] });
    changes.set(`interim_users/${uid}`, fieldsOf(account));
    for (const [at, senior] of seniors.entries()) {
      const held = circles[index]?.[at] ?? null;
      const membership =
        held === null
          ? null
          : fieldsOf(
              aCircleMember({
                senior_id: uidOf(senior),
                user_id: uid,
                rights: [...held.rights],
                ended_at: held.ended ? now : null,
              }),
            );
      changes.set(`circles/${memberPath(uidOf(senior), uid)}`, membership);
    }
  }
  return changes;
}

test('over random circles, a person may exactly what her own membership of that very senior says', () => {
  fc.assert(
    fc.property(anyCircles, anyBlocks, (circles, blocks) => {
      const changes = changesOf(circles, blocks);
      for (const [index, person] of people.entries()) {
        for (const [at, senior] of seniors.entries()) {
          const held = circles[index]?.[at] ?? null;
          const rights = held === null || held.ended || blocks[index] === true ? [] : held.rights;
          const granted = rights.flatMap((right): readonly Right[] => grantedBy[right]);
          for (const [right, attempt] of attempts) {
            // An odd uid can be no senior of a request: its document would not be valid.
            if (right === 'requests.create' && senior === dotted) continue;
            const rulesCase = attempt(person, senior);
            expect([rulesCase, allows(rulesCase, changes)]).toEqual([
              rulesCase,
              right !== null && granted.includes(right),
            ]);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});

const membershipOf = (field: string, value: FieldValue | undefined): Changes =>
  new Map([
    ...changesOf([[{ rights: circleRights, ended: false }]], []),
    [
      `circles/${memberPath('maria', 'ann')}`,
      withField(fieldsOf(aCircleMember({ user_id: 'ann', rights: [...circleRights] })), field, value),
    ],
  ]);

const malformed: readonly (readonly [field: string, value: FieldValue | undefined])[] = [
  ['rights', undefined],
  ['rights', null],
  ['rights', 1],
  ['rights', []],
  ['rights', ['SEE', 'all', '*', 'requests.list']],
  ['ended_at', undefined],
  ['ended_at', false],
  ['ended_at', ''],
  ['ended_at', new Date('2099-01-01T00:00:00Z')],
];

test.each(malformed)('a membership whose %s is %j grants nothing', (field, value) => {
  const [ann = maria] = people;
  const changes = membershipOf(field, value);
  const allowed = attempts.filter(([, attempt]) => allows(attempt(ann, maria), changes));
  expect(allowed).toEqual([]);
});

test('a right that is taken away is gone at the next request', () => {
  const [ann = maria] = people;
  const before = changesOf([[{ rights: circleRights, ended: false }]], []);
  const after = changesOf([[{ rights: circleRights, ended: true }]], []);
  expect(allows(cancels(ann, maria), before)).toBe(true);
  expect(allows(cancels(ann, maria), after)).toBe(false);
});

test('a senior who is blocked is not helped through her circle, and one without a login is', () => {
  const [ann = maria] = people;
  const changes = changesOf([[{ rights: circleRights, ended: false }]], []);
  const asAccount = (blocked: FieldValue | undefined): Changes =>
    new Map([
      ...changes,
      [
        'interim_users/maria',
        withField(fieldsOf(anInterimUser({ id: 'maria', email: 'maria@madelief.test' })), 'blocked', blocked),
      ],
    ]);
  const asks = asksFor(ann, maria);
  expect(allows(asks, asAccount(false))).toBe(true);
  for (const blocked of [true, null, 'no', 0]) expect(allows(asks, asAccount(blocked))).toBe(false);
  const withoutLogin = new Map<string, FieldMap | null>([
    ...changes,
    ['interim_users/maria', null],
    ['senior_profiles/maria', null],
  ]);
  expect(allows(asks, withoutLogin)).toBe(false);
  expect(allows(asks, new Map([...withoutLogin, ['customers/maria', fieldsOf({ senior_id: 'maria' })]]))).toBe(true);
});

test('a list over several seniors needs the right of each', () => {
  const [ann = maria] = people;
  const held = { rights: circleRights, ended: false };
  const listed = (of: readonly (Held | null)[], value: FieldValue) =>
    allows(
      {
        actor: ann,
        collection: 'service_requests',
        request: { verb: 'list', filters: [{ field: 'senior_id', op: 'IN', value }], collectionGroup: false },
      },
      changesOf([of], []),
    );
  expect(listed([held, held], ['maria', 'jozef'])).toBe(true);
  expect(listed([held, { rights: ['pay'], ended: false }], ['maria', 'jozef'])).toBe(false);
  expect(listed([held, { rights: circleRights, ended: true }], ['maria', 'jozef'])).toBe(false);
  expect(listed([held, null], ['maria', 'jozef'])).toBe(false);
});
