import type { BoardRow } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { type BoardList, isInList } from '#domain/staff/board-list.ts';
import type { BoardPorts } from '#shared/staff/board/poll-board.ts';

/** Rows per read: few answers for 100,000 rows, and each soon enough to stop after it. */
export const rowsPerRead = 500;

export interface Collecting {
  readonly list: BoardList;
  /** Called with the rows of each read, in the order of the list. @returns whether to go on. */
  readonly onRead: (rows: readonly BoardRow[], read: number) => boolean;
}

/**
 * Reads a list page by page, in its order, each row once: one that moves to a later place meanwhile stays as it was read
 * first. Keeps no row itself, so that 100,000 cost no more memory than their text.
 * @returns false when it was stopped.
 */
export async function collectRows(
  listPage: BoardPorts['listPage'],
  { list, onRead }: Collecting,
): Promise<Result<boolean, DomainError>> {
  const seen = new Set<string>();
  let after: Parameters<typeof listPage>[0]['after'] = null;
  do {
    const page = await listPage({ list, most: rowsPerRead, after });
    if (!page.ok) return page;
    const { rows, next } = page.value;
    const fresh = rows.filter((row) => !seen.has(row.request_id) && isInList(row, list));
    for (const { request_id: id } of fresh) seen.add(id);
    if (!onRead(fresh, rows.length)) return ok(false);
    after = next;
  } while (after !== null);
  return ok(true);
}
