import { brand } from '../brand.ts';
import type { StoredVisit } from '../documents/visit.ts';
import type { ServiceId } from '../requests/prices.ts';
import type { VisitAround } from '../students/helper/helper-work.ts';
import { areaOf } from '../students/helper/shown-address.ts';
import { hasConfirmedStudent } from '../visits/visit-state.ts';
import { gone, helpName, inOrder, refreshMinutes, timed } from './visit-event.ts';
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

/** No name, house number, street or telephone of the senior: who else reads a calendar is not known (decision 65). */
function ownEvent({ visit, address, senior }: VisitAround, { words, page }: Setting): CalendarEvent {
  const { state } = visit.visit;
  if (!hasConfirmedStudent(state) || state === 'missed') return gone(visit, words.cancelled);
  return {
    ...timed(visit),
    status: 'CONFIRMED',
    takesTime: true,
    summary: helpName(visit.visit, words),
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
    events: inOrder(events),
  };
}
