import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isoDate } from '#domain/field-types.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { dayInDigits } from '#shared/days/day-words.ts';
import type { TypedDate } from '../days/parse-typed-date.ts';

export interface TypedDayProps {
  readonly id: string;
  readonly name?: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** As typed; the calendar writes here too, so that there is one date. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** What was understood of it. */
  readonly read: TypedDate;
  /** The first day that may be asked for. */
  readonly earliest: string;
  /** The first day that the calendar writes; an earlier one is not even typed. */
  readonly from: string;
  readonly enterKeyHint: 'done' | 'send';
  /** Between the field and the calendar. */
  readonly children?: ReactNode;
}

/** A date typed as one says it, or picked in the device's own calendar; both write to the same field. */
export function TypedDay(props: TypedDayProps) {
  const { id, name, label, hint, error, value, onChange, read, earliest, from, enterKeyHint, children } = props;
  const { t } = useTranslation('requests');
  // Typing a year into the calendar passes through the years 2, 20 and 202: until one leaves it, it shows what it holds.
  const [inCalendar, setInCalendar] = useState<string | null>(null);
  return (
    <>
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <TextInput
            control={control}
            name={name}
            autoComplete="off"
            enterKeyHint={enterKeyHint}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      {children}
      <Field id={`${id}-calendar`} label={t('calendar')}>
        {(control) => (
          <TextInput
            control={control}
            type="date"
            autoComplete="off"
            min={earliest}
            value={inCalendar ?? (read.kind === 'date' ? read.date : '')}
            onChange={({ target }) => {
              setInCalendar(target.value);
              if (isoDate.safeParse(target.value).success && target.value >= from) onChange(dayInDigits(target.value));
            }}
            onBlur={() => setInCalendar(null)}
          />
        )}
      </Field>
    </>
  );
}
