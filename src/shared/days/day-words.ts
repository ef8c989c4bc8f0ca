import { brusselsDate, noonOf } from '#domain/requests/calendar.ts';
import type { WeekdayNumber } from '#domain/students/availability.ts';
import { brusselsTimeZone } from '#domain/requests/time-zone.ts';
import { formatDay } from '#i18n/format-date.ts';
import { dateFormat } from '#i18n/kept-formats.ts';
import { type Language, localeOf } from '#i18n/languages.ts';

const clockTime = /^(\d{1,2}):(\d{2})/;
const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** "dinsdag 3 maart": for days whose year is clear from the context. */
export function formatWeekdayAndDay(isoDay: string, language: Language): string {
  return formatDay(noonOf(isoDay), language, dayParts);
}

/** "dinsdag 3 maart 2026" */
export function formatLongDay(isoDay: string, language: Language): string {
  return formatDay(noonOf(isoDay), language, { ...dayParts, year: 'numeric' });
}

/** "3 maart 2026": the Brussels day of a moment. */
export function formatDayOfMoment(moment: Date, language: Language): string {
  return formatDay(moment, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "dinsdag" */
export function formatWeekday(isoDay: string, language: Language): string {
  return formatDay(noonOf(isoDay), language, { weekday: 'long' });
}

/** The first of January 2024 was a Monday. */
export const weekdayName = (weekday: WeekdayNumber, language: Language): string =>
  formatWeekday(`2024-01-0${weekday}`, language);

/** "3 maart" */
export function dayAndMonth(isoDay: string, language: Language): string {
  return formatDay(noonOf(isoDay), language, { day: 'numeric', month: 'long' });
}

/** dd-MM-yyyy, as the form shows a date in digits (spec.md section 9). */
export function dayInDigits(isoDay: string): string {
  return isoDay.split('-').reverse().join('-');
}

/** Formats a stored day with its weekday and year; a value that is not a day (old records) is returned unchanged. */
export function formatStoredDay(stored: string, language: Language): string {
  return Number.isNaN(noonOf(stored).getTime()) ? stored : formatLongDay(stored, language);
}

/**
 * Formats when a visit is: "vrijdag 27 november om 10 uur". The year is added when it is not this year, and the hour is
 * left out when it is not an hour (old records). A value that is not a day is returned unchanged.
 * @param today yyyy-MM-dd in Brussels.
 */
export function formatVisitTime(requestDate: string, time: string, today: string, language: Language): string {
  if (Number.isNaN(noonOf(requestDate).getTime())) return requestDate;
  const isThisYear = requestDate.slice(0, 4) === today.slice(0, 4);
  const day = isThisYear ? formatWeekdayAndDay(requestDate, language) : formatLongDay(requestDate, language);
  const match = clockTime.exec(time);
  if (match === null) return day;
  const { dayAtTime, time: timeInWords } = localeOf(language);
  const [, hour = '', minutes = ''] = match;
  return dayAtTime(day, timeInWords(hour, minutes));
}

/** Formats a moment as its weekday, date and hour in Brussels: "dinsdag 24 november om 10 uur". */
export function formatDayAndTime(moment: Date, now: Date, language: Language): string {
  const clock = { timeZone: brusselsTimeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = dateFormat('en', clock).format(moment);
  return formatVisitTime(brusselsDate(moment), time, brusselsDate(now), language);
}

/** "14" for 14:00, "14.30" for 14:30: the Dutch "om 14.30 uur"; English keeps the colon. Other text is returned unchanged. */
export function formatHour(time: string, language: Language): string {
  const match = clockTime.exec(time);
  if (match === null) return time;
  const [, hour = '', minutes = ''] = match;
  return localeOf(language).hour(hour, minutes);
}
