import { type DomainError, isTransient } from '#domain/error-codes.ts';
import type { ProfileChanges } from '#domain/accounts/profile-changes.ts';
import type { NewServiceRequest } from '#domain/requests/request-form.ts';
import { currentUser, renewSignIn } from '#firebase/auth.ts';
import { updateProfile } from '#firebase/profile.ts';
import { cancelRequest, createRequests } from '#firebase/service-requests.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { OutboxItem, OutboxSender, Receipt, Refusal } from '#offline/outbox/types.ts';
import { explainRefusedChange, explainRefusedRequest } from './refusal.ts';

type Answer = Result<Receipt, Refusal>;

/** Once more with a fresh ID token when the server did not accept the old one. */
async function withFreshSignIn<Value>(call: () => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> {
  const answer = await call();
  if (answer.ok || answer.error.code !== 'sign-in-expired') return answer;
  const renewed = await renewSignIn();
  return renewed.ok ? call() : renewed;
}

async function sendOneRequest(request: NewServiceRequest): Promise<Answer> {
  const created = await withFreshSignIn(() => createRequests([request]));
  if (created.ok) return ok({ aggregate: request.request_id });
  return created.error.code === 'no-access' ? explainRefusedRequest(request) : created;
}

async function sendCancellation(requestId: string): Promise<Answer> {
  const cancelled = await withFreshSignIn(() => cancelRequest(requestId));
  return cancelled.ok ? ok({ aggregate: requestId }) : cancelled;
}

async function sendChange({ uid, aggregate }: OutboxItem, changes: ProfileChanges): Promise<Answer> {
  const updated = await withFreshSignIn(() => updateProfile(uid, changes));
  if (updated.ok) return ok({ aggregate });
  return err(await explainRefusedChange(updated.error));
}

function sendAlone(item: OutboxItem): Promise<Answer> {
  const { command } = item;
  switch (command.kind) {
    case 'create-request':
      return sendOneRequest(command.request);
    case 'cancel-request':
      return sendCancellation(command.requestId);
    case 'update-profile':
      return sendChange(item, command.changes);
    case 'join-waiting-list':
    case 'tip-employer':
      // A visitor's form is nobody's: visitor-sender.ts takes it.
      return Promise.resolve(err({ code: 'no-access' }));
  }
}

/**
 * Commits all new requests at once: one way over a slow line instead of many.
 * @returns null when the server refused the lot; each must then be sent alone to find the bad one.
 */
async function sendTogether(requests: readonly NewServiceRequest[]): Promise<Result<void, Refusal> | null> {
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
        answers.push(together.ok ? ok({ aggregate: item.aggregate }) : together);
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
