import type { Visit } from '../documents/visit.ts';
import { brusselsDate, daysBetween, momentOf } from '../requests/calendar.ts';
import { clockMinuteOf } from './clock-span.ts';
import { hasConfirmedStudent } from './visit-state.ts';

/** From this hour of the day before, both sides are told of the visit of tomorrow. */
const tellsFromHour = 9;

/** So long before its start the senior is told who comes. */
const hoursBefore = 4;

const hourMs = 3_600_000;

type Planned = Pick<Visit, 'state' | 'date' | 'start'>;

const startOf = ({ date, start }: Planned): Date => momentOf(date, start);

/** What is told of a visit at this moment, because it is near: nothing while no student comes. */
export function announcementOf(visit: Planned, now: Date): 'tomorrow' | 'today' | null {
  if (visit.state !== 'confirmed' || now >= startOf(visit)) return null;
  const days = daysBetween(brusselsDate(now), visit.date);
  if (days === 1) return clockMinuteOf(now) >= tellsFromHour * 60 ? 'tomorrow' : null;
  return days === 0 && startOf(visit).getTime() - now.getTime() <= hoursBefore * hourMs ? 'today' : null;
}

interface Told {
  /** "yyyy-MM-dd HH:mm", as the mail says it. */
  readonly when: string;
  /** The student whom the mail is to; null for one to the senior. */
  readonly studentId: string | null;
}

type Owned = Planned & Pick<Visit, 'studentprofile_id'>;

/** Whether a mail about a coming visit is still true, and still of use: the visit is to come, then, and hers. */
export const isStillComing = (visit: Owned, { when, studentId }: Told, now: Date): boolean =>
  visit.state === 'confirmed' &&
  `${visit.date} ${visit.start}` === when &&
  (studentId === null || visit.studentprofile_id === studentId) &&
  now < startOf(visit);

/** Whether a mail that leaves now may call the day of a visit so. */
export const isDayCalled = (day: 'tomorrow' | 'today', { date }: Pick<Visit, 'date'>, now: Date): boolean =>
  daysBetween(brusselsDate(now), date) === (day === 'today' ? 0 : 1);

/** Whether a student can still answer an offer. */
export const isStillOffered = (
  { state, offers }: Pick<Visit, 'state' | 'offers'>,
  studentId: string,
  now: Date,
): boolean =>
  state === 'offered' &&
  offers.some(({ student_id: id, answer, expires_at: until }) => id === studentId && answer === null && now < until);

/** Whether the student need not go to a visit of this time, and does not know it by now. */
export function isStillGone(visit: Owned | null, { when, studentId }: Told, now: Date): boolean {
  const [date = '', start = ''] = when.split(' ');
  const isHers = visit !== null && visit.studentprofile_id === studentId && hasConfirmedStudent(visit.state);
  return !isHers && now < momentOf(date, start);
}
