import { useTranslation } from '#i18n/use-translation.ts';
import { textLimits } from '#domain/field-types.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';

export interface ReasonFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Pressed once without a reason. */
  readonly missing: boolean;
}

/** Why something is done; it becomes an internal note. */
export function ReasonField({ label, hint, value, onChange, missing }: ReasonFieldProps) {
  const { t } = useTranslation('file');
  return (
    <Field
      id="reason"
      label={label}
      hint={hint}
      error={missing && value.trim() === '' ? t('reason-missing') : undefined}
    >
      {(control) => (
        <TextInput
          control={control}
          type="text"
          autoComplete="off"
          maxLength={textLimits.notes}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
