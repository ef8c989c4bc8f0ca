import { describe, expect, test } from 'vitest';
import {
  calendarPlaceParts,
  type CalendarPlace,
  daysOf,
  illPlaceParts,
  readCalendarPlace,
  readIllPlace,
  steppedPlace,
  weekOf,
} from './calendar-place.ts';

const today = '2026-11-22';
const from = (parts: readonly (readonly [string, string])[]) => {
  const values = new Map(parts);
  return (name: string) => values.get(name) ?? null;
};

describe('the address of the calendar', () => {
  test.each<CalendarPlace>([
    { view: 'week', date: today, by: 'student', all: false, visit: null },
    { view: 'day', date: '2027-03-28', by: 'area', all: true, visit: 'visit-1' },
  ])('%o is read as it was written', (place) => {
    expect(readCalendarPlace(from(calendarPlaceParts(place)), today)).toEqual(place);
  });

  test('what nobody can mean is the week of today', () => {
    const parts = [
      ['date', '2026-02-30'],
      ['view', 'year'],
      ['by', 'age'],
    ] as const;
    expect(readCalendarPlace(from(parts), today)).toEqual({
      ...{ view: 'week', date: today, by: 'student', all: false, visit: null },
    });
  });
});

test('a week is from Monday to Sunday, over the end of a year and the nights on which the clock changes', () => {
  expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(weekOf('2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(weekOf('2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(daysOf(weekOf('2026-03-29'))).toHaveLength(7);
  expect(daysOf(weekOf('2026-10-25')).at(-1)).toBe('2026-10-25');
});

test('one step is a day or a week', () => {
  const place: CalendarPlace = { view: 'week', date: today, by: 'student', all: false, visit: null };
  expect(steppedPlace(place, -1).date).toBe('2026-11-15');
  expect(steppedPlace({ ...place, view: 'day' }, 1).date).toBe('2026-11-23');
});

describe('the days of a student who is ill', () => {
  test('are today, until others are chosen', () => {
    expect(readIllPlace(() => null, today)).toEqual({ student: null, period: { from: today, to: today } });
    const chosen = { student: 'emma', period: { from: today, to: '2026-11-24' } };
    expect(readIllPlace(from(illPlaceParts(chosen)), today)).toEqual(chosen);
  });

  test('are a month at most, in order', () => {
    const period = (to: string) => readIllPlace(from([['to', to]]), today).period;
    expect(period('2026-11-01')).toEqual({ from: today, to: today });
    expect(period('2030-01-01')).toEqual({ from: today, to: '2026-12-22' });
  });
});
