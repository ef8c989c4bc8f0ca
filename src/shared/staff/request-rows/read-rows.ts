import type { BoardRow } from '#domain/documents/board-row.ts';
import { type BoardCopy, knownRowsOf, rowsOfList, withinLoaded } from '#domain/staff/board-copy.ts';
import { matchesPerson, matchesText } from '#domain/staff/board-filter.ts';
import { type BoardList, keyOfList } from '#domain/staff/board-list.ts';
import { inBoardOrder } from '#domain/staff/board-order.ts';
import type { MeantState } from './use-meant.ts';

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

interface ShownRows {
  readonly rows: readonly BoardRow[];
  readonly reach: RowsReach;
}

const nobodyMeant = (meant: MeantState) =>
  meant.status === 'found' && Object.values(meant.meant).every(({ length }) => length === 0);

/** The lists that are needed: the one without the text, as long as that is all that can be looked through, and the one with it. */
export function listsOf(base: BoardList, meant: MeantState) {
  if (meant.status !== 'found' || nobodyMeant(meant)) return { base, found: null, wanted: [base] };
  const found = { ...base, meant: meant.meant };
  return { base, found, wanted: meant.alsoLoaded ? [base, found] : [found] };
}

type Lists = ReturnType<typeof listsOf>;

/** What one list has, and how much of it that is. */
function readList(copy: BoardCopy, list: BoardList): ShownRows {
  const loaded = copy.lists[keyOfList(list)];
  if (loaded === undefined) return { rows: knownRowsOf(copy, list), reach: 'known' };
  return { rows: rowsOfList(copy, list), reach: loaded.until === null ? 'all' : 'first' };
}

const unanswered = { failed: 'not-searched', searching: 'searching', 'too-short': 'too-short' } as const;

const isLoaded = (copy: BoardCopy, list: BoardList) => copy.lists[keyOfList(list)] !== undefined;

/**
 * The rows that are shown while the server answers; null where there are none yet. Rows that were shown while it looked
 * for the text stay until the list of what it found is loaded, so that what is chosen stays chosen.
 */
export function readLoadedRows(copy: BoardCopy, lists: Lists, meant: MeantState, text: string): ShownRows | null {
  if (lists.wanted.every((list) => isLoaded(copy, list))) return readRows(copy, lists, meant, text);
  if (lists.found === null || !isLoaded(copy, lists.base)) return null;
  return readRows(copy, { ...lists, found: null }, { status: 'searching' }, text);
}

/** The rows that are shown, and where they come from. */
export function readRows(copy: BoardCopy, { base, found }: Lists, meant: MeantState, text: string): ShownRows {
  if (meant.status === 'no-text') return readList(copy, base);
  const known = (matches: typeof matchesText) => knownRowsOf(copy, base).filter((row) => matches(row, text));
  if (meant.status !== 'found') return { rows: known(matchesText), reach: unanswered[meant.status] };
  if (found === null) return { rows: known(matchesPerson), reach: 'all' };
  const { rows, reach } = readList(copy, found);
  if (!meant.alsoLoaded) return { rows, reach };
  const ids = new Set(rows.map(({ request_id: id }) => id));
  const others = known(matchesPerson).filter((row) => !ids.has(row.request_id) && withinLoaded(copy, found, row));
  return { rows: others.length === 0 ? rows : inBoardOrder([...rows, ...others], base.order), reach };
}
