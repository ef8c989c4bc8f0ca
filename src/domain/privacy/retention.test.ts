import fc from 'fast-check';
import { expect, test } from 'vitest';
import { privacyPolicy } from '../public/retention.ts';
import { register } from './register.ts';
import type { RegisterEntry } from './register/entry.ts';
import {
  booksEnd,
  booksOf,
  cutoffOf,
  datedRules,
  daysBefore,
  daysToAnswer,
  isUnused,
  mayHaveGaps,
  yearsBefore,
} from './retention.ts';

const dayMs = 24 * 60 * 60 * 1000;
const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const past = (now: Date) => fc.date({ min: yearsBefore(now, 30), max: now, noInvalidDate: true });
const inYears = (at: Date, years: number) => yearsBefore(at, -years);
/** Now, and moments before it. */
const seen = moments.chain((now) => fc.tuple(fc.constant(now), fc.array(past(now), { minLength: 1 })));

test('a document goes when its whole period is over, and not a moment before', () => {
  fc.assert(
    fc.property(fc.constantFrom(...datedRules), seen, (rule, [now, [made = now]]) => {
      const end = inYears(made, rule.years).getTime();
      // A 29th of February is a day later in other years.
      if (made < cutoffOf(rule, now)) expect(now.getTime()).toBeGreaterThan(end - dayMs);
      else expect(now.getTime()).toBeLessThanOrEqual(end + dayMs);
    }),
  );
});

test('messages go after two years and the log after ten, as the privacy page says', () => {
  const years = Object.fromEntries(datedRules.map((each) => [each.collection, each.years]));
  expect(years).toMatchObject({ mail: 2, notifications: 2, alerts: 2, leads: 2, reviews: 2, audit_log: 10 });
});

test('only who was not seen in the last five years, less the days to answer, is asked', () => {
  fc.assert(
    fc.property(seen, ([now, uses]) => {
      const last = Math.max(...uses.map((each) => each.getTime()));
      const border = yearsBefore(now, privacyPolicy.inactiveAccountYears).getTime() + daysToAnswer * dayMs;
      expect(isUnused([null, ...uses], now)).toBe(last < border);
    }),
  );
});

test('the days to answer end when five years are over, and not before', () => {
  const last = new Date('2026-03-02T09:00:00Z');
  const asked = daysBefore(inYears(last, 5), daysToAnswer);
  expect(isUnused([last], asked)).toBe(false);
  expect(isUnused([last], new Date(asked.getTime() + 1_000))).toBe(true);
});

test('of whom nothing is known, nothing is erased', () => {
  expect(isUnused([], new Date('2060-01-01'))).toBe(false);
  expect(isUnused([null, null], new Date('2060-01-01'))).toBe(false);
});

test('books are kept for ten whole years after the year of their last entry', () => {
  fc.assert(
    fc.property(moments, (last) => {
      const end = booksEnd(last);
      expect(end.getTime()).toBeGreaterThanOrEqual(inYears(last, 10).getTime());
      expect(end.getTime()).toBeLessThanOrEqual(inYears(last, 11).getTime() + dayMs);
      // What was numbered in that year may be missing from then on, and not while it is kept.
      const series = String(last.getUTCFullYear());
      expect([mayHaveGaps(series, end), mayHaveGaps(series, new Date(end.getTime() - 1))]).toEqual([true, false]);
    }),
  );
});

/** Collections that end otherwise: at the moment that they name, with a lead, with the person, with the note of erasing. */
const endOtherwise = ['threads', 'message_reports', 'waiting_list', 'employer_tips', 'lead_keys', 'missing_payments'];

/** Numbers of nobody, and the notes themselves. */
const ofNobody = ['receipt_series', 'erasures'];

test('every collection with a period of years ends: by its date, with a lead, or with the books', () => {
  const dated = datedRules.map(({ collection }) => collection);
  const ends = new Set<string>([...Object.keys(booksOf), ...endOtherwise, ...ofNobody, ...dated]);
  const endless = Object.entries(register).filter(
    ([name, { period }]: [string, RegisterEntry]) =>
      (period === 'payment' || period === 'correspondence') && !ends.has(name),
  );
  expect(endless.map(([name]) => name)).toEqual([]);
});
