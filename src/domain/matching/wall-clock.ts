import type { WeekdayNumber } from '../students/availability.ts';

export const dayMinutes = 24 * 60;
const dayMs = dayMinutes * 60_000;
/** From 1 March of the year 0 to 1 January 1970. */
const daysFromYearZero = 719_468;

const zero = '0'.charCodeAt(0);

/** The number that two digits write. Reading digits is most of what matching does, and this is several times Number(). */
const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero;

/** Minutes since midnight of an HH:mm. */
export const minuteOfDay = (time: string): number => twoDigits(time, 0) * 60 + twoDigits(time, 3);

/** HH:mm of minutes since midnight. */
export const timeAtMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Days since 1 January 1970, of a yyyy-MM-dd. Years begin in March, so that a leap day is the last of its year. */
export function dayNumber(date: string): number {
  const month = twoDigits(date, 5);
  const year = twoDigits(date, 0) * 100 + twoDigits(date, 2) - (month <= 2 ? 1 : 0);
  const daysBefore = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + daysBefore + twoDigits(date, 8) - 1 - daysFromYearZero;
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const satisfies readonly WeekdayNumber[];

/** 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): WeekdayNumber => weekdays[(((day + 3) % 7) + 7) % 7] ?? '1';

/** The week, from Monday, as one number. */
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);

/** yyyy-MM-dd of a day number. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** When something is. Minutes of the wall clock, so an hour is 60 minutes on the nights on which the clock changes too. */
export interface WallClockSpan {
  readonly day: number;
  /** Minutes since 1 January 1970; `end` may be on the next day. */
  readonly start: number;
  readonly end: number;
}

export function spanOf(visit: {
  readonly date: string;
  readonly start: string;
  readonly minutes: number;
}): WallClockSpan {
  const day = dayNumber(visit.date);
  const start = day * dayMinutes + minuteOfDay(visit.start);
  return { day, start, end: start + visit.minutes };
}
