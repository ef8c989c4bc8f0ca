import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { timeOfDay } from '#domain/field-types.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-input.tsx';
import { formatHour } from '#shared/days/day-words.ts';
import { offeredTimes } from '../form/request-form-schema.ts';
import { OptionPicker, type PickedField } from './option-picker.tsx';

export interface TimePickerProps {
  /** In a form: a list in which one stays chosen. Left out in the chat, where a tap on a button is the answer. */
  readonly field?: PickedField;
  readonly onPick: (time: string) => void;
  readonly more?: React.ReactNode;
}

/** Adds a prefilled time that is not a whole hour, from a request that was made in the chat. */
function timesWith(chosen: string): readonly string[] {
  const isOther = timeOfDay.safeParse(chosen).success && !offeredTimes.includes(chosen);
  return isOther ? [...offeredTimes, chosen].toSorted() : offeredTimes;
}

/** Picks one of the offered whole hours. */
export function TimePicker({ field, onPick, more }: TimePickerProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  // The initial value stays an option after another one is chosen.
  const [opened] = useState(field?.value ?? '');
  const options = timesWith(opened).map((time) => ({
    value: time,
    label: t('time-hour', { hour: formatHour(time, language) }),
  }));
  if (field === undefined) return <OptionPicker options={options} columns="many" onPick={onPick} more={more} />;
  const { id, name, legend, value, error } = field;
  return (
    <Field id={id} label={legend} error={error}>
      {(control) => (
        <Select
          control={control}
          name={name}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onPick(target.value)}
        >
          <option value="">{t('time-choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
