import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { functionContract } from '#domain/contracts/function-contract.ts';
import { functionErrorSchema } from '#domain/contracts/function-error.ts';
import { ok } from '#domain/result.ts';
import type { Accounts } from '#functions/gateways/accounts.ts';
import type { Limit } from '#functions/gateways/evaluate-limit.ts';
import type { Identity } from '#functions/gateways/authentication.ts';
import { anHttpCall } from '#tests/builders/http-call.ts';
import { reject } from '../answer.ts';
import type { LogFields } from '../redact.ts';
import type { Services } from '../services.ts';
import { answerCall } from './answer-call.ts';
import type { Requirement } from './caller.ts';
import type { HttpCall } from './http-call.ts';
import type { CallHandler } from './http-function.ts';

const weighInput = z.strictObject({ grams: z.int(), to: z.string() });
const weighOutput = z.strictObject({ stamps: z.int() });
const weigh = functionContract({ name: 'weigh-letter', input: weighInput, output: weighOutput });
const letter = { grams: 20, to: 'Kerkstraat 12' };
const now = new Date('2027-01-04T10:00:00Z');
const maria: Identity = {
  uid: 'maria',
  email: 'maria@madelief.test',
  emailVerified: true,
  secondFactor: false,
  signedInAt: now,
};
const withSecondFactor: Identity = { ...maria, secondFactor: true };
const mariaForHerself = { ...forSelf('maria'), email: 'maria@madelief.test', emailVerified: true };
const signedIn = { authorization: 'Bearer a.b.c' };

/** A service that fails the test when it is called. */
const nothing: object = new Proxy({}, { get: () => () => Promise.reject(new Error('not for this function')) });

interface Situation {
  readonly requires?: Requirement;
  readonly identity?: Identity | 'sign-in-expired' | 'account-disabled' | Error;
  readonly role?: string | null;
  readonly sessionsValidFrom?: unknown;
  readonly blocked?: unknown;
  readonly isOurApp?: boolean | Error;
  readonly usedUp?: boolean;
  readonly wantsRecentSignIn?: boolean;
  readonly handler?: CallHandler<typeof weighInput, typeof weighOutput, Requirement>;
}

async function send(
  call: HttpCall,
  {
    requires = 'nothing',
    identity = maria,
    role = 'senior',
    blocked,
    sessionsValidFrom,
    isOurApp = true,
    usedUp = false,
    wantsRecentSignIn = false,
    handler,
  }: Situation = {},
) {
  const lines: { event: string; fields: LogFields }[] = [];
  const write = (event: string, fields: LogFields = {}): void => void lines.push({ event, fields });
  const taken: Limit[] = [];
  const asked: string[] = [];
  const shown: (string | undefined)[] = [];
  const looked: string[] = [];
  const own: Partial<Services> = {
    accounts: {
      ...(nothing as Accounts),
      standingOf: async (uid) => {
        looked.push(uid);
        return { role, blocked, sessionsValidFrom };
      },
    },
    appCheck: {
      admits: async (token) => {
        shown.push(token);
        if (isOurApp instanceof Error) throw isOurApp;
        return isOurApp;
      },
    },
    authentication: {
      identify: async (idToken) => {
        asked.push(idToken);
        if (identity instanceof Error) throw identity;
        return identity;
      },
    },
    clock: { now: () => now },
    log: { info: write, error: write },
    rateLimits: {
      take: async (limits, now) => {
        taken.push(...limits);
        return usedUp ? { kind: 'rejected', retryAfterSeconds: 42 } : { kind: 'counted', since: now, alarms: [] };
      },
    },
  };
  // Services that the shell itself does not use.
  const services = new Proxy(own as Services, { get: (all, name): unknown => Reflect.get(all, name) ?? nothing });
  const run = vi.fn<NonNullable<Situation['handler']>>(handler ?? (async () => ok({ stamps: 1 })));
  const load = vi.fn<() => Promise<typeof run>>(async () => run);
  const answered = await answerCall(
    { contract: weigh, requires, load, wantsRecentSignIn: ({ grams }) => wantsRecentSignIn && grams > 0 },
    call,
    services,
    'request-1',
  );
  return { ...answered, json: JSON.parse(answered.body) as unknown, lines, taken, asked, looked, shown, run, load };
}

const codeIn = (body: unknown) => functionErrorSchema.parse(body).error.code;

describe('a valid call', () => {
  test('is answered by its handler, and logged without its input', async () => {
    const { status, json, headers, run, lines } = await send(anHttpCall(letter));
    expect([status, json]).toEqual([200, { stamps: 1 }]);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    expect(run).toHaveBeenCalledExactlyOnceWith(letter, null, expect.anything());
    expect(lines).toEqual([
      {
        event: 'call answered',
        fields: { function: 'weigh-letter', requestId: 'request-1', durationMs: 0, status: 200 },
      },
    ]);
  });

  test('has no CORS headers', async () => {
    const { headers } = await send(anHttpCall(letter));
    expect(Object.keys(headers).some((name) => name.startsWith('access-control'))).toBe(false);
  });
});

describe('the caller', () => {
  const call = (headers: Record<string, string> = signedIn) => anHttpCall(letter, { headers });

  test('a handler that requires a sign-in gets the caller of the token', async () => {
    for (const requires of ['sign-in', 'verified-mail'] as const) {
      const { status, run, asked } = await send(call(), { requires });
      expect([status, asked]).toEqual([200, ['a.b.c']]);
      expect(run.mock.calls[0]?.[1]).toEqual(mariaForHerself);
    }
  });

  test('a public function reads no token', async () => {
    const { status, asked, run } = await send(call({ authorization: 'Bearer nonsense' }), { requires: 'nothing' });
    expect([status, asked]).toEqual([200, []]);
    expect(run.mock.calls[0]?.[1]).toBeNull();
  });

  test.each<
    [what: string, headers: Record<string, string>, identity: Situation['identity'], status: number, code: string]
  >([
    ['a call without a token', {}, maria, 401, 'not-signed-in'],
    ['a malformed token', { authorization: 'Bearer a b c' }, maria, 401, 'sign-in-expired'],
    ['another authorization scheme', { authorization: 'Basic bWFyaWE6' }, maria, 401, 'sign-in-expired'],
    ['a token that was revoked', signedIn, 'sign-in-expired', 401, 'sign-in-expired'],
    ['a disabled account', signedIn, 'account-disabled', 403, 'account-disabled'],
    ['an address that is not verified', signedIn, { ...maria, emailVerified: false }, 403, 'email-not-verified'],
    ['an account without an address', signedIn, { ...maria, email: undefined }, 403, 'no-access'],
    ['an id that is a path', signedIn, { ...maria, uid: 'maria/../staf' }, 403, 'no-access'],
  ])('%s is rejected', async (_what, headers, identity, status, code) => {
    const refused = await send(call(headers), { requires: 'verified-mail', ...(identity && { identity }) });
    expect([refused.status, codeIn(refused.json)]).toEqual([status, code]);
    expect([refused.run.mock.calls, refused.taken]).toEqual([[], []]);
  });

  test('a function with a capability serves a role that has it, by the account’s record', async () => {
    const { status, run, looked } = await send(call(), { requires: 'credits.buy' });
    expect([status, looked]).toEqual([200, ['maria']]);
    expect(run.mock.calls[0]?.[1]).toEqual(mariaForHerself);
    expect((await send(call(), { requires: 'nothing', role: null })).looked).toEqual([]);
    for (const requires of ['sign-in', 'verified-mail'] as const) {
      expect([requires, (await send(call(), { requires, role: null })).status]).toEqual([requires, 200]);
    }
  });

  test('a function for staff rejects a senior without revealing whom it serves', async () => {
    const refused = await send(call(), { requires: 'dispatch.assign' });
    expect([refused.status, codeIn(refused.json)]).toEqual([403, 'no-access']);
    const identity = withSecondFactor;
    expect((await send(call(), { requires: 'dispatch.assign', role: 'admin', identity })).status).toBe(200);
  });

  test('staff without a second factor is served by nothing that is staff’s', async () => {
    const refused = await send(call(), { requires: 'dispatch.assign', role: 'admin' });
    expect([refused.status, codeIn(refused.json)]).toEqual([403, 'second-factor-needed']);
    expect([refused.run.mock.calls, refused.taken]).toEqual([[], []]);
  });

  // spec: security.staff-recent
  test('what wants a recent sign-in refuses one of eleven minutes ago, and no other call', async () => {
    const signedInAt = new Date(now.getTime() - 11 * 60_000);
    const situation = {
      requires: 'ledger.adjust',
      role: 'admin',
      identity: { ...withSecondFactor, signedInAt },
    } as const;
    const refused = await send(call(), { ...situation, wantsRecentSignIn: true });
    expect([refused.status, codeIn(refused.json)]).toEqual([403, 'recent-login-needed']);
    expect([refused.run.mock.calls, refused.taken]).toEqual([[], []]);
    expect((await send(call(), situation)).status).toBe(200);
    const atOnce = { ...situation, identity: withSecondFactor, wantsRecentSignIn: true };
    expect((await send(call(), atOnce)).status).toBe(200);
  });

  // Also where Auth does not know that the session was ended (docs/decisions/0108-ended-sessions.md).
  test('a session from before the sessions of its account were ended is refused by every function with a sign-in', async () => {
    const seconds = Math.floor(now.getTime() / 1000);
    for (const requires of ['sign-in', 'verified-mail', 'dispatch.assign'] as const) {
      const situation = { requires, role: 'admin', identity: withSecondFactor } as const;
      for (const sessionsValidFrom of [seconds + 1, null, 'never']) {
        const refused = await send(call(), { ...situation, sessionsValidFrom });
        expect([refused.status, codeIn(refused.json)]).toEqual([401, 'sign-in-expired']);
        expect([refused.run.mock.calls, refused.taken]).toEqual([[], []]);
      }
      expect((await send(call(), { ...situation, sessionsValidFrom: seconds })).status).toBe(200);
    }
  });

  test.each([true, null, 'no', 0])(
    'an account with blocked: %j is rejected by every function that requires a sign-in, even with a valid token',
    async (blocked) => {
      for (const requires of ['sign-in', 'verified-mail', 'credits.buy', 'dispatch.assign'] as const) {
        for (const role of ['senior', 'admin']) {
          const refused = await send(call(), { requires, role, blocked });
          expect([refused.status, codeIn(refused.json)]).toEqual([403, 'account-blocked']);
          expect([refused.run.mock.calls, refused.taken]).toEqual([[], []]);
        }
      }
      expect((await send(call(), { requires: 'nothing', blocked })).status).toBe(200);
    },
  );

  test('an account that is no longer blocked is served', async () => {
    expect((await send(call(), { requires: 'credits.buy', blocked: false })).status).toBe(200);
  });

  test.each(['admin', 'student', 'SENIOR', '', 'constructor', null])(
    'a function for seniors rejects the role %j, before anything is counted',
    async (role) => {
      const refused = await send(call(), { requires: 'credits.buy', role });
      expect([refused.status, codeIn(refused.json)]).toEqual([403, 'not-a-senior']);
      expect([refused.run.mock.calls, refused.taken]).toEqual([[], []]);
    },
  );

  test('an unverified address is rejected before its record is read', async () => {
    const refused = await send(call(), { requires: 'credits.buy', identity: { ...maria, emailVerified: false } });
    expect([refused.status, codeIn(refused.json), refused.looked]).toEqual([403, 'email-not-verified', []]);
  });
});

describe('App Check', () => {
  const appCheck = { 'x-firebase-appcheck': 'a.b.c' };

  test('verifies the token of the page', async () => {
    expect((await send(anHttpCall(letter, { headers: appCheck }))).shown).toEqual(['a.b.c']);
  });

  test('rejects other clients before authentication and limits', async () => {
    const refused = await send(anHttpCall(letter, { headers: signedIn }), {
      requires: 'verified-mail',
      isOurApp: false,
    });
    expect([refused.status, codeIn(refused.json), refused.shown]).toEqual([401, 'app-not-verified', [undefined]]);
    expect([refused.asked, refused.taken, refused.run.mock.calls]).toEqual([[], [], []]);
  });

  test('answers that a retry may succeed while it is unreachable', async () => {
    const isOurApp = Object.assign(new Error('no keys'), { code: 'app/network-error' });
    expect(await send(anHttpCall(letter), { isOurApp })).toMatchObject({ status: 503 });
  });
});

describe('limits', () => {
  test('count the address, its network, the function as a whole and the account', async () => {
    const call = anHttpCall(letter, { headers: { ...signedIn, 'x-forwarded-for': '10.0.0.1, 192.0.2.7' } });
    const { taken } = await send(call, { requires: 'sign-in' });
    expect(taken.map(({ name, subject }) => [name, subject])).toEqual([
      ['weigh-letter/address', '192.0.2.7'],
      ['weigh-letter/network', '192.0.2'],
      ['weigh-letter/total', ''],
      ['weigh-letter/account', 'maria'],
    ]);
  });

  // spec: security.h2-counter
  test('no counter is written more than about once a second, however many calls it admits', async () => {
    const { taken } = await send(anHttpCall(letter, { headers: signedIn }), { requires: 'sign-in' });
    for (const { most, withinSeconds, shards = 1 } of taken) {
      expect(most / withinSeconds / shards).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    ['sign-in', 'senior', 40],
    ['credits.buy', 'senior', 40],
    ['dispatch.move', 'admin', 600],
  ] as const)('of an account: a function that requires %s', async (requires, role, most) => {
    const identity = withSecondFactor;
    const { taken } = await send(anHttpCall(letter, { headers: signedIn }), { requires, role, identity });
    expect(taken.find(({ name }) => name === 'weigh-letter/account')?.most).toBe(most);
  });

  test('reject with the time to wait, without an effect', async () => {
    const { status, json, headers, run } = await send(anHttpCall(letter), { usedUp: true });
    expect([status, codeIn(json), headers['retry-after']]).toEqual([429, 'too-many-requests', '42']);
    expect(run).not.toHaveBeenCalled();
  });
});

test('invalid input is rejected before anything is loaded, read or counted', async () => {
  for (const [status, call] of [
    [405, anHttpCall(letter, { method: 'GET' })],
    [415, anHttpCall(letter, { headers: { 'content-type': 'text/plain' } })],
    [403, anHttpCall(letter, { headers: { 'sec-fetch-site': 'cross-site' } })],
    [413, anHttpCall({ ...letter, to: 'x'.repeat(40_000) })],
    [400, anHttpCall({ ...letter, to: 12 })],
  ] as const) {
    const refused = await send(call, { requires: 'verified-mail' });
    expect([refused.status, codeIn(refused.json)]).toEqual([status, status === 403 ? 'no-access' : 'invalid-input']);
    expect([refused.load.mock.calls, refused.asked, refused.taken]).toEqual([[], [], []]);
  }
  expect((await send(anHttpCall(letter, { method: 'GET' }))).headers['allow']).toBe('POST');
});

describe('errors', () => {
  test('a domain error of the handler is answered by its code', async () => {
    const refused = await send(anHttpCall(letter), { handler: async () => reject('too-many-mails', 7) });
    expect([refused.status, codeIn(refused.json), refused.headers['retry-after']]).toEqual([
      429,
      'too-many-mails',
      '7',
    ]);
  });

  test('a bug is a 500 without details; its place is logged, its message is not', async () => {
    const handler = () => Promise.reject(new TypeError('no stamps for Kerkstraat 12'));
    const { status, json, body, lines } = await send(anHttpCall(letter), { handler });
    expect([status, codeIn(json)]).toEqual([500, 'unknown']);
    expect(lines[0]).toMatchObject({ event: 'call failed', fields: { reason: 'TypeError', status: 500 } });
    expect(lines[0]?.fields.where).toMatch(/answer-call\.test/);
    expect(body + JSON.stringify(lines)).not.toMatch(/Kerkstraat|stamps for/);
  });

  test('an outage is a 503 with Retry-After', async () => {
    const outage = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });
    for (const situation of [
      { handler: () => Promise.reject(outage) },
      { requires: 'verified-mail', identity: Object.assign(new Error(''), { code: 'app/network-error' }) },
    ] as const) {
      const { status, json, headers } = await send(anHttpCall(letter, { headers: signedIn }), situation);
      expect([status, codeIn(json), headers['retry-after']]).toEqual([503, 'server-unavailable', '5']);
    }
  });

  test('output that does not fit the contract is not sent', async () => {
    const handler = async () => ok({ stamps: 1, address: 'Kerkstraat 12' } as { stamps: number });
    const { status, json, body } = await send(anHttpCall(letter), { handler });
    expect([status, codeIn(json)]).toEqual([500, 'unknown']);
    expect(body).not.toContain('Kerkstraat');
  });
});
