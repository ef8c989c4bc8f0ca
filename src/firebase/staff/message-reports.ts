import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type MessageReport, messageReportSchema } from '#domain/documents/threads/message-report.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { listed, readFirst } from './list-page.ts';
import { type WaitingList, waitingNames } from './live/waiting-list.ts';

export interface StoredReport {
  readonly id: string;
  readonly report: MessageReport;
}

export interface OpenReports {
  readonly reports: readonly StoredReport[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

const named = ({ id, value: report }: Listed<MessageReport>): StoredReport => ({ id, report });

const reports = () => collection(connectFirestore(), collections.messageReports);

const state: MessageReport['state'] = 'open';

const open: WaitingList = {
  name: waitingNames.reports,
  collection: collections.messageReports,
  all: [['state', '==', state]],
  by: 'reported_at',
};

/** The reported messages that nobody of staff has looked at, the longest waiting first. */
export async function listOpenReports(most: number): Promise<Result<OpenReports, DomainError>> {
  const found = await readFirst(open, messageReportSchema, most);
  return found.ok ? ok({ reports: found.value.rows.map(named), count: found.value.count }) : found;
}

/** All that was reported about the visits of a request. */
export async function listReportsOfRequest(requestId: string): Promise<Result<StoredReport[], DomainError>> {
  const found = await attempt(() => getDocs(query(reports(), where('request_id', '==', requestId))));
  return found.ok ? ok(listed(messageReportSchema, found.value.docs).map(named)) : found;
}
