import { type BoardFilter, boardFilterParts, noBoardFilter, readBoardFilter } from './board-filter.ts';
import type { BoardList } from './board-list.ts';
import { type BoardOrder, boardOrderText, firstBoardOrder, readBoardOrder } from './board-order.ts';

/** What staff looks at: which requests, and in which order. Its address shows the same to whoever opens it. */
export interface BoardView {
  readonly filter: BoardFilter;
  readonly order: BoardOrder;
}

export const firstBoardView: BoardView = { filter: noBoardFilter, order: firstBoardOrder };

/** @param valueOf of one parameter of an address. */
export const readBoardView = (valueOf: (name: string) => string | null): BoardView => ({
  filter: readBoardFilter(valueOf),
  order: readBoardOrder(valueOf('sort') ?? ''),
});

export function boardViewParts({ filter, order }: BoardView): readonly (readonly [string, string])[] {
  const sort = boardOrderText(order);
  return [...boardFilterParts(filter), ...(sort === null ? [] : [['sort', sort] as const])];
}

/** Names what a view shows: two views are the same where these are. */
export const boardViewKey = (view: BoardView): string => JSON.stringify(boardViewParts(view));

/** Four digits; less is not typed to its end yet. */
export const wholePostcode = (typed: string): string => (/^\d{4}$/.test(typed.trim()) ? typed.trim() : '');

/** The list that the server is asked for, but for the text of the filter, which has to be understood first. */
export function listOfView({ filter, order }: BoardView): BoardList {
  const { stage, service, from, to, postcode, taken } = filter;
  return { stage: stage ?? 'open', service, from, to, postcode: wholePostcode(postcode), taken, meant: null, order };
}
