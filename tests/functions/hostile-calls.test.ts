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

let cast: Cast;

beforeAll(async () => {
  cast = await createActors(firebase);
});

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
    const before = await traces(firebase, cast);
    const { input: valid } = validCallOf(name);
    const actors = fc.constantFrom(...cast.actors.values());
    await fc.assert(
      fc.asyncProperty(malformed(input, valid), actors, async (body, actor) => {
        const { status, text } = await callAs(firebase, actor, contract, null, { body });
        expect([status, text]).toEqual([400, refusedAsMalformed]);
      }),
      { numRuns: 30 },
    );
    expect(await traces(firebase, cast)).toEqual(before);
  });

  // spec: security.breach-11
  test('a caller without access gets a fixed answer, and changes nothing', async () => {
    const before = await traces(firebase, cast);
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
    expect(await traces(firebase, cast)).toEqual(before);
  });

  // spec: security.low-json
  test('other methods, types, origins and sizes are refused, in JSON', async () => {
    const before = await traces(firebase, cast);
    const { input: valid } = validCallOf(name);
    const maria = cast.actors.get('Maria') ?? null;
    const as = (sending: Parameters<typeof callAs>[4]) => callAs(firebase, maria, contract, valid, sending);
    const expectCode = async (what: string, expected: number, sending: Parameters<typeof callAs>[4], code?: string) => {
      const { status, text, headers } = await as(sending);
      expect([what, status, headers.get('content-type')]).toEqual([what, expected, 'application/json; charset=utf-8']);
      expect([what, functionErrorSchema.parse(JSON.parse(text)).error.code]).toEqual([what, code ?? 'invalid-input']);
      expectNoLeak(text);
    };
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) await expectCode(method, 405, { method });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html', 'nonsense']) {
      await expectCode(type, 415, { headers: { 'content-type': type } });
    }
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
    await expectCode('another site', 403, crossSite, 'no-access');
    await expectCode('too much', 413, { body: JSON.stringify({ ...valid, more: 'x'.repeat(40_000) }) });
    await expectCode('far too much', 413, { body: JSON.stringify({ ...valid, more: 'x'.repeat(3_000_000) }) });
    const unknownCharset = { 'content-type': 'application/json; charset=klingon' };
    await expectCode('an unknown charset', 400, { headers: unknownCharset, body: '{"half":' });
    const preflight = await as({ method: 'OPTIONS', headers: { origin: 'https://elders.test' } });
    expect([...preflight.headers.keys()].filter((each) => each.startsWith('access-control'))).toEqual([]);
    for (const body of ['{"email":', '{', 'null', '"text"', 'geen JSON', '', Uint8Array.of(0x7b, 0xff, 0x7d)]) {
      const { status, text } = await callAs(firebase, null, contract, null, { body });
      expect([body, status, text]).toEqual([body, 400, refusedAsMalformed]);
    }
    expect(await traces(firebase, cast)).toEqual(before);
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
