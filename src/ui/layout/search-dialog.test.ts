import { expect, test } from 'vitest';
import { movedTo } from './search-dialog.tsx';

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['PageDown', 0, 3, 2],
  ['PageUp', 2, 3, 0],
  ['ArrowDown', 0, 0, null],
  ['x', 1, 3, null],
])('%s at %i of %i leads to %s', (key, place, count, expected) => {
  expect(movedTo(key, place, count)).toBe(expected);
});
