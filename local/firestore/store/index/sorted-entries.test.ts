import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SortedEntries } from './sorted-entries.ts';
import type { Entry } from './sorted-entries.ts';

const entryOf = (number: number, element: boolean): Entry<number> => ({
  item: number,
  element: element ? { kind: 'integer', value: BigInt(number) } : null,
});
const positionFor =
  ({ item }: Entry<number>) =>
  (other: number): number =>
    other - item;

/** More entries than a chunk holds, put in and taken out in any order. */
const count = 3_000;

it('keeps any number of entries in order, like a sorted list', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: count }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 2, max: 9 }),
      fc.tuple(fc.nat({ max: count }), fc.nat({ max: count })),
      fc.boolean(),
      (atFirst, step, kept, [one, other], isBackward) => {
        const all = Array.from({ length: count }, (_, index) => entryOf(index, step % 2 === 0));
        const entries = new SortedEntries(positionFor, all.slice(0, atFirst));
        // 3000 and 7919 have no common divisor: each once, in no order.
        const rest = all.slice(atFirst).map((_, index, { length }) => atFirst + ((index * 7919 * step) % length));
        const added = new Set(rest);
        for (const number of added) entries.insert(all[number] ?? entryOf(number, false));
        const numbers = [...new Set([...Array.from({ length: atFirst }, (_, index) => index), ...added])];
        const removed = numbers.filter((number) => number % kept !== 0);
        for (const number of removed) entries.delete(all[number] ?? entryOf(number, false));

        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const expected = numbers
          .filter((number) => number % kept === 0 && number >= low && number < high)
          .sort((a, b) => (isBackward ? b - a : a - b));
        const position = (number: number): number => (number < low ? -1 : number >= high ? 1 : 0);
        expect([...entries.within(position, isBackward)]).toEqual(expected);
      },
    ),
    { numRuns: 100 },
  );
});

it('refuses to delete what it does not hold', () => {
  const entries = new SortedEntries(positionFor, []);
  entries.insert(entryOf(1, false));
  expect(() => entries.delete(entryOf(2, false))).toThrow('lacks');
});
