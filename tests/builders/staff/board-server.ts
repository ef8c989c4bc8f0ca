import type { BoardRow } from '#domain/documents/board-row.ts';
import type { BoardPage } from '#domain/staff/board-copy.ts';
import { type BoardList, type Equality, isOrdered, serverConditions } from '#domain/staff/board-list.ts';
import { type BoardCursor, boardCursorOf, compareBoardCursors, inBoardOrder } from '#domain/staff/board-order.ts';

const valueOf = (row: BoardRow, field: string): unknown =>
  field.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], row);

const isEqual = (row: BoardRow, { field, values }: Equality) => values.some((value) => valueOf(row, field) === value);

interface Wanted {
  readonly list: BoardList;
  readonly most: number;
  readonly after: BoardCursor | null;
}

/** A page as Firestore gives it, by the conditions that it is asked for alone; and the documents that it reads for it. */
export function pageOfBoard(
  rows: readonly BoardRow[],
  { list, most, after }: Wanted,
): { readonly page: BoardPage; readonly reads: number } {
  const { all, any, from, to } = serverConditions(list);
  const matching = rows.filter(
    (row) =>
      all.every((each) => isEqual(row, each)) &&
      (any.length === 0 || any.some((each) => isEqual(row, each))) &&
      (from === '' || row.date >= from) &&
      (to === '' || row.date <= to),
  );
  const later = inBoardOrder(matching, list.order).filter(
    (row) => after === null || compareBoardCursors(boardCursorOf(row, list.order), after, list.order) > 0,
  );
  const page = later.slice(0, most);
  const last = page.at(-1);
  const hasMore = isOrdered(list) && later.length > most && last !== undefined;
  return {
    page: { rows: page, next: hasMore ? boardCursorOf(last, list.order) : null },
    reads: Math.min(later.length, most + 1),
  };
}
