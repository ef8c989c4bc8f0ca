import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  creditPresets,
  creditPurchaseRange,
  euroPerCredit,
  readCreditAmount,
  shownTransactions,
  stalePurchaseMinutes,
  transactionTypes,
} from './credits.ts';

// spec: 5.credits.amount
test.each([
  ['50', 50],
  [' 50 ', 50],
  ['1', 1],
  ['1000', 1000],
  ['1001', 1000],
  ['999999999', 1000],
  ['0', 1],
  ['007', 7],
])('%j is read as %d', (typed, amount) => {
  expect(readCreditAmount(typed)).toBe(amount);
});

// spec: 5.credits.invalid-amount
test.each([
  '',
  ' ',
  '-5',
  '+5',
  '1,5',
  '1.5',
  '1e3',
  '0x10',
  '5 euro',
  'vijftig',
  'Infinity',
  'NaN',
  '１０',
  '1 000',
  '1\u00a0000',
])('%j is no amount and becomes 1', (typed) => {
  expect(readCreditAmount(typed)).toBe(1);
});

test('an amount above the maximum becomes the maximum', () => {
  expect(readCreditAmount('1'.repeat(10))).toBe(1000);
  expect(readCreditAmount(`000${'9'.repeat(400)}`)).toBe(1000);
});

// spec: 5.credits.amount 9.credits.own-amount
test('any typed text gives a whole number between 1 and 1000', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)), (typed) => {
      const amount = readCreditAmount(typed);
      expect(Number.isInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(creditPurchaseRange.min);
      expect(amount).toBeLessThanOrEqual(creditPurchaseRange.max);
    }),
  );
});

// spec: 9.credits.value
test('every amount in range is parsed unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ ...creditPurchaseRange }), (amount) => readCreditAmount(String(amount)) === amount),
  );
  expect(euroPerCredit).toBe(1);
});

// spec: 9.credits.presets
test('the preset buttons are the six amounts of the price list, all within range', () => {
  expect(creditPresets).toEqual([20, 50, 100, 200, 400, 500]);
  for (const preset of creditPresets) expect(readCreditAmount(String(preset))).toBe(preset);
});

// spec: 9.credits.stale-and-list
test('a purchase is stale after an hour and ten transactions are shown', () => {
  expect([stalePurchaseMinutes, shownTransactions]).toEqual([60, 10]);
  // The five of the specification, staff's corrections, visits to which nobody came, money back for a visit, a fee for
  // paying late, and transfers.
  expect(new Set(transactionTypes).size).toBe(10);
});
