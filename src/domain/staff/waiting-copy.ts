import * as z from 'zod/mini';
import { type BoardRow, boardRowSchema, type BoardStage } from '../documents/board-row.ts';
import { isNewerRow } from './board-copy.ts';

/** The stages of a request whose price is agreed, and for which nobody was found yet. */
export const waitingStages: readonly BoardStage[] = ['to-plan', 'offer-declined'];

const placeSchema = z.object({ date: z.string(), time: z.string(), id: z.string() });

/** The place of a row in the order of days, hours and ids. */
export type WaitingPlace = z.infer<typeof placeSchema>;

export const waitingCopySchema = z.object({
  /** What was read, each once and as it is now: one that found its student meanwhile stays, in its new stage. */
  rows: z.array(boardRowSchema),
  /** How far was read; null where everything was. */
  until: z.nullable(placeSchema),
  /** The newest `updated_at` that was read. */
  changedAt: z.date(),
  /** When this device first saw it: epoch milliseconds of its clock. */
  seenAt: z.number(),
});

/** The requests of some days that wait for a student, as far as a device read them. */
export type WaitingCopy = z.infer<typeof waitingCopySchema>;

/** Days of requests: yyyy-MM-dd, both included; `to` is empty for no end. */
export interface WaitingWindow {
  readonly from: string;
  readonly to: string;
}

export const isWaiting = ({ stage }: Pick<BoardRow, 'stage'>): boolean => waitingStages.includes(stage);

export const placeOf = ({ date, time, request_id: id }: BoardRow): WaitingPlace => ({ date, time, id });

function isUpTo(row: BoardRow, until: WaitingPlace | null): boolean {
  if (until === null) return true;
  const place = placeOf(row);
  for (const part of ['date', 'time', 'id'] as const) {
    if (place[part] !== until[part]) return place[part] < until[part];
  }
  return true;
}

/** Adds what changed: rows that are known, and new ones among the days that were read. The same copy when nothing is new. */
export function withWaitingChanges(
  copy: WaitingCopy,
  changed: readonly BoardRow[],
  { from, to }: WaitingWindow,
  now: number,
): WaitingCopy {
  const rows = new Map(copy.rows.map((row) => [row.request_id, row]));
  let newest = copy.changedAt;
  for (const row of changed) {
    if (row.updated_at > newest) newest = row.updated_at;
    const known = rows.get(row.request_id);
    const isWithin = row.date >= from && (to === '' || row.date <= to) && isUpTo(row, copy.until);
    const isFresh = known === undefined ? isWaiting(row) && isWithin : isNewerRow(row, known);
    if (isFresh) rows.set(row.request_id, row);
  }
  if (newest === copy.changedAt) return copy;
  return { ...copy, rows: [...rows.values()], changedAt: newest, seenAt: now };
}
