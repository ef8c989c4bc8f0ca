import { useTranslation } from 'react-i18next';
import { noonOf } from '#domain/requests/calendar.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { dayInWords } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { offeredDays } from '../days/offered-days.ts';
import { fieldId } from './field-ids.ts';
import { otherDay } from './form-values.ts';
import { OtherDayField } from './other-day-field.tsx';
import { useFormField } from './use-form-field.ts';

/** Days as cards first: no typing and no calendar for the days that most people mean. */
export function DayField() {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const today = useToday();
  const { field, error } = useFormField('day');
  const days = offeredDays(noonOf(today)).map((date) => ({ value: date, label: dayInWords(date, language) }));
  return (
    <>
      <ChoiceCards
        id={fieldId('day')}
        name={field.name}
        legend={t('day-legend')}
        error={error}
        columns="two"
        value={field.value}
        onChange={field.onChange}
        choices={[...days, { value: otherDay, label: t('other-day'), icon: 'calendar' }]}
      />
      {field.value === otherDay ? <OtherDayField today={today} /> : null}
    </>
  );
}
