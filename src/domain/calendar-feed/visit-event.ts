import { brand } from '../brand.ts';
import type { StoredVisit, Visit } from '../documents/visit.ts';
import { type ServiceId, serviceIds } from '../requests/prices.ts';
import type { CalendarEvent } from './write-calendar.ts';

/** Calendar services keep their own pace; those that listen come back after an hour. */
export const refreshMinutes = 60;

const host = brand.origin.replace('https://', '');

type Timed = Pick<CalendarEvent, 'uid' | 'sequence' | 'changedAt' | 'date' | 'start' | 'minutes'>;

const countedFrom = Date.UTC(2026, 0, 1);
const quarterSecondMs = 250;

/**
 * Grows with every change of a visit (RFC 5545, section 3.8.7.4): a calendar leaves out what has a lower number than what it
 * knows. The revision alone would begin anew with a visit that was taken back and is opened again, so it is counted on from
 * the moment of the opening, in quarters of a second: nobody changes a visit more often than that. Within 31 bits until 2043.
 */
const sequenceOf = ({ opened_at: openedAt, revision }: Visit): number => {
  const quarters = openedAt === undefined ? 0 : Math.floor((openedAt.getTime() - countedFrom) / quarterSecondMs);
  return Math.max(0, quarters) + revision;
};

/** When a visit is, and which change of it this is. */
export const timed = ({ id, visit }: StoredVisit): Timed => ({
  uid: `${id}@${host}`,
  sequence: sequenceOf(visit),
  changedAt: visit.updated_at,
  date: visit.date,
  start: visit.start,
  minutes: visit.minutes_planned,
});

/** Nothing of a visit that does not go on, or is not for this calendar any more, but that. */
export const gone = (visit: StoredVisit, summary: string): CalendarEvent => ({
  ...timed(visit),
  status: 'CANCELLED',
  takesTime: false,
  summary,
  location: '',
  description: '',
  url: '',
});

/** The kind of help. The name of a service that staff made can say whose it is: it is not for a calendar service. */
export function helpName(
  { task_category_id: service }: Visit,
  words: { readonly services: Readonly<Record<ServiceId, string>>; readonly otherService: string },
): string {
  const known = serviceIds.find((id) => id === service);
  return known === undefined ? words.otherService : words.services[known];
}

const keyOf = ({ date, start, uid }: CalendarEvent): string => `${date} ${start} ${uid}`;

/** The first comes first, so that an unchanged calendar is written the same. */
export const inOrder = (events: readonly CalendarEvent[]): readonly CalendarEvent[] =>
  events.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
