import * as z from 'zod/mini';
import { type BoardRow, boardRowSchema, type BoardStage, boardStages } from '../documents/board-row.ts';

const cursorSchema = z.object({ date: z.string(), time: z.string(), id: z.string() });

/** The place of a row in the order of a stage: by day, time and id. */
export type BoardCursor = z.infer<typeof cursorSchema>;

/** A page of one stage; `next` is where the following one begins after, null for the last. */
export interface BoardPage {
  readonly rows: readonly BoardRow[];
  readonly next: BoardCursor | null;
}

export const boardCopySchema = z.object({
  /** The rows of all loaded pages, each once. */
  rows: z.array(boardRowSchema),
  /** How far each stage is loaded; `until` is null where that is its end. */
  lists: z.partialRecord(z.enum(boardStages), z.object({ pages: z.int(), until: z.nullable(cursorSchema) })),
  /** The exact number of rows per stage, also of those that are not loaded. */
  counts: z.partialRecord(z.enum(boardStages), z.int()),
  /** The newest `updated_at` that was read. */
  changedAt: z.date(),
  /** When this device first saw it: epoch milliseconds of its clock. */
  seenAt: z.number(),
});

/** The part of the board that a device has read, and keeps up to date by what changed since. */
export type BoardCopy = z.infer<typeof boardCopySchema>;

export const emptyBoard = (changedAt: Date, seenAt: number): BoardCopy => ({
  rows: [],
  lists: {},
  counts: {},
  changedAt,
  seenAt,
});

export const cursorOf = ({ date, time, request_id: id }: BoardRow): BoardCursor => ({ date, time, id });

/** The order of the server's pages. */
export function compareCursors(one: BoardCursor, other: BoardCursor): number {
  for (const part of ['date', 'time', 'id'] as const) {
    if (one[part] !== other[part]) return one[part] < other[part] ? -1 : 1;
  }
  return 0;
}

const isLoaded = ({ lists }: BoardCopy, row: BoardRow): boolean => {
  const list = lists[row.stage];
  return list !== undefined && (list.until === null || compareCursors(cursorOf(row), list.until) <= 0);
};

/** The loaded rows of a stage, the earliest day first. */
export function rowsOf({ rows }: BoardCopy, stage: BoardStage): readonly BoardRow[] {
  return rows
    .filter((row) => row.stage === stage)
    .toSorted((one, other) => compareCursors(cursorOf(one), cursorOf(other)));
}

/** A changed account or address of the senior is no step: the row changes and its revision stays. */
export const isNewerRow = (row: BoardRow, known: BoardRow): boolean =>
  row.revision === known.revision ? row.updated_at > known.updated_at : row.revision > known.revision;

/** Keeps of two versions of a row the newer: a page and a change can arrive in either order. */
function mergeRows(copy: BoardCopy, newer: readonly BoardRow[]): readonly BoardRow[] {
  const rows = new Map(copy.rows.map((row) => [row.request_id, row]));
  for (const row of newer) {
    const known = rows.get(row.request_id);
    if (known === undefined || isNewerRow(row, known)) rows.set(row.request_id, row);
  }
  return [...rows.values()];
}

/** Adds the next page of a stage. */
export function addPage(copy: BoardCopy, stage: BoardStage, { rows, next }: BoardPage): BoardCopy {
  const pages = (copy.lists[stage]?.pages ?? 0) + 1;
  const longer = { ...copy, lists: { ...copy.lists, [stage]: { pages, until: next } } };
  return { ...longer, rows: mergeRows(copy, rows).filter((row) => isLoaded(longer, row)) };
}

/**
 * The changes that this copy does not have yet. One that is older than the newest may still be new: commits can become
 * visible in another order.
 */
function newChanges(copy: BoardCopy, changed: readonly BoardRow[]): readonly BoardRow[] {
  const known = new Map(copy.rows.map((row) => [row.request_id, row]));
  return changed.filter((row) => {
    const former = known.get(row.request_id);
    return former === undefined ? isLoaded(copy, row) || row.updated_at > copy.changedAt : isNewerRow(row, former);
  });
}

/**
 * Follows what changed: a row moves to its stage, goes where its stage is not loaded that far, and appears where it now
 * belongs. The same copy when nothing is new.
 */
export function mergeChanges(copy: BoardCopy, changed: readonly BoardRow[], now: number): BoardCopy {
  const fresh = newChanges(copy, changed);
  if (fresh.length === 0) return copy;
  const changedAt = fresh.reduce((latest, row) => (row.updated_at > latest ? row.updated_at : latest), copy.changedAt);
  return {
    ...copy,
    rows: mergeRows(copy, fresh).filter((row) => isLoaded(copy, row)),
    changedAt,
    seenAt: now,
  };
}

/** Commits become visible within this time of their `updated_at`. */
const overlapMs = 10_000;
/** After this long without a change, none can still be under way before the last one. */
const calmMs = 30_000;

/**
 * From which moment changes are asked for. Shortly after a change a little earlier, because one with an earlier moment may
 * arrive later; after that just after it, so that a quiet board costs one read.
 */
export function changesSince({ changedAt, seenAt }: Pick<BoardCopy, 'changedAt' | 'seenAt'>, now: number): Date {
  const calm = now - seenAt > calmMs;
  return new Date(changedAt.getTime() + (calm ? 1 : -overlapMs));
}
