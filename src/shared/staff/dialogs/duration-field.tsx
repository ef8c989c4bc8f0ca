import { useTranslation } from '#i18n/use-translation.ts';
import { plannedMinutesRange } from '#domain/documents/visit.ts';
import { useDurationWords } from '#shared/requests/use-price-words.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-input.tsx';

const step = 30;
const { min, max } = plannedMinutesRange;
const halfHours = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);

export interface DurationFieldProps {
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}

/** How long a visit lasts, in half hours; a stored length that is none stays possible. */
export function DurationField({ minutes, onChange }: DurationFieldProps) {
  const { t } = useTranslation('file');
  const words = useDurationWords();
  const choices = halfHours.includes(minutes) ? halfHours : [...halfHours, minutes].toSorted((one, two) => one - two);
  return (
    <Field id="minutes" label={t('duration')}>
      {(control) => (
        <Select control={control} value={minutes} onChange={(event) => onChange(Number(event.target.value))}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {words(choice)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
