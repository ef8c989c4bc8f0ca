import type { BoardRow, BoardStage } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import {
  addPage,
  type BoardCopy,
  type BoardPage,
  changesSince,
  emptyBoard,
  mergeChanges,
} from '#domain/staff/board-copy.ts';
import type { WantedBoardPage } from '#firebase/staff/board.ts';

/** Rows per page. */
export const boardPageSize = 50;

/** More changes than this since the last look: reading the lists anew costs less. */
const changesAtMost = 200;

export interface BoardPorts {
  readonly listPage: (page: WantedBoardPage) => Promise<Result<BoardPage, DomainError>>;
  readonly listChanges: (since: Date, most: number) => Promise<Result<BoardRow[], DomainError>>;
  readonly readNewestChange: () => Promise<Result<Date | null, DomainError>>;
  readonly readCounts: () => Promise<Result<Partial<Record<BoardStage, number>>, DomainError>>;
}

/** How many pages of which stages the screens want. */
export type WantedPages = ReadonlyMap<BoardStage, number>;

async function startAnew(ports: BoardPorts, now: number): Promise<Result<BoardCopy, DomainError>> {
  // Before the first page: what changes while that is read is read again, and nothing is missed.
  const newest = await ports.readNewestChange();
  return newest.ok ? ok(emptyBoard(newest.value ?? new Date(0), now)) : newest;
}

async function followChanges(
  ports: BoardPorts,
  known: BoardCopy,
  now: number,
): Promise<Result<BoardCopy, DomainError>> {
  const changed = await ports.listChanges(changesSince(known, now), changesAtMost);
  if (!changed.ok) return changed;
  return changed.value.length < changesAtMost ? ok(mergeChanges(known, changed.value, now)) : startAnew(ports, now);
}

async function loadPages(
  ports: BoardPorts,
  copy: BoardCopy,
  wanted: WantedPages,
): Promise<Result<BoardCopy, DomainError>> {
  let longer = copy;
  for (const [stage, pages] of wanted) {
    let list = longer.lists[stage];
    while (list === undefined || (list.pages < pages && list.until !== null)) {
      const page = await ports.listPage({ stage, most: boardPageSize, after: list?.until ?? null });
      if (!page.ok) return page;
      longer = addPage(longer, stage, page.value);
      list = longer.lists[stage];
    }
  }
  return ok(longer);
}

/**
 * Brings a copy of the board up to date: what changed since the last look, the pages that are wanted and not loaded, and
 * the counts where something changed. A quiet board costs one read, and gives the same copy back.
 */
export async function pollBoard(
  ports: BoardPorts,
  known: BoardCopy | null,
  wanted: WantedPages,
  now: number,
): Promise<Result<BoardCopy, DomainError>> {
  const followed = known === null ? await startAnew(ports, now) : await followChanges(ports, known, now);
  if (!followed.ok) return followed;
  const pages = new Map([
    ...Object.entries(known?.lists ?? {}).map(([stage]) => [stage as BoardStage, 1] as const),
    ...wanted,
  ]);
  const loaded = await loadPages(ports, followed.value, pages);
  if (!loaded.ok || (known !== null && loaded.value === known)) return loaded;
  const changed = known === null || loaded.value.changedAt !== known.changedAt;
  if (!changed) return loaded;
  const counts = await ports.readCounts();
  return counts.ok ? ok({ ...loaded.value, counts: counts.value }) : counts;
}
