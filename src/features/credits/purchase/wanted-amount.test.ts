import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditPresets } from '#domain/credits/credits.ts';
import { isBuyable, correctedAmount, ownAmount, wantedAmount, needsCorrection } from './wanted-amount.ts';

test('no choice is 0, a preset is its number', () => {
  expect(wantedAmount(null, '50')).toBe(0);
  expect(creditPresets.map((preset) => wantedAmount(`${preset}`, 'x'))).toEqual([...creditPresets]);
});

// spec: 5.credits.invalid-amount
test.each([
  ['', 0, '1'],
  ['0', 0, '1'],
  ['-5', 0, '1'],
  ['12,50', 0, '1'],
  ['vijftig', 0, '1'],
  ['1001', 0, '1000'],
  ['1', 1, '1'],
  [' 75 ', 75, '75'],
  ['007', 7, '7'],
  ['1000', 1000, '1000'],
])('%j is %d while typing, and %s on blur', (typed, wanted, corrected) => {
  expect(wantedAmount(ownAmount, typed)).toBe(wanted);
  expect(correctedAmount(typed)).toBe(corrected);
  expect(needsCorrection(typed)).toBe(wanted === 0);
});

test('the corrected amount can be bought, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(isBuyable(wantedAmount(ownAmount, correctedAmount(typed)))).toBe(true);
    }),
  );
});
