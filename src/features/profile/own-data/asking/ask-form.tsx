import { useEffect } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type DataWish, dataWishes } from '#domain/documents/privacy/data-request.ts';
import { textLimits } from '#domain/field-types.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { DraftNotSaved, DraftSaved, RestoredDraft } from '#shared/forms/draft-status.tsx';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { useField, useFieldValue, useInput } from '#shared/forms/use-field.ts';
import type { FormFields } from '#shared/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { useReportsOffline } from '#ui/feedback/use-reports-offline.ts';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { AskValues } from './ask-form-schema.ts';
import { type AskFormOptions, useAskForm } from './use-ask-form.ts';

interface PartProps {
  readonly form: FormFields<AskValues>;
}

function WishField({ form }: PartProps) {
  const { t } = useTranslation('own-data');
  const { id, value, error, change } = useField(form, 'wish');
  return (
    <ChoiceCards<DataWish>
      id={id}
      name="data-wish"
      legend={t('wish')}
      error={error}
      choices={dataWishes.map((wish) => ({
        value: wish,
        label: t(`wish-${wish}`),
        description: t(`wish-${wish}-how`),
        wide: true,
      }))}
      value={dataWishes.find((wish) => wish === value) ?? null}
      onChange={change}
    />
  );
}

function AboutField({ form }: PartProps) {
  const { t } = useTranslation('own-data');
  const { id, error } = useField(form, 'text');
  const input = useInput(form, 'text');
  const wish = useFieldValue(form, 'wish');
  return (
    <Field id={id} label={t('about')} hint={t(wish === 'object' ? 'about-hint-object' : 'about-hint')} error={error}>
      {(control) => <TextArea {...input} control={control} autoComplete="off" rows={4} maxLength={textLimits.notes} />}
    </Field>
  );
}

export interface AskFormProps extends AskFormOptions {
  /** Deletes the draft and opens the form again. */
  readonly onRestart: () => void;
  readonly onErrors: (any: boolean) => void;
}

/** Asks to have the own data corrected, or no longer used. */
export function AskForm({ onRestart, onErrors, ...options }: AskFormProps) {
  const { t } = useTranslation(['own-data', 'errors']);
  const offline = useReportsOffline();
  const { form, autosave } = useAskForm(options);
  const { busy, failure, problems } = form;
  const invalid = problems.length > 0 || failure !== null;
  useEffect(() => onErrors(invalid), [invalid, onErrors]);
  return (
    <>
      <RestoredDraft
        restoredAt={options.draft.kept?.savedAt ?? null}
        onRestart={() => void autosave.discard().then(onRestart)}
      />
      <FormSummary form={form} title={t('problems-title')} />
      <Card>
        <Form onSubmit={form.submit}>
          <WishField form={form} />
          <AboutField form={form} />
          <DraftNotSaved draft={autosave}>{t('question-not-kept')}</DraftNotSaved>
          <StatusArea>
            {offline && failure === null ? (
              <Notice kind="warning" icon="no-network" title={t('question-offline')}>
                <p>{t('question-offline-text')}</p>
              </Notice>
            ) : null}
            {failure === null ? null : (
              <Notice kind="danger" title={t('question-failed')}>
                <FailureReason reason={t(`errors:${failure}`)} />
                {autosave.state === 'failed' ? null : <p>{t('question-kept')}</p>}
              </Notice>
            )}
          </StatusArea>
          <Button type="submit" kind="main" wide icon="send" busy={busy}>
            {t(busy ? 'ask-busy' : 'question-send')}
          </Button>
          <DraftSaved draft={autosave} />
        </Form>
      </Card>
    </>
  );
}
