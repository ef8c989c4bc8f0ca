import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { BoardCopy } from '#domain/staff/board-copy.ts';
import type { BoardList } from '#domain/staff/board-list.ts';
import { useBoardLists } from '#shared/staff/board/use-board.ts';
import { listsOf, readLoadedRows, readRows, type RowsReach } from './read-rows.ts';
import { useMeant } from './use-meant.ts';

export interface RequestRows {
  readonly rows: readonly BoardRow[];
  readonly reach: RowsReach;
  /** More people are called so than are looked for. */
  readonly morePeople: boolean;
  /** Of the whole list: what a file of it is made from. */
  readonly list: BoardList;
  /** Reads another page; null where there is none. */
  readonly more: (() => void) | null;
}

export type RequestRowsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  | { readonly status: 'ready'; readonly value: RequestRows; readonly copy: BoardCopy };

export interface WantedRows {
  /** Must be stable. */
  readonly base: BoardList;
  /** Which of them, as somebody typed it. */
  readonly text: string;
  /** That are read at first; one where nothing else is said. */
  readonly pages?: number;
}

/** The requests of a list, in its order, a page at a time from the server; followed while the screen is open. */
export function useRequestRows(acting: ActingFor, { base, text, pages = 1 }: WantedRows): RequestRowsState {
  const meant = useMeant(acting, text);
  const lists = useMemo(() => listsOf(base, meant), [base, meant]);
  const { state, loadMore } = useBoardLists(acting, lists.wanted, pages);
  return useMemo((): RequestRowsState => {
    if (state.status !== 'ready') return state;
    const copy = state.value;
    // Without the server what is there is shown, though it may not be all.
    const read = state.error === null ? readLoadedRows : readRows;
    const shown = read(copy, lists, meant, text);
    if (shown === null) return { status: 'loading' };
    const { rows, reach } = shown;
    const list = lists.found ?? lists.base;
    return {
      status: 'ready',
      copy,
      value: {
        ...{ rows, reach, list },
        morePeople: meant.status === 'found' && meant.more,
        more: reach === 'first' ? () => loadMore(list) : null,
      },
    };
  }, [state, lists, meant, text, loadMore]);
}
