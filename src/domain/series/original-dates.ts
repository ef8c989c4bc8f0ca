import type { Series } from '../documents/series.ts';
import { dateOfDay, dayNumber, weekdayOf } from '../matching/wall-clock.ts';

/** The dates of a series, and nothing else of it. */
export type SeriesDates = Pick<Series, 'frequency' | 'first_date' | 'until' | 'ended_from'>;

/** From one day to another, both included; yyyy-MM-dd. */
export interface DateWindow {
  readonly from: string;
  readonly to: string;
}

const daysPerWeek = 7;

/** The number of the weekday in its month that stands for the last one, because not every month has a fifth. */
const last = 5;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day of a month that is the nth of its weekday, or the last for the fifth. `month` counts from January of the year 0. */
function nthWeekday(month: number, weekday: string, nth: number): number {
  const firstOf = (each: number) => dayNumber(`${Math.floor(each / 12)}-${twoDigits((each % 12) + 1)}-01`);
  const begin = firstOf(month);
  const first = begin + ((Number(weekday) - Number(weekdayOf(begin)) + daysPerWeek) % daysPerWeek);
  const day = first + (nth - 1) * daysPerWeek;
  return nth === last && day >= firstOf(month + 1) ? day - daysPerWeek : day;
}

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** Of the months of the window, and possibly days before and after it. */
function monthlyDays(firstDate: string, { from, to }: DateWindow): readonly number[] {
  const nth = Math.ceil(Number(firstDate.slice(8)) / daysPerWeek);
  const weekday = weekdayOf(dayNumber(firstDate));
  const months = Math.max(0, monthOf(to) - monthOf(from) + 1);
  return Array.from({ length: months }, (_, index) => nthWeekday(monthOf(from) + index, weekday, nth));
}

function everyDays(step: number, first: number, from: number, to: number): readonly number[] {
  const begin = first + Math.max(0, Math.ceil((from - first) / step)) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - begin) / step) + 1) }, (_, index) => begin + index * step);
}

/**
 * Returns the dates of a series in a window, in order: where its visits are if nobody skips or moves one. Monthly is the
 * same weekday of the month as the first date, such as the second Tuesday; a first date that is the fifth of its weekday
 * stands for the last one of every month.
 */
export function originalDates(series: SeriesDates, window: DateWindow): readonly string[] {
  const { frequency, first_date: firstDate, until, ended_from: endedFrom } = series;
  const first = dayNumber(firstDate);
  const from = Math.max(first, dayNumber(window.from));
  const to = Math.min(
    dayNumber(window.to),
    until === null ? Infinity : dayNumber(until),
    endedFrom === null ? Infinity : dayNumber(endedFrom) - 1,
  );
  if (from > to) return [];
  const days =
    frequency === 'monthly'
      ? monthlyDays(firstDate, { from: dateOfDay(from), to: dateOfDay(to) })
      : everyDays(frequency === 'weekly' ? daysPerWeek : 2 * daysPerWeek, first, from, to);
  return days.filter((day) => day >= from && day <= to).map(dateOfDay);
}

/** More than between two dates of any series: five weeks at most. */
const longestGapDays = 40;

/** Returns the first date of a series on or after a day; null when there is none. */
export function firstDateFrom(series: SeriesDates, from: string): string | null {
  const earliest = from < series.first_date ? series.first_date : from;
  return originalDates(series, { from: earliest, to: dateOfDay(dayNumber(earliest) + longestGapDays) })[0] ?? null;
}
