import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { DraftSaved, DraftNotSaved } from '#shared/forms/draft-status.tsx';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { requestQueries } from '../queries.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { FormNotices } from './form-notices.tsx';
import type { OpenedForm } from './open-form.ts';
import { RequestFields } from './request-fields.tsx';
import type { RequestForm as FilledInForm } from './request-form-schema.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useRequestForm } from './use-request-form.ts';

export interface RequestFormProps {
  readonly acting: ActingFor;
  readonly opened: OpenedForm;
  readonly onSaved: (requestId: string) => void;
  /** Discards the draft and reopens the form. */
  readonly onRestart: () => void;
}

export function RequestForm({ acting, opened, onSaved, onRestart }: RequestFormProps) {
  const { t } = useTranslation(['requests', 'request-form']);
  const [reviewed, setReviewed] = useState<FilledInForm | null>(null);
  const profile = useCachedQuery(requestQueries.seniorProfile(acting));
  const profileMissing = profile.status === 'ready' && profile.value === null;
  const { form, draft, prefilled } = useRequestForm(acting, opened, (filledIn) => {
    if (!profileMissing) setReviewed(filledIn);
  });
  // A draft of another version of the app may hold hours that have no price.
  const priceUnknown = form.errorOf('hours') !== undefined;
  const confirmation = useConfirmation({ acting, opened, onSaved, onSubmitted: draft.discard });

  return (
    <Page
      title={t('request-form:form-title')}
      lead={t('request-form:form-lead')}
      width="text"
      invalid={form.problems.length > 0}
    >
      <FormNotices opened={opened} onRestart={() => void draft.discard().then(onRestart)} />
      <FormSummary
        form={form}
        title={t(priceUnknown ? 'request-form:submit-failed-title' : 'request-form:check-title')}
        intro={t(priceUnknown ? 'request-form:price-unknown' : 'request-form:check-intro')}
      />
      <Form onSubmit={form.submit}>
        <p>{t('request-form:form-required')}</p>
        <RequestFields form={form} acting={acting} prefilled={prefilled}>
          <DraftNotSaved draft={draft}>{t('request-form:draft-not-kept')}</DraftNotSaved>
          {profileMissing ? (
            <Notice key={form.attempt} kind="danger" announce="alert" title={t('request-form:submit-failed-title')}>
              <p>{t('profile-missing')}</p>
              <p>{t('call-instead')}</p>
            </Notice>
          ) : null}
          <Button type="submit" kind="main" wide icon="check">
            {t('review')}
          </Button>
          <DraftSaved draft={draft} />
        </RequestFields>
      </Form>
      {reviewed === null ? null : (
        <ConfirmationDialog
          acting={acting}
          form={reviewed}
          busy={confirmation.busy}
          failure={confirmation.failure}
          onBack={() => {
            setReviewed(null);
            confirmation.leave();
          }}
          onConfirm={() => confirmation.confirm(reviewed)}
        />
      )}
    </Page>
  );
}
