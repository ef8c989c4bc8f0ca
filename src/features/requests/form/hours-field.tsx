import { useTranslation } from 'react-i18next';
import { hoursRange } from '#domain/requests/prices.ts';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { fieldId } from './field-ids.ts';
import { useFormField } from './use-form-field.ts';

const choices = Array.from({ length: hoursRange.max - hoursRange.min + 1 }, (_, index) => hoursRange.min + index);

export function HoursField() {
  const { t } = useTranslation('requests');
  const { field, error } = useFormField('hours');
  return (
    <ChoiceCards
      id={fieldId('hours')}
      name={field.name}
      legend={t('hours-legend')}
      error={error}
      columns="many"
      value={String(field.value)}
      onChange={(hours) => field.onChange(Number(hours))}
      choices={choices.map((hours) => ({ value: String(hours), label: t('hours', { count: hours }) }))}
    />
  );
}
