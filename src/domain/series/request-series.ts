import { type Series, seriesSchema } from '../documents/series.ts';
import { readKnown } from '../read-known.ts';
import type { StoredServiceRequest } from '../documents/service-request.ts';
import type { Visit } from '../documents/visit.ts';
import { isoDate } from '../field-types.ts';
import { addDaysTo, brusselsDate } from '../requests/calendar.ts';
import { recurringFrequencies } from '../requests/frequencies.ts';
import { firstDateFrom } from './original-dates.ts';

type RequestFields = Omit<StoredServiceRequest, 'quote'>;

/** Null for a request that does not recur, or of which no price was agreed since requests can. */
export const seriesOf = (request: Pick<StoredServiceRequest, 'series'>): Series | null =>
  readKnown(seriesSchema, request.series);

/** The series of a request whose price was just agreed for the first time. */
function newSeries(request: RequestFields, first: Visit | undefined, minutes: number): Series | null {
  const frequency = recurringFrequencies.find((each) => each === request.frequency);
  if (frequency === undefined || first === undefined) return null;
  const until = isoDate.safeParse(request.repeat_until).data ?? null;
  const dates = { frequency, first_date: first.date, until, ended_from: null };
  return { ...dates, start: first.start, minutes, next_date: firstDateFrom(dates, addDaysTo(first.date, 1)) };
}

/**
 * Returns the request with its series after a yes to the price: it begins on the day and at the time of its first visit,
 * and the next visits have the agreed length. One that does not recur is returned as it is.
 */
export function withAgreedSeries(request: RequestFields, first: Visit | undefined, minutes: number): RequestFields {
  const known = seriesOf(request);
  const series = known === null ? newSeries(request, first, minutes) : { ...known, minutes };
  return series === null ? request : { ...request, series };
}

/** Returns the request with its series ended: no visit of today or later is made any more. */
export function withSeriesEnded(request: RequestFields, now: Date): RequestFields {
  const series = seriesOf(request);
  if (series === null || (series.ended_from !== null && series.next_date === null)) return request;
  return { ...request, series: { ...series, ended_from: brusselsDate(now), next_date: null } };
}
