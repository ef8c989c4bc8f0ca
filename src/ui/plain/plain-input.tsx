import { useEffect, useId, useRef } from 'react';

export interface PlainInputProps {
  /** For whoever moves the focus here. */
  readonly id?: string;
  readonly label: string;
  /** For equal fields in a list. Contains the visible label (WCAG 2.5.3). */
  readonly fullLabel?: string;
  readonly type?: 'date' | 'time' | 'text';
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  readonly hint?: string;
  /** What is wrong with the value. Appears beside the field. */
  readonly error?: string | undefined;
  /** For the field that a press has opened. */
  readonly takesFocus?: boolean;
  /** For a form of one or two fields: the field is focused when its error appears. */
  readonly focusOnError?: boolean;
}

/** A field of one line, with what is wrong with it below. */
export function PlainInput({
  id: wanted,
  label,
  fullLabel,
  type = 'text',
  onChange,
  hint,
  error,
  takesFocus = false,
  focusOnError = false,
  ...rest
}: PlainInputProps) {
  const own = useId();
  const id = wanted ?? own;
  const field = useRef<HTMLInputElement>(null);
  const isWrong = error !== undefined;
  const wantsFocus = takesFocus || (focusOnError && isWrong);
  useEffect(() => {
    if (wantsFocus) field.current?.focus();
  }, [wantsFocus, isWrong]);
  const described = [hint === undefined ? [] : `${id}-hint`, isWrong ? `${id}-error` : []].flat();
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
        type={type}
        autoComplete="off"
        aria-label={fullLabel}
        aria-invalid={isWrong || undefined}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {isWrong ? (
        <p id={`${id}-error`} className="plain-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
