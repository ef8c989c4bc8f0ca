import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDaysTo, brusselsDate, daysBetween } from '../requests/calendar.ts';
import { dueOn, isLetterOfDay, letterPayBy, mailPayBy } from './payment-terms.ts';

const days = fc.integer({ min: 0, max: 365 * 30 }).map((days) => addDaysTo('2026-01-01', days));

test('there are 14 calendar days to pay, 14 after a mail, and 21 after a letter, on every day of every year', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect([daysBetween(day, dueOn(day)), daysBetween(day, mailPayBy(day))]).toEqual([14, 14]);
      expect(daysBetween(day, letterPayBy(day))).toBe(21);
    }),
  );
});

test.each([
  ['2026-03-15', '2026-03-29'],
  ['2026-03-28', '2026-04-11'],
  ['2026-10-11', '2026-10-25'],
  ['2026-10-24', '2026-11-07'],
  ['2028-02-20', '2028-03-05'],
])('the nights in which the clock changes, and a leap day, shift nothing: %s and %s', (told, due) => {
  expect(dueOn(told)).toBe(due);
});

test.each([
  // An hour before and after midnight in Brussels, in winter, in summer and around both changes of the clock.
  ['2026-12-01T22:59:00Z', '2026-12-15'],
  ['2026-12-01T23:01:00Z', '2026-12-16'],
  ['2026-07-01T21:59:00Z', '2026-07-15'],
  ['2026-07-01T22:01:00Z', '2026-07-16'],
  ['2026-03-28T23:30:00Z', '2026-04-12'],
  ['2026-10-24T22:30:00Z', '2026-11-08'],
])('who is told at %s has until %s', (told, due) => {
  expect(dueOn(brusselsDate(new Date(told)))).toBe(due);
});

/** Legal holidays: fixed ones, and those that follow Easter. */
function holidaysOf(year: number): readonly string[] {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const place = h + l - 7 * m + 114;
  const easter = `${year}-${String(Math.floor(place / 31)).padStart(2, '0')}-${String((place % 31) + 1).padStart(2, '0')}`;
  const fixed = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'].map((day) => `${year}-${day}`);
  return [...fixed, ...[1, 39, 50].map((days) => addDaysTo(easter, days))];
}

test('a letter is never counted before the third working day after it was posted, on its day or the next', () => {
  const first = Date.UTC(2026, 0, 1, 12);
  const calendar = Array.from({ length: 365 * 10 }, (_, index) => new Date(first + index * 86_400_000));
  const days = calendar.map((moment) => moment.toISOString().slice(0, 10));
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
  const holidays = new Set(years.flatMap(holidaysOf));
  const isWorkingDay = (place: number) =>
    ![0, 6].includes(calendar[place]?.getUTCDay() ?? 0) && !holidays.has(days[place] ?? '');
  for (let place = 0; place < days.length - 30; place += 1) {
    // Posted on the day after the one on the letter.
    let third = place + 1;
    for (let seen = 0; seen < 3;) {
      third += 1;
      if (isWorkingDay(third)) seen += 1;
    }
    // 14 days from the third working day on, that day included.
    const last = days.indexOf(letterPayBy(days[place] ?? ''));
    expect(last - third + 1, days[place]).toBeGreaterThanOrEqual(14);
  }
  expect([isLetterOfDay('2026-03-28', '2026-03-28'), isLetterOfDay('2026-03-28', '2026-03-29')]).toEqual([true, true]);
  expect([isLetterOfDay('2026-03-28', '2026-03-30'), isLetterOfDay('2026-03-28', '2026-03-27')]).toEqual([
    false,
    false,
  ]);
});
