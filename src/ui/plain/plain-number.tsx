import { useId } from 'react';

export interface PlainNumberProps {
  readonly label: string;
  /** As typed. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A whole number, typed on a phone's number keys. */
export function PlainNumber({ label, value, error, onChange }: PlainNumberProps) {
  const id = useId();
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className="plain-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
