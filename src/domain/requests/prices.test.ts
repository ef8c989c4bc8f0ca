import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brusselsDate } from './calendar.ts';
import { billedMinutes, firstSessionOffer, hourlyPrices, openOffer, pricesOf, usualPrice } from './hourly-prices.ts';
import { hoursRange, serviceIds, storedTotalCost } from './prices.ts';

describe('storedTotalCost', () => {
  // spec: 9.prices.total-cost
  test.each([
    [1, 21],
    [2, 42],
    [8, 168],
  ])('%d hours are stored as %d euro', (hours, euro) => {
    expect(storedTotalCost(hours)).toBe(euro);
  });

  // spec: 8.dashboard.request-failed-price
  test.each([0, -1, 9, 1.5, 8.000_001, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])(
    '%d hours cannot be requested',
    (hours) => {
      expect(storedTotalCost(hours)).toBeNull();
    },
  );

  test('it is a whole number of euro, or null', () => {
    fc.assert(
      fc.property(fc.double(), (hours) => {
        const cost = storedTotalCost(hours);
        expect(cost === null || (Number.isInteger(cost) && cost >= 21 && cost <= 168)).toBe(true);
      }),
    );
  });
});

describe('billedMinutes', () => {
  // spec: 5.pricing.half-hours
  test.each([
    [0, 30],
    [1, 30],
    [30, 30],
    [31, 60],
    [60, 60],
    [61, 90],
    [24 * 60, 24 * 60],
  ])('%d minutes of help are billed as %d', (helped, billed) => {
    expect(billedMinutes(helped)).toBe(billed);
  });

  // spec: 5.pricing.half-hours
  test('a started half hour is billed in full, and nothing beyond it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 * 60 }), (helped) => {
        const billed = billedMinutes(helped);
        expect(billed % 30).toBe(0);
        expect(billed).toBeGreaterThanOrEqual(helped);
        expect(billed).toBeLessThan(Math.max(helped + 30, 31));
      }),
    );
  });
});

describe('the landing page', () => {
  test('has at least one price for each service, each in whole euro', () => {
    for (const service of serviceIds) expect(hourlyPrices.map((price) => price.service)).toContain(service);
    for (const { euro } of hourlyPrices)
      expect(euro).toSatisfy((value: number) => Number.isInteger(value) && value > 0);
  });

  test('has unique variants per service', () => {
    const names = hourlyPrices.map(({ service, variant }) => `${service} ${variant}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

// spec: 9.prices.hourly
test('every price and example of the landing page equals spec.md section 9', () => {
  const said = Object.fromEntries(
    serviceIds.map((service) => {
      const { prices, example } = pricesOf(service);
      const list = prices.map(({ variant, euro }) => `${variant} ${euro}`);
      return [service, [...list, `${example?.hours} h ${example?.variant}: ${example?.euro}`]];
    }),
  );
  expect(said).toEqual({
    companionship: ['standard 15', '1 h standard: 15'],
    transport: ['own-car 20', 'provider-car 25', '1 h provider-car: 25'],
    groceries: ['no-car 18', 'own-car 18', 'provider-car 25', '2 h provider-car: 50'],
    garden: ['regular 20', 'intensive 25', '3 h regular: 60'],
    physical: ['light 15', 'intensive 25', '1 h light: 15'],
    household: ['light 18', 'heavy 25', '2 h light: 36'],
  });
});

describe('the offer', () => {
  const at = (moment: string) => openOffer(new Date(moment));

  // spec: 9.prices.first-session
  test.each([
    ['2025-05-20T12:59:00+02:00', 3, 72],
    ['2025-05-22T12:59:59+02:00', 1, 24],
    ['2025-05-22T13:00:01+02:00', 0, 23],
    ['2025-05-23T12:00:00+02:00', 0, 1],
    ['2025-05-23T12:59:59+02:00', 0, 0],
  ])('at %s has %d days and %d hours left', (moment, daysLeft, hoursLeft) => {
    expect(at(moment)).toMatchObject({ euro: 5, daysLeft, hoursLeft });
  });

  // spec: 9.prices.first-session
  test.each(['2025-05-23T13:00:00+02:00', '2025-05-23T13:00:01+02:00', '2026-11-21T10:00:00+01:00'])(
    'is over at %s',
    (moment) => {
      expect(at(moment)).toBeNull();
    },
  );
});

// spec: 9.prices.first-session
test('the offer for a first session ends on 23 May 2025 at 13:00 in Brussels', () => {
  const deadline = new Date(firstSessionOffer.deadline);
  expect(deadline.toISOString()).toBe('2025-05-23T11:00:00.000Z');
  expect(brusselsDate(deadline)).toBe('2025-05-23');
  expect(firstSessionOffer.euro).toBe(5);
});

test('the form’s default hours are within the range', () => {
  expect(storedTotalCost(hoursRange.default)).not.toBeNull();
});

test('the usual price of a service runs from its lowest to its highest hourly price', () => {
  expect(Object.fromEntries(serviceIds.map((service) => [service, usualPrice(service)]))).toEqual({
    companionship: { from: 15, to: 15 },
    transport: { from: 20, to: 25 },
    groceries: { from: 18, to: 25 },
    garden: { from: 20, to: 25 },
    physical: { from: 15, to: 25 },
    household: { from: 18, to: 25 },
  });
});
