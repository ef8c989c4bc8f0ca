import { expect, test } from 'vitest';
import { listedCents } from '../requests/listed-cents.ts';
import { checkQuote, type TypedQuote, variantsOf } from './check-quote.ts';

const typed: TypedQuote = { variant: 'no-car', euroPerHour: '18', minutes: 120, reason: '' };

test('the price of the list needs no reason', () => {
  expect(listedCents('groceries', 'no-car')).toBe(1800);
  expect(checkQuote('groceries', typed)).toEqual({
    price: { variant: 'no-car', cents_per_hour: 1800, minutes: 120 },
    problems: [],
  });
});

test('another price needs a reason', () => {
  expect(checkQuote('groceries', { ...typed, euroPerHour: '17,50' }).problems).toEqual(['reason-missing']);
  expect(checkQuote('groceries', { ...typed, euroPerHour: '17,50', reason: '  ' }).problems).toEqual([
    'reason-missing',
  ]);
  expect(checkQuote('groceries', { ...typed, euroPerHour: '17,50', reason: 'Oud tarief' })).toEqual({
    price: { variant: 'no-car', cents_per_hour: 1750, minutes: 120 },
    problems: [],
  });
});

test.each([
  ['achttien', 'price-invalid'],
  ['', 'price-invalid'],
  ['4,99', 'price-outside'],
  ['100,01', 'price-outside'],
] as const)('%j is no price', (euroPerHour, problem) => {
  const { price, problems } = checkQuote('groceries', { ...typed, euroPerHour, reason: 'x' });
  expect(price).toBeNull();
  expect(problems).toEqual([problem]);
});

test('a visit lasts half an hour to twelve', () => {
  expect(checkQuote('groceries', { ...typed, minutes: 29 }).problems).toEqual(['minutes-invalid']);
  expect(checkQuote('groceries', { ...typed, minutes: 721 }).problems).toEqual(['minutes-invalid']);
});

test('a service that staff added has no list: any price needs a reason', () => {
  expect(variantsOf('piano')).toEqual([]);
  expect(checkQuote('piano', { ...typed, variant: 'standard' }).problems).toEqual(['reason-missing']);
});
