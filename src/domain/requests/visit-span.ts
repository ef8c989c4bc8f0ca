import { addDaysTo, midnightOf, momentOf } from './calendar.ts';
import { isoDate, timeOfDay } from '../field-types.ts';

/** When a visit is, as a request stores it: local to Brussels. */
export interface StoredVisitTime {
  /** yyyy-MM-dd; older records may hold any text. */
  readonly requestDate: string;
  /** HH:mm; older records may hold any text, such as a part of the day. */
  readonly time: string;
  readonly hours: number;
}

/** The moments between which a visit takes place; `end` is later than `start`. */
export interface VisitSpan {
  readonly start: Date;
  readonly end: Date;
  /** The hour is unknown: the span is the whole day. */
  readonly allDay: boolean;
}

const hourMs = 60 * 60 * 1000;

/** Returns the moments of a visit; null when the stored day is invalid. Invalid hours count as one hour. */
export function visitSpan({ requestDate, time, hours }: StoredVisitTime): VisitSpan | null {
  if (!isoDate.safeParse(requestDate).success) return null;
  if (!timeOfDay.safeParse(time).success) {
    return { start: midnightOf(requestDate), end: midnightOf(addDaysTo(requestDate, 1)), allDay: true };
  }
  const start = momentOf(requestDate, time);
  const length = Number.isFinite(hours) && hours > 0 ? hours : 1;
  return { start, end: new Date(start.getTime() + length * hourMs), allDay: false };
}
