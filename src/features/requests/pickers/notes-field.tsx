import { useTranslation } from '#i18n/use-translation.ts';
import { textLimits } from '#domain/field-types.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';

/** The number of remaining characters is shown from here on. */
const showLeftFrom = 200;

export interface NotesFieldProps {
  readonly id: string;
  readonly name?: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly rows: number;
  readonly value: string;
  readonly onChange: (notes: string) => void;
}

/** A text area for special wishes, with a limit of characters. */
export function NotesField({ id, name, label, hint, error, rows, value, onChange }: NotesFieldProps) {
  const { t } = useTranslation('requests');
  const left = textLimits.notes - value.length;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <TextArea
            control={control}
            name={name}
            autoComplete="off"
            rows={rows}
            maxLength={textLimits.notes}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          {left <= showLeftFrom ? <p>{t('notes-left', { count: left })}</p> : null}
        </>
      )}
    </Field>
  );
}
