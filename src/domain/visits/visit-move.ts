import type { ProposedMove } from '../documents/visit-parts/proposed-move.ts';
import type { ShownMove } from '../documents/visit-parts/shown-move.ts';
import type { StoredVisit, Visit } from '../documents/visit.ts';
import { brusselsDate, momentOf } from '../requests/calendar.ts';
import { isFarEnough } from '../requests/lead-time.ts';
import type { VisitState } from './visit-state.ts';

/** When a visit begins, by the clock in Brussels. */
export type VisitStart = Pick<Visit, 'date' | 'start'>;

/** The first and the last hour at which a visit can be asked for, as in the form (spec.md section 9). */
const askedHours = { first: '08:00', last: '22:00' } as const;

const dayMinutes = 24 * 60;

const wholeHours = Array.from({ length: 15 }, (_each, index) => `${String(index + 8).padStart(2, '0')}:00`);

/** The hours that are offered for a visit of this length: it ends on the day it begins. */
export const hoursFor = (minutes: number): readonly string[] =>
  wholeHours.filter((start) => Number(start.slice(0, 2)) * 60 + minutes <= dayMinutes);

export const isSameTime = (one: VisitStart, other: VisitStart): boolean =>
  one.date === other.date && one.start === other.start;

/** A visit that is to come, with or without a student. */
export const isMovable = (state: VisitState): boolean =>
  state === 'open' || state === 'offered' || state === 'confirmed';

const hasBegun = ({ date, start }: VisitStart, now: Date): boolean => momentOf(date, start) <= now;

/** Whether the senior can ask for another time now: the visit is to come, and has not begun. */
export const canAskMove = ({ state, ...time }: VisitStart & Pick<Visit, 'state'>, now: Date): boolean =>
  isMovable(state) && !hasBegun(time, now);

/**
 * Returns why a visit cannot be asked for at this time; null when it can. Whether the visit itself can be moved is
 * {@link canAskMove}.
 */
export function whyNotAsked(from: VisitStart, to: VisitStart, now: Date) {
  if (isSameTime(from, to)) return 'visit-time-invalid' as const;
  if (!isFarEnough(to.date, now)) return 'move-too-near' as const;
  return to.start < askedHours.first || to.start > askedHours.last ? ('visit-time-invalid' as const) : null;
}

/** A move that waits for an answer; null without one. */
export const waitingMove = ({ proposed_move: move }: Pick<Visit, 'proposed_move'>) =>
  move != null && move.declined_at === null ? move : null;

/**
 * Whether a yes still counts: the visit has not begun, and the new day is a later one than today. She was told that the old
 * time holds until then, and reads a mail of this evening before tomorrow.
 */
export const isInTime = (visit: VisitStart, to: VisitStart, now: Date): boolean =>
  !hasBegun(visit, now) && to.date > brusselsDate(now);

/** What the senior's screens show of the moves of a request: those that wait and those that were declined. */
export const shownMoves = (visits: readonly StoredVisit[]): readonly ShownMove[] =>
  visits.flatMap(({ id, visit: { proposed_move: move } }) =>
    move == null
      ? []
      : [
          {
            visit_id: id,
            date: move.date,
            start: move.start,
            state: move.declined_at === null ? ('waiting' as const) : ('declined' as const),
            reason: move.reason,
            asked_by: move.asked_by,
          },
        ],
  );

/** The move that waits the longest for an answer; null without one. */
export function longestMove(visits: readonly Pick<StoredVisit, 'visit'>[]): ProposedMove | null {
  const waiting = visits.flatMap(({ visit }) => waitingMove(visit) ?? []);
  return waiting.toSorted((one, other) => one.asked_at.getTime() - other.asked_at.getTime())[0] ?? null;
}
