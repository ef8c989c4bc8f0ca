import { tz } from '@date-fns/tz';
import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import type { DataRequest, DataRequestResult } from '../documents/privacy/data-request.ts';
import { brusselsDate, daysBetween, noonOf } from '../requests/calendar.ts';
import { brusselsTimeZone } from '../requests/time-zone.ts';

/** Of one person: more at a time is no question any more, and each sends a mail. */
export const mostOpenDataRequests = 5;

/** From so many days before the last one on, staff sees that there is little time left. */
export const daysThatAreFew = 7;

const inBrussels = { in: tz(brusselsTimeZone) };

/**
 * The last day on which the law wants an answer: a month after the day of asking (GDPR, article 12.3), and the last of the
 * next month where that has no such day. A last day in a weekend is not put off, although the law would allow it.
 */
export const answerDueOn = (askedAt: Date): string =>
  formatISO(addMonths(noonOf(brusselsDate(askedAt)), 1, inBrussels), { ...inBrussels, representation: 'date' });

export type DataRequestAsked = Pick<
  DataRequest,
  'wish' | 'kind' | 'person_id' | 'email' | 'name' | 'first_name' | 'language' | 'text'
>;

export const newDataRequest = (asked: DataRequestAsked, now: Date): DataRequest => ({
  ...asked,
  ...{ asked_at: now, due_on: answerDueOn(now), state: 'open' },
  ...{ result: null, answer: '', settled_at: null, settled_by: null },
});

export interface DataRequestAnswer {
  readonly result: DataRequestResult;
  readonly answer: string;
}

/** Null once it is settled: the person has that answer by mail. */
export const settled = (
  request: DataRequest,
  { result, answer }: DataRequestAnswer,
  { by, now }: { readonly by: NonNullable<DataRequest['settled_by']>; readonly now: Date },
): DataRequest | null =>
  request.state === 'open' ? { ...request, state: 'settled', result, answer, settled_at: now, settled_by: by } : null;

/** How urgent the answer is, by the days that are left: none, few, or enough. */
export type DataRequestUrgency = 'late' | 'soon' | 'in-time';

/** @param today yyyy-MM-dd */
export function urgencyOf({ due_on }: Pick<DataRequest, 'due_on'>, today: string): DataRequestUrgency {
  const left = daysBetween(today, due_on);
  if (left < 0) return 'late';
  return left < daysThatAreFew ? 'soon' : 'in-time';
}
