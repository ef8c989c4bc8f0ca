import type { Series } from '#domain/documents/series.ts';
import type { StoredVisit, VisitPrice } from '#domain/documents/visit.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { err, ok } from '#domain/result.ts';
import { firstDateFrom } from '#domain/series/original-dates.ts';
import { missingDates, planningWindow, seriesVisitId, startOn } from '#domain/series/planned-visits.ts';
import { isPublicHoliday } from '#domain/series/public-holidays.ts';
import { seriesOf } from '#domain/series/request-series.ts';
import { hasConfirmedStudent } from '#domain/visits/visit-state.ts';
import { openVisit } from '../read-visits.ts';
import { rejectedStudent } from '../rejected-student.ts';
import { rejectedTime } from '../rejected-time.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';
import type { KnownStudent } from '../commands/offer-visit.ts';

/** Whose visits these are: the student of the latest visit that has one, unless a later one was hers and is not any more. */
export function regularStudent({ visits }: RequestCase): string | null {
  const left = new Set<string>();
  for (const { visit } of visits.toSorted((one, other) => (one.visit.date < other.visit.date ? 1 : -1))) {
    const { state, studentprofile_id: studentId, former_students: former = [] } = visit;
    const isHers = hasConfirmedStudent(state) && state !== 'missed';
    if (isHers && studentId !== null && !left.has(studentId)) return studentId;
    for (const each of former) left.add(each);
  }
  return null;
}

/** While nobody was found for the first visit, or a price waits for an answer, there is nothing to repeat. */
function repeatedPrice({ quote, visits }: RequestCase): VisitPrice | null {
  const hadStudent = visits.some(
    ({ visit: { state, former_students: former = [] } }) => hasConfirmedStudent(state) || former.length > 0,
  );
  if (!hadStudent || quote?.state !== 'accepted' || quote.how === null || quote.answered_at === null) return null;
  return {
    variant: quote.variant,
    cents_per_hour: quote.cents_per_hour,
    agreed_at: quote.answered_at,
    how: quote.how,
  };
}

/** The student comes as she did before, but for a public holiday, which the senior is asked about first. */
function withStudent(made: StoredVisit, student: KnownStudent | null, { now, postcode }: DecisionContext): StoredVisit {
  const { id, visit } = made;
  if (student === null || isPublicHoliday(visit.date) || rejectedTime(visit, now) !== null) return made;
  if (rejectedStudent(id, visit, student.profile, { reason: '', postcode }) !== null) return made;
  const planned = { state: 'confirmed', studentprofile_id: student.id, student_profiles: student.student } as const;
  return { id, visit: { ...visit, ...planned } };
}

/**
 * Makes the first visit that a series lacks in the weeks ahead. A visit that was skipped or moved has its id, and is not
 * made again. Repeated until there is nothing to make: each visit is a transaction of its own, so that one day on which
 * the student is busy does not keep her from the others.
 * @param student the regular one, where she is to be given it; null leaves it open.
 */
export function makeVisit(before: RequestCase, student: KnownStudent | null, context: DecisionContext): Decision {
  const { now } = context;
  const { request } = before;
  const series = seriesOf(request);
  const price = repeatedPrice(before);
  if (series === null || price === null) return err('no-visit-due');
  const window = planningWindow(brusselsDate(now));
  const [date] = missingDates(request.request_id, series, new Set(before.visits.map(({ id }) => id)), window);
  const next: Series = { ...series, next_date: firstDateFrom(series, addDaysTo(date ?? window.to, 1)) };
  if (date === undefined) {
    if (series.next_date === next.next_date) return err('no-visit-due');
    return ok({ ...before, request: { ...request, series: next } });
  }
  const time = { date, start: startOn(date, series), minutes_planned: series.minutes };
  const open = { ...openVisit(request, time, now), price };
  const made = withStudent({ id: seriesVisitId(request.request_id, series, date), visit: open }, student, context);
  return ok({ ...before, request: { ...request, series: next }, visits: [...before.visits, made] });
}
