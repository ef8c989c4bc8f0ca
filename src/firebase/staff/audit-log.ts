import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type HistoryEntry, historyEntrySchema } from '#domain/documents/bookkeeping.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connect } from '../connection.ts';
import { parseDocuments } from '../parsing.ts';

const entriesAtMost = 500;

/** What happened to a document, the newest first. */
export async function listHistory(documentId: string): Promise<Result<HistoryEntry[], DomainError>> {
  const log = collection(connect().firestore, collections.auditLog);
  const found = await attempt(() => getDocs(query(log, where('document_id', '==', documentId), limit(entriesAtMost))));
  if (!found.ok) return found;
  return ok(
    parseDocuments(historyEntrySchema, found.value.docs).toSorted(
      (one, other) => other.at.getTime() - one.at.getTime(),
    ),
  );
}
