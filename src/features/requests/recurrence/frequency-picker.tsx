import { useTranslation } from '#i18n/use-translation.ts';
import { frequencies, type Frequency } from '#domain/requests/frequencies.ts';
import { OptionPicker, type PickedField } from '../pickers/option-picker.tsx';

export interface FrequencyPickerProps {
  /** In a form: cards, one of which stays chosen. Left out in the chat, where a tap on a button is the answer. */
  readonly field?: Omit<PickedField, 'legend'>;
  readonly onPick: (frequency: Frequency) => void;
}

/** Picks how often help is asked for. */
export function FrequencyPicker({ field, onPick }: FrequencyPickerProps) {
  const { t } = useTranslation('recurrence');
  return (
    <OptionPicker
      field={field && { ...field, legend: t('legend') }}
      options={frequencies.map((value) => ({ value, label: t(value) }))}
      onPick={(picked) => onPick(frequencies.find((each) => each === picked) ?? 'one-time')}
    />
  );
}
