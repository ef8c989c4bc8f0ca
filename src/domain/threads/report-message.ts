import { readCustomer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import { type DocumentTransaction, type Outcome, readOne } from '../dispatch/transaction/document-transaction.ts';
import { type MessageReport, messageReportSchema, reportIdOf } from '../documents/threads/message-report.ts';
import { messagesFor } from './thread-access.ts';
import {
  type Participant,
  readThread,
  threadDone,
  threadRejected,
  type ThreadResult,
  threadWrite,
} from './thread-command.ts';

/** Asks staff to look at a message of somebody else, once for each who asks. What the reporter cannot read is missing. */
export async function reportMessage(
  transaction: DocumentTransaction,
  { visitId, messageId }: { readonly visitId: string; readonly messageId: string },
  reporter: Participant,
  now: Date,
): Promise<Outcome<ThreadResult>> {
  const read = await readThread(transaction, visitId, reporter);
  if (read?.thread == null) return threadRejected('not-found');
  const { thread, visit } = read;
  const readable = reporter.side === 'student' ? messagesFor(thread, reporter.id) : thread.messages;
  const message = readable.find(({ id }) => id === messageId);
  if (message === undefined || message.author_id === reporter.id) return threadRejected('not-found');
  const id = reportIdOf(messageId, reporter.id);
  if ((await readOne(transaction, collections.messageReports, id)) !== null) return threadDone();
  const account =
    reporter.side === 'student' ? null : await readOne(transaction, collections.interimUsers, reporter.id);
  const reporterName =
    reporter.side === 'student' ? (visit.student_profiles?.first_name ?? '') : (readCustomer(account)?.firstName ?? '');
  const { request_id, senior_id, expires_at } = thread;
  const report: MessageReport = {
    ...{ visit_id: visitId, request_id, senior_id, message_id: messageId, text: message.text, expires_at },
    ...{ author_side: message.side, author_name: message.author_name },
    ...{ reporter_side: reporter.side, reporter_id: reporter.id, reporter_name: reporterName, reported_at: now },
    ...{ state: 'open', handled_at: null, handled_by: null },
  };
  const messages = thread.messages.map((each) => (each.id === messageId ? { ...each, reported: true } : each));
  return threadDone([
    { kind: 'create', collection: collections.messageReports, id, data: messageReportSchema.parse(report) },
    ...(reporter.side === 'student' ? [] : [threadWrite({ ...thread, messages })]),
  ]);
}
