import type { DomainError } from '#domain/error-codes.ts';
import { type RequestForm, toServiceRequest } from '#domain/requests/request-form.ts';
import type { Outbox } from '#offline/outbox/types.ts';

export type Submission =
  /** On disk in the outbox; it goes out by itself. */
  | { readonly kind: 'saved'; readonly requestId: string }
  /** This device could not keep it, but the server has it. */
  | { readonly kind: 'sent'; readonly requestId: string }
  /** Nowhere. `notKept`: this device cannot store, so the form must stay open. */
  | { readonly kind: 'failed'; readonly error: DomainError; readonly notKept: boolean };

export interface Submitter {
  readonly outbox: Pick<Outbox, 'saveRequest' | 'sendNow'>;
  readonly mintId: () => string;
  /** Asks the browser not to clear this device by itself. Some show a question, so it comes when something was saved. */
  readonly keepStorage: () => Promise<unknown>;
}

export interface SubmittedForm {
  readonly uid: string;
  readonly requestId: string;
  readonly form: RequestForm;
  /** It replaces a refused request, so it may take no other id: the refused one would stay beside it. */
  readonly changing: boolean;
}

const storageFailures: readonly DomainError['code'][] = ['storage-full', 'storage-unavailable'];

/** Keeps the request on this device, or sends it at once where nothing can be kept. */
export async function submitRequest(submitted: SubmittedForm, submitter: Submitter): Promise<Submission> {
  const { outbox, mintId, keepStorage } = submitter;
  const { uid, requestId, form, changing } = submitted;
  // senior_id equals the uid (design.md, "Stored documents").
  const request = toServiceRequest(form, requestId, uid);
  const saved = await outbox.saveRequest(uid, request);
  if (saved.ok) {
    // Not waited for: a question of the browser may stand on the screen for minutes.
    void keepStorage();
    return { kind: 'saved', requestId };
  }
  if (saved.error.code === 'already-exists' && !changing) {
    // Another request went out under this id, from this form in another tab. This one is a second wish.
    return submitRequest({ ...submitted, requestId: mintId(), changing: true }, submitter);
  }
  if (!storageFailures.includes(saved.error.code)) return { kind: 'failed', error: saved.error, notKept: false };
  const sent = await outbox.sendNow(uid, { kind: 'create-request', request });
  return sent.ok ? { kind: 'sent', requestId } : { kind: 'failed', error: sent.error, notKept: true };
}
