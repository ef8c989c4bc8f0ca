import * as z from 'zod/mini';
import type { BoardRow } from '../documents/board-row.ts';

const boardOrderings = ['day', 'asked', 'changed', 'name'] as const;

export const boardOrderSchema = z.object({
  by: z.enum(boardOrderings),
  direction: z.enum(['asc', 'desc']),
});

/** How a list of the board is sorted. `changed` ascending: the longest without a change first. */
export type BoardOrder = z.infer<typeof boardOrderSchema>;

/** The nearest day first. */
export const firstBoardOrder: BoardOrder = { by: 'day', direction: 'asc' };

/**
 * The fields of a row that each order compares, in turn; after them ids decide, so that each row has one place. The day is
 * among them all: a list of some days is then a part of the same index.
 */
export const orderedFields = {
  day: ['date', 'time'],
  asked: ['created_at', 'date'],
  changed: ['updated_at', 'date'],
  name: ['senior_name', 'date'],
} as const satisfies Readonly<Record<BoardOrder['by'], readonly [keyof BoardRow, keyof BoardRow]>>;

export const boardCursorSchema = z.object({
  values: z.tuple([z.union([z.string(), z.date()]), z.string()]),
  id: z.string(),
});

/** The place of a row in an order. */
export type BoardCursor = z.infer<typeof boardCursorSchema>;

export function boardCursorOf(row: BoardRow, { by }: BoardOrder): BoardCursor {
  const [first, second] = orderedFields[by];
  return { values: [row[first], row[second]], id: row.request_id };
}

function comparePart(one: string | Date, other: string | Date): number {
  const [left, right] = [one, other].map((each) => (typeof each === 'string' ? each : each.getTime()));
  if (left === undefined || right === undefined || left === right) return 0;
  return left < right ? -1 : 1;
}

/** Negative where the one stands before the other. */
export function compareBoardCursors(one: BoardCursor, other: BoardCursor, { direction }: BoardOrder): number {
  const compared =
    comparePart(one.values[0], other.values[0]) ||
    comparePart(one.values[1], other.values[1]) ||
    comparePart(one.id, other.id);
  return direction === 'asc' ? compared : -compared;
}

/** In the order of the server's pages. */
export const inBoardOrder = (rows: readonly BoardRow[], order: BoardOrder): readonly BoardRow[] =>
  rows
    .map((row) => ({ row, cursor: boardCursorOf(row, order) }))
    .toSorted((one, other) => compareBoardCursors(one.cursor, other.cursor, order))
    .map(({ row }) => row);

/** Every order that there is. */
export const boardOrders: readonly BoardOrder[] = boardOrderings.flatMap((by) => [
  { by, direction: 'asc' },
  { by, direction: 'desc' },
]);

type OrderName = BoardOrder['by'] | `-${BoardOrder['by']}`;

/** `name` or `-name`, as it stands in an address. */
export const boardOrderName = ({ by, direction }: BoardOrder): OrderName => (direction === 'asc' ? by : `-${by}`);

/** The same; null for the first order. */
export function boardOrderText(order: BoardOrder): string | null {
  const name = boardOrderName(order);
  return name === boardOrderName(firstBoardOrder) ? null : name;
}

/** @returns the first order for any text that is none. */
export function readBoardOrder(text: string): BoardOrder {
  const direction = text.startsWith('-') ? 'desc' : 'asc';
  const by = boardOrderings.find((each) => each === text.replace(/^-/, ''));
  return by === undefined ? firstBoardOrder : { by, direction };
}

export const isSameOrder = (one: BoardOrder, other: BoardOrder): boolean =>
  one.by === other.by && one.direction === other.direction;

/** What a press on the heading of a column asks for: its order, and the other way round where it has it already. */
export const toggledOrder = (order: BoardOrder, by: BoardOrder['by']): BoardOrder => ({
  by,
  direction: order.by === by && order.direction === 'asc' ? 'desc' : 'asc',
});
