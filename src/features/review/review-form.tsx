import { useTranslation } from '#i18n/use-translation.ts';
import { DraftSaved, DraftNotSaved, RestoredDraft } from '#shared/forms/draft-status.tsx';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useReportsOffline } from '#ui/feedback/use-reports-offline.ts';
import { ReviewFields } from './review-fields.tsx';
import { hasFoldedAnswers } from './review-form-schema.ts';
import { SendFailure } from './send-failure.tsx';
import { type ReviewFormOptions, useReviewForm } from './use-review-form.ts';
import { VisitCard } from './visit-card.tsx';

export interface ReviewFormProps extends ReviewFormOptions {
  /** Deletes the draft and opens the form again. */
  readonly onRestart: () => void;
}

const hintId = 'review-submit-hint';

export function ReviewForm({ onRestart, ...options }: ReviewFormProps) {
  const { visit, kept } = options;
  const { t } = useTranslation('review');
  const likelyOffline = useReportsOffline();
  const { form, autosave, missing, showMissing } = useReviewForm(options);
  const { failure, busy, problems } = form;

  async function restart() {
    await autosave.discard();
    onRestart();
  }

  return (
    <Page title={t('title')} lead={t('lead')} width="text" invalid={problems.length > 0 || failure !== null}>
      {likelyOffline && failure === null ? (
        <Notice kind="warning" icon="no-network" announce="status" title={t('offline-title')}>
          <p>{t('offline-text')}</p>
          {autosave.state === 'failed' ? null : <p>{t('offline-kept')}</p>}
        </Notice>
      ) : null}
      <RestoredDraft restoredAt={kept?.savedAt ?? null} onRestart={() => void restart()} />
      <FormSummary
        title={t('problems-title')}
        form={{ attempt: form.attempt, problems: missing.length > 0 ? [] : problems }}
      />
      <VisitCard visit={visit} />
      <Card>
        <Form onSubmit={form.submit}>
          <ReviewFields form={form} visit={visit} unfolded={kept !== null && hasFoldedAnswers(kept.values)} />
          <DraftNotSaved draft={autosave}>{t('draft-not-kept')}</DraftNotSaved>
          {failure === null ? null : (
            <SendFailure key={form.attempt} code={failure} isKept={autosave.state !== 'failed'} />
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
          <DraftSaved draft={autosave} />
        </Form>
      </Card>
    </Page>
  );
}
