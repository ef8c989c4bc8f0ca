import type { BoardRow } from '../documents/board-row.ts';
import { type CustomerNeeds, noNeeds } from '../documents/customer.ts';
import type { AccountLanguage } from '../documents/interim-user.ts';
import type { Quote } from '../documents/quote.ts';
import type { StudentLanguage, StudentProfile } from '../documents/student-profile.ts';
import type { StudentDay } from '../documents/dispatch.ts';
import type { StoredVisit } from '../documents/visit.ts';
import { type ServiceId, serviceIds } from '../requests/prices.ts';
import type { VisitState } from '../visits/visit-state.ts';
import { type Candidate, candidatesOf, type OpenVisit } from './candidate.ts';
import { dateOfDay, dayNumber } from './wall-clock.ts';

const languages: Readonly<Record<AccountLanguage, StudentLanguage>> = { NL: 'nl', FR: 'fr', EN: 'en' };

const readServiceId = (id: string): ServiceId | null => serviceIds.find((known) => known === id) ?? null;

export interface VisitToMatch {
  readonly row: Pick<BoardRow, 'senior_id' | 'postcode'>;
  readonly visit: StoredVisit;
  readonly quote: Quote | null;
  readonly language: AccountLanguage | null;
  /** What staff wrote on the senior's record; null where nothing is known. */
  readonly needs: CustomerNeeds | null;
}

/**
 * A stored visit as matching sees it. A language that was asked for counts before that of the account.
 * @returns null for a service that no student is asked about.
 */
export function openVisitOf({ row, visit: { id, visit }, quote, language, needs }: VisitToMatch): OpenVisit | null {
  const service = readServiceId(visit.task_category_id);
  if (service === null) return null;
  const { language: asked, home, blocked_students: blockedStudents } = needs ?? noNeeds();
  return {
    id,
    seniorId: row.senior_id,
    service,
    variant: visit.price?.variant ?? quote?.variant ?? null,
    date: visit.date,
    start: visit.start,
    minutes: visit.minutes_planned,
    postcode: row.postcode,
    language: asked ?? (language === null ? null : languages[language]),
    home,
    blockedStudents,
  };
}

/** The days of students that matching a visit needs: from the day before it to the end of its week. */
export function daysToMatch(date: string): { readonly from: string; readonly to: string } {
  const day = dayNumber(date);
  const weekday = (((day + 3) % 7) + 7) % 7;
  return { from: dateOfDay(Math.min(day - 1, day - weekday)), to: dateOfDay(Math.max(day + 1, day - weekday + 6)) };
}

const tookPlace: readonly VisitState[] = ['done', 'approved', 'charged'];

/** Students with what they have on those days, and their former visits to this senior. */
export function candidatesFor(
  students: readonly StudentProfile[],
  days: readonly StudentDay[],
  former: readonly StoredVisit[],
): readonly Candidate[] {
  return candidatesOf(students, {
    booked: days.flatMap(({ student_id: studentId, date, visits }) =>
      visits.map(({ visit_id: visitId, start, minutes, postcode }) => ({
        studentId,
        visitId,
        date,
        start,
        minutes,
        postcode,
      })),
    ),
    visits: former.flatMap(({ visit: { studentprofile_id: studentId, senior_id: seniorId, date, state } }) =>
      studentId !== null && tookPlace.includes(state) ? [{ studentId, seniorId, date }] : [],
    ),
    offers: [],
  });
}
