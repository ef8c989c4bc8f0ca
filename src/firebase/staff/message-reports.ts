import { collection, getCount, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type MessageReport, messageReportSchema } from '#domain/documents/threads/message-report.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connect } from '../connection.ts';
import { parseDocument } from '../parsing.ts';

export interface StoredReport {
  readonly id: string;
  readonly report: MessageReport;
}

export interface OpenReports {
  readonly reports: readonly StoredReport[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

type Found = Awaited<ReturnType<typeof getDocs>>['docs'];

const parsed = (docs: Found): StoredReport[] =>
  docs.flatMap((each) => {
    const report = parseDocument(messageReportSchema, each.data() ?? undefined);
    return report === null ? [] : [{ id: each.id, report }];
  });

const reports = () => collection(connect().firestore, collections.messageReports);

/** The reported messages that nobody of staff has looked at, the longest waiting first. */
export async function listOpenReports(most: number): Promise<Result<OpenReports, DomainError>> {
  const state: MessageReport['state'] = 'open';
  const open = query(reports(), where('state', '==', state));
  const found = await attempt(() =>
    Promise.all([getDocs(query(open, orderBy('reported_at'), limit(most))), getCount(open)]),
  );
  if (!found.ok) return found;
  const [{ docs }, counted] = found.value;
  return ok({ reports: parsed(docs), count: counted.data().count });
}

/** All that was reported about the visits of a request. */
export async function listReportsOfRequest(requestId: string): Promise<Result<StoredReport[], DomainError>> {
  const found = await attempt(() => getDocs(query(reports(), where('request_id', '==', requestId))));
  return found.ok ? ok(parsed(found.value.docs)) : found;
}
