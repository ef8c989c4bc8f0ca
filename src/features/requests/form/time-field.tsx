import { useTranslation } from 'react-i18next';
import { offeredTimes } from '#domain/request-form.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/text-input.tsx';
import { hourInWords } from '../days/day-words.ts';
import { useLanguage } from '../use-language.ts';
import { fieldId } from './field-ids.ts';
import { useFormField } from './use-form-field.ts';

export function TimeField() {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const { field, error } = useFormField('time');
  return (
    <Field id={fieldId('time')} label={t('time')} error={error}>
      {(control) => (
        <Select {...field} control={control} autoComplete="off">
          <option value="">{t('time-choose')}</option>
          {offeredTimes.map((time) => (
            <option key={time} value={time}>
              {t('time-hour', { hour: hourInWords(time, language) })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
