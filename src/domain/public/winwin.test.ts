import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loan, loanYield, target, targetPlans } from './winwin.ts';

const minCents = loan.minimumEuro * 100;
const maxCents = target.toEuro * 100;
const investments = fc.integer({ min: minCents, max: maxCents });

describe('loanYield', () => {
  // spec: 9.investors.returns 9.investors.worked-example
  test('reproduces the example of the specification: 10,000 gives 400 and 250, together 650, which is 6.5 %', () => {
    const example = loanYield(loan.exampleEuro * 100);
    expect(example).toEqual({
      investedCents: 10_000_00,
      yearlyInterestCents: 400_00,
      yearlyTaxCreditCents: 250_00,
      yearlyTotalCents: 650_00,
      totalCents: 4_550_00,
      guaranteedCents: 3_000_00,
      serviceCreditCents: 1_000_00,
    });
    expect(example.yearlyTotalCents / example.investedCents).toBe(0.065);
  });

  // spec: 9.investors.returns
  test.each([
    [1_000_00, 25_00, 100_00],
    [1_001_00, 25_02, 100_00],
    [1_999_99, 49_99, 100_00],
    [2_000_00, 50_00, 200_00],
  ])('%d cents give %d of tax credit a year, and %d of help at home', (invested, taxCredit, service) => {
    const { yearlyTaxCreditCents, serviceCreditCents } = loanYield(invested);
    expect([yearlyTaxCreditCents, serviceCreditCents]).toEqual([taxCredit, service]);
  });

  test('every amount is whole cents and never exceeds the exact percentage', () => {
    fc.assert(
      fc.property(investments, (invested) => {
        const { investedCents: _, ...amounts } = loanYield(invested);
        expect(Object.values(amounts).every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
        // In integers: 4 % and 2.5 % of a year, each rounded down by less than a cent.
        const exact = invested * 65;
        expect(amounts.yearlyTotalCents * 1000).toBeLessThanOrEqual(exact);
        expect(amounts.yearlyTotalCents * 1000).toBeGreaterThan(exact - 2000);
      }),
    );
  });
});

// spec: 9.investors.target
test('the plans go from 150,000 to 250,000 euro in steps of 50,000', () => {
  expect(targetPlans).toEqual([150_000, 200_000, 250_000]);
});
