import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noonOf } from '#domain/requests/calendar.ts';
import { earliestRequestDate } from '#domain/requests/lead-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { dayInDigits, dayInWords, longDay, weekdayInWords } from '#shared/days/day-words.ts';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { parseTypedDate, type TypedDate } from '../days/parse-typed-date.ts';
import { fieldId } from './field-ids.ts';
import { useFormField } from './use-form-field.ts';

/** What the app understood, in words, so that a slip is seen before it is sent. */
function Understood({ typed, earliest }: { readonly typed: TypedDate; readonly earliest: string }) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  if (typed.kind === 'other-weekday') {
    return <p>{t('typed-date-other-weekday', { weekday: weekdayInWords(typed.date, language) })}</p>;
  }
  if (typed.kind !== 'date') return null;
  return (
    <>
      <p>{t('typed-date-read', { day: longDay(typed.date, language), digits: dayInDigits(typed.date) })}</p>
      {typed.date < earliest ? <p>{t('typed-date-too-near', { day: dayInWords(earliest, language) })}</p> : null}
    </>
  );
}

/** A date typed as one says it, or picked in the device's own calendar; both write to the same field. */
export function OtherDayField({ today }: { readonly today: string }) {
  const { t } = useTranslation('requests');
  const { field, error } = useFormField('typedDate');
  const earliest = earliestRequestDate(noonOf(today));
  const typed = parseTypedDate(field.value, { today, earliest });
  // Typing a year into the calendar passes through the years 2, 20 and 202: until one leaves it, it shows what it holds.
  const [inCalendar, setInCalendar] = useState<string | null>(null);
  return (
    <Card as="div" tone="soft">
      <Field id={fieldId('typedDate')} label={t('typed-date')} hint={t('typed-date-hint')} error={error}>
        {(control) => <TextInput {...field} control={control} autoComplete="off" enterKeyHint="done" />}
      </Field>
      <StatusArea>
        <Understood typed={typed} earliest={earliest} />
      </StatusArea>
      <Field id={`${fieldId('typedDate')}-calendar`} label={t('calendar')}>
        {(control) => (
          <TextInput
            control={control}
            type="date"
            autoComplete="off"
            min={earliest}
            value={inCalendar ?? (typed.kind === 'date' ? typed.date : '')}
            onChange={({ target: { value } }) => {
              setInCalendar(value);
              if (value >= earliest) field.onChange(dayInDigits(value));
            }}
            onBlur={() => setInCalendar(null)}
          />
        )}
      </Field>
    </Card>
  );
}
