import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { confirmAccount, registerAccount } from '#domain/contracts/accounts.ts';
import { functionErrorSchema, statusOfCode } from '#domain/contracts/function-error.ts';
import { textLimits } from '#domain/field-types.ts';
import { region } from '#functions/shell/region.ts';
import { projectId } from '#build/project.ts';
import { createPerson } from '../people/create-person.ts';
import { signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { type Cast, createActors, traces } from './hostile/actors.ts';
import { everyContract } from './hostile/every-contract.ts';
import { malformed, nearMisses } from './hostile/near-misses.ts';
import { validCalls } from './hostile/valid-calls.ts';
import { block, removeRecord, storedAccount } from './stored-account.ts';

const firebase = inject('firebase');
const contracts = await everyContract();

/** Exact texts: an answer contains nothing of the input and nothing of the stored data. */
const refusedAsMalformed =
  '{"error":{"code":"invalid-input","message":"The request does not fit the contract of this function."}}';

type Sending = NonNullable<Parameters<typeof callAs>[4]>;

interface RefusedRequest {
  readonly what: string;
  readonly status: number;
  readonly code?: string;
  readonly sending: (valid: object) => Sending;
}

const refusedRequests: readonly RefusedRequest[] = [
  ...['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
    ...{ what: method, status: 405 },
    sending: () => ({ method }),
  })),
  ...['text/plain', 'application/x-www-form-urlencoded', 'text/html', 'nonsense'].map((type) => ({
    ...{ what: type, status: 415 },
    sending: () => ({ headers: { 'content-type': type } }),
  })),
  ...[40_000, 3_000_000].map((length) => ({
    ...{ what: `${length} characters`, status: 413 },
    sending: (valid: object) => ({ body: JSON.stringify({ ...valid, more: 'x'.repeat(length) }) }),
  })),
  {
    ...{ what: 'another site', status: 403, code: 'no-access' },
    sending: () => ({ headers: { 'sec-fetch-site': 'cross-site' } }),
  },
  {
    ...{ what: 'an unknown charset', status: 400 },
    sending: () => ({ headers: { 'content-type': 'application/json; charset=klingon' }, body: '{"half":' }),
  },
];

const bodiesWithoutInput = ['{"email":', '{', 'null', '"text"', 'geen JSON', '', Uint8Array.of(0x7b, 0xff, 0x7d)];

/** All functions share one shell: each gets a third of these, and its neighbours in the folder of contracts the rest. */
const ownShare = <Each>(all: readonly Each[], name: string): readonly Each[] =>
  all.filter((_, at) => (at + contracts.findIndex((each) => each.name === name)) % 3 === 0);

let cast: Cast;
let stored: unknown;

beforeAll(async () => {
  cast = await createActors(firebase);
  stored = await traces(firebase, cast);
});

/** Since the last time: a change fails the test that made it, and no other. */
async function expectNothingChanged(): Promise<void> {
  const before = stored;
  stored = await traces(firebase, cast);
  expect(stored).toEqual(before);
}

/** The valid call of a function. @throws for a new function without one. */
function validCallOf(name: string) {
  const call = validCalls(cast)[name];
  if (call === undefined) throw new Error(`tests/functions/hostile/valid-calls.ts has no call of ${name}`);
  return call;
}

function expectNoLeak(text: string): void {
  expect(text).not.toMatch(/node_modules|\.js:|at Object|Error:/);
  for (const secret of cast.secrets) expect(text).not.toContain(secret);
}

test('every function that a page can call takes part, and each of its fields is corrupted', () => {
  expect(contracts.length).toBeGreaterThanOrEqual(10);
  const names = contracts.map(({ name }) => name).toSorted();
  expect(Object.keys(validCalls(cast)).toSorted()).toEqual(names);
  for (const { name, input } of contracts) {
    const valid = validCallOf(name).input;
    expect([name, input.safeParse(valid).success]).toEqual([name, true]);
    expect(nearMisses(input, valid).length).toBeGreaterThan(20);
  }
});

describe.each(contracts)('$name', (contract) => {
  const { name, input } = contract;

  test('an invalid input gets a uniform answer, and changes nothing', async () => {
    const { input: valid } = validCallOf(name);
    const actors = fc.constantFrom(...cast.actors.values());
    await fc.assert(
      fc.asyncProperty(malformed(input, valid), actors, async (body, actor) => {
        const { status, text } = await callAs(firebase, actor, contract, null, { body });
        expect([status, text]).toEqual([400, refusedAsMalformed]);
      }),
      // That a function checks by its own contract; what every contract refuses is a property of read-input.ts.
      { numRuns: 12 },
    );
    await expectNothingChanged();
  });

  // spec: security.breach-11
  test('a caller without access gets a fixed answer, and changes nothing', async () => {
    const { input: valid, refused } = validCallOf(name);
    for (const [role, actor] of cast.actors) {
      const code = refused[role];
      if (code === undefined) continue;
      const { status, text } = await callAs(firebase, actor, contract, valid);
      expect([role, status, functionErrorSchema.parse(JSON.parse(text)).error.code]).toEqual([
        role,
        statusOfCode[code],
        code,
      ]);
      expectNoLeak(text);
    }
    await expectNothingChanged();
  });

  // spec: security.low-json
  test('other methods, types, origins and sizes are refused, in JSON', async () => {
    const { input: valid } = validCallOf(name);
    const maria = cast.actors.get('Maria') ?? null;
    const as = (sending: Sending) => callAs(firebase, maria, contract, valid, sending);
    for (const { what, status: expected, code, sending } of ownShare(refusedRequests, name)) {
      const { status, text, headers } = await as(sending(valid));
      expect([what, status, headers.get('content-type')]).toEqual([what, expected, 'application/json; charset=utf-8']);
      expect([what, functionErrorSchema.parse(JSON.parse(text)).error.code]).toEqual([what, code ?? 'invalid-input']);
      expectNoLeak(text);
    }
    const preflight = await as({ method: 'OPTIONS', headers: { origin: 'https://elders.test' } });
    expect([...preflight.headers.keys()].filter((each) => each.startsWith('access-control'))).toEqual([]);
    for (const body of ownShare(bodiesWithoutInput, name)) {
      const { status, text } = await callAs(firebase, null, contract, null, { body });
      expect([body, status, text]).toEqual([body, 400, refusedAsMalformed]);
    }
    await expectNothingChanged();
  });
});

// spec: security.low-json
test('an unknown path, and a body with a broken compression, are answered in JSON as well', async () => {
  for (const path of ['/functions/no-such-function', '/functions/a/b', '/functions/purchase-credits/x']) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(firebase.appOrigin + path, { method, ...(method === 'POST' && { body: '{' }) });
      const { code } = functionErrorSchema.parse(await answer.json()).error;
      expect([path, method, answer.status, code]).toEqual([path, method, 404, 'not-found']);
    }
  }
  const direct = `http://127.0.0.1:${firebase.ports.functions}/${projectId}/${region}/paymentCalls/purchase-credits`;
  for (const encoding of ['gzip', 'br', 'nonsense']) {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const answer = await fetch(direct, { method: 'POST', headers, body: '{"amount":' });
    expect([encoding, answer.status, await answer.text()]).toEqual([encoding, 400, refusedAsMalformed]);
  }
});

// spec: security.m2
test('a blocked account is rejected with a valid token, and served again after unblocking', async () => {
  const person = await createPerson(firebase);
  const actor = await signInAs(firebase, person, person.password);
  const own = `service_requests/${randomUUID()}`;
  expect((await callAs(firebase, actor, confirmAccount, {})).status).toBe(200);
  expect((await actor.read(`user_credits/${person.uid}`)).status).toBe(404);
  await block(firebase, person.uid);
  expect(await callAs(firebase, actor, confirmAccount, {})).toMatchObject({ status: 403, outcome: 'account-blocked' });
  expect((await actor.read(`user_credits/${person.uid}`)).status).toBe(403);
  expect((await actor.read(own)).status).toBe(403);
  expect((await actor.read(`interim_users/${person.uid}`)).status).toBe(200);
  await block(firebase, person.uid, false);
  expect((await callAs(firebase, actor, confirmAccount, {})).status).toBe(200);
  expect((await actor.read(`user_credits/${person.uid}`)).status).toBe(404);
});

test('every text that the contract accepts can be stored, and is stored as it was sent', async () => {
  const person = await createPerson(firebase, { user: null, profile: false });
  const actor = await signInAs(firebase, person, person.password);
  // One visible character can be several code units.
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

test('a script that calls with one account is limited, with the time to wait', async () => {
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
