import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

export interface TypedFieldProps {
  readonly id: string;
  readonly label: string;
  readonly type: 'date' | 'text' | 'search';
  readonly value: string;
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One line that is typed, such as a condition of a list; the browser offers nothing of its own. */
export function TypedField({ id, label, type, value, hint, onChange }: TypedFieldProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => (
        <TextInput
          control={control}
          type={type}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
