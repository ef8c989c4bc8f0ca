import { expect, test } from 'vitest';
import { createWaitingCounts } from './app-badge.ts';

function setUp() {
  const shown: (number | 'none')[] = [];
  const badged = {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push('none'),
  };
  return { shown, counts: createWaitingCounts(() => badged) };
}

test('the badge shows the sum of what waits, and is set again only when it changes', () => {
  const { shown, counts } = setUp();
  counts.set('quotes', 2);
  counts.set('visit-1', 1);
  counts.set('visit-1', 1);
  counts.set('quotes', 0);
  counts.set('visit-1', 0);
  expect(shown).toEqual([2, 3, 1, 'none']);
});

test('the badge of before is taken away where nothing waits, and when the person leaves', () => {
  const { shown, counts } = setUp();
  counts.set('quotes', 0);
  counts.set('quotes', 4);
  counts.clear();
  expect(shown).toEqual(['none', 4, 'none']);
});

test('a browser without badges, or one that refuses, is no failure', () => {
  const refusing = { setAppBadge: () => Promise.reject(new Error('not installed')) };
  expect(() => createWaitingCounts(() => refusing).set('quotes', 1)).not.toThrow();
  expect(() => createWaitingCounts(() => ({})).set('quotes', 1)).not.toThrow();
});
