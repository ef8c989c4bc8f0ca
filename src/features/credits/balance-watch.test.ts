import { expect, test } from 'vitest';
import type { DomainError } from '#domain/error-codes.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { initialBalanceWatch, watchBalance } from './balance-watch.ts';
import type { Credits } from './queries.ts';

const opened = 1000;

const known = (balance: number, savedAt: number, error: DomainError | null = null): CachedState<Credits> => ({
  status: 'ready',
  value: { cents: balance, transactions: [] },
  savedAt,
  error,
});

const follow = (...states: readonly CachedState<Credits>[]) => {
  let watch = initialBalanceWatch;
  return states.map((state) => {
    watch = watchBalance(watch, state, opened);
    return watch.change;
  });
};

test('the first answer is no change, a different balance is, and the same balance again is not', () => {
  const [, , first, again, more] = follow(
    { status: 'loading' },
    known(20, 1100),
    known(70, 1200),
    known(70, 1300),
    known(60, 1400),
  );
  expect(first).toEqual({ difference: 50, balance: 70 });
  expect(again).toBe(first);
  expect(more).toEqual({ difference: -10, balance: 60 });
});

test('a cached balance of an earlier day is not compared with', () => {
  expect(follow(known(20, 500), known(70, 1100))).toEqual([null, null]);
});

test('a cached balance that is shown offline is compared with the later answer of the server', () => {
  const change = follow(known(20, 500), known(20, 500, { code: 'network' }), known(70, 1900));
  expect(change).toEqual([null, null, { difference: 50, balance: 70 }]);
});
