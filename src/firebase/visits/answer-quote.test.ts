import { beforeEach, expect, test, vi } from 'vitest';
import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import type { DispatchRejection } from '#domain/dispatch/rejections.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { answerQuote } from './answer-quote.ts';

const server = vi.hoisted(() => ({ answers: [] as Result<DispatchAnswer, DomainError>[], renewals: 0 }));

vi.mock('../functions.ts', () => ({
  callFunction: () => Promise.resolve(server.answers.shift() ?? ok({ outcome: 'done', revision: 2 })),
}));
vi.mock('../auth/auth.ts', () => ({
  renewSignIn: () => {
    server.renewals += 1;
    return Promise.resolve(ok(undefined));
  },
}));

beforeEach(() => Object.assign(server, { answers: [], renewals: 0 }));

const give = () => answerQuote({ request_id: 'a', command_id: 'b', number: 1, answer: 'yes' });

test('an answer that counts', async () => {
  server.answers.push(err({ code: 'sign-in-expired' }));
  expect(await give()).toEqual(ok(undefined));
  expect(server.renewals).toBe(1);
});

test.each<[DispatchRejection, string]>([
  ['quote-replaced', 'quote-replaced'],
  ['quote-answered', 'quote-answered'],
  ['request-cancelled', 'quote-gone'],
  ['not-found', 'quote-gone'],
])('the decision %s is the rejection %s', async (code, expected) => {
  server.answers.push(ok({ outcome: 'rejected', code, conflict: null }));
  expect(await give()).toEqual(err({ code: expected }));
});

test('a failure to reach the server is no decision', async () => {
  server.answers.push(err({ code: 'server-unavailable', retryAfterSeconds: 5 }));
  expect(await give()).toEqual(err({ code: 'server-unavailable', retryAfterSeconds: 5 }));
});
