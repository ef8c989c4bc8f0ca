import { collections } from '#domain/collections.ts';
import { messageReportSchema } from '#domain/documents/threads/message-report.ts';
import { type Thread, threadSchema } from '#domain/documents/threads/thread.ts';
import { markRead } from '#domain/threads/mark-read.ts';
import { reportMessage } from '#domain/threads/report-message.ts';
import type { Participant, ThreadResult } from '#domain/threads/thread-command.ts';
import { type NewMessage, writeMessage } from '#domain/threads/write-message.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../dispatch/in-transaction.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

/** What the people of a visit write to each other (docs/decisions/0090-threads-of-visits.md). */
export interface Threads {
  /** Null while nobody wrote. */
  find(visitId: string): Promise<Thread | null>;
  /** Each of these is one transaction, and idempotent. */
  write(message: NewMessage, participant: Participant): Promise<ThreadResult>;
  markRead(visitId: string, count: number, participant: Participant): Promise<ThreadResult>;
  report(message: { readonly visitId: string; readonly messageId: string }, by: Participant): Promise<ThreadResult>;
  /** The messages of a visit that somebody reported. */
  reportedBy(visitId: string, reporterId: string): Promise<readonly string[]>;
}

export const createThreads = (clock: Clock): Threads => ({
  async find(visitId) {
    const found = await firestore().collection(collections.threads).doc(visitId).get();
    return threadSchema.safeParse(storedDates(found)).data ?? null;
  },

  write: (message, participant) =>
    inTransaction((transaction) => writeMessage(transaction, message, participant, clock.now())),

  markRead: (visitId, count, participant) =>
    inTransaction((transaction) => markRead(transaction, visitId, count, participant)),

  report: (message, by) => inTransaction((transaction) => reportMessage(transaction, message, by, clock.now())),

  async reportedBy(visitId, reporterId) {
    const reports = firestore().collection(collections.messageReports);
    const found = await reports.where('visit_id', '==', visitId).where('reporter_id', '==', reporterId).get();
    return found.docs.flatMap(
      (each) => messageReportSchema.shape.message_id.safeParse(each.get('message_id')).data ?? [],
    );
  },
});
