import { expect, test } from 'vitest';
import { minuteAt } from './drag-control.ts';

const cell = { left: 100, width: 1400 };
const day = { from: 7 * 60, to: 21 * 60 };

test.each([
  [100, 7 * 60],
  [300, 9 * 60],
  // To the nearest quarter.
  [311, 9 * 60],
  [314, 9 * 60 + 15],
  // Never before the day begins, nor so late that nothing can begin.
  [-5000, 0],
  [9000, 23 * 60 + 45],
])('what is let go at %d px begins at minute %d', (left, minute) => {
  expect(minuteAt(left, cell, day)).toBe(minute);
});
