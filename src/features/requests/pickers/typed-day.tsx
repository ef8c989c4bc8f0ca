import { useState, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
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
  /** As typed; the native calendar writes to it too, so that there is a single value. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** The parsed value. */
  readonly read: TypedDate;
  /** The earliest date that satisfies the lead time. */
  readonly earliest: string;
  /** The calendar ignores days before this one, such as years that are still being typed. */
  readonly from: string;
  readonly enterKeyHint: 'done' | 'send';
  /** Rendered between the field and the calendar. */
  readonly children?: ReactNode;
}

/** A date field for typed dates, with the native calendar; both write to the same value. */
export function TypedDay(props: TypedDayProps) {
  const { id, name, label, hint, error, value, onChange, read, earliest, from, enterKeyHint, children } = props;
  const { t } = useTranslation('requests');
  // While a year is typed, its value passes through years 2, 20 and 202: the calendar keeps its own value until blur.
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
