import { readCustomer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import { type DocumentTransaction, type Outcome, readOne } from '../dispatch/transaction/document-transaction.ts';
import { type Thread, type ThreadMessage } from '../documents/threads/thread.ts';
import { messagesAtMost } from '../documents/threads/thread-limits.ts';
import type { StoredVisit } from '../documents/visit.ts';
import { messageText } from './message-text.ts';
import { messageMails } from './message-mails.ts';
import { isThreadOpen } from './thread-access.ts';
import {
  correspondenceEnds,
  type Participant,
  readThread,
  threadDone,
  threadRejected,
  type ThreadResult,
  threadWrite,
} from './thread-command.ts';

export interface NewMessage {
  readonly messageId: string;
  readonly visitId: string;
  readonly text: string;
}

/** The first name of who writes: of the account, or of the student as the visit knows her. */
async function nameOf(transaction: DocumentTransaction, { side, id }: Participant, { visit }: StoredVisit) {
  if (side === 'student') return visit.student_profiles?.first_name ?? '';
  return readCustomer(await readOne(transaction, collections.interimUsers, id))?.firstName ?? '';
}

function withMessage(before: Thread | null, { id, visit }: StoredVisit, message: ThreadMessage): Thread {
  const { request_id, senior_id } = visit;
  const messages = [...(before?.messages ?? []), message];
  return {
    ...{ visit_id: id, request_id, senior_id, messages },
    // Who writes looks at what is there.
    seen: { ...before?.seen, [message.author_id]: messages.length },
    told: { ...before?.told },
    updated_at: message.at,
    expires_at: correspondenceEnds(message.at),
  };
}

/**
 * Adds a message to the thread of a visit, behind all others, and tells those who have nothing unread of which they were told
 * before. A message that is there already changes nothing, also once the thread is closed.
 */
export async function writeMessage(
  transaction: DocumentTransaction,
  { messageId, visitId, text: typed }: NewMessage,
  participant: Participant,
  now: Date,
): Promise<Outcome<ThreadResult>> {
  const read = await readThread(transaction, visitId, participant);
  if (read === null) return threadRejected('not-found');
  const { visit, thread } = read;
  const earlier = thread?.messages.find(({ id }) => id === messageId);
  if (earlier !== undefined) return earlier.author_id === participant.id ? threadDone() : threadRejected('not-found');
  const text = messageText(typed);
  if (text === '') return threadRejected('message-empty');
  if (!isThreadOpen(visit, now)) return threadRejected('thread-closed');
  if ((thread?.messages.length ?? 0) >= messagesAtMost) return threadRejected('thread-full');
  const after = withMessage(thread, read, {
    ...{ id: messageId, side: participant.side, author_id: participant.id, text, at: now, reported: false },
    author_name: await nameOf(transaction, participant, read),
    student_id: visit.studentprofile_id,
  });
  const { told, writes } = await messageMails(transaction, read, after, now);
  return threadDone([threadWrite({ ...after, told: { ...after.told, ...told } }), ...writes]);
}
