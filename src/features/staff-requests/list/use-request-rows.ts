import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { type BoardCopy, knownRowsOf, rowsOfList, withinLoaded } from '#domain/staff/board-copy.ts';
import { type BoardFilter, matchesPerson, matchesText } from '#domain/staff/board-filter.ts';
import { type BoardList, keyOfList } from '#domain/staff/board-list.ts';
import { type BoardOrder, inBoardOrder } from '#domain/staff/board-order.ts';
import { type BoardView, listOfView } from '#domain/staff/board-view.ts';
import { useBoardLists } from '#shared/staff/board/use-board.ts';
import { type MeantState, useMeant } from './use-meant.ts';

/** Where the rows come from, so that no list looks complete that is not. */
export type RowsReach =
  /** All that fit. */
  | 'all'
  /** The first in this order: there are others to load. */
  | 'first'
  /** Those that this device has, without the server's answer. */
  | 'known'
  /** Those of the loaded rows that have the typed words: the server is being asked, cannot be, or has to know more. */
  | 'searching'
  | 'not-searched'
  | 'too-short';

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

const nobodyMeant = (meant: MeantState) =>
  meant.status === 'found' && Object.values(meant.meant).every(({ length }) => length === 0);

/** The lists that the view needs: the one without its text, as long as that is all that can be looked through, and the one with it. */
function listsOf(filter: BoardFilter, order: BoardOrder, meant: MeantState) {
  const view = { filter, order };
  const base = listOfView(view, null);
  if (meant.status !== 'found' || nobodyMeant(meant)) return { base, found: null, wanted: [base] };
  const found = listOfView(view, meant.meant);
  return { base, found, wanted: meant.alsoLoaded ? [base, found] : [found] };
}

type Lists = ReturnType<typeof listsOf>;

/** What one list has, and how much of it that is. */
function readList(copy: BoardCopy, list: BoardList) {
  const loaded = copy.lists[keyOfList(list)];
  if (loaded === undefined) return { rows: knownRowsOf(copy, list), reach: 'known' } as const;
  return { rows: rowsOfList(copy, list), reach: loaded.until === null ? 'all' : 'first' } as const;
}

const unanswered = { failed: 'not-searched', searching: 'searching', 'too-short': 'too-short' } as const;

function readRows(copy: BoardCopy, { base, found }: Lists, meant: MeantState, text: string) {
  if (meant.status === 'no-text') return readList(copy, base);
  const known = (matches: typeof matchesText) => knownRowsOf(copy, base).filter((row) => matches(row, text));
  if (meant.status !== 'found') return { rows: known(matchesText), reach: unanswered[meant.status] };
  if (found === null) return { rows: known(matchesPerson), reach: 'all' as const };
  const { rows, reach } = readList(copy, found);
  if (!meant.alsoLoaded) return { rows, reach };
  const ids = new Set(rows.map(({ request_id: id }) => id));
  const others = known(matchesPerson).filter((row) => !ids.has(row.request_id) && withinLoaded(copy, found, row));
  return { rows: others.length === 0 ? rows : inBoardOrder([...rows, ...others], base.order), reach };
}

/** The requests of a view, in its order, a page at a time from the server; followed while the screen is open. */
export function useRequestRows(acting: ActingFor, view: BoardView): RequestRowsState {
  const meant = useMeant(acting, view.filter.text);
  const { filter, order } = view;
  const lists = useMemo(() => listsOf(filter, order, meant), [filter, order, meant]);
  const { state, loadMore } = useBoardLists(acting, lists.wanted);
  return useMemo((): RequestRowsState => {
    if (state.status !== 'ready') return state;
    const copy = state.value;
    // Without the server what is there is shown, though it may not be all.
    const isThere = state.error !== null || lists.wanted.every((list) => copy.lists[keyOfList(list)] !== undefined);
    if (!isThere) return { status: 'loading' };
    const { rows, reach } = readRows(copy, lists, meant, view.filter.text);
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
  }, [state, lists, meant, view.filter.text, loadMore]);
}
