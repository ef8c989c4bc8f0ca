import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { toServiceRequest } from '#domain/requests/new-service-request.ts';
import { type RequestForm } from './request-form-schema.ts';
import type { AccountOutbox } from '#sync/account-outbox.ts';

export type Submission =
  /** On disk in the outbox; it goes out by itself. */
  | { readonly kind: 'saved'; readonly requestId: string }
  /** This device could not keep it, but the server has it. */
  | { readonly kind: 'sent'; readonly requestId: string }
  /** Nowhere. `notKept`: this device cannot store, so the form must stay open. */
  | { readonly kind: 'failed'; readonly error: DomainError; readonly notKept: boolean };

export interface Submitter {
  readonly outbox: Pick<AccountOutbox, 'enqueue' | 'sendNow'>;
  readonly mintId: () => string;
  /** Asks the browser not to clear this device by itself. Some show a question, so it comes when something was saved. */
  readonly keepStorage: () => Promise<unknown>;
}

export interface SubmittedForm {
  readonly acting: ActingFor;
  readonly requestId: string;
  readonly form: RequestForm;
  /** It replaces a rejected request, so it may take no other id: the rejected one would stay beside it. */
  readonly changing: boolean;
}

const storageFailures: readonly DomainError['code'][] = ['storage-full', 'storage-unavailable'];

/** Keeps the request on this device, or sends it at once where nothing can be kept. */
export async function submitRequest(submitted: SubmittedForm, submitter: Submitter): Promise<Submission> {
  const { outbox, mintId, keepStorage } = submitter;
  const { acting, requestId, form, changing } = submitted;
  const command = { kind: 'create-request', request: toServiceRequest(form, requestId, acting.seniorId) } as const;
  const saved = await outbox.enqueue(acting, command);
  if (saved.ok) {
    // Not waited for: a question of the browser may stand on the screen for minutes.
    void keepStorage();
    return { kind: 'saved', requestId };
  }
  if (saved.error.code === 'already-exists' && !changing) {
    // Another request was sent under this id, from this form in another tab. This is a second one.
    return submitRequest({ ...submitted, requestId: mintId(), changing: true }, submitter);
  }
  if (!storageFailures.includes(saved.error.code)) return { kind: 'failed', error: saved.error, notKept: false };
  const sent = await outbox.sendNow(acting, command);
  return sent.ok ? { kind: 'sent', requestId } : { kind: 'failed', error: sent.error, notKept: true };
}
