import type { BoardRow, BoardStage, LastChange } from '../documents/board-row.ts';
import type { Booked } from '../documents/dispatch.ts';
import type { StoredVisit } from '../documents/visit.ts';
import { readRequestStatus } from '../requests/request-status.ts';
import { requestStatusOfVisits } from '../visits/request-status-of-visits.ts';
import { withSeriesEnded } from '../series/request-series.ts';
import { type FigureChanges, figureChanges } from '../figures/figures-of-case.ts';
import { hasConfirmedStudent, isBooked } from '../visits/visit-state.ts';
import { type BoardCustomer, boardRowOf } from './board-row-of.ts';
import { isCancellable, withAllCancelled } from './change-visits.ts';
import { type KnownPhotos, withDoorPhotos } from './door-photos.ts';
import type { RequestCase } from './request-case.ts';
import { type HourChange, hourChanges } from './student-hours.ts';

/** The action of a row's first step, which is the senior's. */
export const requestCreated = 'request-created';

/** A visit that a student's day gains or loses. */
export interface DayChange {
  readonly studentId: string;
  readonly date: string;
  readonly remove: string | null;
  readonly add: Booked | null;
}

export interface SettledCase {
  readonly after: RequestCase;
  readonly row: BoardRow;
  /** Visits that are new or changed. */
  readonly visits: readonly StoredVisit[];
  /** The ids of visits that are gone: of one that was opened by a command that is undone. */
  readonly removed: readonly string[];
  readonly days: readonly DayChange[];
  readonly hours: readonly HourChange[];
  /** By how much the counter of each stage moves. */
  readonly stages: Readonly<Partial<Record<BoardStage, number>>>;
  readonly figures: FigureChanges;
  readonly photos: KnownPhotos;
}

/** Returns what counters gain and lose when a row's stage changes; nothing when it stays. */
function stageChanges(before: BoardStage | null, after: BoardStage): SettledCase['stages'] {
  if (before === after) return {};
  return before === null ? { [after]: 1 } : { [before]: -1, [after]: 1 };
}

function bookingOf({ id, visit }: StoredVisit, postcode: string): { key: string; change: DayChange } | null {
  const { studentprofile_id: studentId, date, start, minutes_planned: minutes, state } = visit;
  if (studentId === null || !isBooked(state)) return null;
  const add: Booked = { visit_id: id, start, minutes, postcode };
  return { key: `${studentId} ${date} ${start} ${minutes}`, change: { studentId, date, remove: id, add } };
}

/** Returns how the days of students change. A booking of before that does not hold any more is removed. */
export function dayChanges(before: RequestCase, after: RequestCase, postcode: string): readonly DayChange[] {
  return after.visits.flatMap((visit) => {
    const former = before.visits.find(({ id }) => id === visit.id);
    const was = former === undefined ? null : bookingOf(former, postcode);
    const is = bookingOf(visit, postcode);
    if (was?.key === is?.key) return [];
    const isSameDay = was?.change.studentId === is?.change.studentId && was?.change.date === is?.change.date;
    const removal: readonly DayChange[] = was === null || isSameDay ? [] : [{ ...was.change, add: null }];
    return is === null ? removal : [...removal, is.change];
  });
}

/** The senior's cancellation ends every visit that has not begun (design.md, "States of a visit"), and her series. */
function withCancelledVisits(state: RequestCase, now: Date): RequestCase {
  if (readRequestStatus(state.request.status) !== 'cancelled') return state;
  const request = withSeriesEnded(state.request, now);
  if (state.visits.some(isCancellable)) return { ...state, request, visits: withAllCancelled(state.visits, now) };
  return request === state.request ? state : { ...state, request };
}

/** The last visit that was not cancelled may be cancelled alone: then the request is, and its series ends. */
function withStatus(state: RequestCase, now: Date): RequestCase {
  const isCancelledUntaken = state.visits.length === 0 && readRequestStatus(state.request.status) === 'cancelled';
  if (isCancelledUntaken) return state;
  const status = requestStatusOfVisits(
    state.visits.map(({ visit }) => visit.state),
    state.takenBy !== null,
  );
  // An equal older spelling is left as it is.
  if (readRequestStatus(state.request.status) === status) return state;
  const request = { ...state.request, status };
  return { ...state, request: status === 'cancelled' ? withSeriesEnded(request, now) : request };
}

/** The revision of a row when it comes onto the board; a request whose row is still to come counts as having it. */
export const firstRevision = 1;

/** Which state a row shows: that of its revision, or of the one that an undone command brought back. */
export const stateOfRow = (row: Pick<BoardRow, 'revision' | 'restores'> | null): number =>
  row?.restores ?? row?.revision ?? firstRevision;

/** Grows with each step that somebody took. */
function nextRevision(formerRow: BoardRow | null, lastChange: LastChange): number {
  if (formerRow === null) return lastChange.action === requestCreated ? firstRevision : firstRevision + 1;
  return formerRow.revision + (lastChange === formerRow.last_change ? 0 : 1);
}

const hasStudent = ({ visits }: RequestCase) => visits.some(({ visit: { state } }) => hasConfirmedStudent(state));

/** Of an older row it is not known when its student came. */
function matchedAt(formerRow: BoardRow | null, before: RequestCase, after: RequestCase, now: Date): Date | null {
  const known = formerRow?.matched_at ?? null;
  if (known !== null) return known;
  return hasStudent(after) && !hasStudent(before) ? now : null;
}

/** Rows from before the figures lack `matched_at`: what they show was never counted. */
export const isCounted = (row: BoardRow | null): row is BoardRow => row !== null && row.matched_at !== undefined;

export interface Settling {
  readonly before: RequestCase;
  /** After the decision; the same as before when only the senior changed something. */
  readonly decided: RequestCase;
  readonly customer: BoardCustomer;
  readonly formerRow: BoardRow | null;
  /** The former row's own object when nobody took a step: then the revision stays. */
  readonly lastChange: LastChange;
  /** For an undone command: the state of the row that is brought back, and what that row said. */
  readonly restored?: { readonly revision: number; readonly matchedAt: Date | null } | undefined;
  /** Of the students of the visits that changed; a step that gives no visit a student reads none. */
  readonly photos?: KnownPhotos;
  readonly now: Date;
}

const noPhotos: KnownPhotos = new Map();

/** A refresh of the row is no step: what it brought back stays brought back. */
function restores({ formerRow, lastChange, restored }: Settling): number | undefined {
  return lastChange === formerRow?.last_change ? formerRow.restores : restored?.revision;
}

/** Returns everything that follows from a decision: status, row, counters, and the days of students. */
export function settleCase(settling: Settling): SettledCase {
  const { before, decided, customer, formerRow, lastChange, restored, photos = noPhotos, now } = settling;
  const effective = withDoorPhotos(before, withCancelledVisits(decided, now), photos);
  // Without a step, an older request keeps the status that the senior was told.
  const after = effective === before ? before : withStatus(effective, now);
  const revision = nextRevision(formerRow, lastChange);
  const matched = restored === undefined ? matchedAt(formerRow, before, after, now) : restored.matchedAt;
  const row = boardRowOf(after, customer, {
    ...{ lastChange, revision, now },
    matchedAt: matched,
    restores: restores(settling),
  });
  return {
    after,
    row,
    visits: after.visits.filter((each) => !before.visits.includes(each)),
    removed: before.visits.filter(({ id }) => !after.visits.some((each) => each.id === id)).map(({ id }) => id),
    days: dayChanges(before, after, customer.postcode),
    hours: hourChanges(before.visits, after.visits),
    stages: stageChanges(formerRow?.stage ?? null, row.stage),
    photos,
    figures: figureChanges(
      isCounted(formerRow) ? { row: formerRow, visits: before.visits } : null,
      { row, visits: after.visits },
      { countsOffers: restored === undefined },
    ),
  };
}
