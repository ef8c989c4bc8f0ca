import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useQueryClient } from '@tanstack/react-query';
import { mintId } from '#lib/ids.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { requestStoragePersistence } from '#offline/storage-persistence.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import type { OpenedForm } from './open-form.ts';
import type { RequestForm } from './request-form-schema.ts';
import { type Submission, submitRequest } from './submit-request.ts';

export interface ConfirmationOptions {
  readonly acting: ActingFor;
  readonly opened: Pick<OpenedForm, 'requestId' | 'origin'>;
  readonly onSaved: (requestId: string) => void;
  /** The request was saved or sent, so the draft can be discarded. */
  readonly onSubmitted: () => Promise<void>;
}

export interface Confirmation {
  readonly busy: boolean;
  /** The failure of the last attempt, if any. */
  readonly failure: Extract<Submission, { kind: 'failed' }> | null;
  readonly confirm: (form: RequestForm) => void;
  /** Back to the form: clears the failure. */
  readonly leave: () => void;
}

/** Submits the confirmed form, one attempt at a time. */
export function useConfirmation({ acting, opened, onSaved, onSubmitted }: ConfirmationOptions): Confirmation {
  const client = useQueryClient();
  const { busy, failure, run, clearFailure } = useSubmit<Extract<Submission, { kind: 'failed' }>>();

  async function save(form: RequestForm) {
    const submitted = { acting, requestId: opened.requestId, form, changing: opened.origin === 'change' };
    const keepStorage = () => requestStoragePersistence(navigator.storage);
    const submission = await submitRequest(submitted, { outbox: deviceOutbox(), mintId, keepStorage });
    if (submission.kind === 'failed') return submission;
    // Not awaited: on a device that cannot store, a deletion can be as slow as a save.
    void onSubmitted();
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    onSaved(submission.requestId);
    return null;
  }

  return { busy, failure, confirm: (form) => void run(() => save(form)), leave: clearFailure };
}
