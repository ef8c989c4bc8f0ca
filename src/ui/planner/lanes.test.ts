import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';

test('what overlaps is in lanes of its own, and what follows takes the first free one', () => {
  const spans = [
    { from: 540, to: 660 },
    { from: 600, to: 630 },
    { from: 630, to: 720 },
    { from: 660, to: 700 },
  ];
  expect(lanesOf(spans, 0)).toEqual([0, 1, 1, 0]);
  // A short one takes the room in which it can be read and pressed.
  expect(lanesOf(spans, 45)).toEqual([0, 1, 2, 0]);
  expect(lanesOf([], 45)).toEqual([]);
});

test('no two of one lane overlap, and there are as many as overlap at one moment', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 1300 }), fc.integer({ min: 1, max: 140 }))
    .map(([from, minutes]) => ({ from, to: from + minutes }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 30 }), (any) => {
      const spans = any.toSorted((one, other) => one.from - other.from);
      const lanes = lanesOf(spans, 0);
      const at = (minute: number) => spans.filter(({ from, to }) => from <= minute && minute < to).length;
      expect(Math.max(0, ...lanes.map((lane) => lane + 1))).toBe(Math.max(0, ...spans.map(({ from }) => at(from))));
      spans.forEach((one, index) =>
        spans.forEach((other, second) => {
          if (index === second || lanes[index] !== lanes[second]) return;
          expect(one.to <= other.from || other.to <= one.from).toBe(true);
        }),
      );
    }),
  );
});
