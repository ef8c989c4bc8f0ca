import { useTranslation } from '#i18n/use-translation.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { earliestRequestDate } from '#domain/requests/lead-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useField } from '#shared/forms/use-field.ts';
import type { FormFields } from '#shared/forms/use-form.ts';
import { Card } from '#ui/layout/card.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { dayInDigits, formatWeekdayAndDay, formatLongDay, formatWeekday } from '#shared/days/day-words.ts';
import { parseTypedDate, type TypedDate } from '../days/parse-typed-date.ts';
import { TypedDay } from '../pickers/typed-day.tsx';
import type { RequestFormValues } from './form-values.ts';

/** Shows how the typed date was parsed, so that a mistake is noticed before the form is sent. */
function Understood({ typed, earliest }: { readonly typed: TypedDate; readonly earliest: string }) {
  const { t } = useTranslation(['requests', 'request-form']);
  const language = useLanguage();
  if (typed.kind === 'other-weekday') {
    return <p>{t('request-form:typed-date-other-weekday', { weekday: formatWeekday(typed.date, language) })}</p>;
  }
  if (typed.kind !== 'date') return null;
  return (
    <>
      <p>
        {t('request-form:typed-date-read', {
          day: formatLongDay(typed.date, language),
          digits: dayInDigits(typed.date),
        })}
      </p>
      {typed.date < earliest ? (
        <p>{t('request-form:typed-date-too-near', { day: formatWeekdayAndDay(earliest, language) })}</p>
      ) : null}
    </>
  );
}

export interface OtherDayFieldProps {
  readonly form: FormFields<RequestFormValues>;
  /** yyyy-MM-dd */
  readonly today: string;
}

/** The field for a day that is not among the cards. */
export function OtherDayField({ form, today }: OtherDayFieldProps) {
  const { t } = useTranslation(['requests', 'request-form']);
  const { change, ...field } = useField(form, 'typedDate');
  const earliest = earliestRequestDate(noonOf(today));
  const read = parseTypedDate(field.value, { today, earliest });
  return (
    <Card as="div" tone="soft">
      <TypedDay
        {...field}
        label={t('typed-date')}
        hint={t('typed-date-hint')}
        onChange={change}
        read={read}
        earliest={earliest}
        from={earliest}
        enterKeyHint="done"
      >
        <StatusArea>
          <Understood typed={read} earliest={earliest} />
        </StatusArea>
      </TypedDay>
    </Card>
  );
}
