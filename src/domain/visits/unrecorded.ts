import { addMinutes } from 'date-fns/addMinutes';
import { momentOf } from '../requests/calendar.ts';
import type { VisitState } from './visit-state.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Hours after the planned end of a visit until both sides are asked what became of it. Visits run over, and a phone
 * without a network in the stairwell sends what it knows on the way home: four hours later it is neither, and both sides
 * still remember the day.
 */
export const askedAfterHours = 4;

interface PlannedVisit {
  readonly state: VisitState;
  readonly date: string;
  readonly start: string;
  readonly minutes_planned: number;
}

/** Nobody wrote down that a visit in these states ended. */
export const unrecordedStates = ['confirmed', 'started'] as const satisfies readonly VisitState[];

const plannedEndOf = ({ date, start, minutes_planned }: Omit<PlannedVisit, 'state'>): Date =>
  addMinutes(momentOf(date, start), minutes_planned);

/** When both sides are asked about a visit, if nobody writes down what became of it. */
export const askedFrom = (visit: Omit<PlannedVisit, 'state'>): Date =>
  new Date(plannedEndOf(visit).getTime() + askedAfterHours * hourMs);

/** Whether a visit should be over for so long that somebody forgot to write it down, or it did not happen. */
export const isUnrecorded = (visit: PlannedVisit, now: Date): boolean =>
  unrecordedStates.some((state) => state === visit.state) && askedFrom(visit).getTime() <= now.getTime();
