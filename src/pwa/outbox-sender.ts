import { type DomainError, isTransient } from '#domain/error-codes.ts';
import type { NewServiceRequest } from '#domain/request-form.ts';
import { currentUser, renewSignIn } from '#firebase/auth.ts';
import { cancelRequest, createRequests } from '#firebase/service-requests.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { OutboxItem, OutboxSender, Receipt } from '#offline/outbox/types.ts';
import { explainRefusedRequest } from './refusal.ts';

type Answer = Result<Receipt, DomainError>;

/** Once more with a fresh ID token when the server did not accept the old one. */
async function withFreshSignIn<Value>(
  call: () => Promise<Result<Value, DomainError>>,
): Promise<Result<Value, DomainError>> {
  const answer = await call();
  if (answer.ok || answer.error.code !== 'sign-in-expired') return answer;
  const renewed = await renewSignIn();
  return renewed.ok ? call() : renewed;
}

async function sendOneRequest(request: NewServiceRequest): Promise<Answer> {
  const created = await withFreshSignIn(() => createRequests([request]));
  if (created.ok) return ok({ requestId: request.request_id });
  return created.error.code === 'no-access' ? explainRefusedRequest(request) : created;
}

async function sendCancellation(requestId: string): Promise<Answer> {
  const cancelled = await withFreshSignIn(() => cancelRequest(requestId));
  return cancelled.ok ? ok({ requestId }) : cancelled;
}

function sendAlone(item: OutboxItem): Promise<Answer> {
  return item.command.kind === 'create-request'
    ? sendOneRequest(item.command.request)
    : sendCancellation(item.command.requestId);
}

/**
 * Commits all new requests at once: one way over a slow line instead of many.
 * @returns null when the server refused the lot; each must then be sent alone to find the bad one.
 */
async function sendTogether(requests: readonly NewServiceRequest[]): Promise<Result<void, DomainError> | null> {
  const created = await withFreshSignIn(() => createRequests(requests));
  return created.ok || isTransient(created.error.code) ? created : null;
}

/** The way from the outbox to Firestore, the same in the page and in the service worker. */
export const outboxSender: OutboxSender = {
  async send(items, signal) {
    const user = await currentUser();
    if (items.some((item) => item.uid !== user?.uid)) return items.map(() => err({ code: 'not-signed-in' }));

    const requests = items.flatMap((item) => (item.command.kind === 'create-request' ? [item.command.request] : []));
    const together = requests.length > 1 ? await sendTogether(requests) : null;

    const answers: Answer[] = [];
    let lost: DomainError | null = null;
    for (const item of items) {
      if (together !== null && item.command.kind === 'create-request') {
        answers.push(together.ok ? ok({ requestId: item.aggregate }) : together);
      } else if (lost !== null || signal.aborted) {
        // The line is gone: the rest would only wait for the same silence.
        answers.push(err(lost ?? { code: 'network' }));
      } else {
        const answer = await sendAlone(item);
        if (!answer.ok && answer.error.code === 'network') lost = answer.error;
        answers.push(answer);
      }
    }
    return answers;
  },
};
