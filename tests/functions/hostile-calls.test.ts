import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import * as contracts from '#domain/contracts/accounts.ts';
import { collections } from '#domain/collections.ts';
import { textLimits } from '#domain/field-types.ts';
import { inProject, nodeBinary, projectId } from '#local/project.ts';
import { staf } from '#local/seed/accounts.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { removeRecord, storedAccount } from './stored-account.ts';

const firebase = inject('firebase');
const { confirmAccount, registerAccount, sendPasswordResetMail, sendVerificationMail } = contracts;

const details: contracts.RegistrationDetails = {
  first_name: 'Godelieve',
  last_name: 'Peeters',
  phone_number: '0470 12 34 56',
  city: '9000',
  full_address: 'Molenstraat 5',
  name_city: 'Gent',
  language: 'NL',
};
const wish = { email: 'niemand@madelief.test', language: 'NL' };

const functions = [
  { contract: registerAccount, valid: details },
  { contract: confirmAccount, valid: { details } },
  { contract: sendVerificationMail, valid: wish },
  { contract: sendPasswordResetMail, valid: wish },
] as const;

/** Word for word: whatever was sent, nothing of it and nothing of what is stored comes back. */
const malformed =
  '{"error":{"code":"invalid-input","message":"The request does not fit the contract of this function."}}';

/** A fresh senior of whom all is stored, one without a record, one who is not verified, and staff. */
const people = new Map<string, { readonly who: Pick<Person, 'uid' | 'email'>; readonly actor: Actor }>();
const snapshot = () => Promise.all([...people.values()].map(({ who }) => storedAccount(firebase, who.uid, who.email)));

beforeAll(async () => {
  const add = async (name: string, person: Person) =>
    people.set(name, { who: person, actor: await signInAs(firebase, person, person.password) });
  await add('Maria', await createPerson(firebase));
  await add('nobody’s record', await createPerson(firebase, { user: null, profile: false }));
  await add('not verified', await createPerson(firebase, { user: null, profile: false, emailVerified: false }));
  people.set('staff', { who: staf, actor: await signInAs(firebase, staf) });
}, 60_000);

const hostileKey = fc.oneof(
  fc.constantFrom('role', 'status', 'id', 'uid', 'email', 'is_admin', '__proto__', 'constructor', 'toString'),
  fc.string({ maxLength: 20 }),
);
const hostileValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('', 'admin', 'verified', 1e308, 'x'.repeat(400), '\ud800', { toString: 'x' }),
);

/** What is nearly right: one field changed, left out or added, at the top or one level down. */
function nearly(valid: object): fc.Arbitrary<string> {
  const entries = Object.entries(valid);
  const changed = fc
    .tuple(fc.nat(entries.length - 1), hostileValue)
    .map(([at, value]) => entries.map((entry, index): [string, unknown] => (index === at ? [entry[0], value] : entry)));
  const shorter = fc.nat(entries.length - 1).map((at) => entries.filter((_, index) => index !== at));
  const longer = fc.tuple(hostileKey, hostileValue).map((entry): [string, unknown][] => [...entries, entry]);
  // By hand, because an object made here would swallow a key such as __proto__.
  return fc
    .oneof(changed, shorter, longer)
    .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`);
}

function payloads({ contract, valid }: (typeof functions)[number]): fc.Arbitrary<string> {
  const inner = 'details' in valid ? nearly(valid.details).map((text) => `{"details":${text}}`) : nearly(valid);
  return fc
    .oneof(fc.json(), nearly(valid), inner)
    .filter((text) => /^\s*[[{]/.test(text) && !contract.input.safeParse(JSON.parse(text)).success);
}

describe.each(functions)('$contract.name', (definition) => {
  const { contract, valid } = definition;

  test('whoever sends what does not fit is told the same, and changes nothing', async () => {
    const before = await snapshot();
    const actors = [null, ...[...people.values()].map(({ actor }) => actor)];
    await fc.assert(
      fc.asyncProperty(payloads(definition), fc.constantFrom(...actors), async (body, actor) => {
        const { status, text } = await callAs(firebase, actor, contract, null, { body });
        expect([status, text]).toEqual([400, malformed]);
      }),
      { numRuns: 40 },
    );
    expect(await snapshot()).toEqual(before);
  });

  test('other methods, types, origins and sizes are refused, in JSON', async () => {
    const maria = people.get('Maria')?.actor ?? null;
    const as = (sending: Parameters<typeof callAs>[4]) => callAs(firebase, maria, contract, valid, sending);
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect([method, (await as({ method })).status]).toEqual([method, 405]);
    }
    expect((await as({ headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await as({ headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(415);
    expect((await as({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await as({ body: JSON.stringify({ ...valid, more: 'x'.repeat(40_000) }) })).status).toBe(413);
    const preflight = await as({ method: 'OPTIONS', headers: { origin: 'https://elders.test' } });
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('what is no JSON at all is refused without a stack', async () => {
    for (const body of ['{"email":', 'null', '"text"', '', Uint8Array.of(0x7b, 0xff, 0x7d)]) {
      const { status, text } = await callAs(firebase, null, contract, null, { body });
      expect(status).toBe(400);
      expect(text).not.toMatch(/node_modules|\.js:|at Object/);
    }
  });
});

test('every text that the contract lets through can be stored, and is stored as it was sent', async () => {
  const person = await createPerson(firebase, { user: null, profile: false });
  const actor = await signInAs(firebase, person, person.password);
  // A sign that people see as one counts as several.
  const text = (max: number, min = 1) =>
    fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.floor(max / 4) });
  const anyDetails = fc.record({
    first_name: text(textLimits.name),
    last_name: text(textLimits.name),
    phone_number: text(textLimits.phone),
    city: text(textLimits.postalCode),
    full_address: text(textLimits.street, 0),
    name_city: text(textLimits.town, 0),
    language: fc.constantFrom('NL', 'FR', 'EN'),
    test: fc.constantFrom(true, null),
  });
  await fc.assert(
    fc.asyncProperty(
      anyDetails.filter((input) => registerAccount.input.safeParse(input).success),
      async (input) => {
        await removeRecord(firebase, person.uid);
        expect((await callAs(firebase, actor, registerAccount, input)).status).toBe(200);
        expect((await storedAccount(firebase, person.uid, person.email)).user).toMatchObject(input);
      },
    ),
    // Fewer than one account may call in ten minutes.
    { numRuns: 15 },
  );
});

test('a script that calls with one account is stopped, and told for how long', async () => {
  const person = await createPerson(firebase);
  const actor = await signInAs(firebase, person, person.password);
  const statuses: number[] = [];
  for (let call = 0; call < 41; call += 1) {
    const { status, headers } = await callAs(firebase, actor, confirmAccount, {});
    statuses.push(status);
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), 429]);
});

describe('past the functions', () => {
  const write = (
    actor: Actor,
    path: string,
    fields: Readonly<Record<string, string>>,
    mask: readonly string[] = [],
  ) => {
    const query = mask.map((field) => `updateMask.fieldPaths=${field}`).join('&');
    const values = Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]);
    return fetch(
      `http://${firebase.firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/${path}?${query}`,
      {
        method: 'PATCH',
        headers: { authorization: `Bearer ${actor.idToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ fields: Object.fromEntries(values) }),
      },
    );
  };

  test('nobody sets a role, a status, a counter, a mail or somebody else’s record by hand', async () => {
    const maria = people.get('Maria');
    const nobody = people.get('nobody’s record');
    if (maria === undefined || nobody === undefined) throw new Error('they were made before all');
    const own = `${collections.interimUsers}/${maria.who.uid}`;
    const { test: _real, ...told } = details;
    const record = { ...told, id: nobody.who.uid, email: nobody.who.email };
    const before = await snapshot();
    const statuses = await Promise.all([
      write(maria.actor, own, { role: 'admin' }, ['role']),
      write(maria.actor, own, { status: 'pending_verification' }, ['status']),
      write(maria.actor, own, { email: 'staf@madelief.test' }, ['email']),
      write(maria.actor, `${collections.interimUsers}/${staf.uid}`, { first_name: 'Mallory' }, ['first_name']),
      write(maria.actor, `${collections.interimUsers}/${nobody.who.uid}`, { ...record, role: 'senior' }),
      write(nobody.actor, `${collections.interimUsers}/${nobody.who.uid}`, {
        ...record,
        role: 'admin',
        status: 'pending_verification',
      }),
      write(nobody.actor, `${collections.interimUsers}/${nobody.who.uid}`, {
        ...record,
        role: 'senior',
        status: 'verified',
      }),
      write(maria.actor, `${collections.seniorProfiles}/${staf.uid}`, { senior_name: 'Mallory' }),
      write(maria.actor, `${collections.rateLimits}/0`, { count: '0' }),
      write(maria.actor, `${collections.mail}/0`, { to: 'staf@madelief.test' }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 403));
    expect(await snapshot()).toEqual(before);
  });
});

describe('the functions as they are deployed', () => {
  const load = (environment: Record<string, string>) =>
    promisify(execFile)(
      nodeBinary,
      ['--input-type=module', '--eval', `await import(${JSON.stringify(inProject('functions', 'lib', 'index.js'))})`],
      { env: { PATH: process.env['PATH'], GCLOUD_PROJECT: 'madelief-production', ...environment } },
    );

  test('start in production, and not with the settings of an emulator', async () => {
    await load({ K_SERVICE: 'confirmaccount' });
    await expect(load({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).rejects.toThrow(
      'Emulator settings have no place here: FIREBASE_AUTH_EMULATOR_HOST',
    );
    await expect(load({ FUNCTIONS_EMULATOR: 'true' })).rejects.toThrow('FUNCTIONS_EMULATOR');
  });
});
