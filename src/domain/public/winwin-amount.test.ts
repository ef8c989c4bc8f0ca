import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loan, target } from './winwin.ts';
import { readInvestment } from './winwin-amount.ts';

const minCents = loan.minimumEuro * 100;
const maxCents = target.toEuro * 100;
const investments = fc.integer({ min: minCents, max: maxCents });

describe('readInvestment', () => {
  test.each([
    ['10000', 10_000_00],
    ['10.000', 10_000_00],
    ['10,000', 10_000_00],
    [' 10 000 ', 10_000_00],
    ['10\u00a0000', 10_000_00],
    ['10\u202f000 euro', 10_000_00],
    ['€ 10.000', 10_000_00],
    ['10.000 €', 10_000_00],
    ['EUR 10000', 10_000_00],
    ['10.000,-', 10_000_00],
    ['1.500,50', 1_500_50],
    ['1,500.50', 1_500_50],
    ['1500,5', 1_500_50],
    ['1000', 1_000_00],
    ['250.000', 250_000_00],
  ])('%j is %d cents', (typed, cents) => {
    expect(readInvestment(typed)).toEqual({ ok: true, cents });
  });

  // spec: 9.investors.loan
  test.each([
    ['', 'not-an-amount'],
    [' ', 'not-an-amount'],
    ['€', 'not-an-amount'],
    ['veel', 'not-an-amount'],
    ['-10000', 'not-an-amount'],
    ['1e5', 'not-an-amount'],
    ['10.00.000', 'not-an-amount'],
    ['1000,555,5', 'not-an-amount'],
    ['0x3e8', 'not-an-amount'],
    ['٣٠٠٠', 'not-an-amount'],
    ['0', 'too-little'],
    ['999,99', 'too-little'],
    ['1.000', 'fine'],
    ['250.000,01', 'too-much'],
    ['9'.repeat(400), 'too-much'],
  ])('%j: %s', (typed, verdict) => {
    const read = readInvestment(typed);
    expect(read.ok ? 'fine' : read.problem).toBe(verdict);
  });

  test('parses every amount as formatted in either language', () => {
    fc.assert(
      fc.property(investments, fc.constantFrom('nl-BE', 'en-GB', 'fr-BE'), (cents, locale) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(readInvestment(written)).toEqual({ ok: true, cents });
      }),
    );
  });

  test('never throws on typed text', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = readInvestment(typed);
        expect(read.ok ? read.cents >= minCents && read.cents <= maxCents : read.problem.length > 0).toBe(true);
      }),
    );
  });
});
