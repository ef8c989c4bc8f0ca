import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { type Listed, type ListPage, listPageSchema, type PageCursor, rowsOfPages } from '#domain/staff/list-page.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { type CachedResult, cachedState } from '#offline/cached/cached-state.ts';

/** Documents per page. */
const listPageSize = 30;

export interface ListSource<Value> {
  readonly acting: ActingFor;
  /** Of the list with its filter; also names the copies on the device. */
  readonly name: string;
  readonly schema: z.core.$ZodType<Value>;
  readonly read: (page: {
    readonly most: number;
    readonly after: PageCursor | null;
  }) => Promise<Result<ListPage<Value>, DomainError>>;
  /** `false` for what is read when it is opened, and not while one looks at it. */
  readonly pollMs: number | false;
}

interface ReadPages<Value> {
  readonly rows: readonly Listed<Value>[];
  /** null after the last page, and while one is read. */
  readonly next: PageCursor | null;
  readonly loadingMore: boolean;
}

type State<Ready> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  | ({ readonly status: 'ready' } & Ready);

/** The same until a page changes. */
export type ListPages<Value> = State<
  Omit<ReadPages<Value>, 'next'> & {
    /** Reads another page; null after the last, and while one is read. */
    readonly more: (() => void) | null;
  }
>;

function combinePages<Value>(
  results: readonly { readonly data: CachedResult<ListPage<Value>> | undefined }[],
): State<ReadPages<Value>> {
  const states = results.map(({ data }) => cachedState(data));
  const [first] = states;
  if (first === undefined || first.status === 'loading') return { status: 'loading' };
  if (first.status === 'failed') return first;
  const last = states.at(-1);
  const pages = states.flatMap((state) => (state.status === 'ready' ? [state.value] : []));
  return {
    status: 'ready',
    rows: rowsOfPages(pages),
    next: last?.status === 'ready' ? last.value.next : null,
    loadingMore: last?.status === 'loading',
  };
}

const noEnds: readonly PageCursor[] = [];

/** A list, a page at a time: each is read once, from where the one before it ends. */
export function useListPages<Value>({ acting, name, schema, read, pollMs }: ListSource<Value>): ListPages<Value> {
  const [asked, setAsked] = useState({ name, ends: noEnds });
  const ends = asked.name === name ? asked.ends : noEnds;
  const pages = useQueries({
    queries: [null, ...ends].map((after) =>
      cachedQuery<ListPage<Value>>({
        acting,
        name: `staff/list/${name}/${after === null ? 'first' : JSON.stringify(after)}`,
        read: () => read({ most: listPageSize, after }),
        schema: listPageSchema(schema) as z.core.$ZodType<ListPage<Value>>,
        staleMs: 0,
        pollMs,
      }),
    ),
    combine: combinePages<Value>,
  });
  return useMemo(() => {
    if (pages.status !== 'ready') return pages;
    const { next, ...ready } = pages;
    return { ...ready, more: next === null ? null : () => setAsked({ name, ends: [...ends, next] }) };
  }, [pages, name, ends]);
}
