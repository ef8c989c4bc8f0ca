import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { changesSince } from '#domain/staff/board-copy.ts';
import { mergeVisits, newVisitsCopy, type Period, unseenRows, type VisitsCopy } from '#domain/staff/visits-copy.ts';

/** More changes than this since the last look: reading the days anew costs less. */
const changesAtMost = 200;

type Answer<Value> = Promise<Result<Value, DomainError>>;

export interface VisitsPorts {
  readonly listVisits: (period: Period) => Answer<StoredVisit[]>;
  readonly listVisitsOf: (requestIds: readonly string[]) => Answer<StoredVisit[]>;
  readonly listRows: (requestIds: readonly string[]) => Answer<BoardRow[]>;
  readonly listChanges: (since: Date, most: number) => Answer<BoardRow[]>;
  readonly readNewestChange: () => Answer<Date | null>;
}

async function readAnew(ports: VisitsPorts, period: Period, now: number): Answer<VisitsCopy> {
  // Before the visits: what changes while they are read is read again, and nothing is missed.
  const newest = await ports.readNewestChange();
  if (!newest.ok) return newest;
  const visits = await ports.listVisits(period);
  if (!visits.ok) return visits;
  const rows = await ports.listRows(visits.value.map(({ visit }) => visit.request_id));
  if (!rows.ok) return rows;
  return ok(newVisitsCopy({ visits: visits.value, rows: rows.value }, newest.value ?? new Date(0), now));
}

/**
 * Brings a copy of the visits of some days up to date. At first it reads those visits and the rows of their requests;
 * afterwards what changed on the board since, and of each changed request its visits. Quiet days cost one read, and give the
 * same copy back.
 */
export async function pollVisits(
  ports: VisitsPorts,
  period: Period,
  known: VisitsCopy | null,
  now: number,
): Answer<VisitsCopy> {
  if (known === null) return readAnew(ports, period, now);
  const changed = await ports.listChanges(changesSince(known, now), changesAtMost);
  if (!changed.ok) return changed;
  if (changed.value.length >= changesAtMost) return readAnew(ports, period, now);
  const rows = unseenRows(known, changed.value);
  if (rows.length === 0) return ok(known);
  const visits = await ports.listVisitsOf(rows.map(({ request_id }) => request_id));
  return visits.ok ? ok(mergeVisits(known, period, { visits: visits.value, rows }, now)) : visits;
}
