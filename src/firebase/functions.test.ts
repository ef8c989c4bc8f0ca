import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { functionContract } from '#domain/contracts/function-contract.ts';
import { type ErrorCode, isTransient } from '#domain/error-codes.ts';
import { callFunction } from './functions.ts';

const session = vi.hoisted(() => ({ idToken: null as string | null, refuses: null as Error | null }));

vi.mock('./auth/connect-auth.ts', () => ({
  connectAuth: () => ({
    authStateReady: async () => undefined,
    get currentUser() {
      return session.idToken === null
        ? null
        : { getIdToken: async () => (session.refuses ? Promise.reject(session.refuses) : session.idToken) };
    },
  }),
}));

const weigh = functionContract({
  name: 'weigh-letter',
  input: z.strictObject({ grams: z.int() }),
  output: z.strictObject({ stamps: z.int() }),
});

function serverAnswers(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const refusal = (code: string, init: ResponseInit) => json({ error: { code, message: 'for engineers' } }, init);
const page = (init?: ResponseInit) => new Response('<!doctype html><p>Welkom op onze wifi', init);

const call = () => callFunction(weigh, { grams: 20 });

async function codeOf(): Promise<string> {
  const answered = await call();
  return answered.ok ? 'ok' : answered.error.code;
}

afterEach(() => {
  session.idToken = null;
  session.refuses = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const minted = /^[\da-f]{8}-/;

describe('a call', () => {
  test('goes to the path of the contract on our own host, unauthenticated', async () => {
    const fetched = serverAnswers(() => json({ stamps: 1 }));
    expect(await call()).toEqual({ ok: true, value: { stamps: 1 } });
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/functions/weigh-letter');
    expect(init).toMatchObject({ method: 'POST', body: '{"grams":20}', redirect: 'error' });
    expect(init?.headers).toEqual({
      'content-type': 'application/json',
      'x-request-id': expect.stringMatching(minted),
    });
  });

  test('carries the id of its command with each try, so that log lines about one tap are found together', async () => {
    const fetched = serverAnswers(() => json({ stamps: 1 }));
    const command_id = '7d3f0f3e-5c7a-4c7e-9b39-000000000001';
    const post = functionContract({ ...weigh, input: z.strictObject({ command_id: z.string() }) });
    for (let tries = 0; tries < 2; tries += 1) await callFunction(post, { command_id });
    expect(fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-request-id'))).toEqual([
      command_id,
      command_id,
    ]);
  });

  test('carries the ID token of the signed-in user', async () => {
    session.idToken = 'token-of-maria';
    const fetched = serverAnswers(() => json({ stamps: 1 }));
    await call();
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer token-of-maria' });
  });

  test('is not made when the session cannot be renewed', async () => {
    session.idToken = 'old';
    session.refuses = Object.assign(new Error('expired'), { code: 'auth/user-token-expired' });
    const fetched = serverAnswers(() => json({ stamps: 1 }));
    expect(await codeOf()).toBe('sign-in-expired');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a rejection', () => {
  test('returns the domain’s code', async () => {
    serverAnswers(() => refusal('email-not-verified', { status: 403 }));
    expect(await call()).toEqual({ ok: false, error: { code: 'email-not-verified' } });
  });

  test('returns the wait that the server asks for', async () => {
    serverAnswers(() => refusal('too-many-requests', { status: 429, headers: { 'retry-after': '42' } }));
    expect(await call()).toEqual({ ok: false, error: { code: 'too-many-requests', retryAfterSeconds: 42 } });
  });

  test.each(['soon', '-3', 'Sat, 21 Nov 2026 17:00:00 GMT', 'Infinity'])(
    'with Retry-After %s has no wait',
    async (wait) => {
      serverAnswers(() => refusal('server-unavailable', { status: 503, headers: { 'retry-after': wait } }));
      expect(await call()).toEqual({ ok: false, error: { code: 'server-unavailable' } });
    },
  );
});

describe('an answer that is not ours', () => {
  test.each<[what: string, answer: () => Response, expected: ErrorCode]>([
    ['a sign-in page of a hotspot', () => page(), 'network'],
    ['a hotspot that refuses', () => page({ status: 403 }), 'network'],
    ['a proxy whose server is down', () => page({ status: 502 }), 'server-unavailable'],
    ['a front end that has had enough', () => page({ status: 429 }), 'too-many-requests'],
    ['half an answer', () => new Response('{"stamps":'), 'network'],
    ['nothing at all', () => new Response(''), 'network'],
    ['an answer of another shape', () => json({ stamps: 'many' }), 'server-unavailable'],
    ['an answer with more than was agreed', () => json({ stamps: 1, address: 'Kerkstraat' }), 'server-unavailable'],
    ['a code that nobody knows', () => refusal('teapot', { status: 503 }), 'server-unavailable'],
  ])('%s', async (_what, answer, expected) => {
    serverAnswers(answer);
    expect(await codeOf()).toBe(expected);
    expect(isTransient(expected)).toBe(true);
  });

  test('no network', async () => {
    serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await codeOf()).toBe('network');
  });

  test('no answer within twenty seconds', async () => {
    vi.useFakeTimers();
    serverAnswers(() => new Promise<Response>(() => undefined));
    const answered = codeOf();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answered).toBe('network');
  });
});
