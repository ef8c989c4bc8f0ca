import {
  and,
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  type Query,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { boardCounterIds, boardCounterSchema } from '#domain/documents/board-counter.ts';
import { type BoardRow, boardRowSchema, type BoardStage } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { BoardPage } from '#domain/staff/board-copy.ts';
import { type BoardList, type Equality, isOrdered, serverConditions } from '#domain/staff/board-list.ts';
import { type BoardCursor, type BoardOrder, orderedFields } from '#domain/staff/board-order.ts';
import { type StageCounts, sumOfShards } from '#domain/staff/sum-of-shards.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { datesOf, parseDocument, parseDocuments } from '../parsing.ts';
import { inParts } from './in-parts.ts';
import type { Waiting } from './live/live-lists.ts';
import { readGrowing, readWaiting } from './live/read-waiting.ts';
import { endOfHour, type WaitingList, waitingNames } from './live/waiting-list.ts';

const board = () => collection(connectFirestore(), collections.board);

/** Also of a document that cannot be read as a row, so that no list ends at one. */
const cursorAt = (document: QueryDocumentSnapshot, { by }: BoardOrder): BoardCursor => {
  const [first, second] = orderedFields[by];
  const value: unknown = datesOf(document.get(first));
  return { values: [value instanceof Date ? value : String(value), String(document.get(second))], id: document.id };
};

export interface WantedBoardPage {
  readonly list: BoardList;
  readonly most: number;
  /** The end of the previous page; null for the first. */
  readonly after: BoardCursor | null;
}

const equals = ({ field, values: [first = '', ...others] }: Equality) =>
  others.length === 0 ? where(field, '==', first) : where(field, 'in', [first, ...others]);

/** The conditions and the order of a list, as Firestore is asked for them. */
function queryOf(list: BoardList): Query {
  const { all, any, from, to } = serverConditions(list);
  const days = [...(from === '' ? [] : [where('date', '>=', from)]), ...(to === '' ? [] : [where('date', '<=', to)])];
  const oneOf = any.length === 0 ? [] : [or(...any.map(equals))];
  const matching = query(board(), and(...all.map(equals), ...days, ...oneOf));
  if (!isOrdered(list)) return matching;
  const { by, direction } = list.order;
  return query(
    matching,
    ...orderedFields[by].map((field) => orderBy(field, direction)),
    orderBy(documentId(), direction),
  );
}

/** A page of a list, in its order, with ids last: pages neither overlap nor skip a row. */
export async function listBoard({ list, most, after }: WantedBoardPage): Promise<Result<BoardPage, DomainError>> {
  const start = after === null ? [] : [startAfter(...after.values, after.id)];
  // One extra result tells whether there is another page.
  const found = await attempt(() => getDocs(query(queryOf(list), ...start, limit(most + 1))));
  if (!found.ok) return found;
  const documents = found.value.docs.slice(0, most);
  const last = documents.at(-1);
  const hasMore = isOrdered(list) && found.value.docs.length > most && last !== undefined;
  return ok({ rows: parseDocuments(boardRowSchema, documents), next: hasMore ? cursorAt(last, list.order) : null });
}

/** The rows that changed at or after a moment, the earliest change first: an indexed query that reads nothing else. */
export async function listBoardChanges(since: Date, most: number): Promise<Result<BoardRow[], DomainError>> {
  const found = await attempt(() =>
    getDocs(query(board(), where('updated_at', '>=', since), orderBy('updated_at'), limit(most))),
  );
  return found.ok ? ok(parseDocuments(boardRowSchema, found.value.docs)) : found;
}

/** When the board last changed; null for an empty one. */
export async function readNewestBoardChange(): Promise<Result<Date | null, DomainError>> {
  const found = await attempt(() => getDocs(query(board(), orderBy('updated_at', 'desc'), limit(1))));
  if (!found.ok) return found;
  const [newest] = parseDocuments(boardRowSchema, found.value.docs);
  return ok(newest?.updated_at ?? null);
}

/** @returns `not-found` for a request without a row. */
export async function readBoardRow(requestId: string): Promise<Result<BoardRow, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(board(), requestId)));
  if (!snapshot.ok) return snapshot;
  const row = parseDocument(boardRowSchema, snapshot.value.data());
  return row === null ? err({ code: 'not-found' }) : ok(row);
}

/** The rows of several requests. */
export const listBoardRows = (requestIds: readonly string[]): Promise<Result<BoardRow[], DomainError>> =>
  inParts(requestIds, async (ids) => {
    const found = await attempt(() => getDocs(query(board(), where(documentId(), 'in', ids))));
    return found.ok ? ok(parseDocuments(boardRowSchema, found.value.docs)) : found;
  });

export interface OverdueRows {
  readonly rows: readonly BoardRow[];
  /** Exact, also where there are more rows than were read. */
  readonly count: number;
}

const overdueBy = (stage: BoardStage, moment: Date): WaitingList => ({
  name: waitingNames.overdue(stage),
  collection: collections.board,
  all: [
    ['stage', '==', stage],
    ['needs_attention_at', '<=', moment],
  ],
  by: 'needs_attention_at',
});

const rowsOf = ({ docs, count }: Waiting): OverdueRows => ({ rows: parseDocuments(boardRowSchema, docs), count });

/** The rows of a stage that need attention since some time: the longest first. */
export async function listOverdue(
  stage: BoardStage,
  now: Date,
  most: number,
): Promise<Result<OverdueRows, DomainError>> {
  const [ahead, due] = [overdueBy(stage, endOfHour(now)), overdueBy(stage, now)];
  const found = await readGrowing({ ahead, now: due, field: 'needs_attention_at', moment: now }, most);
  return found.ok ? ok(rowsOf(found.value)) : found;
}

const movesAsked: WaitingList = {
  name: waitingNames.moves,
  collection: collections.board,
  all: [['move_asked_at', '>', new Date(0)]],
  by: 'move_asked_at',
};

/** The rows with a visit that the senior asks to move, those that wait longest first, and how many there are. */
export async function listMovesAsked(most: number): Promise<Result<OverdueRows, DomainError>> {
  const found = await readWaiting(movesAsked, most);
  return found.ok ? ok(rowsOf(found.value)) : found;
}

/**
 * The exact number of rows per stage: the same few reads, however many rows there are. All shards that exist, so that a later
 * release can spread the counts over more of them.
 */
export async function readBoardCounts(): Promise<Result<StageCounts, DomainError>> {
  const counters = collection(connectFirestore(), collections.counters);
  const shardsOfBoard = query(
    counters,
    where(documentId(), '>=', boardCounterIds.first),
    where(documentId(), '<=', boardCounterIds.last),
  );
  const found = await attempt(() => getDocs(shardsOfBoard));
  if (!found.ok) return found;
  const shards = parseDocuments(boardCounterSchema, found.value.docs);
  return ok(sumOfShards(shards));
}
