import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { RequestForm as FilledInForm } from '#domain/requests/request-form.ts';
import { mintId } from '#lib/ids.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { requestStoragePersistence } from '#offline/storage-persistence.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Page } from '#ui/layout/page.tsx';
import { requestQueries } from '../queries.ts';
import { AddressFields } from './address-fields.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { DayField } from './day-field.tsx';
import { fieldId } from './field-ids.ts';
import { FormNotices } from './form-notices.tsx';
import type { RequestFormField, RequestFormValues } from './form-values.ts';
import { HoursField } from './hours-field.tsx';
import { NotesField } from './notes-field.tsx';
import type { OpenedForm } from './open-form.ts';
import { requestFormResolver } from './request-form-resolver.ts';
import { ServiceField } from './service-field.tsx';
import { type Submission, submitRequest } from './submit-request.ts';
import { TimeField } from './time-field.tsx';
import { useAccountAddress } from './use-account-address.ts';
import { useAutosave } from './use-autosave.ts';
import { usePrefilledAddress } from './use-prefilled-address.ts';
import { errorsInOrder, type FormErrors, type ValidationKey } from './validate-form.ts';

export interface RequestFormProps {
  readonly acting: ActingFor;
  readonly opened: OpenedForm;
  readonly onSaved: (requestId: string) => void;
  /** Throws away what was filled in and opens the form again. */
  readonly onRestart: () => void;
}

type Failure = Extract<Submission, { kind: 'failed' }>;

export function RequestForm({ acting, opened, onSaved, onRestart }: RequestFormProps) {
  const { t } = useTranslation(['requests', 'validation', 'common']);
  const [attempt, setAttempt] = useState(0);
  const [reviewed, setReviewed] = useState<FilledInForm | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const profile = useCachedQuery(requestQueries.seniorProfile(acting));
  const profileMissing = profile.status === 'ready' && profile.value === null;

  const client = useQueryClient();

  const form = useForm<RequestFormValues, unknown, FilledInForm>({
    defaultValues: opened.values,
    resolver: requestFormResolver,
    // Judged when asked for; what is being mended is not judged again at every key.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const address = useAccountAddress(acting);
  const untouched = useMemo(
    () =>
      address === null || opened.origin === 'change' || opened.origin === 'again'
        ? opened.untouched
        : { ...opened.untouched, ...address },
    [address, opened],
  );
  const autosave = useAutosave(acting.actorUid, opened, untouched, form);
  // After the autosave has learnt what the untouched form looks like, so that filling in is not taken for typing.
  const prefilled = usePrefilledAddress(form, opened.restoredAt === null ? address : null);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined) return;
          form.clearErrors(name === 'day' ? ['day', 'typedDate'] : (name as RequestFormField));
        },
      }),
    [form],
  );

  const errors: FormErrors = Object.fromEntries(
    Object.entries(form.formState.errors).map(([field, error]) => [field, error.message as ValidationKey]),
  );
  const problems = errorsInOrder(errors).map(({ field, key }) => ({
    fieldId: fieldId(field),
    message: t(`validation:${key}`),
  }));

  const review = form.handleSubmit(
    (filledIn) => {
      setAttempt((count) => count + 1);
      setFailure(null);
      if (!profileMissing) setReviewed(filledIn);
    },
    () => setAttempt((count) => count + 1),
  );

  async function confirm() {
    if (reviewed === null || busy) return;
    setBusy(true);
    const { requestId, origin } = opened;
    const submitted = { acting, requestId, form: reviewed, changing: origin === 'change' };
    const keepStorage = () => requestStoragePersistence(navigator.storage);
    const submission = await submitRequest(submitted, { outbox: deviceOutbox(), mintId, keepStorage });
    setBusy(false);
    if (submission.kind === 'failed') {
      setFailure(submission);
      return;
    }
    // Not waited for: where nothing can be kept, nothing can be taken away quickly either.
    void autosave.discard();
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    onSaved(submission.requestId);
  }

  async function restart() {
    await autosave.discard();
    onRestart();
  }

  return (
    <Page title={t('form-title')} lead={t('form-lead')} width="text" invalid={problems.length > 0}>
      <FormNotices opened={opened} onRestart={() => void restart()} />
      <ErrorSummary title={t('check-title')} intro={t('check-intro')} problems={problems} attempt={attempt} />
      <FormProvider {...form}>
        <Form onSubmit={(event) => void review(event)}>
          <p>{t('form-required')}</p>
          <ServiceField acting={acting} />
          <DayField />
          <TimeField />
          <HoursField />
          <AddressFields prefilled={prefilled} />
          <NotesField />
          {autosave.state === 'failed' ? (
            <Notice kind="warning" announce="status">
              {t('draft-not-kept')}
            </Notice>
          ) : null}
          {profileMissing ? (
            <Notice key={attempt} kind="danger" announce="alert" title={t('submit-failed-title')}>
              <p>{t('profile-missing')}</p>
              <p>{t('call-instead')}</p>
            </Notice>
          ) : null}
          <Button type="submit" kind="main" wide icon="check">
            {t('review')}
          </Button>
          <p>{autosave.state === 'kept' ? t('common:draft-kept') : '\u00A0'}</p>
        </Form>
      </FormProvider>
      {reviewed === null ? null : (
        <ConfirmationDialog
          acting={acting}
          form={reviewed}
          busy={busy}
          failure={failure}
          onBack={() => setReviewed(null)}
          onConfirm={() => void confirm()}
        />
      )}
    </Page>
  );
}
