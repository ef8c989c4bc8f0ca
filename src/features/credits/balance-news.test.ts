import { expect, test } from 'vitest';
import type { DomainError } from '#domain/error-codes.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { nothingTold, watchBalance } from './balance-news.ts';
import type { Credits } from './queries.ts';

const opened = 1000;

const known = (balance: number, savedAt: number, error: DomainError | null = null): CachedState<Credits> => ({
  status: 'ready',
  value: { balance, transactions: [] },
  savedAt,
  error,
});

const follow = (...states: readonly CachedState<Credits>[]) => {
  let watch = nothingTold;
  return states.map((state) => {
    watch = watchBalance(watch, state, opened);
    return watch.news;
  });
};

test('the first answer is no news, a change is, and the same again is not told anew', () => {
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

test('the copy of an earlier day makes no news of what changed since then', () => {
  expect(follow(known(20, 500), known(70, 1100))).toEqual([null, null]);
});

test('without a network the copy is what one knows: what the server says later is news', () => {
  const news = follow(known(20, 500), known(20, 500, { code: 'network' }), known(70, 1900));
  expect(news).toEqual([null, null, { difference: 50, balance: 70 }]);
});
