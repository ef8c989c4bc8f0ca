import { expect, test } from 'vitest';
import { formatEuro, formatPercent } from './format-euro.ts';

test.each([
  [0, '0 euro', '0 euro'],
  [650, '6,50 euro', '6.50 euro'],
  [100_00, '100 euro', '100 euro'],
  [1_000_00, '1.000 euro', '1,000 euro'],
  [10_000_00, '10.000 euro', '10,000 euro'],
  [250_000_05, '250.000,05 euro', '250,000.05 euro'],
])('%d cents', (cents, dutch, english) => {
  expect(formatEuro(cents, 'nl').replaceAll('\u00a0', ' ')).toBe(dutch);
  expect(formatEuro(cents, 'en').replaceAll('\u00a0', ' ')).toBe(english);
});

test('a percentage uses the decimal separator of the language', () => {
  expect([formatPercent(2.5, 'nl'), formatPercent(30, 'nl')]).toEqual(['2,5\u00a0%', '30\u00a0%']);
  expect(formatPercent(6.5, 'en')).toBe('6.5%');
});
