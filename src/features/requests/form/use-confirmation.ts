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
  /** The draft has served. */
  readonly onKept: () => Promise<void>;
}

export interface Confirmation {
  readonly busy: boolean;
  /** How the last attempt ended, if it did not succeed. */
  readonly failure: Extract<Submission, { kind: 'failed' }> | null;
  readonly confirm: (form: RequestForm) => void;
  /** The form is being changed: what came of the last attempt is over. */
  readonly leave: () => void;
}

/** From a form that was read once more to the outbox. */
export function useConfirmation({ acting, opened, onSaved, onKept }: ConfirmationOptions): Confirmation {
  const client = useQueryClient();
  const { busy, failure, run, clearFailure } = useSubmit<Extract<Submission, { kind: 'failed' }>>();

  async function save(form: RequestForm) {
    const submitted = { acting, requestId: opened.requestId, form, changing: opened.origin === 'change' };
    const keepStorage = () => requestStoragePersistence(navigator.storage);
    const submission = await submitRequest(submitted, { outbox: deviceOutbox(), mintId, keepStorage });
    if (submission.kind === 'failed') return submission;
    // Not waited for: where nothing can be kept, nothing can be taken away quickly either.
    void onKept();
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    onSaved(submission.requestId);
    return null;
  }

  return { busy, failure, confirm: (form) => void run(() => save(form)), leave: clearFailure };
}
