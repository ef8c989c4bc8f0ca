import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isTransient } from '#domain/error-codes.ts';
import { createAsVisitor } from './visitor-write.ts';

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const rejection = (code: number, status: string, headers = {}) =>
  json({ error: { code, message: 'for engineers', status } }, { status: code, headers });
const committed = () => json({ writeResults: [{ updateTime: '2027-03-01T10:00:00Z' }], commitTime: '2027' });

function serverAnswers(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const create = () => createAsVisitor('employer_tips', 'tip-1', { company: 'Elders', notes: null, test: true });

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT', 'madelief');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'a key');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a visitor’s document', () => {
  test('is created only if it does not exist, unauthenticated', async () => {
    const fetched = serverAnswers(committed);
    expect(await create()).toEqual({ ok: true, value: undefined });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe(
      'https://firestore.googleapis.com/v1/projects/madelief/databases/(default)/documents:commit?key=a%20key',
    );
    expect(init?.headers).toEqual({ 'content-type': 'text/plain' });
    expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toEqual({
      writes: [
        {
          update: {
            name: 'projects/madelief/databases/(default)/documents/employer_tips/tip-1',
            fields: { company: { stringValue: 'Elders' }, notes: { nullValue: null }, test: { booleanValue: true } },
          },
          currentDocument: { exists: false },
        },
      ],
    });
  });

  test('that already exists counts as stored', async () => {
    serverAnswers(() => rejection(409, 'ALREADY_EXISTS'));
    expect((await create()).ok).toBe(true);
  });

  test.each([
    ['PERMISSION_DENIED', 403, 'no-access'],
    ['INVALID_ARGUMENT', 400, 'invalid-input'],
  ] as const)('that the server refuses with %s goes back to the person', async (status, code, expected) => {
    serverAnswers(() => rejection(code, status));
    expect(await create()).toEqual({ ok: false, error: { code: expected } });
    expect(isTransient(expected)).toBe(false);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the sign-in page of a café', () => new Response('<!doctype html>Welkom', { status: 200 })],
    ['a proxy that refuses', () => new Response('Forbidden', { status: 403 })],
    ['somebody else’s JSON', () => json({ ok: true })],
    ['a busy document', () => rejection(409, 'ABORTED')],
    ['a server that is down', () => rejection(503, 'UNAVAILABLE')],
    ['a server that fails', () => rejection(500, 'INTERNAL')],
  ])('is tried again after %s', async (_, answer) => {
    serverAnswers(answer);
    const created = await create();
    expect(created.ok ? 'ok' : isTransient(created.error.code)).toBe(true);
  });

  test('keeps the wait that the server asks for', async () => {
    serverAnswers(() => rejection(429, 'RESOURCE_EXHAUSTED', { 'retry-after': '30' }));
    expect(await create()).toEqual({ ok: false, error: { code: 'too-many-requests', retryAfterSeconds: 30 } });
  });
});
