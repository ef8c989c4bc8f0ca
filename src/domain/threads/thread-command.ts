import { collections } from '../collections.ts';
import type { DocumentTransaction, DocumentWrite, Outcome } from '../dispatch/transaction/document-transaction.ts';
import { withoutWrites } from '../dispatch/transaction/document-transaction.ts';
import type { DispatchRejection } from '../dispatch/rejections.ts';
import type { MessageSide, Thread } from '../documents/threads/thread.ts';
import { threadSchema } from '../documents/threads/thread.ts';
import { type StoredVisit, visitSchema } from '../documents/visit.ts';
import { privacyPolicy } from '../public/retention.ts';
import { err, ok, type Result } from '../result.ts';
import { isThreadOf } from './thread-access.ts';

/** Who does something in a thread. The right to the senior's visits was asked before. */
export interface Participant {
  readonly side: MessageSide;
  /** Of the account, or the student. */
  readonly id: string;
  /** Whose visit it must be; null for staff and students. */
  readonly seniorId: string | null;
}

export type ThreadResult = Result<null, { readonly code: DispatchRejection }>;

export const threadDone = (writes: readonly DocumentWrite[] = []): Outcome<ThreadResult> => ({
  value: ok(null),
  writes,
});

export const threadRejected = (code: DispatchRejection): Outcome<ThreadResult> => withoutWrites(err({ code }));

/** When what is written now is deleted. */
export function correspondenceEnds(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + privacyPolicy.correspondenceYears);
  return end;
}

interface ReadThread extends StoredVisit {
  /** Null while nobody wrote. */
  readonly thread: Thread | null;
}

/** Whether somebody belongs to a visit: it is of this senior, or of this student, or she is staff. */
function belongs({ side, id, seniorId }: Participant, { visit }: StoredVisit): boolean {
  if (side === 'staff') return true;
  return side === 'student' ? isThreadOf(visit, id) : visit.senior_id === seniorId;
}

/** The visit and its thread; null for who does not belong there, to whom it looks like a missing one. */
export async function readThread(
  transaction: DocumentTransaction,
  visitId: string,
  participant: Participant,
): Promise<ReadThread | null> {
  const [foundVisit, foundThread] = await transaction.read([
    { collection: collections.planning, id: visitId },
    { collection: collections.threads, id: visitId },
  ]);
  const visit = visitSchema.safeParse(foundVisit).data;
  if (visit === undefined || !belongs(participant, { id: visitId, visit })) return null;
  return { id: visitId, visit, thread: threadSchema.safeParse(foundThread).data ?? null };
}

export const threadWrite = (thread: Thread): DocumentWrite => ({
  kind: 'set',
  collection: collections.threads,
  id: thread.visit_id,
  data: threadSchema.parse(thread),
});
