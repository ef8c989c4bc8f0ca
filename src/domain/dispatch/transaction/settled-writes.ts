import * as z from 'zod/mini';
import { collections } from '#domain/collections.ts';
import { boardCounterId } from '#domain/documents/board-counter.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { figuresId } from '#domain/documents/figures.ts';
import { type StudentDay, studentDayId } from '#domain/documents/dispatch.ts';
import { quoteSchema } from '#domain/documents/quote.ts';
import { type SeriesVisit, seriesVisitSchema } from '#domain/documents/visit-parts/series-visit.ts';
import { type ShownMove, shownMoveSchema } from '#domain/documents/visit-parts/shown-move.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { counterShardOf } from '../counter-shard.ts';
import { doorCodeWrites, withoutCode } from '../door-codes.ts';
import { doorPhotoWrites } from '../door-photos.ts';
import type { RequestCase } from '../request-case.ts';
import { seriesOf } from '#domain/series/request-series.ts';
import { shownVisits } from '#domain/series/shown-visits.ts';
import { shownMoves } from '#domain/visits/visit-move.ts';
import type { FigureChanges } from '#domain/figures/figures-of-case.ts';
import type { SettledCase } from '../settle-case.ts';
import type { DocumentWrite, Fields } from './document-transaction.ts';

interface Settled {
  readonly before: RequestCase;
  readonly settled: SettledCase;
  readonly days: readonly StudentDay[];
  /** Null for a refresh. */
  readonly commandId: string | null;
}

/** Brings the fields of both into one order. */
const shownSchema = z.array(seriesVisitSchema);

/** Whether the request shows these visits already. */
function isShown(visits: readonly SeriesVisit[] | null, stored: unknown): boolean {
  if (visits === null) return stored === undefined || stored === null;
  const known = shownSchema.safeParse(stored).data;
  return known !== undefined && JSON.stringify(known) === JSON.stringify(shownSchema.parse(visits));
}

const movesSchema = z.array(shownMoveSchema);

/** Brings the fields into one order, as above; a request without any has none. */
const knownMoves = (stored: unknown): readonly ShownMove[] => movesSchema.safeParse(stored).data ?? [];

/** What of the request itself changed. */
function requestChanges({ before, settled: { after }, commandId }: Settled): Fields {
  const changes: Record<string, unknown> = {};
  const names = ['status', 'request_date', 'preferred_time', 'hours_requested'] as const;
  for (const name of names) {
    if (before.request[name] !== after.request[name]) changes[name] = after.request[name];
  }
  if (before.request.series !== after.request.series) changes['series'] = seriesOf(after.request);
  const visits = shownVisits(after.request, after.visits);
  if (!isShown(visits, before.request.visits)) changes['visits'] = visits;
  const moves = shownMoves(after.visits);
  if (JSON.stringify(knownMoves(before.request.moves)) !== JSON.stringify(moves)) changes['moves'] = moves;
  if (after.quote !== before.quote && after.quote !== null) changes['quote'] = quoteSchema.parse(after.quote);
  // Tells the triggers that a command made this change, and ordered its mails.
  if (commandId !== null && Object.keys(changes).length > 0) changes['last_command'] = commandId;
  return changes;
}

function dayWrite(day: StudentDay): DocumentWrite {
  const path = { collection: collections.studentDays, id: studentDayId(day.student_id, day.date) };
  return day.visits.length === 0 ? { ...path, kind: 'delete' } : { ...path, kind: 'set', data: day };
}

/** Moves the counters of the stages. */
export function counterWrite(requestId: string, stages: SettledCase['stages']): DocumentWrite {
  const id = boardCounterId(counterShardOf(requestId));
  return { kind: 'increment', collection: collections.counters, id, field: 'stages', by: stages };
}

/** Moves the figures of each week. */
export function figureWrites(requestId: string, changes: FigureChanges): readonly DocumentWrite[] {
  const shard = counterShardOf(requestId);
  return [...changes].map(([monday, by]) => ({
    kind: 'increment' as const,
    collection: collections.figures,
    id: figuresId(monday, shard),
    field: 'amounts',
    by,
  }));
}

/** The request, its visits with the codes and the photos of their students, the days of students, the board's row and its counter. */
export function settledWrites(written: Settled): readonly DocumentWrite[] {
  const { after, row, visits, removed, stages, figures, photos } = written.settled;
  const changes = requestChanges(written);
  const id = row.request_id;
  return [
    ...(Object.keys(changes).length === 0
      ? []
      : [{ kind: 'update' as const, collection: collections.serviceRequests, id, data: changes }]),
    ...visits.map((each) => ({
      kind: 'set' as const,
      collection: collections.planning,
      id: each.id,
      data: visitSchema.parse(withoutCode(each.visit)),
    })),
    ...removed.map((visitId) => ({ kind: 'delete' as const, collection: collections.planning, id: visitId })),
    ...doorPhotoWrites(written.before, after, photos),
    ...doorCodeWrites(written.before, after),
    ...written.days.map(dayWrite),
    { kind: 'set', collection: collections.board, id, data: boardRowSchema.parse(row) },
    ...(Object.keys(stages).length === 0 ? [] : [counterWrite(id, stages)]),
    ...figureWrites(id, figures),
  ];
}
