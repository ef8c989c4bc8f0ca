import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-input.tsx';

export interface ChoiceFilterProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One condition of a list, chosen from a few. */
export function ChoiceFilter<Value extends string>({ id, label, options, value, onChange }: ChoiceFilterProps<Value>) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Select
          control={control}
          autoComplete="off"
          value={value}
          onChange={({ target }) => {
            const chosen = options.find(([option]) => option === target.value);
            if (chosen !== undefined) onChange(chosen[0]);
          }}
        >
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
