import { ChoiceField } from '#ui/fields/choice-field.tsx';

export interface ChoiceFilterProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One condition of a list, of which one always holds. */
export function ChoiceFilter<Value extends string>({ onChange, ...field }: ChoiceFilterProps<Value>) {
  return <ChoiceField {...field} onChange={(chosen) => (chosen === null ? undefined : onChange(chosen))} />;
}
