import { describe, expect, test } from 'vitest';
import type { PlannerItem, PlannerRow } from './planner-types.ts';
import { afterWalk, besideItem, entryItem } from './walk.ts';

const item = (id: string, from: number): PlannerItem => ({
  ...{ id, from, to: from + 60, lines: [id], rest: '' },
  ...{ tone: 'success', movable: true },
});
const row = (id: string, ...days: readonly (readonly PlannerItem[])[]): PlannerRow => ({
  ...{ id, name: id, note: '', link: null },
  cells: days.map((items, index) => ({ column: String(index), items, off: [], offWords: '' })),
});

const rows = [
  row('a', [item('a-early', 540), item('a-late', 900)], [item('a-next-day', 600)]),
  row('empty', [], []),
  row('b', [], [item('b-early', 480), item('b-late', 960)]),
];

describe('the arrow keys', () => {
  test.each([
    ['a-early', 'ArrowRight', 'a-late'],
    ['a-late', 'ArrowRight', 'a-next-day'],
    ['a-next-day', 'ArrowRight', 'a-next-day'],
    ['a-early', 'ArrowLeft', 'a-early'],
    ['a-next-day', 'Home', 'a-early'],
    ['a-early', 'End', 'a-next-day'],
    // Over the empty row, to the nearest in time.
    ['a-next-day', 'ArrowDown', 'b-early'],
    ['b-late', 'ArrowUp', 'a-next-day'],
    ['b-late', 'ArrowDown', 'b-late'],
  ])('from %s with %s to %s', (from, key, to) => {
    expect(afterWalk(rows, from, key)).toBe(to);
  });

  test('other keys mean nothing', () => {
    expect(afterWalk(rows, 'a-early', 'x')).toBeNull();
  });
});

test('Tab enters at the active item while it is there', () => {
  expect(entryItem(rows, 'b-late')).toBe('b-late');
  expect(entryItem(rows, 'gone')).toBe('a-early');
  expect(entryItem([], null)).toBeNull();
});

test('one after the other goes through all rows', () => {
  expect(besideItem(rows, null, 1)).toBe('a-early');
  expect(besideItem(rows, 'a-next-day', 1)).toBe('b-early');
  expect(besideItem(rows, 'a-early', -1)).toBe('a-early');
});
