import type { DocumentTransaction, Outcome } from '../dispatch/transaction/document-transaction.ts';
import {
  type Participant,
  readThread,
  threadDone,
  threadRejected,
  type ThreadResult,
  threadWrite,
} from './thread-command.ts';

/** Keeps how many messages somebody has read. Never fewer than before. */
export async function markRead(
  transaction: DocumentTransaction,
  visitId: string,
  count: number,
  participant: Participant,
): Promise<Outcome<ThreadResult>> {
  const read = await readThread(transaction, visitId, participant);
  if (read?.thread == null) return threadRejected('not-found');
  const { thread } = read;
  const seen = Math.min(count, thread.messages.length);
  if (seen <= (thread.seen[participant.id] ?? 0)) return threadDone();
  return threadDone([threadWrite({ ...thread, seen: { ...thread.seen, [participant.id]: seen } })]);
}
