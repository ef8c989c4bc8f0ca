import * as z from 'zod/mini';
import { type BoardRow, boardRowSchema, type BoardStage, boardStages } from '../documents/board-row.ts';
import { type BoardList, boardListSchema, isInList, keyOfList, stageList } from './board-list.ts';
import {
  type BoardCursor,
  boardCursorOf,
  boardCursorSchema,
  compareBoardCursors,
  inBoardOrder,
} from './board-order.ts';

/** A page of one list; `next` is where the following one begins after, null for the last. */
export interface BoardPage {
  readonly rows: readonly BoardRow[];
  readonly next: BoardCursor | null;
}

const loadedListSchema = z.object({
  list: boardListSchema,
  pages: z.int(),
  /** How far it is loaded; null where that is its end. */
  until: z.nullable(boardCursorSchema),
});

export const boardCopySchema = z.object({
  /** The rows of all loaded pages, each once. */
  rows: z.array(boardRowSchema),
  /** What is loaded, by `keyOfList`. */
  lists: z.record(z.string(), loadedListSchema),
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

type LoadedList = z.infer<typeof loadedListSchema>;

const isIn = ({ list, until }: LoadedList, row: BoardRow): boolean =>
  isInList(row, list) &&
  (until === null || compareBoardCursors(boardCursorOf(row, list.order), until, list.order) <= 0);

const isLoaded = ({ lists }: BoardCopy, row: BoardRow): boolean =>
  Object.values(lists).some((loaded) => isIn(loaded, row));

/** The loaded rows of a list, in its order. */
export function rowsOfList({ rows, lists }: BoardCopy, list: BoardList): readonly BoardRow[] {
  const loaded = lists[keyOfList(list)];
  if (loaded === undefined) return [];
  return inBoardOrder(
    rows.filter((row) => isIn(loaded, row)),
    list.order,
  );
}

/** The rows of a list that are there for whatever reason, in its order: not all of them where the list is not loaded. */
export const knownRowsOf = ({ rows }: BoardCopy, list: BoardList): readonly BoardRow[] =>
  inBoardOrder(
    rows.filter((row) => isInList(row, list)),
    list.order,
  );

/** Whether a row, of the list or not, stands within the part of it that is loaded. */
export function withinLoaded({ lists }: BoardCopy, list: BoardList, row: BoardRow): boolean {
  const until = lists[keyOfList(list)]?.until ?? null;
  return until === null || compareBoardCursors(boardCursorOf(row, list.order), until, list.order) <= 0;
}

/** The loaded rows of a stage, the earliest day first. */
export const rowsOf = (copy: BoardCopy, stage: BoardStage): readonly BoardRow[] => rowsOfList(copy, stageList(stage));

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

/** Adds the next page of a list. */
export function addPage(copy: BoardCopy, list: BoardList, { rows, next }: BoardPage): BoardCopy {
  const key = keyOfList(list);
  const pages = (copy.lists[key]?.pages ?? 0) + 1;
  const longer = { ...copy, lists: { ...copy.lists, [key]: { list, pages, until: next } } };
  return { ...longer, rows: mergeRows(copy, rows).filter((row) => isLoaded(longer, row)) };
}

/** Forgets the lists that no screen shows, and the rows that were in no other. The same copy when none is forgotten. */
export function keepLists(copy: BoardCopy, isKept: (key: string) => boolean): BoardCopy {
  const lists = Object.entries(copy.lists);
  const kept = lists.filter(([key]) => isKept(key));
  if (kept.length === lists.length) return copy;
  const shorter = { ...copy, lists: Object.fromEntries(kept) };
  return { ...shorter, rows: copy.rows.filter((row) => isLoaded(shorter, row)) };
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
 * Follows what changed: a row moves to its place, goes where its list is not loaded that far, and appears where it now
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

/**
 * When a newest moment was first seen. Reading all anew finds the same one where nothing changed: only then does it become
 * calm after many changes at once.
 */
export const firstSeen = (
  changedAt: Date,
  known: Pick<BoardCopy, 'changedAt' | 'seenAt'> | null,
  now: number,
): number => (known !== null && known.changedAt.getTime() === changedAt.getTime() ? known.seenAt : now);

/** Commits become visible within this time of their `updated_at`. */
const overlapMs = 10_000;
/** After this long without a change, none can still be under way before the last one. */
const calmMs = 30_000;

/** From which moment on all changes are told that this copy may not have. */
export const listenSince = ({ changedAt }: Pick<BoardCopy, 'changedAt'>): Date =>
  new Date(changedAt.getTime() - overlapMs);

/**
 * From which moment changes are asked for. Shortly after a change a little earlier, because one with an earlier moment may
 * arrive later; after that just after it, so that a quiet board costs one read.
 */
export function changesSince({ changedAt, seenAt }: Pick<BoardCopy, 'changedAt' | 'seenAt'>, now: number): Date {
  const calm = now - seenAt > calmMs;
  return new Date(changedAt.getTime() + (calm ? 1 : -overlapMs));
}
