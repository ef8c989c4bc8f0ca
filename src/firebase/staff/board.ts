import {
  collection,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { boardCounterId, boardCounterSchema, boardCounterShards } from '#domain/documents/board-counter.ts';
import { type BoardRow, boardRowSchema, type BoardStage, boardStages } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { BoardCursor, BoardPage } from '#domain/staff/board-copy.ts';
import { attempt } from '../attempt.ts';
import { connect } from '../connection.ts';
import { parseDocument, parseDocuments } from '../parsing.ts';
import { inParts } from './in-parts.ts';

const board = () => collection(connect().firestore, collections.board);

export interface WantedBoardPage {
  readonly stage: BoardStage;
  readonly most: number;
  /** The end of the previous page; null for the first. */
  readonly after: BoardCursor | null;
}

/** A page of one stage, by day, time and id, so that pages neither overlap nor skip a row. */
export async function listBoard({ stage, most, after }: WantedBoardPage): Promise<Result<BoardPage, DomainError>> {
  const order = [orderBy('date'), orderBy('time'), orderBy(documentId())];
  const start = after === null ? [] : [startAfter(after.date, after.time, after.id)];
  const found = await attempt(() =>
    // One extra result tells whether there is another page.
    getDocs(query(board(), where('stage', '==', stage), ...order, ...start, limit(most + 1))),
  );
  if (!found.ok) return found;
  const documents = found.value.docs.slice(0, most);
  const last = documents.at(-1);
  const hasMore = found.value.docs.length > most && last !== undefined;
  const next = hasMore ? { date: String(last.get('date')), time: String(last.get('time')), id: last.id } : null;
  return ok({ rows: parseDocuments(boardRowSchema, documents), next });
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

/** The rows of a stage that need attention since some time: the longest first. */
export async function listOverdue(
  stage: BoardStage,
  now: Date,
  most: number,
): Promise<Result<OverdueRows, DomainError>> {
  const overdue = query(board(), where('stage', '==', stage), where('needs_attention_at', '<=', now));
  const found = await attempt(() => getDocs(query(overdue, orderBy('needs_attention_at'), limit(most))));
  if (!found.ok) return found;
  const rows = parseDocuments(boardRowSchema, found.value.docs);
  if (found.value.docs.length < most) return ok({ rows, count: rows.length });
  const counted = await attempt(() => getCount(overdue));
  return counted.ok ? ok({ rows, count: counted.value.data().count }) : counted;
}

/** The exact number of rows per stage: the same few reads, however many rows there are. */
export async function readBoardCounts(): Promise<Result<Partial<Record<BoardStage, number>>, DomainError>> {
  const ids = Array.from({ length: boardCounterShards }, (_, shard) => boardCounterId(shard));
  const counters = collection(connect().firestore, collections.counters);
  const found = await attempt(() => getDocs(query(counters, where(documentId(), 'in', ids))));
  if (!found.ok) return found;
  const shards = parseDocuments(boardCounterSchema, found.value.docs);
  return ok(
    Object.fromEntries(
      boardStages.map((stage) => [stage, shards.reduce((sum, { stages }) => sum + (stages[stage] ?? 0), 0)]),
    ),
  );
}
