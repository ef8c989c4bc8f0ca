import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StudentProfile } from '../documents/student-profile.ts';
import { availableOn, whyNotAvailable } from './availability.ts';
import { dateOfDay, dayNumber, spanOf, weekdayOf } from './wall-clock.ts';

type Availability = Pick<StudentProfile, 'weekly' | 'exceptions' | 'absences'>;

/** A Thursday. */
const date = '2026-12-03';
const thursdays: Availability = {
  weekly: {
    4: [
      { from: '09:00', to: '12:00' },
      { from: '13:00', to: '17:00' },
    ],
  },
  exceptions: [],
  absences: [],
};

const why = (student: Availability, start: string, minutes: number, on = date) =>
  whyNotAvailable(student, spanOf({ date: on, start, minutes }));

describe('availability', () => {
  test.each([
    ['09:00', 180, null],
    ['13:00', 240, null],
    ['11:00', 61, { code: 'not-available', weekday: '4' }],
    ['08:59', 60, { code: 'not-available', weekday: '4' }],
    ['11:00', 180, { code: 'not-available', weekday: '4' }],
    ['16:30', 60, { code: 'not-available', weekday: '4' }],
  ])('from %s for %d minutes on a Thursday', (start, minutes, expected) => {
    expect(why(thursdays, start, minutes)).toEqual(expected);
  });

  test('another day of the week is not available', () => {
    expect(why(thursdays, '10:00', 60, '2026-12-04')).toEqual({ code: 'not-available', weekday: '5' });
  });

  test('nothing entered is said as such, and an empty week with exceptions is not', () => {
    expect(why({ weekly: {}, exceptions: [], absences: [] }, '10:00', 60)).toEqual({ code: 'availability-unknown' });
    expect(why({ weekly: { 4: [] }, exceptions: [], absences: [] }, '10:00', 60)).toEqual({
      code: 'availability-unknown',
    });
    const once = { weekly: {}, exceptions: [{ date: '2026-12-09', available: true }], absences: [] };
    expect(why(once, '10:00', 60)).toEqual({ code: 'not-available', weekday: '4' });
    expect(why(once, '10:00', 60, '2026-12-09')).toBeNull();
  });

  test('a day off takes the whole day, or only its hours', () => {
    const off = { ...thursdays, exceptions: [{ date, available: false }] };
    expect(why(off, '10:00', 60)).toEqual({ code: 'day-off', date });
    expect(why(off, '10:00', 60, '2026-12-10')).toBeNull();
    const morning = { ...thursdays, exceptions: [{ date, from: '09:00', to: '10:00', available: false }] };
    expect(why(morning, '10:00', 60)).toBeNull();
    expect(why(morning, '09:30', 60)).toEqual({ code: 'day-off', date });
  });

  test('extra hours join those of the week, and time off wins from extra hours', () => {
    const lunch = { date, from: '12:00', to: '13:00', available: true };
    expect(why({ ...thursdays, exceptions: [lunch] }, '11:00', 180)).toBeNull();
    expect(why({ ...thursdays, exceptions: [lunch, { date, available: false }] }, '12:00', 60)).toEqual({
      code: 'day-off',
      date,
    });
  });

  test('an absence takes each of its days, both ends included, whatever else was entered', () => {
    const absences = [{ id: 'a', kind: 'not-available' as const, from: '2026-12-02', until: date }];
    const away = { ...thursdays, exceptions: [{ date, available: true }], absences };
    expect(why(away, '10:00', 60)).toEqual({ code: 'day-off', date });
    expect(why(away, '10:00', 60, '2026-12-10')).toBeNull();
    expect(availableOn(away, date)).toEqual([]);
    const unknown = { weekly: {}, exceptions: [], absences };
    expect(why(unknown, '10:00', 60)).toEqual({ code: 'day-off', date });
    expect(why(unknown, '10:00', 60, '2026-12-10')).toEqual({ code: 'availability-unknown' });
  });

  test('a visit over midnight needs both days; 23:59 is the end of a day', () => {
    const nights = {
      weekly: { 4: [{ from: '22:00', to: '23:59' }], 5: [{ from: '00:00', to: '02:00' }] },
      exceptions: [],
      absences: [],
    };
    expect(why(nights, '23:00', 120)).toBeNull();
    expect(why(nights, '23:00', 181)).toEqual({ code: 'not-available', weekday: '5' });
    expect(why({ ...nights, exceptions: [{ date: '2026-12-04', available: false }] }, '23:00', 120)).toEqual({
      code: 'day-off',
      date: '2026-12-04',
    });
    expect(why(nights, '23:00', 60)).toBeNull();
  });

  test('on the nights on which the clock changes, hours are those of the wall', () => {
    const early = { weekly: { 7: [{ from: '01:00', to: '05:00' }] }, exceptions: [], absences: [] };
    expect(why(early, '02:30', 60, '2026-03-29')).toBeNull();
    expect(why(early, '02:30', 60, '2026-10-25')).toBeNull();
  });
});

const hhmm = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
const period = fc
  .tuple(hhmm, hhmm)
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from, to }));
const exception = fc
  .tuple(fc.constantFrom('2026-12-03', '2026-12-04'), fc.option(period, { nil: undefined }), fc.boolean())
  .map(([day, hours, available]) => ({ date: day, ...hours, available }));

const absences = fc
  .array(fc.constantFrom('2026-12-02', '2026-12-03', '2026-12-04'), { maxLength: 1 })
  .map((days) => days.map((from) => ({ id: from, kind: 'not-available' as const, from, until: from })));

/** Each minute by itself: the week or an extra hour has it, and no time off or absence takes it. */
function hasEachMinute({ weekly, exceptions, absences: away }: Availability, from: number, to: number): boolean {
  const inHours = (
    time: string,
    { from: a = '00:00', to: b = '24:00' }: { from?: string | undefined; to?: string | undefined },
  ) => a <= time && time < b;
  for (let minute = from; minute < to; minute += 1) {
    const day = Math.floor(minute / 1440);
    const rest = minute % 1440;
    const time = `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
    if (away.some((each) => each.from <= dateOfDay(day) && dateOfDay(day) <= each.until)) return false;
    const today = exceptions.filter((each) => each.date === dateOfDay(day) && inHours(time, each));
    const usual = (weekly[weekdayOf(day)] ?? []).some((each) => inHours(time, each));
    if (today.some(({ available }) => !available) || !(usual || today.some(({ available }) => available))) return false;
  }
  return true;
}

test('is the same as looking at each minute', () => {
  const student = fc.record({
    weekly: fc.record({ 4: fc.array(period, { maxLength: 4 }), 5: fc.array(period, { maxLength: 2 }) }),
    exceptions: fc.array(exception, { maxLength: 3 }),
    absences,
  });
  fc.assert(
    fc.property(student, hhmm, fc.integer({ min: 1, max: 24 }), (availability, start, quarters) => {
      const minutes = quarters * 30;
      const span = spanOf({ date, start, minutes });
      expect(dayNumber(date)).toBe(span.day);
      expect(whyNotAvailable(availability, span) === null).toBe(hasEachMinute(availability, span.start, span.end));
    }),
  );
});

describe('when a student is available on a day', () => {
  test('the week, with what exceptions add and take', () => {
    expect(availableOn(thursdays, date)).toEqual([
      { from: 540, to: 720 },
      { from: 780, to: 1020 },
    ]);
    expect(availableOn(thursdays, '2026-12-04')).toEqual([]);
    expect(availableOn({ ...thursdays, exceptions: [{ date, available: false }] }, date)).toEqual([]);
    const exceptions = [
      { date, from: '11:30', to: '14:00', available: true },
      { date, from: '15:00', to: '16:00', available: false },
    ];
    expect(availableOn({ ...thursdays, exceptions }, date)).toEqual([
      { from: 540, to: 900 },
      { from: 960, to: 1020 },
    ]);
  });

  test('nothing entered is not the same as never', () => {
    expect(availableOn({ weekly: {}, exceptions: [], absences: [] }, date)).toBeNull();
  });

  test('agrees with why a visit cannot be', () => {
    const student = fc.record({
      weekly: fc.record({ 4: fc.array(period, { minLength: 1, maxLength: 4 }) }),
      exceptions: fc.array(exception, { maxLength: 3 }),
      absences,
    });
    fc.assert(
      fc.property(student, hhmm, fc.integer({ min: 1, max: 8 }), (availability, start, halves) => {
        const span = spanOf({ date, start, minutes: halves * 30 });
        const [from, to] = [span.start - span.day * 1440, span.end - span.day * 1440];
        fc.pre(to <= 1440);
        const covered = (availableOn(availability, date) ?? []).some((free) => free.from <= from && to <= free.to);
        expect(covered).toBe(whyNotAvailable(availability, span) === null);
      }),
    );
  });
});
