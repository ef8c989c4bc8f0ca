import { useTranslation } from 'react-i18next';
import { Field } from '#ui/fields/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';

export interface OwnAmountFieldProps {
  readonly typed: string;
  /** What was left in the field could not be bought, and was made into something that can. */
  readonly mended: boolean;
  readonly onType: (typed: string) => void;
  /** The field is left, or Enter is pressed in it. */
  readonly onDone: () => void;
}

export function OwnAmountField({ typed, mended, onType, onDone }: OwnAmountFieldProps) {
  const { t } = useTranslation('credits');
  return (
    <>
      <Field id="own-amount" label={t('own-label')} hint={t('own-hint')}>
        {(control) => (
          <TextInput
            control={control}
            name="own-amount"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onBlur={onDone}
            onKeyDown={({ key }) => {
              if (key === 'Enter') onDone();
            }}
          />
        )}
      </Field>
      {mended ? (
        <Notice kind="info" announce="status">
          <p>{t('own-mended', { amount: t('euro', { count: Number(typed) }) })}</p>
        </Notice>
      ) : null}
    </>
  );
}
