import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PlannedVisit, Rating } from '#domain/contracts/reviews.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import {
  missingFields,
  type RequiredField,
  reviewFields,
  type ReviewField,
  type ReviewMessage,
  reviewMessages,
  type ReviewValues,
  untouchedReview,
} from '#domain/reviews/review-form.ts';
import { useDraftWords } from '#i18n/use-draft-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DraftNotice } from '#ui/feedback/draft-notice.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useSeemsOffline } from '#ui/feedback/use-seems-offline.ts';
import type { ReviewPorts } from './open-review.ts';
import type { KeptReviewAt, ReviewDraft } from './review-draft.ts';
import { ReviewFields } from './review-fields.tsx';
import { reviewFormResolver } from './review-form-resolver.ts';
import { SendFailure } from './send-failure.tsx';
import { sendReview } from './send-review.ts';
import { fieldId } from './use-review-field.ts';
import { useReviewAutosave } from './use-review-autosave.ts';
import { VisitCard } from './visit-card.tsx';

export interface ReviewFormProps {
  readonly token: string;
  readonly visit: PlannedVisit;
  /** What was filled in before on this device. */
  readonly kept: KeptReviewAt | null;
  readonly draft: ReviewDraft;
  readonly submit: ReviewPorts['submit'];
  readonly onSent: (which: 'sent' | 'earlier') => void;
  /** Throws away what was filled in and opens the form again. */
  readonly onRestart: () => void;
}

const hintId = 'review-submit-hint';

const messageOfMissing: Readonly<Record<RequiredField, ReviewMessage>> = {
  request_timing: reviewMessages.minutesRequired,
  actual_tasks_performed: reviewMessages.tasksRequired,
};

export function ReviewForm({ token, visit, kept, draft, submit, onSent, onRestart }: ReviewFormProps) {
  const { t } = useTranslation(['review', 'common']);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const seemsOffline = useSeemsOffline();
  const draftWords = useDraftWords(kept?.savedAt ?? null);

  const form = useForm<ReviewValues, unknown, Rating>({
    defaultValues: kept?.values ?? untouchedReview(visit.duration_minutes),
    resolver: reviewFormResolver,
    // Judged when asked for; what is being mended is not judged again at every key.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const autosave = useReviewAutosave({ token, visit, kept, draft }, form);
  const [request_timing, actual_tasks_performed] = useWatch({
    control: form.control,
    name: ['request_timing', 'actual_tasks_performed'],
  });
  const missing = missingFields({ request_timing, actual_tasks_performed });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined) form.clearErrors(name as ReviewField);
        },
      }),
    [form],
  );

  const { errors } = form.formState;
  const problems = reviewFields.flatMap((field) => {
    const message = errors[field]?.message as ReviewMessage | undefined;
    return message === undefined ? [] : [{ fieldId: fieldId(field), message: t(message) }];
  });

  function showMissing() {
    for (const field of missing) form.setError(field, { type: 'schema', message: messageOfMissing[field] });
    const [first] = missing;
    if (first !== undefined) form.setFocus(first);
  }

  async function send(rating: Rating) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const earlier = autosave.attempted();
    await autosave.beginAttempt(rating);
    const sent = await sendReview(token, visit, rating, earlier, submit);
    if (sent.kind !== 'failed') {
      await autosave.discard();
      onSent(sent.kind);
      return;
    }
    setBusy(false);
    setAttempt((count) => count + 1);
    setFailure(sent.code);
  }

  const check = form.handleSubmit(send, () => setAttempt((count) => count + 1));

  async function restart() {
    await autosave.discard();
    onRestart();
  }

  return (
    <Page title={t('title')} lead={t('lead')} width="text" invalid={problems.length > 0 || failure !== null}>
      {seemsOffline ? (
        <Notice kind="warning" icon="no-network" announce="status" title={t('offline-title')}>
          <p>{t('offline-text')}</p>
          {autosave.state === 'failed' ? null : <p>{t('offline-kept')}</p>}
        </Notice>
      ) : null}
      {draftWords === null ? null : <DraftNotice {...draftWords} onRestart={() => void restart()} />}
      <ErrorSummary title={t('problems-title')} attempt={attempt} problems={missing.length > 0 ? [] : problems} />
      <VisitCard visit={visit} />
      <Card>
        <FormProvider {...form}>
          <Form onSubmit={(event) => void check(event)}>
            <ReviewFields visit={visit} />
            {autosave.state === 'failed' ? (
              <Notice kind="warning" announce="status">
                <p>{t('draft-not-kept')}</p>
              </Notice>
            ) : null}
            {failure === null ? null : (
              <SendFailure key={attempt} code={failure} isKept={autosave.state !== 'failed'} />
            )}
            {missing.length > 0 ? <p id={hintId}>{t('submit-hint')}</p> : null}
            <Button
              type="submit"
              kind="main"
              wide
              icon="send"
              busy={busy}
              disabled={missing.length > 0}
              onPressDisabled={showMissing}
              {...(missing.length > 0 ? { 'aria-describedby': hintId } : {})}
            >
              {busy ? t('submit-busy') : t('submit')}
            </Button>
            <p>{autosave.state === 'kept' ? t('common:draft-kept') : '\u00A0'}</p>
          </Form>
        </FormProvider>
      </Card>
    </Page>
  );
}
