import { describe, expect, it } from 'vitest';
import {
  dayInDigits,
  formatWeekdayAndDay,
  formatDayOfMoment,
  formatHour,
  formatLongDay,
  formatStoredDay,
  formatDayAndTime,
  formatVisitTime,
} from './day-words.ts';

describe('formatting days', () => {
  it('formats a day with its weekday in both languages', () => {
    expect(formatWeekdayAndDay('2026-03-03', 'nl')).toBe('dinsdag 3 maart');
    expect(formatWeekdayAndDay('2026-03-03', 'en')).toBe('Tuesday 3 March');
    expect(formatLongDay('2026-03-03', 'nl')).toBe('dinsdag 3 maart 2026');
  });

  it('uses the day in Brussels, not that of the device or of UTC', () => {
    expect(formatDayOfMoment(new Date('2026-06-30T22:30:00Z'), 'nl')).toBe('1 juli 2026');
  });

  // spec: 2.request-form.date-format
  it('formats a day in digits as dd-MM-yyyy', () => {
    expect(dayInDigits('2027-03-09')).toBe('09-03-2027');
  });

  it('returns a stored value that is not a day unchanged', () => {
    expect(formatStoredDay('zodra het kan', 'nl')).toBe('zodra het kan');
    expect(formatStoredDay('2026-03-03', 'nl')).toBe('dinsdag 3 maart 2026');
  });

  it.each([
    ['2026-11-27', '10:00', 'nl', 'vrijdag 27 november om 10 uur'],
    ['2026-11-27', '10:30', 'en', 'Friday 27 November at 10:30'],
    ['2027-01-05', '10:00', 'nl', 'dinsdag 5 januari 2027 om 10 uur'],
    ['2026-11-27', 'morning', 'nl', 'vrijdag 27 november'],
    ['zodra het kan', '10:00', 'nl', 'zodra het kan'],
  ] as const)('formats a visit on %s at %s, seen in 2026, in %s as %s', (day, time, language, words) => {
    expect(formatVisitTime(day, time, '2026-11-22', language)).toBe(words);
  });

  it('formats a moment with the hour in Brussels, in summer and winter and at midnight', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const words = (moment: string) => formatDayAndTime(new Date(moment), now, 'nl');
    expect(words('2026-11-24T09:00:00Z')).toBe('dinsdag 24 november om 10 uur');
    expect(words('2026-07-24T08:05:00Z')).toBe('vrijdag 24 juli om 10.05 uur');
    expect(words('2026-12-31T23:00:00Z')).toBe('vrijdag 1 januari 2027 om 0 uur');
  });

  it.each([
    ['14:00', 'nl', '14'],
    ['08:30', 'nl', '8.30'],
    ['14:00', 'en', '14:00'],
    ['Middag', 'nl', 'Middag'],
  ] as const)('formats %s in %s as %s', (time, language, words) => {
    expect(formatHour(time, language)).toBe(words);
  });
});
