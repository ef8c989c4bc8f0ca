import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { Series } from '../documents/series.ts';
import { addDaysTo, momentOf } from '../requests/calendar.ts';
import { brusselsTimeZone } from '../requests/time-zone.ts';
import { type DateWindow, originalDates } from './original-dates.ts';

/** So far ahead stand the visits of a series in the planning. */
const weeksAhead = 8;

/** The days for which visits are made: a visit of today would come as a surprise to everyone. */
export const planningWindow = (today: string): DateWindow => ({
  from: addDaysTo(today, 1),
  to: addDaysTo(today, weeksAhead * 7),
});

/** The id of a visit, by the date that the series gives it: skipping or moving the visit does not change it. */
export const seriesVisitId = (requestId: string, series: Pick<Series, 'first_date'>, originalDate: string): string =>
  originalDate === series.first_date ? requestId : `${requestId}_${originalDate}`;

/** The other way round. */
export const originalDateOf = (requestId: string, series: Pick<Series, 'first_date'>, visitId: string): string =>
  visitId === requestId ? series.first_date : visitId.slice(requestId.length + 1);

/** Returns the dates in a window that have no visit yet, in order. One that was skipped or moved has its visit. */
export function missingDates(
  requestId: string,
  series: Series,
  existing: ReadonlySet<string>,
  window: DateWindow,
): readonly string[] {
  return originalDates(series, window).filter((date) => !existing.has(seriesVisitId(requestId, series, date)));
}

/** When the visit of a date begins: in the night that summer time begins, an hour later for a time that the clock skips. */
export const startOn = (date: string, { start }: Pick<Series, 'start'>): string =>
  format(momentOf(date, start), 'HH:mm', { in: tz(brusselsTimeZone) });
