import { useTranslation } from '#i18n/use-translation.ts';
import { creditPresets } from '#domain/credits/credits.ts';
import { giftMessageLimit } from '#domain/documents/payments/gift.ts';
import { textLimits } from '#domain/field-types.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { useField, useFieldValue, useInput } from '#shared/forms/use-field.ts';
import { type FormFields, useForm } from '#shared/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import {
  giftFields,
  giftFormSchema,
  giftMessages,
  type GiftValues,
  ownAmount,
  wantedCredits,
} from './gift-form-schema.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { useGiving } from './use-giving.ts';

interface PartProps {
  readonly form: FormFields<GiftValues>;
}

function AmountFields({ form }: PartProps) {
  const { t } = useTranslation('gift');
  const { id, name, value, change, error } = useField(form, 'choice');
  return (
    <>
      <ChoiceCards
        id={id}
        name={name}
        legend={t('amount')}
        columns="many"
        error={error}
        value={value}
        onChange={change}
        choices={[
          ...creditPresets.map((preset) => ({ value: String(preset), label: t('preset', { amount: preset }) })),
          { value: ownAmount, label: t('amount-own'), wide: true },
        ]}
      />
      {value === ownAmount ? (
        <TextField
          form={form}
          name="amount"
          label={t('amount-own-label')}
          hint={t('amount-own-hint')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      ) : null}
    </>
  );
}

function MessageField({ form }: PartProps) {
  const { t } = useTranslation('gift');
  const { id, error, value } = useField(form, 'message');
  const input = useInput(form, 'message');
  return (
    <Field
      id={id}
      label={t('message')}
      hint={t('message-hint', { count: giftMessageLimit - value.length })}
      error={error}
    >
      {(control) => <TextArea {...input} control={control} autoComplete="off" rows={3} maxLength={giftMessageLimit} />}
    </Field>
  );
}

export interface GiftFormProps {
  readonly seniorId: string;
  readonly seniorName: string;
  /** As the account names the giver. */
  readonly firstName: string;
}

/** Credits as a gift for one senior: how many, from whom, with which words; then the payment page. */
export function GiftForm({ seniorId, seniorName, firstName }: GiftFormProps) {
  const { t } = useTranslation('gift');
  const language = useLanguage();
  const give = useGiving();
  const initial: GiftValues = { choice: '', amount: '', from: firstName, message: '' };
  const form = useForm({
    name: 'gift',
    fields: giftFields,
    initial,
    check: (values) => checkForm(giftFormSchema, giftMessages, values),
    messageOf: (key) => t(key),
    send: ({ from, message, ...amount }) =>
      give({ senior_id: seniorId, credits: wantedCredits(amount), from, message }),
    clears: (field) => (field === 'choice' ? ['choice', 'amount'] : [field]),
  });
  const choice = useFieldValue(form, 'choice');
  const amount = useFieldValue(form, 'amount');
  const credits = wantedCredits({ choice, amount });
  return (
    <Card title={t('form-title', { senior: seniorName })}>
      <FormSummary form={form} title={t('problems-title')} />
      <Form onSubmit={form.submit}>
        <AmountFields form={form} />
        <TextField
          form={form}
          name="from"
          label={t('from')}
          hint={t('from-hint')}
          maxLength={textLimits.name}
          autoComplete="off"
        />
        <MessageField form={form} />
        <ProblemNotice problem={form.busy ? null : form.failure} />
        <p>{t('how')}</p>
        <Button type="submit" kind="main" wide busy={form.busy} icon="credits">
          {form.busy
            ? t('giving')
            : credits > 0
              ? t('give-amount', { amount: formatEuro(credits * 100, language) })
              : t('give')}
        </Button>
      </Form>
    </Card>
  );
}
