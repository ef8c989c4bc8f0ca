import { brand } from '../brand.ts';
import type { StoredVisit, Visit } from '../documents/visit.ts';
import { type ServiceId, serviceIds } from '../requests/prices.ts';
import type { VisitAround } from '../students/helper/helper-work.ts';
import { areaOf } from '../students/helper/shown-address.ts';
import { hasConfirmedStudent } from '../visits/visit-state.ts';
import type { Calendar, CalendarEvent } from './write-calendar.ts';

/** The texts of a student's calendar, in her language. */
export interface CalendarWords {
  readonly language: 'NL' | 'EN';
  readonly name: string;
  readonly services: Readonly<Record<ServiceId, string>>;
  /** Of a service that staff made: its name is not for a calendar service. */
  readonly otherService: string;
  readonly cancelled: string;
  readonly notYours: string;
  readonly description: string;
}

export interface CalendarVisits {
  readonly own: readonly VisitAround[];
  /** Visits that were the student's; one that is hers again is among her own as well. */
  readonly former: readonly StoredVisit[];
}

interface Setting {
  readonly words: CalendarWords;
  /** The address of her page, without her link. */
  readonly page: string;
}

/** Calendar services keep their own pace; those that listen come back after an hour. */
const refreshMinutes = 60;

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

const timed = ({ id, visit }: StoredVisit): Timed => ({
  uid: `${id}@${host}`,
  sequence: sequenceOf(visit),
  changedAt: visit.updated_at,
  date: visit.date,
  start: visit.start,
  minutes: visit.minutes_planned,
});

/** Nothing of a visit that does not go on, or is not hers, but that. */
const gone = (visit: StoredVisit, summary: string): CalendarEvent => ({
  ...timed(visit),
  isCancelled: true,
  summary,
  location: '',
  description: '',
  url: '',
});

/** No name, house number, street or telephone of the senior: who else reads a calendar is not known (decision 65). */
function ownEvent({ visit, address, senior }: VisitAround, { words, page }: Setting): CalendarEvent {
  const { state, task_category_id: service } = visit.visit;
  const known = serviceIds.find((id) => id === service);
  if (!hasConfirmedStudent(state) || state === 'missed') return gone(visit, words.cancelled);
  return {
    ...timed(visit),
    isCancelled: false,
    summary: known === undefined ? words.otherService : words.services[known],
    location: areaOf(address, senior),
    description: `${words.description}\n${page}`,
    url: page,
  };
}

/** Returns a student's calendar, the first visit first. */
export function visitCalendar(studentId: string, { own, former }: CalendarVisits, setting: Setting): Calendar {
  const { words } = setting;
  const mine = own.filter(({ visit }) => visit.visit.studentprofile_id === studentId);
  const left = former.filter(({ visit }) => visit.studentprofile_id !== studentId);
  const events = [
    ...mine.map((each) => ownEvent(each, setting)),
    ...left.map((each) => gone(each, each.visit.state === 'cancelled' ? words.cancelled : words.notYours)),
  ];
  return {
    productId: `-//${brand.name}//Student//${words.language}`,
    name: words.name,
    refreshMinutes,
    events: events.toSorted((one, other) => {
      const [first, second] = [`${one.date} ${one.start} ${one.uid}`, `${other.date} ${other.start} ${other.uid}`];
      return first < second ? -1 : 1;
    }),
  };
}
