import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { centsPerHourRange, type Visit } from '../documents/visit.ts';
import { maxVisitMinutes } from '../documents/review.ts';
import { visitCost } from './visit-cost.ts';

const price = (cents_per_hour: number): Visit['price'] => ({
  variant: 'standard',
  cents_per_hour,
  agreed_at: madeAt,
  how: 'app',
});

const costOf = (minutes_worked: number | null, centsPerHour = 1500) => {
  const cost = visitCost(aPlannedVisit({ minutes_worked, minutes_planned: 120, price: price(centsPerHour) }));
  if (cost === null) throw new Error('a price was agreed');
  return cost;
};

test.each([
  [0, 1500, 1, 750],
  [1, 1500, 1, 750],
  [30, 1500, 1, 750],
  [31, 1500, 2, 1500],
  [61, 1800, 3, 2700],
  [120, 2500, 4, 5000],
  [30, 1501, 1, 751],
  [null, 1500, 4, 3000],
] as const)('%s minutes at %i cents an hour are %i started half hours: %i cents', (minutes, perHour, halves, cents) => {
  expect(costOf(minutes, perHour)).toMatchObject({ halfHours: halves, cents, minutes: minutes ?? 120 });
});

test('without an agreed price there is nothing to ask', () => {
  expect(visitCost(aVisit({ minutes_worked: 60 }))).toBeNull();
});

const anyMinutes = fc.nat(maxVisitMinutes);
const anyPrice = fc.integer({ min: centsPerHourRange.min, max: centsPerHourRange.max });

// spec: 5.pricing.half-hours
test('a visit costs at least half an hour, never less for more time, and the price of its started half hours to the cent', () => {
  fc.assert(
    fc.property(anyMinutes, anyMinutes, anyPrice, (minutes, more, perHour) => {
      const cost = costOf(minutes, perHour);
      expect(Number.isInteger(cost.cents)).toBe(true);
      expect(cost.halfHours).toBe(Math.max(1, Math.ceil(minutes / 30)));
      expect(Math.abs(cost.cents - (perHour * cost.halfHours) / 2)).toBeLessThanOrEqual(0.5);
      expect(costOf(Math.min(maxVisitMinutes, minutes + more), perHour).cents).toBeGreaterThanOrEqual(cost.cents);
      expect(cost.cents).toBeGreaterThanOrEqual(costOf(0, perHour).cents);
    }),
  );
});
