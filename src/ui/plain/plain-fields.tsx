import { type ReactNode, useId } from 'react';

export interface PlainChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few. */
export function PlainChoice<Value extends string>({ label, options, value, onChange }: PlainChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="plain-choice">
      <legend>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

/** Two short fields side by side, where there is room. */
export const PlainPair = ({ children }: { readonly children: ReactNode }) => (
  <div className="plain-pair">{children}</div>
);

export interface PlainFoldProps {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly summary: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A part that opens at a press on its title. */
export function PlainFold({ title, summary, open, onToggle, children }: PlainFoldProps) {
  return (
    <details className="plain-fold" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <strong>{title}</strong> <span>{summary}</span>
      </summary>
      <div className="plain-stack">{children}</div>
    </details>
  );
}
