import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { type FieldMap, type FieldValue, fieldsOf, serverTime, withField } from '../documents/field-value.ts';
import {
  type Actor,
  blockedSenior,
  booker,
  godelieve,
  helper,
  jozef,
  maria,
  members,
  nel,
  nova,
  student,
  uidOf,
  vera,
} from '../people/actors.ts';
import { requestIdOf } from '../people/request-ids.ts';
import { receiptNumberOf, requestOf } from '../people/world.ts';
import { memberPath } from '#domain/circles/member-path.ts';
import type { RulesCase, RulesCaseRequest } from './rules-case.ts';

const collection = 'service_requests';

/** Everybody in a circle, and those whose role is none for it. */
const callers: readonly Actor[] = [...members, maria, vera, student];
const seniors: readonly Actor[] = [maria, jozef, blockedSenior];
const names: readonly (FieldValue | undefined)[] = [undefined, null, 1, ''];

const newId = requestIdOf(2_000_000);

/** Who is said to have asked or cancelled: the caller, the senior, another member, something else. */
const saidBy = (actor: Actor, senior: Actor) => [...names, uidOf(actor), uidOf(senior), 'hanne', 'nobody'];

function creating(actor: Actor, senior: Actor, now: Date): readonly RulesCase[] {
  const base = withField(
    fieldsOf(
      aServiceRequest({
        request_id: newId,
        senior_id: uidOf(senior),
        request_date: addDaysTo(brusselsDate(now), 10),
      }),
    ),
    'created_at',
    serverTime,
  );
  return saidBy(actor, senior).map((by) => ({
    name: `${actor.name} asks for ${senior.name} as ${JSON.stringify(by)}`,
    actor,
    collection,
    request: { verb: 'create', id: newId, data: withField(base, 'actor_uid', by) },
    stored: null,
    now,
  }));
}

function cancelling(actor: Actor, senior: Actor, now: Date): readonly RulesCase[] {
  const id = requestOf(senior);
  const submitted = fieldsOf(aServiceRequest({ request_id: id, senior_id: uidOf(senior) }));
  const request = (status: string) => withField(submitted, 'status', status);
  const before: readonly FieldMap[] = [
    request('submitted'),
    request('assigned'),
    withField(request('processing'), 'cancelled_by', 'hanne'),
  ];
  return before.flatMap((stored, index) =>
    saidBy(actor, senior).map((by) => ({
      name: `${actor.name} cancels request ${index} of ${senior.name} as ${JSON.stringify(by)}`,
      actor,
      collection,
      request: {
        verb: 'update' as const,
        id,
        changes: new Map<string, FieldValue | undefined>([
          ['status', 'cancelled'],
          ['cancelled_by', by],
        ]),
      },
      stored,
      now,
    })),
  );
}

/** Every kind of document of one senior, by id and by query. */
function reading(actor: Actor, senior: Actor, now: Date): readonly RulesCase[] {
  const uid = uidOf(senior);
  const get = (of: RulesCase['collection'], id: string) => [of, { verb: 'get', id }] as const;
  const list = (of: RulesCase['collection'], field: string) =>
    [of, { verb: 'list', filters: [{ field, op: 'EQUAL', value: uid }], collectionGroup: false }] as const;
  const requests: readonly (readonly [RulesCase['collection'], RulesCaseRequest])[] = [
    get('service_requests', requestOf(senior)),
    list('service_requests', 'senior_id'),
    get('planning', requestOf(senior)),
    get('door_photos', requestOf(senior)),
    get('door_codes', requestOf(senior)),
    get('interim_users', uid),
    get('senior_profiles', uid),
    get('customers', uid),
    get('user_credits', uid),
    get('credit_transactions', `cs_${uid}`),
    list('credit_transactions', 'user_id'),
    get('receipts', receiptNumberOf(senior)),
    list('receipts', 'user_id'),
    get('account_statements', `2026-02_${uid}`),
    list('account_statements', 'user_id'),
    get('notifications', `welcome_${uid}`),
    list('notifications', 'user_id'),
    get('circle_invitations', `of-${uid}`),
    list('circle_invitations', 'senior_id'),
    ...[...members, actor].map((member) => get('circles', memberPath(uid, uidOf(member)))),
  ];
  return requests.map(([of, request]) => ({
    name: `${actor.name} reads ${of} of ${senior.name} (${request.verb} ${JSON.stringify(request)})`,
    actor,
    collection: of,
    request,
    now,
  }));
}

/** Without a login, without a profile, and without any record: whoever acts, and she herself. */
const withoutProfile = (now: Date): readonly RulesCase[] =>
  [godelieve, nel, nova].flatMap((senior) => [helper, booker, senior].flatMap((actor) => creating(actor, senior, now)));

/** Actor × senior × document, with who is named as the one who acts. */
export const circleCases = (now: Date): readonly RulesCase[] => [
  ...callers.flatMap((actor) =>
    seniors.flatMap((senior) => [
      ...creating(actor, senior, now),
      ...cancelling(actor, senior, now),
      ...reading(actor, senior, now),
    ]),
  ),
  ...withoutProfile(now),
];
