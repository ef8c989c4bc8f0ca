import { notFound } from '../account/api-error.ts';

interface ListObject<Item> {
  readonly object: 'list';
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly url: string;
}

export const listObject = <Item>(url: string, data: readonly Item[], hasMore = false): ListObject<Item> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

interface Page {
  readonly created?: Readonly<Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | undefined>>> | undefined;
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

const defaultLimit = 10;

function isWithin(created: number, { gt, gte, lt, lte }: NonNullable<Page['created']> = {}): boolean {
  return (
    created > (gt ?? -Infinity) &&
    created >= (gte ?? -Infinity) &&
    created < (lt ?? Infinity) &&
    created <= (lte ?? Infinity)
  );
}

/** One page of records, newest first; `rows` are in creation order. */
export function pageOf<Row extends { readonly id: string; readonly created: number }>(
  rows: readonly Row[],
  { created, limit = defaultLimit, starting_after: after, ending_before: before }: Page,
): { readonly rows: readonly Row[]; readonly hasMore: boolean } {
  const newest = rows.filter((row) => isWithin(row.created, created)).toReversed();
  const indexOf = (id: string): number => {
    const index = newest.findIndex((row) => row.id === id);
    if (index < 0) throw notFound('object', id, 'starting_after');
    return index;
  };
  if (before !== undefined) {
    const end = indexOf(before);
    return { rows: newest.slice(Math.max(0, end - limit), end), hasMore: end > limit };
  }
  const start = after === undefined ? 0 : indexOf(after) + 1;
  return { rows: newest.slice(start, start + limit), hasMore: newest.length > start + limit };
}
