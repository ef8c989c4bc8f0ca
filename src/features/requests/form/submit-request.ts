import { type ActingFor, actorIn } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { toServiceRequest } from '#domain/requests/new-service-request.ts';
import { saveOrSend } from '#shared/outbox/save-or-send.ts';
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

/** Saves the request in the outbox; sends it directly when the device cannot store it. */
export async function submitRequest(submitted: SubmittedForm, submitter: Submitter): Promise<Submission> {
  const { outbox, mintId, keepStorage } = submitter;
  const { acting, requestId, form, changing } = submitted;
  const command = {
    kind: 'create-request',
    request: { ...toServiceRequest(form, requestId, acting.seniorId), ...actorIn(acting) },
  } as const;
  const outcome = await saveOrSend(acting, command, outbox);
  // Not awaited: the browser's prompt can stay open for minutes.
  if (outcome.kind === 'saved') void keepStorage();
  if (outcome.kind !== 'failed') return { kind: outcome.kind, requestId };
  if (outcome.error.code === 'already-exists' && !outcome.notKept && !changing) {
    // Another tab sent a different request from this draft, under this id: this one gets a new id.
    return submitRequest({ ...submitted, requestId: mintId(), changing: true }, submitter);
  }
  return outcome;
}
