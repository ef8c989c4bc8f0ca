import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type HistoryEntry, historyEntrySchema } from '#domain/documents/bookkeeping.ts';
import { type AuditFilter, auditFilterParts } from '#domain/staff/audit-filter.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';
import type { ListSource } from '#shared/staff/lists/use-list-pages.ts';

const hour = 3_600_000;

/** Keys and options of this feature. Nothing is polled: looking at the log costs what it shows. */
export const auditQueries = {
  list: (acting: ActingFor, filter: AuditFilter): ListSource<HistoryEntry> => ({
    acting,
    name: `audit/${JSON.stringify(auditFilterParts(filter))}`,
    schema: historyEntrySchema,
    read: (page) => atServer(({ listAudit }) => listAudit(filter, page)),
    pollMs: false,
  }),
  entry: (acting: ActingFor, id: string) =>
    cachedQuery({
      acting,
      name: `staff/audit/${id}`,
      read: () => atServer(({ readAuditEntry }) => readAuditEntry(id)),
      schema: z.object({ id: z.string(), value: historyEntrySchema }),
      staleMs: hour,
      pollMs: false,
    }),
};
