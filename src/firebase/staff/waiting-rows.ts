import { collection, documentId, getDocs, limit, orderBy, query, startAfter, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type BoardRow, boardRowSchema } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { type WaitingPlace, waitingStages, type WaitingWindow } from '#domain/staff/waiting-copy.ts';
import { attempt } from '../attempt.ts';
import { connect } from '../connection.ts';
import { parseDocuments } from '../parsing.ts';

export interface WaitingPage {
  readonly rows: BoardRow[];
  /** The end of the page; null for the last. */
  readonly next: WaitingPlace | null;
}

/**
 * A page of the requests of some days that wait for a student, by day, hour and id: an indexed range, so that neither the
 * history nor what has a student is read.
 */
export async function listWaiting(
  { from, to }: WaitingWindow,
  most: number,
  after: WaitingPlace | null,
): Promise<Result<WaitingPage, DomainError>> {
  const found = await attempt(() =>
    getDocs(
      query(
        collection(connect().firestore, collections.board),
        where('stage', 'in', [...waitingStages]),
        where('date', '>=', from),
        ...(to === '' ? [] : [where('date', '<=', to)]),
        orderBy('date'),
        orderBy('time'),
        orderBy(documentId()),
        ...(after === null ? [] : [startAfter(after.date, after.time, after.id)]),
        // One extra result tells whether there is another page.
        limit(most + 1),
      ),
    ),
  );
  if (!found.ok) return found;
  const documents = found.value.docs.slice(0, most);
  const last = found.value.docs.length > most ? documents.at(-1) : undefined;
  const next = last && { date: String(last.get('date')), time: String(last.get('time')), id: last.id };
  return ok({ rows: parseDocuments(boardRowSchema, documents), next: next ?? null });
}
