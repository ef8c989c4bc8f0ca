import type { BoardRow } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { changesSince } from '#domain/staff/board-copy.ts';
import {
  type WaitingCopy,
  type WaitingPlace,
  type WaitingWindow,
  withWaitingChanges,
} from '#domain/staff/waiting-copy.ts';
import type { WaitingPage } from '#firebase/staff/waiting-rows.ts';

/** Rows per read. */
const waitingPageSize = 50;

/** More changes than this since the last look: reading anew costs less. */
const changesAtMost = 200;

export interface WaitingPorts {
  readonly listPage: (
    window: WaitingWindow,
    most: number,
    after: WaitingPlace | null,
  ) => Promise<Result<WaitingPage, DomainError>>;
  readonly listChanges: (since: Date, most: number) => Promise<Result<BoardRow[], DomainError>>;
  readonly readNewestChange: () => Promise<Result<Date | null, DomainError>>;
}

async function readPages(
  { listPage }: WaitingPorts,
  window: WaitingWindow,
  most: number,
): Promise<Result<Pick<WaitingCopy, 'rows' | 'until'>, DomainError>> {
  const rows = new Map<string, BoardRow>();
  let until: WaitingPlace | null = null;
  do {
    const page = await listPage(window, Math.min(waitingPageSize, most - rows.size), until);
    if (!page.ok) return page;
    for (const row of page.value.rows) rows.set(row.request_id, row);
    until = page.value.next;
  } while (until !== null && rows.size < most);
  return ok({ rows: [...rows.values()], until });
}

/**
 * Brings a copy of the waiting requests up to date: page by page the first time, by what changed on the board afterwards. A
 * quiet board costs one read, and gives the same copy back. @param most rows that are read.
 */
export async function pollWaiting(
  ports: WaitingPorts,
  known: WaitingCopy | null,
  { window, most, now }: { readonly window: WaitingWindow; readonly most: number; readonly now: number },
): Promise<Result<WaitingCopy, DomainError>> {
  if (known !== null) {
    const changed = await ports.listChanges(changesSince(known, now), changesAtMost);
    if (!changed.ok) return changed;
    if (changed.value.length < changesAtMost) return ok(withWaitingChanges(known, changed.value, window, now));
  }
  // Before the first page: what changes while that is read is read again, and nothing is missed.
  const newest = await ports.readNewestChange();
  if (!newest.ok) return newest;
  const read = await readPages(ports, window, most);
  return read.ok ? ok({ ...read.value, changedAt: newest.value ?? new Date(0), seenAt: now }) : read;
}
