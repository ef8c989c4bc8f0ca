import * as z from 'zod/mini';

/** Where a page ends: the value that the list is ordered by, and the document's id. */
export interface PageCursor {
  readonly value: string | number | Date;
  readonly id: string;
}

/** A document in a list. */
export interface Listed<Value> {
  readonly id: string;
  readonly value: Value;
}

export interface ListPage<Value> {
  readonly rows: readonly Listed<Value>[];
  /** null after the last page. A last page that is full has an empty one after it. */
  readonly next: PageCursor | null;
}

/** The schema of a page that is kept on the device. */
export const listPageSchema = <Value extends z.core.$ZodType>(value: Value) =>
  z.object({
    rows: z.array(z.object({ id: z.string(), value })),
    next: z.nullable(z.object({ value: z.union([z.string(), z.number(), z.date()]), id: z.string() })),
  });

/** The rows of all pages; one that moved to another page while they were read stands where it was read first. */
export function rowsOfPages<Value>(pages: readonly ListPage<Value>[]): readonly Listed<Value>[] {
  const rows = new Map<string, Listed<Value>>();
  for (const row of pages.flatMap((page) => page.rows)) {
    if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()];
}
