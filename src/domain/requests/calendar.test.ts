import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDaysTo, brusselsDate, daysBetween, noonOf } from './calendar.ts';
import { earliestRequestDate, isFarEnough, leadTimeDays } from './lead-time.ts';

/**
 * Time zones of the device: both sides of the date line, half hours, and one in which a change of the clock skips
 * midnight.
 */
const deviceZones = [
  'Europe/Brussels',
  'UTC',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Adelaide',
  'America/Havana',
];

const isoDay = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-30T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const millisecondsADay = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const ownZone = process.env['TZ'];

describe.each(deviceZones)('on a device in %s', (zone) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
  });

  afterEach(() => {
    if (ownZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = ownZone;
  });

  test('the device has this time zone', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2026-07-20T21:59:59.999Z', '2026-07-20'],
    ['2026-07-20T22:00:00.000Z', '2026-07-21'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2028-02-28T23:00:00.000Z', '2028-02-29'],
    ['2027-02-28T23:00:00.000Z', '2027-03-01'],
    // The nights in which the clock changes: 29 March 2026 and 25 October 2026.
    ['2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
  ])('%s is %s in Brussels', (moment, day) => {
    expect(brusselsDate(new Date(moment))).toBe(day);
  });

  test.each([
    ['2026-03-28', '2026-03-28T11:00:00.000Z'],
    ['2026-03-29', '2026-03-29T10:00:00.000Z'],
    ['2026-10-24', '2026-10-24T10:00:00.000Z'],
    ['2026-10-25', '2026-10-25T11:00:00.000Z'],
  ])('noon of %s is %s', (day, moment) => {
    expect(noonOf(day).toISOString()).toBe(moment);
  });

  test.each([
    ['2026-11-21', '2026-11-24'],
    ['2026-12-29', '2027-01-01'],
    ['2028-02-26', '2028-02-29'],
    ['2027-02-26', '2027-03-01'],
    ['2026-03-27', '2026-03-30'],
    ['2026-10-23', '2026-10-26'],
  ])('on %s the first day to ask for is %s', (today, earliest) => {
    expect(earliestRequestDate(noonOf(today))).toBe(earliest);
    expect(isFarEnough(earliest, noonOf(today))).toBe(true);
    expect(isFarEnough(addDaysTo(earliest, -1), noonOf(today))).toBe(false);
  });

  test('the lead time ends at midnight in Brussels, not on the device', () => {
    const lastSecond = new Date('2026-11-21T22:59:59Z');
    const midnight = new Date('2026-11-21T23:00:00Z');
    expect(isFarEnough('2026-11-24', lastSecond)).toBe(true);
    expect(isFarEnough('2026-11-24', midnight)).toBe(false);
    expect(isFarEnough('2026-11-25', midnight)).toBe(true);
  });

  test('days are calendar days: a change of the clock adds or drops none', () => {
    fc.assert(
      fc.property(isoDay, fc.integer({ min: -800, max: 800 }), (day, distance) => {
        const other = addDaysTo(day, distance);
        expect(utc(other) - utc(day)).toBe(distance * millisecondsADay);
        expect(daysBetween(day, other)).toBe(distance);
        expect(brusselsDate(noonOf(day))).toBe(day);
      }),
      { numRuns: 60 },
    );
  });

  // spec: 9.prices.earliest-date
  test('the earliest request date is three days after today at any hour', () => {
    const moment = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (now) => {
        expect(daysBetween(brusselsDate(now), earliestRequestDate(now))).toBe(leadTimeDays);
      }),
      { numRuns: 60 },
    );
  });
});

test('a test that changes the time zone restores it', () => {
  expect(process.env['TZ']).toBe(ownZone);
});
