import { useEffect, useId, useRef } from 'react';

export interface PlainInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly maxLength: number;
  readonly hint?: string;
  /** What is wrong with the value. Appears beside the field, which is focused when it does. */
  readonly error?: string | undefined;
  /** For the field that a press has opened. */
  readonly takesFocus?: boolean;
}

/** A field of one line. */
export function PlainInput({ label, value, onChange, hint, error, takesFocus = false, ...rest }: PlainInputProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isWrong = error !== undefined;
  useEffect(() => {
    if (takesFocus || isWrong) field.current?.focus();
  }, [takesFocus, isWrong]);
  const described = [hint === undefined ? null : `${id}-hint`, isWrong ? `${id}-error` : null].filter(
    (each) => each !== null,
  );
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="plain-small">
          {hint}
        </p>
      )}
      <input
        {...rest}
        ref={field}
        id={id}
        type="text"
        autoComplete="off"
        value={value}
        aria-invalid={isWrong}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        onChange={(event) => onChange(event.target.value)}
      />
      {isWrong ? (
        <p id={`${id}-error`} className="plain-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
