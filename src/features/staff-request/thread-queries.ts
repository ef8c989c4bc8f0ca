import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { messageReportSchema } from '#domain/documents/threads/message-report.ts';
import { threadSchema } from '#domain/documents/threads/thread.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

const wordsSchema = z.object({
  threads: z.array(threadSchema),
  reports: z.array(z.object({ id: z.string(), report: messageReportSchema })),
});

export type RequestWords = z.infer<typeof wordsSchema>;

async function readWords(requestId: string): Promise<Result<RequestWords, DomainError>> {
  const [threads, reports] = await Promise.all([
    atServer(({ listThreadsOfRequest }) => listThreadsOfRequest(requestId)),
    atServer(({ listReportsOfRequest }) => listReportsOfRequest(requestId)),
  ]);
  if (!threads.ok) return threads;
  return reports.ok ? ok({ threads: threads.value, reports: reports.value }) : reports;
}

/** What was written about the visits of a request, and what of it was reported. */
export const requestWordsQuery = (acting: ActingFor, requestId: string) =>
  cachedQuery({
    acting,
    name: `staff/threads/${requestId}`,
    read: () => readWords(requestId),
    schema: wordsSchema,
    staleMs: 0,
    pollMs,
  });
