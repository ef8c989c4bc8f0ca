import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { can, capabilitiesOf, type Capability, isOfStaff, type Role, roles } from '#domain/accounts/roles.ts';
import { bulkViews } from '#domain/contracts/staff/bulk-views.ts';
import { isExport } from '#domain/dispatch/commands/log-bulk-view.ts';
import { circleRights, grantedBy } from '#domain/circles/circle-rights.ts';
import { readCaller, type Requirement } from '#functions/shell/http/caller.ts';
import { inProject } from '#build/project.ts';
import type { Expression } from '#local/firestore/rules/syntax/ast.ts';
import { fieldsOf, withField } from '#tests/rules/documents/field-value.ts';
import { toEngineDocument } from '#tests/rules/documents/engine-value.ts';
import { evaluateCase, prepareCase } from '#tests/rules/runners/in-process.ts';
import { compileProductRules, rulesSource } from '#tests/rules/runners/rules-under-test.ts';
import { parseRules } from '#tests/rules/mutants/ruleset-of.ts';
import { type Actor, jozef, maria, staff } from '#tests/rules/people/actors.ts';
import { mariasVisits, requestOf, world } from '#tests/rules/people/world.ts';
import type { RulesCase, RulesCaseRequest } from '#tests/rules/cases/rules-case.ts';
import { subjects } from '#tests/rules/cases/subject.ts';

const now = new Date('2026-03-02T09:00:00Z');
const rules = compileProductRules();

interface Declared {
  readonly contract: { readonly name: string };
  readonly requires: string;
  readonly wantsRecentSignIn?: (input: unknown) => boolean;
}

/** Every function with what it requires, as the lists of functions/src/*-calls.ts declare it. */
const { requirements, recentSignIns, declare } = vi.hoisted(() => {
  const found = new Map<string, string>();
  const recent = new Map<string, (input: unknown) => boolean>();
  return {
    requirements: found,
    recentSignIns: recent,
    declare: ({ contract, requires, wantsRecentSignIn }: Declared) => {
      found.set(contract.name, requires);
      if (wantsRecentSignIn) recent.set(contract.name, wantsRecentSignIn);
      return { name: contract.name };
    },
  };
});
vi.mock('#functions/shell/http/on-http-calls.ts', () => ({
  httpCall: declare,
  onHttpCalls: () => ({}),
}));

const everyCapability: readonly Capability[] = [...new Set(roles.flatMap((role) => capabilitiesOf[role]))];
const hostileRoles = ['', 'Senior', 'ADMIN', ' admin', 'student', 'constructor', '__proto__', 'toString', '0'];
const everyRole: readonly string[] = [...roles, ...hostileRoles];

type Collection = RulesCase['collection'];

/** A request by Maria that requires the probed capability, and another capability that allows it as well. */
interface Probe {
  readonly collection: Collection;
  readonly request: RulesCaseRequest;
  readonly or?: Capability;
}

const confirmed = mariasVisits.find(({ state }) => state === 'confirmed')?.id ?? '';
const fresh = (collection: Collection): RulesCaseRequest => {
  const subject = subjects.find((candidate) => candidate.collection === collection);
  if (subject === undefined) throw new RangeError(`no subject for ${collection}`);
  return { verb: 'create', ...subject.fresh(maria, now) };
};
const get = (id: string): RulesCaseRequest => ({ verb: 'get', id });
const update = (id: string, field: string, value: string): RulesCaseRequest => ({
  verb: 'update',
  id,
  changes: new Map([[field, value]]),
});

const enforcedByRules: Partial<Readonly<Record<Capability, Probe>>> = {
  'requests.list': { collection: 'service_requests', request: get(requestOf(maria)), or: 'dispatch.view' },
  'requests.create': { collection: 'service_requests', request: fresh('service_requests') },
  'requests.cancel': { collection: 'service_requests', request: update(requestOf(maria), 'status', 'cancelled') },
  'visits.view': { collection: 'planning', request: get(confirmed), or: 'dispatch.view' },
  'visits.code': { collection: 'door_codes', request: get(confirmed) },
  'profile.view': { collection: 'senior_profiles', request: get('maria'), or: 'accounts.view' },
  'profile.edit': { collection: 'senior_profiles', request: update('maria', 'address', 'Veldstraat 3') },
  'credits.view': { collection: 'user_credits', request: get('maria'), or: 'ledger.view' },
  'notifications.view': { collection: 'notifications', request: get('welcome_maria') },
  'circle.manage': { collection: 'circles', request: get('maria/members/sien'), or: 'accounts.view' },
  // Of her own membership, in the circle of another.
  'circle.act': { collection: 'circles', request: get('jozef/members/maria'), or: 'accounts.view' },
  'accounts.view': { collection: 'interim_users', request: get('jozef') },
  'dispatch.view': { collection: 'service_requests', request: get(requestOf(jozef)) },
  'students.view': { collection: 'student_profiles', request: get('student-lotte') },
  'ledger.view': { collection: 'user_credits', request: get('jozef') },
  'leads.view': { collection: 'waiting_list', request: get('entry') },
  'reviews.view': { collection: 'reviews', request: get(requestOf(maria)) },
  'mail.view': { collection: 'mail', request: get('mail') },
  'audit.view': { collection: 'audit_log', request: get('event') },
};

const enforcedByFunctions: Partial<Readonly<Record<Capability, readonly string[]>>> = {
  'circle.act': ['change-family-calendar', 'check-gift', 'leave-circle', 'read-circles', 'read-gift-receipt'],
  'circle.manage': [
    'change-member-rights',
    'confirm-circle',
    'end-membership',
    'invite-family-member',
    'withdraw-invitation',
  ],
  'circles.edit': [
    'change-rights-for-customer',
    'confirm-for-customer',
    'end-membership-for-customer',
    'invite-for-customer',
    'invite-from-waiting-list',
    'withdraw-for-customer',
  ],
  'credits.buy': ['cancel-purchase', 'continue-purchase', 'pay-missing', 'purchase-credits', 'verify-payment'],
  'credits.give': ['give-credits'],
  'credits.refund': ['refund-credits', 'withdraw-purchase'],
  'credits.view': ['read-missing', 'read-receipt', 'read-refunds', 'read-statement'],
  'dispatch.assign': ['assign-student', 'offer-visit', 'unassign-student'],
  'accounts.view': ['search-people'],
  'dispatch.view': ['read-told', 'read-told-words', 'save-views'],
  'dispatch.move': [
    'accept-move',
    'book-for-senior',
    'cancel-request',
    'cancel-visit',
    'change-customer',
    'correct-visit',
    'decline-move',
    'end-series',
    'finish-alert',
    'handle-report',
    'invite-customer',
    'miss-visit',
    'move-visit',
    'record-visit',
    'release-request',
    'set-note',
    'start-visit',
    'take-alert',
    'take-request',
    'undo-step',
    'write-staff-message',
  ],
  'dispatch.quote': ['record-quote-answer', 'send-quote'],
  'requests.answer': ['answer-quote'],
  'requests.create': ['propose-move', 'read-move-times'],
  'requests.cancel': ['change-series'],
  'visits.approve': ['approve-visit'],
  'visits.view': ['mark-thread-read', 'report-message', 'write-message'],
  'staff.open': ['log-bulk-view', 'report-second-factor'],
  'staff.manage': ['change-staff-role', 'read-staff', 'reset-second-factor'],
  'health.view': ['read-health'],
  'students.edit': [
    'change-absence',
    'change-student',
    'create-student',
    'import-students',
    'register-absence',
    'remove-student-photo',
    'revoke-helper-link',
    'send-helper-link',
    'set-student-photo',
  ],
  'ledger.view': ['read-customer-receipt', 'read-customer-statement'],
  'ledger.adjust': [
    'adjust-credits',
    'approve-adjustment',
    'confirm-refund-transfer',
    'decide-late-payment',
    'record-reminder-letter',
    'record-fee-letter',
    'record-transfer',
    'refund-visit',
  ],
  'leads.edit': ['collect-leads', 'resolve-lead', 'settle-data-request'],
  'mail.resend': ['resend-mail'],
  'audit.view': ['read-retention'],
};

const enforcedByApp: readonly Capability[] = [
  'accounts.view',
  'circle.act',
  'circle.manage',
  'circles.edit',
  'credits.view',
  'dispatch.assign',
  'dispatch.move',
  'dispatch.view',
  'health.view',
  'leads.edit',
  'leads.view',
  'ledger.adjust',
  'ledger.view',
  'mail.resend',
  'mail.view',
  'notifications.view',
  'profile.edit',
  'requests.create',
  'requests.list',
  'reviews.view',
  'staff.manage',
  'staff.open',
  'students.edit',
  'students.view',
];

/** What a caller may be besides her role. */
interface Standing {
  readonly blocked?: boolean;
  readonly secondFactor?: boolean;
}

const withFactor: Actor = { ...maria, claims: { ...maria.claims, firebase: staff.claims['firebase'] } };

/** The rules' answer when Maria's own record has this role and block. */
function allowedByRules(
  { collection, request }: Probe,
  role: string,
  { blocked, secondFactor = true }: Standing = {},
): boolean {
  const actor = secondFactor ? withFactor : maria;
  const prepared = prepareCase({ name: '', actor, collection, request, now });
  const account = world.get('interim_users/maria') ?? fieldsOf({});
  const withRole = withField(account, 'role', role);
  const stored = toEngineDocument(
    ['interim_users', 'maria'],
    blocked === undefined ? withRole : withField(withRole, 'blocked', blocked),
    now,
  );
  const read = (path: readonly string[]) =>
    path.join('/') === 'interim_users/maria' ? stored : prepared.reader.get(path);
  return evaluateCase(rules, { ...prepared, reader: { ...prepared.reader, get: read } }).allowed;
}

/** The answers of every function that requires this capability. */
async function allowedByFunctions(
  requires: Requirement,
  role: string,
  { blocked, secondFactor = true }: Standing = {},
): Promise<boolean> {
  const { ok } = await readCaller(requires, 'Bearer a.b.c', {
    authentication: {
      identify: async () => ({
        uid: 'maria',
        email: 'maria@madelief.test',
        emailVerified: true,
        secondFactor,
        signedInAt: now,
      }),
    },
    accounts: { standingOf: async () => ({ role, blocked }) } as unknown as Parameters<
      typeof readCaller
    >[2]['accounts'],
    circles: { membershipOf: async () => null } as unknown as Parameters<typeof readCaller>[2]['circles'],
  });
  return ok;
}

describe.each(everyCapability)('%s', (capability) => {
  // spec: security.breach-11
  test('is enforced somewhere, consistently for every role', async () => {
    const probe = enforcedByRules[capability];
    expect(
      [probe, enforcedByFunctions[capability], enforcedByApp.includes(capability) || undefined].some(Boolean),
    ).toBe(true);
    for (const role of everyRole) {
      const expected = can(role, capability);
      expect([role, await allowedByFunctions(capability, role)]).toEqual([role, expected]);
      if (probe === undefined) continue;
      const allowed = expected || (probe.or !== undefined && can(role, probe.or));
      expect([role, allowedByRules(probe, role)]).toEqual([role, allowed]);
    }
  });

  test('is denied to a blocked account, whatever its role', async () => {
    const probe = enforcedByRules[capability];
    for (const role of everyRole) {
      expect([role, await allowedByFunctions(capability, role, { blocked: true })]).toEqual([role, false]);
      if (probe !== undefined) expect([role, allowedByRules(probe, role, { blocked: true })]).toEqual([role, false]);
    }
  });

  // spec: security.h3-factor
  test('is denied to staff that signed in without a second factor', async () => {
    const probe = enforcedByRules[capability];
    for (const role of roles.filter(isOfStaff)) {
      expect([role, await allowedByFunctions(capability, role, { secondFactor: false })]).toEqual([role, false]);
      if (probe !== undefined)
        expect([role, allowedByRules(probe, role, { secondFactor: false })]).toEqual([role, false]);
    }
  });
});

/** The strings in a list of the rules, also one that is written as a text and split. */
const textsIn = (expression: Expression): readonly string[] =>
  expression.kind === 'method' && expression.name === 'split' && expression.object.kind === 'literal'
    ? String(expression.object.value).split(' ')
    : expression.kind === 'list'
      ? expression.items.flatMap((item) =>
          item.kind === 'literal' && typeof item.value === 'string' ? [item.value] : [],
        )
      : [];

/** What a function of the rules returns. */
const functionInRules = (wanted: string): Expression | undefined =>
  parseRules(rulesSource).services[0]?.matches[0]?.functions.find(({ name }) => name === wanted)?.result;

/** The lists of a chain of cases, by the text that each case compares with; anything else has an empty list. */
function textsByCase(result: Expression | undefined): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  let rest: Expression | undefined = result;
  while (rest?.kind === 'ternary') {
    const { condition } = rest;
    // Those of staff stand behind the question for a second factor.
    if (rest.then.kind === 'ternary') {
      for (const [role, texts] of textsByCase(rest.then)) found.set(role, texts);
      rest = rest.otherwise;
      continue;
    }
    const text = condition.kind === 'binary' && condition.right.kind === 'literal' ? String(condition.right.value) : '';
    found.set(text, textsIn(rest.then));
    rest = rest.otherwise;
  }
  expect(rest).toMatchObject({ kind: 'list', items: [] });
  return found;
}

test('firestore.rules lists for each role the capabilities of roles.ts, as far as the rules enforce them', () => {
  const inRules = textsByCase(functionInRules('capabilitiesOf'));
  expect([...inRules.keys()].toSorted()).toEqual(roles.toSorted());
  for (const role of roles) {
    const enforced = capabilitiesOf[role].filter((capability) => enforcedByRules[capability] !== undefined);
    expect([role, inRules.get(role)]).toEqual([role, enforced]);
  }
});

test('firestore.rules grants by a right in a circle what circle-rights.ts does, as far as the rules enforce it', () => {
  const inRules = new Map<string, readonly string[]>();
  let rest: Expression | undefined = functionInRules('circleRightFor');
  while (rest?.kind === 'ternary') {
    const { condition, then } = rest;
    const right = then.kind === 'literal' ? String(then.value) : '';
    inRules.set(right, condition.kind === 'binary' && condition.operator === 'in' ? textsIn(condition.right) : []);
    rest = rest.otherwise;
  }
  expect(rest).toMatchObject({ kind: 'literal', value: null });
  expect([...inRules.keys()].toSorted()).toEqual(circleRights.toSorted());
  for (const right of circleRights) {
    const enforced = grantedBy[right].filter((granted) => enforcedByRules[granted] !== undefined);
    expect([right, inRules.get(right)]).toEqual([right, enforced]);
  }
});

test('the rules, the functions and the app use only existing capabilities, and all of them', async () => {
  const calls = [...rulesSource.matchAll(/\b(?:mayActFor\([^,()]+, |mayAsStaff\(|can\()'([^']+)'/g)].map(
    ([, name]) => name,
  );
  expect([...new Set(calls)].toSorted()).toEqual(Object.keys(enforcedByRules).toSorted());

  await import('#functions/index.ts');
  const required = [...requirements].filter(([, requires]) => requires.includes('.'));
  const byFunctions = Object.entries(enforcedByFunctions).flatMap(([capability, names]) =>
    (names ?? []).map((name): [string, string] => [name, capability]),
  );
  expect(required.toSorted()).toEqual(byFunctions.toSorted());
  expect([...new Set(requirements.values())].filter((requires) => !requires.includes('.')).toSorted()).toEqual([
    'nothing',
    'sign-in',
    'verified-mail',
  ]);

  const app = globSync(inProject('src/{app,features}/**/*.{ts,tsx}'))
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const quoted = everyCapability.filter((capability) => app.includes(`'${capability}'`));
  expect(quoted.toSorted()).toEqual([...enforcedByApp].toSorted());
  expect(app).not.toMatch(/role\s*[!=]==?\s*'(?:senior|admin)'/);
});

// A flood of a call that anyone can make takes no instance of a function that needs a sign-in (decision 63).
test('a call without a sign-in shares a function with its like only', async () => {
  const { visitorCallList } = await import('#functions/visitor-calls.ts');
  const { helperCallList } = await import('#functions/helper-calls.ts');
  await import('#functions/index.ts');
  const open = [...requirements].flatMap(([name, requires]) => (requires === 'nothing' ? [name] : []));
  const listed = [...visitorCallList, ...helperCallList].map(({ name }) => name);
  expect(listed.toSorted()).toEqual(open.toSorted());
});

// That a call which wants one refuses an older one: functions/src/shell/http/answer-call.test.ts.
// spec: security.staff-recent
test('exports, money that goes back or is corrected, roles and second factors want a recent sign-in, and nothing else', async () => {
  await import('#functions/index.ts');
  const wanting = (what: unknown) => [...recentSignIns].flatMap(([name, wants]) => (wants({ what }) ? [name] : []));
  const always = [
    'adjust-credits',
    'approve-adjustment',
    'change-staff-role',
    'confirm-refund-transfer',
    'refund-visit',
    'reset-second-factor',
  ];
  for (const what of bulkViews) {
    const logged = isExport(what) ? ['log-bulk-view'] : [];
    expect(wanting(what).toSorted(), what).toEqual([...always, ...logged].toSorted());
  }
  expect(bulkViews.filter((what) => !isExport(what))).toEqual(['people-search']);
});

test('only roles of the domain are accepted', () => {
  expect(roles satisfies readonly Role[]).toEqual(['senior', 'admin', 'dispatch', 'finance', 'family']);
});
