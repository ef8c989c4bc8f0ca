import type { HelperOffer, HelperVisit, HelperWork } from '#domain/contracts/helpers.ts';
import { isExpired, offerTo } from '#domain/dispatch/commands/accept-offer.ts';
import type { BoardCustomer } from '#domain/dispatch/board-row-of.ts';
import type { FollowedStudent, StudentProfile } from '#domain/documents/student-profile.ts';
import type { StoredVisit, Visit, VisitAccount } from '#domain/documents/visit.ts';
import { hoursInYear } from '#domain/matching/hard-rules.ts';
import { wayFromHome } from '#domain/matching/way.ts';
import { brusselsDate, momentOf } from '#domain/requests/calendar.ts';
import { wrongCodesAtMost } from '#domain/visits/door-code.ts';
import { isInTime, waitingMove } from '#domain/visits/visit-move.ts';
import { unrecordedStates } from '#domain/visits/unrecorded.ts';
import { calendarOf } from './helper-access.ts';
import { shownAvailability } from './shown-availability.ts';
import { areaOf, postcodeOf, streetOf } from './shown-address.ts';

/** A visit with what is stored around it. */
export interface VisitAround {
  readonly visit: StoredVisit;
  readonly address: string;
  readonly notes: string;
  readonly senior: BoardCustomer & { readonly firstName: string };
  /** The stored name of a service that is not built in; else empty. */
  readonly serviceName: string;
}

const shown = ({ visit: { id, visit }, senior, serviceName }: VisitAround) => ({
  visit_id: id,
  senior_first_name: senior.firstName,
  service: visit.task_category_id,
  service_name: serviceName,
  date: visit.date,
  start: visit.start,
  minutes: visit.minutes_planned,
});

/** An offer that the student can still answer, or take back her no to; null for every other visit. */
function shownOffer(around: VisitAround, student: StudentProfile, now: Date): HelperOffer | null {
  const { visit, address, senior } = around;
  const offer = offerTo(visit, student.id);
  const { state, price } = visit.visit;
  if (state !== 'offered' || offer === undefined || price === null || isExpired(offer, now)) return null;
  const way = wayFromHome(student, postcodeOf(address, senior), price.variant === 'provider-car');
  return {
    ...shown(around),
    street: streetOf(address),
    town: areaOf(address, senior),
    cents_per_hour: price.cents_per_hour,
    way: way === null ? null : { km: way.km, minutes: way.minutes, by: way.by },
    expires_at: offer.expires_at.toISOString(),
    is_declined: offer.answer === 'declined',
  };
}

const pickSaid = ({ came, minutes }: VisitAccount) => ({ came, minutes });

const isoOrNull = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

function askedMove(visit: Visit, now: Date): HelperVisit['asked_move'] {
  const move = visit.state === 'confirmed' ? waitingMove(visit) : null;
  return move === null || !isInTime(visit, move, now) ? null : { date: move.date, start: move.start };
}

function ownVisit(around: VisitAround, studentId: string, now: Date): HelperVisit | null {
  const { visit, address, notes, senior } = around;
  const { studentprofile_id, state, price, wrong_codes = 0, ...rest } = visit.visit;
  if (studentprofile_id !== studentId || state === 'open' || state === 'offered') return null;
  return {
    ...shown(around),
    senior_name: senior.name,
    phone: senior.phone,
    address,
    notes,
    cents_per_hour: price?.cents_per_hour ?? null,
    state,
    started_at: isoOrNull(rest.started_at),
    ended_at: isoOrNull(rest.ended_at),
    minutes_worked: rest.minutes_worked,
    km: rest.km,
    tries_left: Math.max(0, wrongCodesAtMost - wrong_codes),
    is_asked: rest.asked_at instanceof Date && unrecordedStates.some((each) => each === state),
    said: rest.student_account == null ? null : pickSaid(rest.student_account),
    asked_move: askedMove(visit.visit, now),
  };
}

const startOf = ({ date, start }: { readonly date: string; readonly start: string }) => momentOf(date, start).getTime();

/** Everything that a student's page shows: nothing of a visit that is neither offered to her nor hers. */
export function helperWork(student: FollowedStudent, visits: readonly VisitAround[], now: Date): HelperWork {
  const today = brusselsDate(now);
  const calendar = calendarOf(student.helper_access, now);
  const inOrder = visits.toSorted((one, other) => startOf(one.visit.visit) - startOf(other.visit.visit));
  return {
    student_id: student.id,
    first_name: student.first_name,
    year: today.slice(0, 4),
    hours: hoursInYear(student, today),
    offers: inOrder.flatMap((each) => shownOffer(each, student, now) ?? []),
    visits: inOrder.flatMap((each) => ownVisit(each, student.id, now) ?? []),
    availability: shownAvailability(student, today),
    calendar: calendar === null ? null : { hash: calendar.hash, made_at: calendar.made_at.toISOString() },
    read_at: now.toISOString(),
  };
}
