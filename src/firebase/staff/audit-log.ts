import { collection, getDocs, limit, query, where, type QueryConstraint } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type HistoryEntry, historyEntrySchema } from '#domain/documents/bookkeeping.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { addDaysTo, midnightOf } from '#domain/requests/calendar.ts';
import { ok, type Result } from '#domain/result.ts';
import type { AuditFilter } from '#domain/staff/audit-filter.ts';
import type { Listed, ListPage } from '#domain/staff/list-page.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocuments } from '../parsing.ts';
import { listPage, readListed, type WantedPage } from './list-page.ts';

const entriesAtMost = 500;

/** What happened to a document, the newest first. */
export async function listHistory(documentId: string): Promise<Result<HistoryEntry[], DomainError>> {
  const log = collection(connectFirestore(), collections.auditLog);
  const found = await attempt(() => getDocs(query(log, where('document_id', '==', documentId), limit(entriesAtMost))));
  if (!found.ok) return found;
  return ok(
    parseDocuments(historyEntrySchema, found.value.docs).toSorted(
      (one, other) => other.at.getTime() - one.at.getTime(),
    ),
  );
}

const conditionsOf = ({ from, to, who, what, about }: AuditFilter): readonly QueryConstraint[] => [
  ...(who === '' ? [] : [where('actor_uid', '==', who)]),
  ...(what === '' ? [] : [where('action', '==', what)]),
  ...(about === '' ? [] : [where('document_id', '==', about)]),
  ...(from === '' ? [] : [where('at', '>=', midnightOf(from))]),
  ...(to === '' ? [] : [where('at', '<', midnightOf(addDaysTo(to, 1)))]),
];

/** What was done, by persons and by triggers, the newest first: one read per entry of the page. */
export const listAudit = (
  filter: AuditFilter,
  page: WantedPage,
): Promise<Result<ListPage<HistoryEntry>, DomainError>> =>
  listPage(
    {
      collection: collections.auditLog,
      schema: historyEntrySchema,
      where: conditionsOf(filter),
      order: { field: 'at', direction: 'desc' },
    },
    page,
  );

export const readAuditEntry = (id: string): Promise<Result<Listed<HistoryEntry>, DomainError>> =>
  readListed(collections.auditLog, historyEntrySchema, id);
