import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { toServiceRequest } from '#domain/requests/new-service-request.ts';
import { type RequestForm } from './request-form-schema.ts';
import type { AccountOutbox } from '#sync/account-outbox.ts';

export type Submission =
  /** Saved in the outbox, which sends it. */
  | { readonly kind: 'saved'; readonly requestId: string }
  /** Not stored on this device, but received by the server. */
  | { readonly kind: 'sent'; readonly requestId: string }
  /** Neither saved nor received. `notKept`: this device cannot store it, so the form must stay open. */
  | { readonly kind: 'failed'; readonly error: DomainError; readonly notKept: boolean };

export interface Submitter {
  readonly outbox: Pick<AccountOutbox, 'enqueue' | 'sendNow'>;
  readonly mintId: () => string;
  /** Requests persistent storage. Some browsers show a prompt, so it is called only after a save. */
  readonly keepStorage: () => Promise<unknown>;
}

export interface SubmittedForm {
  readonly acting: ActingFor;
  readonly requestId: string;
  readonly form: RequestForm;
  /** Replaces a rejected request, so it must keep its id: under a new one, the rejected request would remain. */
  readonly changing: boolean;
}

const storageFailures: readonly DomainError['code'][] = ['storage-full', 'storage-unavailable'];

/** Saves the request in the outbox; sends it directly when the device cannot store it. */
export async function submitRequest(submitted: SubmittedForm, submitter: Submitter): Promise<Submission> {
  const { outbox, mintId, keepStorage } = submitter;
  const { acting, requestId, form, changing } = submitted;
  const command = { kind: 'create-request', request: toServiceRequest(form, requestId, acting.seniorId) } as const;
  const saved = await outbox.enqueue(acting, command);
  if (saved.ok) {
    // Not awaited: the browser's prompt can stay open for minutes.
    void keepStorage();
    return { kind: 'saved', requestId };
  }
  if (saved.error.code === 'already-exists' && !changing) {
    // Another tab sent a different request from this draft, under this id: this one gets a new id.
    return submitRequest({ ...submitted, requestId: mintId(), changing: true }, submitter);
  }
  if (!storageFailures.includes(saved.error.code)) return { kind: 'failed', error: saved.error, notKept: false };
  const sent = await outbox.sendNow(acting, command);
  return sent.ok ? { kind: 'sent', requestId } : { kind: 'failed', error: sent.error, notKept: true };
}
