import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { attemptOf, unansweredAfter } from './command-attempt.ts';

test('after a lost answer the same command is sent with the same id, and another one with its own', () => {
  let minted = 0;
  const mint = () => `id-${(minted += 1)}`;
  const first = attemptOf({ request_id: 'a', revision: 1 }, null, mint);
  expect(attemptOf({ request_id: 'a', revision: 1 }, first, mint).commandId).toBe('id-1');
  expect(attemptOf({ request_id: 'a', revision: 2 }, first, mint).commandId).toBe('id-2');
  expect(attemptOf({ request_id: 'a', revision: 1 }, null, mint).commandId).toBe('id-3');
});

test('an attempt stays open where the answer does not say whether it was done', () => {
  const attempt = { input: '{}', commandId: 'id-1' };
  expect(unansweredAfter(attempt, err({ code: 'network' }))).toBe(attempt);
  expect(unansweredAfter(attempt, err({ code: 'no-access' }))).toBeNull();
  expect(unansweredAfter(attempt, ok(null))).toBeNull();
});
