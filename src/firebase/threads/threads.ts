import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appCollections } from '#domain/collections.ts';
import { markThreadRead, reportMessage } from '#domain/contracts/threads/threads.ts';
import { type Thread, threadSchema } from '#domain/documents/threads/thread.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { callFunction } from '../functions.ts';
import { parseDocuments } from '../parsing.ts';

const threads = () => collection(connectFirestore(), appCollections.threads);

/** The threads of a senior's visits, the one with the newest message first. */
export async function listThreads(
  { seniorId }: Pick<ActingFor, 'seniorId'>,
  maxCount: number,
): Promise<Result<Thread[], DomainError>> {
  const newest = query(threads(), where('senior_id', '==', seniorId), orderBy('updated_at', 'desc'), limit(maxCount));
  const found = await attempt(() => getDocs(newest));
  return found.ok ? ok(parseDocuments(threadSchema, found.value.docs)) : found;
}

/** The threads of a request's visits; for staff. */
export async function listThreadsOfRequest(requestId: string): Promise<Result<Thread[], DomainError>> {
  const found = await attempt(() => getDocs(query(threads(), where('request_id', '==', requestId))));
  return found.ok ? ok(parseDocuments(threadSchema, found.value.docs)) : found;
}

/** Says how much was read. What fails is said again at the next look. */
export const tellRead = ({ seniorId }: ActingFor, visitId: string, count: number) =>
  callFunction(markThreadRead, { senior_id: seniorId, visit_id: visitId, count });

/** Asks staff to look at a message. */
export async function reportToStaff(
  { seniorId }: ActingFor,
  visitId: string,
  messageId: string,
): Promise<Result<void, DomainError>> {
  const answer = await callFunction(reportMessage, { senior_id: seniorId, visit_id: visitId, message_id: messageId });
  if (!answer.ok) return answer;
  return answer.value.outcome === 'done' ? ok(undefined) : err({ code: 'not-found' });
}
