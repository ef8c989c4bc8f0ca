import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreedLateFeeCents, lateFeeCents, legalLateFeeCents, noShowCents, terms } from './terms.ts';

// spec: 9.terms.payment 9.terms.free-cancellation 9.terms.non-circumvention 9.terms.minimum-age
test('the numbers of the terms are those of the specification', () => {
  expect(terms).toMatchObject({
    paymentDays: 14,
    reminderDays: 14,
    freeCancellationHours: 72,
    noShowMinimumEuro: 20,
    nonCircumventionMonths: 12,
    breachEuro: 5000,
    minimumAge: 18,
  });
});

describe('lateFeeCents', () => {
  // spec: 9.terms.reminder-costs
  test.each([
    [0, 0],
    [1, 20_00],
    [150_00, 20_00],
    [150_01, 30_00],
    [300_00, 30_00],
    [300_01, 30_00],
    [400_00, 40_00],
    [800_00, 80_00],
    [800_20, 80_01],
    // From here the law allows less than was agreed.
    [1_234_56, 101_72],
    [2_000_00, 140_00],
    [3_199_99, 199_99],
    [3_200_00, 200_00],
    [10_000_00, 200_00],
  ])('for %d cents they are %d', (due, fee) => {
    expect(lateFeeCents(due)).toBe(fee);
  });

  // spec: 9.terms.reminder-costs
  test('they are whole cents, never decrease with the amount due, and are capped at the ceiling', () => {
    const cents = fc.integer({ min: 1, max: 100_000_00 });
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const fees = [lateFeeCents(less), lateFeeCents(more)] as const;
        expect(fees.every((fee) => Number.isInteger(fee) && fee >= 20_00 && fee <= 200_00)).toBe(true);
        expect(fees[0]).toBeLessThanOrEqual(fees[1]);
      }),
    );
  });

  test('they are the lower of what was agreed and what the law allows, and nothing without a debt', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_00, max: 100_000_00 }), (due) => {
        const fee = lateFeeCents(due);
        expect([agreedLateFeeCents(due), legalLateFeeCents(due)]).toContain(fee);
        expect(fee).toBeLessThanOrEqual(Math.min(agreedLateFeeCents(due), legalLateFeeCents(due)));
        expect(fee > 0).toBe(due > 0);
      }),
    );
  });
});

describe('legalLateFeeCents', () => {
  test.each([
    [0, 0],
    [1, 20_00],
    [150_00, 20_00],
    [150_01, 30_00],
    [150_10, 30_01],
    [500_00, 65_00],
    [500_01, 65_00],
    [500_20, 65_01],
    [39_200_00, 2_000_00],
    [100_000_00, 2_000_00],
  ])('for %d cents the law allows %d', (due, fee) => {
    expect(legalLateFeeCents(due)).toBe(fee);
  });

  test('it never decreases with the debt, and never exceeds its maximum', () => {
    const cents = fc.integer({ min: 1, max: 100_000_00 });
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(legalLateFeeCents(less)).toBeLessThanOrEqual(legalLateFeeCents(more));
        expect(legalLateFeeCents(more)).toBeLessThanOrEqual(2_000_00);
      }),
    );
  });
});

// spec: 9.terms.no-show
test.each([
  [1, 15, 20_00],
  [2, 15, 30_00],
  [0.5, 25, 20_00],
  [1.5, 18, 27_00],
])('a helper who misses %d hours at %d euro owes %d cents', (hours, rate, cents) => {
  expect(noShowCents(hours, rate)).toBe(cents);
});
