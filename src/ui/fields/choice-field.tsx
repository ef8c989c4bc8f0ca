import { Field } from './field.tsx';
import { Select } from './text-input.tsx';

export interface ChoiceFieldProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  /** The words for no choice; without them there always is one. */
  readonly any?: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** A choice from a short list. */
export function ChoiceField<Value extends string>({
  id,
  label,
  any,
  options,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Select
          control={control}
          autoComplete="off"
          value={value ?? ''}
          onChange={({ target }) => onChange(options.find(([option]) => option === target.value)?.[0] ?? null)}
        >
          {any === undefined ? null : <option value="">{any}</option>}
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
