import { writeMessage as contract } from '#domain/contracts/threads/write-message.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { withFreshSignIn } from '../auth/fresh-sign-in.ts';
import { callFunction } from '../functions.ts';

/** A message in the thread of a visit. The same message again changes nothing. */
export async function writeToThread(
  seniorId: string,
  visitId: string,
  messageId: string,
  text: string,
): Promise<Result<void, DomainError>> {
  const input = { senior_id: seniorId, visit_id: visitId, message_id: messageId, text };
  const answer = await withFreshSignIn(() => callFunction(contract, input));
  if (!answer.ok) return answer;
  return answer.value.outcome === 'done' ? ok(undefined) : err({ code: 'visit-refused' });
}
