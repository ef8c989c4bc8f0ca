import { expect, test } from 'vitest';
import { createRowKeeper } from './keep-rows.ts';
import type { PlannerRow } from './planner-types.ts';

const rows = (changed: number, title = 'Maria'): readonly PlannerRow[] =>
  Array.from({ length: 40 }, (_, index) => ({
    ...{ id: `row-${index}`, name: `Student ${index}`, note: '', link: null },
    cells: Array.from({ length: 5 }, (__, day) => ({
      ...{ column: String(day), off: [], offWords: '' },
      items: [
        {
          ...{ id: `${index}-${day}`, from: 540, to: 600, rest: '', tone: 'success' as const, movable: true },
          lines: [index === changed && day === 2 ? title : 'Jan'],
        },
      ],
    })),
  }));

test('of 200 items one changes: one row of forty is another object, and so is drawn again', () => {
  const keep = createRowKeeper();
  const before = keep(rows(7));
  expect(keep(rows(7))).toEqual(before);
  expect(keep(rows(7)).every((row, index) => row === before[index])).toBe(true);
  const after = keep(rows(7, 'Rosa'));
  expect(after.filter((row, index) => row !== before[index]).map(({ id }) => id)).toEqual(['row-7']);
});

test('rows that are gone are forgotten', () => {
  const keep = createRowKeeper();
  const [first] = keep(rows(0));
  keep([]);
  expect(keep(rows(0))[0]).not.toBe(first);
});
