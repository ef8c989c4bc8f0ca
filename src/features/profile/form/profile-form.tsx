import { useEffect } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { DraftSaved, DraftNotSaved, RestoredDraft } from '#shared/forms/draft-status.tsx';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { type ProfileFormOptions, useProfileForm } from './use-profile-form.ts';

export interface ProfileFormProps extends ProfileFormOptions {
  readonly email: string;
  readonly onErrors: (any: boolean) => void;
}

export function ProfileForm({ email, onErrors, ...options }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const { form, draft, restoredAt, restart } = useProfileForm(options);
  const { busy } = form;

  const invalid = form.problems.length > 0;
  useEffect(() => onErrors(invalid), [invalid, onErrors]);

  return (
    <>
      <RestoredDraft restoredAt={restoredAt} onRestart={restart} />
      <FormSummary form={form} title={t('check-title')} />
      <Form onSubmit={form.submit}>
        <ProfileFields form={form} email={email} isFamily={options.isFamily} />
        <DraftNotSaved draft={draft}>{t('draft-not-kept')}</DraftNotSaved>
        <Button type="submit" kind="main" wide icon="check" busy={busy}>
          {t(busy ? 'saving' : 'save')}
        </Button>
        <DraftSaved draft={draft} />
      </Form>
    </>
  );
}
