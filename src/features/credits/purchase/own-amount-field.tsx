import { useTranslation } from '#i18n/use-translation.ts';
import { fromCredits } from '#domain/credits/cents.ts';
import { useField, useInput } from '#shared/forms/use-field.ts';
import type { FormFields } from '#shared/forms/use-form.ts';
import { Field } from '#ui/fields/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useEuroFormat } from '../use-euro-format.ts';
import type { PurchaseValues } from './wanted-amount.ts';

export interface OwnAmountFieldProps {
  readonly form: FormFields<PurchaseValues>;
  /** The amount was invalid and has been corrected. */
  readonly corrected: boolean;
  /** On blur, or on Enter. */
  readonly onDone: () => void;
}

export function OwnAmountField({ form, corrected, onDone }: OwnAmountFieldProps) {
  const { t } = useTranslation('credits');
  const formatEuro = useEuroFormat();
  const { id, value } = useField(form, 'ownAmount');
  const input = useInput(form, 'ownAmount');
  return (
    <>
      <Field id={id} label={t('own-label')} hint={t('own-hint')}>
        {(control) => (
          <TextInput
            control={control}
            {...input}
            inputMode="numeric"
            autoComplete="off"
            onBlur={onDone}
            onKeyDown={({ key }) => {
              if (key === 'Enter') onDone();
            }}
          />
        )}
      </Field>
      {corrected ? (
        <Notice kind="info" announce="status">
          <p>{t('own-mended', { amount: formatEuro(fromCredits(Number(value))) })}</p>
        </Notice>
      ) : null}
    </>
  );
}
