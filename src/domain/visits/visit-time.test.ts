import { expect, test } from 'vitest';
import { isTimeOnClock } from './visit-time.ts';

test.each([
  ['2026-03-29', '01:59', true],
  ['2026-03-29', '02:00', false],
  ['2026-03-29', '02:30', false],
  ['2026-03-29', '03:00', true],
  // Twice on the clock in the night that winter time begins.
  ['2026-10-25', '02:30', true],
  ['2026-03-28', '02:30', true],
])('%s %s is on the clock in Brussels: %s', (day, time, isThere) => {
  expect(isTimeOnClock(day, time)).toBe(isThere);
});
