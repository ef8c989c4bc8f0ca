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
      for (const series of ['2026', '2027']) {
        const [first, second] = [receiptNumberAt(series, one), receiptNumberAt(series, other)];
        expect(readNumber(first)).toEqual({ series, place: one });
        expect(receiptNumber.safeParse(first).success).toBe(true);
        expect(first < second).toBe(one < other);
        const month = `${series}-10`;
        const statement = statementNumberAt(month, one);
        expect(readNumber(statement)).toEqual({ series: month, place: one });
        expect(statementNumber.safeParse(statement).success).toBe(true);
      }
    }),
  );
});

test('a series that is full is a failure, and not a longer number', () => {
  expect(() => receiptNumberAt('2026', 1_000_000)).toThrow('full');
  expect(() => receiptNumberAt('2027', 100_000_000)).toThrow('full');
});

test('from 2027 on, a year has room for the receipts of 50,000 visits a day, and a month for a million statements', () => {
  expect([receiptNumberAt('2026', 12), receiptNumberAt('2027', 12)]).toEqual(['2026-000012', '2027-00000012']);
  expect(receiptNumberAt('2027', 365 * 75_000)).toBe('2027-27375000');
  expect([statementNumberAt('2026-12', 7), statementNumberAt('2027-01', 1_500_000)]).toEqual([
    '2026-12-00007',
    '2027-01-1500000',
  ]);
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
