import { useTranslation } from '#i18n/use-translation.ts';
import { hoursRange } from '#domain/requests/prices.ts';
import { OptionPicker, type PickedField } from './option-picker.tsx';

const choices = Array.from({ length: hoursRange.max - hoursRange.min + 1 }, (_, index) => hoursRange.min + index);

export interface HoursPickerProps {
  readonly field?: PickedField;
  readonly onPick: (hours: number) => void;
}

export function HoursPicker({ field, onPick }: HoursPickerProps) {
  const { t } = useTranslation('requests');
  return (
    <OptionPicker
      field={field}
      columns="many"
      options={choices.map((hours) => ({ value: String(hours), label: t('hours', { count: hours }) }))}
      onPick={(hours) => onPick(Number(hours))}
    />
  );
}
