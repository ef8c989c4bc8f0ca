import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { functionContract } from '#domain/contracts/function-contract.ts';
import { callFunctionAsVisitor } from './visitor-functions.ts';

vi.mock('./auth/connect-auth.ts', () => {
  throw new Error('a stranger needs no SDK');
});

afterEach(() => vi.unstubAllGlobals());

test('a call is unauthenticated and needs no SDK', async () => {
  const weigh = functionContract({
    name: 'weigh-letter',
    input: z.strictObject({ grams: z.int() }),
    output: z.strictObject({ stamps: z.int() }),
  });
  const fetched = vi.fn<typeof fetch>(async () => new Response('{"stamps":1}'));
  vi.stubGlobal('fetch', fetched);
  expect(await callFunctionAsVisitor(weigh, { grams: 20 })).toEqual({ ok: true, value: { stamps: 1 } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/functions/weigh-letter');
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({
    'content-type': 'application/json',
    'x-request-id': expect.stringMatching(/^[\da-f]{8}-/),
  });
});
