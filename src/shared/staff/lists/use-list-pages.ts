import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { type Listed, type ListPage, listPageSchema, type PageCursor, rowsOfPages } from '#domain/staff/list-page.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { cachedState } from '#offline/cached/cached-state.ts';

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

export type ListPages<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  | {
      readonly status: 'ready';
      readonly rows: readonly Listed<Value>[];
      /** Reads another page; null after the last, and while one is read. */
      readonly more: (() => void) | null;
      readonly loadingMore: boolean;
    };

/** A list, a page at a time: each is read once, from where the one before it ends. */
export function useListPages<Value>({ acting, name, schema, read, pollMs }: ListSource<Value>): ListPages<Value> {
  const [asked, setAsked] = useState<{ readonly name: string; readonly ends: readonly PageCursor[] }>({
    name,
    ends: [],
  });
  const ends = asked.name === name ? asked.ends : [];
  const results = useQueries({
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
  });
  const states = results.map(({ data }) => cachedState(data));
  const [first] = states;
  if (first === undefined || first.status === 'loading') return { status: 'loading' };
  if (first.status === 'failed') return first;
  const last = states.at(-1);
  const pages = states.flatMap((state) => (state.status === 'ready' ? [state.value] : []));
  const next = last?.status === 'ready' ? last.value.next : null;
  return {
    status: 'ready',
    rows: rowsOfPages(pages),
    more: next === null ? null : () => setAsked({ name, ends: [...ends, next] }),
    loadingMore: last?.status === 'loading',
  };
}
