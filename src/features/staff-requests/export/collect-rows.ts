import type { BoardRow, BoardStage } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import type { BoardPorts } from '#shared/staff/board/poll-board.ts';

/** Rows per read: few answers for 100,000 rows, and each soon enough to stop after it. */
export const rowsPerRead = 500;

export interface Collecting {
  readonly stages: readonly BoardStage[];
  readonly isWanted: (row: BoardRow) => boolean;
  /** Called with the wanted rows of each read. @returns whether to go on. */
  readonly onRead: (wanted: readonly BoardRow[], read: number) => boolean;
}

/**
 * Reads the rows of stages page by page, each row once: one that moves to a later stage meanwhile stays as it was read
 * first. Keeps no row itself, so that 100,000 cost no more memory than their text.
 * @returns false when it was stopped.
 */
export async function collectRows(
  listPage: BoardPorts['listPage'],
  { stages, isWanted, onRead }: Collecting,
): Promise<Result<boolean, DomainError>> {
  const seen = new Set<string>();
  for (const stage of stages) {
    let after: Parameters<typeof listPage>[0]['after'] = null;
    do {
      const page = await listPage({ stage, most: rowsPerRead, after });
      if (!page.ok) return page;
      const { rows, next } = page.value;
      const fresh = rows.filter(({ request_id: id }) => !seen.has(id));
      for (const { request_id: id } of fresh) seen.add(id);
      if (!onRead(fresh.filter(isWanted), rows.length)) return ok(false);
      after = next;
    } while (after !== null);
  }
  return ok(true);
}
