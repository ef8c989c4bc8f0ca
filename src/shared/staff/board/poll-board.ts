import type { BoardRow } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import {
  addPage,
  type BoardCopy,
  type BoardPage,
  changesSince,
  emptyBoard,
  firstSeen,
  keepLists,
  mergeChanges,
} from '#domain/staff/board-copy.ts';
import { type BoardList, isSharedList } from '#domain/staff/board-list.ts';
import { sameCounts, type StageCounts } from '#domain/staff/sum-of-shards.ts';
import type { WantedBoardPage } from '#firebase/staff/board.ts';

/** Rows per page. */
export const boardPageSize = 50;

/** More changes than this since the last look: reading the lists anew costs less. */
const changesAtMost = 200;

export interface BoardPorts {
  readonly listPage: (page: WantedBoardPage) => Promise<Result<BoardPage, DomainError>>;
  readonly listChanges: (since: Date, most: number) => Promise<Result<BoardRow[], DomainError>>;
  readonly readNewestChange: () => Promise<Result<Date | null, DomainError>>;
  readonly readCounts: () => Promise<Result<StageCounts, DomainError>>;
  /** The counts as the server tells them by itself; null while it does not. */
  readonly toldCounts: () => StageCounts | null;
}

/** How many pages of which lists the screens want, by `keyOfList`. */
export type WantedPages = ReadonlyMap<string, { readonly list: BoardList; readonly pages: number }>;

async function startAnew(
  ports: BoardPorts,
  known: BoardCopy | null,
  now: number,
): Promise<Result<BoardCopy, DomainError>> {
  // Before the first page: what changes while that is read is read again, and nothing is missed.
  const newest = await ports.readNewestChange();
  if (!newest.ok) return newest;
  const changedAt = newest.value ?? new Date(0);
  return ok(emptyBoard(changedAt, firstSeen(changedAt, known, now)));
}

async function followChanges(
  ports: BoardPorts,
  known: BoardCopy,
  now: number,
): Promise<Result<BoardCopy, DomainError>> {
  const changed = await ports.listChanges(changesSince(known, now), changesAtMost);
  if (!changed.ok) return changed;
  return changed.value.length < changesAtMost
    ? ok(mergeChanges(known, changed.value, now))
    : startAnew(ports, known, now);
}

async function loadPages(
  ports: BoardPorts,
  copy: BoardCopy,
  wanted: WantedPages,
): Promise<Result<BoardCopy, DomainError>> {
  let longer = copy;
  for (const [key, { list, pages }] of wanted) {
    let loaded = longer.lists[key];
    while (loaded === undefined || (loaded.pages < pages && loaded.until !== null)) {
      const page = await ports.listPage({ list, most: boardPageSize, after: loaded?.until ?? null });
      if (!page.ok) return page;
      longer = addPage(longer, list, page.value);
      loaded = longer.lists[key];
    }
  }
  return ok(longer);
}

/**
 * Brings a copy of the board up to date: what changed since the last look, the pages that are wanted and not loaded, and
 * the counts where something changed. A quiet board costs one read, none while the server tells by itself, and gives the
 * same copy back.
 */
export async function pollBoard(
  ports: BoardPorts,
  known: BoardCopy | null,
  wanted: WantedPages,
  now: number,
): Promise<Result<BoardCopy, DomainError>> {
  const followed = known === null ? await startAnew(ports, null, now) : await followChanges(ports, known, now);
  if (!followed.ok) return followed;
  const isKept = (key: string) => wanted.has(key) || isSharedList(key);
  const kept = Object.entries(known?.lists ?? {}).filter(([key]) => isKept(key));
  const pages = new Map([...kept.map(([key, { list }]) => [key, { list, pages: 1 }] as const), ...wanted]);
  const loaded = await loadPages(ports, keepLists(followed.value, isKept), pages);
  if (!loaded.ok) return loaded;
  const told = ports.toldCounts();
  if (told !== null) return sameCounts(told, loaded.value.counts) ? loaded : ok({ ...loaded.value, counts: told });
  const changed = known === null || loaded.value.changedAt !== known.changedAt;
  if (!changed) return loaded;
  const counts = await ports.readCounts();
  return counts.ok ? ok({ ...loaded.value, counts: counts.value }) : counts;
}
