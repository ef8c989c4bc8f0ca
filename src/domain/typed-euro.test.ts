import { expect, test } from 'vitest';
import { readEuro } from './typed-euro.ts';

test.each([
  ['18', 1800],
  ['18,5', 1850],
  ['18.50', 1850],
  ['€ 18,-', 1800],
  ['18 euro', 1800],
  ['1.500,50', 150_050],
  ['achttien', null],
  ['18,505', 1_850_500],
  ['-18', null],
  ['', null],
])('%j', (typed, cents) => {
  expect(readEuro(typed)).toBe(cents);
});
