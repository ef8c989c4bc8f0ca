import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

export interface TypedFieldProps {
  readonly id: string;
  readonly label: string;
  readonly type: 'date' | 'text' | 'search';
  readonly value: string;
  /** A number: the keys of a phone have digits and a comma. */
  readonly decimal?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One line that is typed, such as a condition of a list or an amount; the browser offers nothing of its own. */
export function TypedField({ id, label, type, value, decimal = false, hint, error, onChange }: TypedFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          control={control}
          type={type}
          inputMode={decimal ? 'decimal' : undefined}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
