import { describe, expect, it } from 'vitest';
import {
  dayInDigits,
  formatWeekdayAndDay,
  formatDayOfMoment,
  formatHour,
  formatLongDay,
  formatStoredDay,
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
    ['14:00', 'nl', '14'],
    ['08:30', 'nl', '8.30'],
    ['14:00', 'en', '14:00'],
    ['Middag', 'nl', 'Middag'],
  ] as const)('formats %s in %s as %s', (time, language, words) => {
    expect(formatHour(time, language)).toBe(words);
  });
});
