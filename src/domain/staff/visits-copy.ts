import * as z from 'zod/mini';
import { type BoardRow, boardRowSchema } from '../documents/board-row.ts';
import { type StoredVisit, visitSchema } from '../documents/visit.ts';
import { isNewerRow } from './board-copy.ts';

/** Days, both included: yyyy-MM-dd. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const visitsCopySchema = z.object({
  /** Those of the period, in the order of their time. */
  visits: z.array(z.object({ id: z.string(), visit: visitSchema })),
  /** The rows of their requests, and those that changed just now. */
  rows: z.array(boardRowSchema),
  /** The newest `updated_at` that was read. */
  changedAt: z.date(),
  /** When this device first saw it: epoch milliseconds of its clock. */
  seenAt: z.number(),
});

/** The visits of some days as this device has read them, kept up to date by what changed since on the board. */
export type VisitsCopy = z.infer<typeof visitsCopySchema>;

/** By day, hour and id. */
export const visitsInOrder = (visits: readonly StoredVisit[]): StoredVisit[] =>
  visits.toSorted(({ id: one, visit: a }, { id: other, visit: b }) =>
    `${a.date} ${a.start} ${one}` < `${b.date} ${b.start} ${other}` ? -1 : 1,
  );

export interface ReadVisits {
  readonly visits: readonly StoredVisit[];
  readonly rows: readonly BoardRow[];
}

/** A copy of what was read just now. */
export const newVisitsCopy = ({ visits, rows }: ReadVisits, changedAt: Date, seenAt: number): VisitsCopy => ({
  visits: visitsInOrder(visits),
  rows: [...rows],
  changedAt,
  seenAt,
});

/** The changed rows whose visits this copy has not read since. */
export function unseenRows({ rows }: VisitsCopy, changed: readonly BoardRow[]): readonly BoardRow[] {
  const known = new Map(rows.map((row) => [row.request_id, row]));
  return changed.filter((row) => {
    const former = known.get(row.request_id);
    return former === undefined || isNewerRow(row, former);
  });
}

/** A change is asked for again during this time; its row is kept as long, so that its visits are read once. */
const askedAgainMs = 60_000;

const isIn = ({ from, to }: Period, { visit: { date } }: StoredVisit): boolean => date >= from && date <= to;

/** Follows changed requests: their visits, all of which were read, take the place of those that were known. */
export function mergeVisits(copy: VisitsCopy, period: Period, { visits, rows }: ReadVisits, now: number): VisitsCopy {
  const changed = new Map(rows.map((row) => [row.request_id, row]));
  const changedAt = rows.reduce((latest, row) => (row.updated_at > latest ? row.updated_at : latest), copy.changedAt);
  const merged = visitsInOrder([
    ...copy.visits.filter(({ visit }) => !changed.has(visit.request_id)),
    ...visits.filter((each) => isIn(period, each)),
  ]);
  const needed = new Set(merged.map(({ visit }) => visit.request_id));
  const mergedRows = [...copy.rows.filter((row) => !changed.has(row.request_id)), ...rows].filter(
    (row) => needed.has(row.request_id) || row.updated_at.getTime() > changedAt.getTime() - askedAgainMs,
  );
  return { visits: merged, rows: mergedRows, changedAt, seenAt: now };
}
