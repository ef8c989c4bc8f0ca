import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOfDay } from '#domain/field-types.ts';
import { offeredTimes } from '#domain/requests/request-form.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { hourInWords } from '#shared/days/day-words.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-input.tsx';
import { fieldId } from './field-ids.ts';
import { useFormField } from './use-form-field.ts';

/** What stands there already is offered as well: the chat takes any time, and such a request may be filled in here. */
function choicesWith(value: string): readonly string[] {
  const isOther = timeOfDay.safeParse(value).success && !offeredTimes.includes(value);
  return isOther ? [...offeredTimes, value].toSorted() : offeredTimes;
}

export function TimeField() {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const { field, error } = useFormField('time');
  // Stays a choice after another one was made.
  const [opened] = useState(field.value);
  return (
    <Field id={fieldId('time')} label={t('time')} error={error}>
      {(control) => (
        <Select {...field} control={control} autoComplete="off">
          <option value="">{t('time-choose')}</option>
          {choicesWith(opened).map((time) => (
            <option key={time} value={time}>
              {t('time-hour', { hour: hourInWords(time, language) })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
