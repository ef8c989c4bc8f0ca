import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, test } from 'vitest';
import type { Series } from '../documents/series.ts';
import { recurringFrequencies } from '../requests/frequencies.ts';
import { dateOfDay, dayNumber } from '../matching/wall-clock.ts';
import { firstDateFrom, originalDates } from './original-dates.ts';
import { addDaysTo, midnightOf } from '../requests/calendar.ts';
import { isTimeOnClock } from '../visits/visit-time.ts';
import { startOn } from './planned-visits.ts';

const aSeries = (overrides: Partial<Series> = {}): Series => ({
  frequency: 'weekly',
  first_date: '2026-03-10',
  start: '14:00',
  minutes: 120,
  until: null,
  ended_from: null,
  next_date: null,
  ...overrides,
});

const datesOf = (overrides: Partial<Series>, from: string, to: string) =>
  originalDates(aSeries(overrides), { from, to });

describe('the dates of a series', () => {
  test('weekly and every two weeks count from the first date, over the end of a year and a leap day', () => {
    expect(datesOf({ first_date: '2027-12-21' }, '2027-12-01', '2028-01-11')).toEqual([
      '2027-12-21',
      '2027-12-28',
      '2028-01-04',
      '2028-01-11',
    ]);
    expect(datesOf({ frequency: 'biweekly', first_date: '2028-02-15' }, '2028-02-16', '2028-03-31')).toEqual([
      '2028-02-29',
      '2028-03-14',
      '2028-03-28',
    ]);
  });

  test('monthly keeps the weekday of the month', () => {
    expect(datesOf({ frequency: 'monthly' }, '2026-01-01', '2026-06-30')).toEqual([
      '2026-03-10',
      '2026-04-14',
      '2026-05-12',
      '2026-06-09',
    ]);
  });

  test('monthly from a fifth weekday is the last of every month, also from 29 February and from a 31st', () => {
    expect(datesOf({ frequency: 'monthly', first_date: '2028-02-29' }, '2028-02-01', '2028-05-31')).toEqual([
      '2028-02-29',
      '2028-03-28',
      '2028-04-25',
      '2028-05-30',
    ]);
    expect(datesOf({ frequency: 'monthly', first_date: '2026-03-31' }, '2026-03-01', '2026-06-30')).toEqual([
      '2026-03-31',
      '2026-04-28',
      '2026-05-26',
      '2026-06-30',
    ]);
  });

  test('monthly from a fourth weekday stays the fourth where there is a fifth', () => {
    const dates = datesOf({ frequency: 'monthly', first_date: '2026-02-24' }, '2026-03-01', '2026-03-31');
    expect(dates).toEqual(['2026-03-24']);
  });

  test('the last day counts, the day from which it has ended does not', () => {
    expect(datesOf({ until: '2026-03-24' }, '2026-03-01', '2026-12-31').at(-1)).toBe('2026-03-24');
    expect(datesOf({ ended_from: '2026-03-24' }, '2026-03-01', '2026-12-31').at(-1)).toBe('2026-03-17');
  });

  test('the first date from a day on is that day itself where it is one, and null after the end', () => {
    expect(firstDateFrom(aSeries(), '2026-03-17')).toBe('2026-03-17');
    expect(firstDateFrom(aSeries(), '2026-03-18')).toBe('2026-03-24');
    expect(firstDateFrom(aSeries(), '2020-01-01')).toBe('2026-03-10');
    expect(firstDateFrom(aSeries({ until: '2026-03-20' }), '2026-03-18')).toBeNull();
    expect(firstDateFrom(aSeries({ frequency: 'monthly', first_date: '2026-03-31' }), '2026-04-29')).toBe('2026-05-26');
  });
});

describe('in the nights on which the clock changes', () => {
  test('a time that the clock skips is an hour later on that day alone', () => {
    expect(startOn('2027-03-28', aSeries({ start: '02:30' }))).toBe('03:30');
    expect(startOn('2027-03-21', aSeries({ start: '02:30' }))).toBe('02:30');
    expect(startOn('2027-10-31', aSeries({ start: '02:30' }))).toBe('02:30');
  });
});

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The same rule in the words of RFC 5545. */
function ruleOf({ frequency, first_date: date, until }: Series): string {
  // In UTC, as the standard wants it: the last second of that day in Brussels.
  const endOf = (day: string) => new Date(midnightOf(addDaysTo(day, 1)).getTime() - 1000).toISOString();
  const end = until === null ? '' : `;UNTIL=${endOf(until).slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  if (frequency !== 'monthly') return `FREQ=WEEKLY;INTERVAL=${frequency === 'weekly' ? 1 : 2}${end}`;
  const code = weekdayCodes[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';
  const nth = Math.ceil(Number(date.slice(8)) / 7);
  return `FREQ=MONTHLY;BYDAY=${nth === 5 ? -1 : nth}${code}${end}`;
}

/** What another implementation says: "yyyy-MM-dd HH:mm". */
function oracle(series: Series, from: string, to: string): readonly string[] {
  const start = `${series.first_date.replaceAll('-', '')}T${series.start.replace(':', '')}00`;
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;TZID=Europe/Brussels:${start}\nRRULE:${ruleOf(series)}`,
  });
  // A day more on both sides: a day in Brussels begins on the day before in UTC.
  const [begin, end] = [dateOfDay(dayNumber(from) - 1), dateOfDay(dayNumber(to) + 1)];
  const found = rule.between(new Date(`${begin}T00:00:00Z`), new Date(`${end}T23:59:59Z`), true);
  return found
    .map((each) => each.toString().slice(0, 16).replace('T', ' '))
    .filter((each) => each.slice(0, 10) >= from && each.slice(0, 10) <= to);
}

/** Half of the days lie around 29 February, the ends of months and the nights on which the clock changes. */
const day = fc.oneof(
  fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2044-12-31') }).map(dateOfDay),
  fc
    .tuple(
      fc.integer({ min: 2024, max: 2044 }),
      fc.constantFrom('01-29', '01-31', '02-28', '03-29', '03-31', '10-31', '12-31'),
      fc.integer({ min: -6, max: 6 }),
    )
    .map(([year, date, shift]) => dateOfDay(dayNumber(`${year}-${date}`) + shift)),
);

const anySeries = fc
  .record({
    frequency: fc.constantFrom(...recurringFrequencies),
    first_date: day,
    // One night in 7 of a weekly series on Sundays is one on which the clock changes: those at 2 h matter most.
    hour: fc.oneof(fc.integer({ min: 0, max: 23 }), fc.constant(2)),
    minute: fc.constantFrom('00', '30'),
    until: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
  })
  .map(({ frequency, first_date, hour, minute, until }) =>
    aSeries({
      ...{ frequency, first_date },
      start: `${String(hour).padStart(2, '0')}:${minute}`,
      until: until === null ? null : dateOfDay(dayNumber(first_date) + until),
    }),
  )
  // A first visit at a time that the clock skips is moved by staff before a student can be planned.
  .filter(({ first_date, start }) => isTimeOnClock(first_date, start));

test('dates and times are those of rrule-temporal, for 5,000 random rules and windows', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(
      anySeries,
      fc.integer({ min: -60, max: 700 }),
      fc.integer({ min: 0, max: 200 }),
      (series, ahead, length) => {
        const from = dateOfDay(dayNumber(series.first_date) + ahead);
        const to = dateOfDay(dayNumber(from) + length);
        const dates = originalDates(series, { from, to });
        // RFC 5545 leaves out a time that the clock skips. A person who asked for every week is not left without a visit.
        const shared = dates.filter((date) => isTimeOnClock(date, series.start));
        expect(shared.map((date) => `${date} ${startOn(date, series)}`)).toEqual(oracle(series, from, to));
        for (const date of dates) if (!shared.includes(date)) expect(startOn(date, series)).toMatch(/^03:/);
      },
    ),
    { numRuns: 5_000 },
  );
});

test('windows next to each other give the dates of both together, each once', () => {
  fc.assert(
    fc.property(
      anySeries,
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 }),
      (series, lengths) => {
        const ends = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
        const at = (days: number) => dateOfDay(dayNumber(series.first_date) + days);
        const pieces = ends.flatMap((end, index) =>
          originalDates(series, { from: at(ends[index - 1] ?? 0), to: at(end - 1) }),
        );
        expect(pieces).toEqual(originalDates(series, { from: at(0), to: at((ends.at(-1) ?? 0) - 1) }));
      },
    ),
    { numRuns: 1_000 },
  );
});
