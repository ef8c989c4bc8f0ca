import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lateFeeCents, noShowCents, terms } from './terms.ts';

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
    [1_234_56, 123_45],
    [2_000_00, 200_00],
    [2_000_01, 200_00],
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
