import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { noSpecialWishes } from '#domain/requests/new-service-request.ts';
import { deviceClock } from '#lib/clock.ts';
import { mintId } from '#lib/ids.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { requestStoragePersistence } from '#offline/storage-persistence.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { requestQueries } from '../queries.ts';
import type { RequestForm } from '../form/request-form-schema.ts';
import { submitRequest } from '../form/submit-request.ts';
import { formOf } from './check-answers.ts';
import type { Conversation } from './conversation.ts';
import type { ConversationState } from './use-conversation.ts';
import { useDeliveryNews } from './use-delivery-news.ts';

export interface SubmissionState {
  readonly busy: boolean;
  /** Known not to have a profile: nothing can be asked for. */
  readonly profileMissing: boolean;
  /** @returns the conversation that came of it. */
  readonly confirm: () => Promise<Conversation>;
}

/** From the summary to the outbox, and the news of what became of it. */
export function useSubmission(
  acting: ActingFor,
  requestId: string,
  { conversation, applyEvent, discard }: ConversationState,
): SubmissionState {
  const client = useQueryClient();
  const { busy, run } = useSubmit<never>();
  const [submittedId, setSubmittedId] = useState<string | null>(null);
  const profile = useCachedQuery(requestQueries.seniorProfile(acting));
  const profileMissing = profile.status === 'ready' && profile.value === null;

  useEffect(() => {
    if (profileMissing) applyEvent({ kind: 'profile-missing' });
  }, [profileMissing, applyEvent]);

  useDeliveryNews(acting, submittedId, applyEvent);

  async function submit(form: RequestForm): Promise<Conversation> {
    const keepStorage = () => requestStoragePersistence(navigator.storage);
    const submission = await submitRequest(
      { acting, requestId, form: { ...form, notes: form.notes || noSpecialWishes }, changing: false },
      { outbox: deviceOutbox(), mintId, keepStorage },
    );
    if (submission.kind === 'failed') {
      return applyEvent({ kind: 'failed', error: submission.error, notKept: submission.notKept });
    }
    const how = submission.kind === 'saved' && navigator.onLine ? 'sending' : submission.kind;
    const done = applyEvent({ kind: 'submitted', how });
    if (submission.kind === 'saved') setSubmittedId(submission.requestId);
    // Not waited for: where nothing can be kept, nothing can be taken away quickly either.
    void discard();
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    return done;
  }

  async function confirm(): Promise<Conversation> {
    if (profileMissing) return applyEvent({ kind: 'profile-missing' });
    const checked = applyEvent({ kind: 'recheck' });
    const { asking, answers } = checked;
    const form = formOf(answers, deviceClock.now());
    if (asking !== 'confirm' || !form.ok) return checked;
    let outcome = checked;
    await run(async () => {
      outcome = await submit(form.value);
      return null;
    });
    return outcome;
  }

  return { busy: busy && conversation.asking === 'confirm', profileMissing, confirm };
}
