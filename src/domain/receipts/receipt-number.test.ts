import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  keptUntil,
  monthOf,
  monthsAfter,
  readNumber,
  receiptNumber,
  receiptNumberAt,
  statementNumber,
  statementNumberAt,
  yearOf,
} from './receipt-number.ts';

test('a number says its series and its place, and sorts like its place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 99_999 }), (one, other) => {
      const [first, second] = [receiptNumberAt('2026', one), receiptNumberAt('2026', other)];
      expect(readNumber(first)).toEqual({ series: '2026', place: one });
      expect(receiptNumber.safeParse(first).success).toBe(true);
      expect(first < second).toBe(one < other);
      const statement = statementNumberAt('2026-10', one);
      expect(readNumber(statement)).toEqual({ series: '2026-10', place: one });
      expect(statementNumber.safeParse(statement).success).toBe(true);
    }),
  );
});

test('a series that is full is a failure, and not a longer number', () => {
  expect(() => receiptNumberAt('2026', 1_000_000)).toThrow('full');
});

test('year and month are those of Brussels, and ten years count from the end of the year', () => {
  const newYear = new Date('2026-12-31T23:00:00Z');
  expect([yearOf(newYear), monthOf(newYear), keptUntil(newYear)]).toEqual(['2027', '2027-01', '2037-12-31']);
  expect([monthsAfter('2026-12', 1), monthsAfter('2027-01', -1), monthsAfter('2026-03', 0)]).toEqual([
    '2027-01',
    '2026-12',
    '2026-03',
  ]);
});
