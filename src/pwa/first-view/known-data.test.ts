import { expect, test } from 'vitest';
import { isAllKnown } from './known-data.ts';

const shows = (...all: readonly unknown[]) => isAllKnown({ findAll: () => all.map((data) => ({ state: { data } })) });

const known = { known: { value: 1, savedAt: 1 }, error: null };
const failed = { known: null, error: { code: 'network' } };

test('a screen is known once each of its reads has a copy, an answer or a failure', () => {
  expect(shows()).toBe(true);
  expect(shows(known, failed)).toBe(true);
  expect(shows(known, undefined)).toBe(false);
  expect(shows({ known: null, error: null })).toBe(false);
});
