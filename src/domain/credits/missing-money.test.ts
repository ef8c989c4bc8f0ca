import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { visitCost } from '../visits/visit-cost.ts';
import { missingPaymentRange } from './credits.ts';
import { isOpenFee, missingMoney, openVisitsIn, paymentFor } from './missing-money.ts';

const price = (cents_per_hour: number) =>
  ({ variant: 'standard', cents_per_hour, agreed_at: new Date('2026-03-01T10:00:00Z'), how: 'app' }) as const;

const found = (days: readonly string[], centsPerHour = 1_500, minutes_worked = 60) =>
  days.map((date) => ({
    id: `visit-${date}`,
    data: { ...aPlannedVisit({ state: 'approved', date, minutes_worked }), price: price(centsPerHour) },
  }));

test('what is missing is exact to the cent, and the oldest visit is paid first', () => {
  const visits = openVisitsIn(found(['2026-12-03', '2026-12-01', '2026-12-02']));
  const { missing, items: each } = missingMoney(2_225, visits);
  expect(each.map(({ item, missing: lacks }) => [isOpenFee(item) ? '' : item.visit.date, lacks])).toEqual([
    ['2026-12-01', 0],
    ['2026-12-02', 775],
    ['2026-12-03', 1_500],
  ]);
  expect(missing).toBe(2_275);
});

test('a visit without an agreed price, and a document that is none, wait for staff', () => {
  const [first] = found(['2026-12-01']);
  const unpriced = { id: 'unpriced', data: { ...first?.data, price: null } };
  expect(openVisitsIn([unpriced, { id: 'broken', data: {} }])).toEqual([]);
});

test('a debt without an open visit is no payment of a visit', () => {
  expect(missingMoney(-500, []).missing).toBe(0);
});

const balances = fc.integer({ min: -50_000, max: 50_000 });
const worked = fc.array(
  fc.record({
    date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`),
    centsPerHour: fc.integer({ min: 500, max: 10_000 }),
    minutes: fc.integer({ min: 0, max: 600 }),
  }),
  { minLength: 1, maxLength: 6 },
);

test('with what is missing, everything open can be paid and nothing is left; without it, something lacks', () => {
  fc.assert(
    fc.property(balances, worked, (balance, list) => {
      const documents = list.flatMap(({ date, centsPerHour, minutes }, index) =>
        found([date], centsPerHour, minutes).map((each) => ({ ...each, id: `${each.id}-${index}` })),
      );
      const visits = openVisitsIn(documents);
      const { missing, items: each } = missingMoney(balance, visits);
      const cost = visits.reduce((sum, { visit }) => sum + (visitCost(visit)?.cents ?? 0), 0);
      expect(missing).toBe(Math.max(cost - balance, 0));
      expect(each.reduce((sum, { missing: lacks }) => sum + lacks, 0) + Math.max(-balance, 0)).toBe(missing);
      // Oldest first: after the first that lacks something, each lacks all of its cost.
      const first = each.findIndex(({ missing: lacks }) => lacks > 0);
      if (first >= 0) for (const { item, missing: lacks } of each.slice(first + 1)) expect(lacks).toBe(item.cents);
    }),
  );
});

test('one payment is what is missing, within what Stripe and one purchase can be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300_000 }), (missing) => {
      const { min, max } = missingPaymentRange;
      const pays = paymentFor(missing);
      expect(pays).toBeGreaterThanOrEqual(min);
      expect(pays).toBeLessThanOrEqual(max);
      if (missing >= min && missing <= max) expect(pays).toBe(missing);
    }),
  );
  expect(paymentFor(0)).toBe(0);
});
