import { useTranslation } from '#i18n/use-translation.ts';
import { type WeekdayNumber, weekdayNumbers } from '#domain/students/availability.ts';
import { type DraftPeriod, draftFields } from '#domain/students/availability-draft.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { weekdayName } from '#shared/days/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ShortFields } from '#ui/layout/short-fields.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { FormPart } from './form-part.ts';
import { useFocusLater } from '#shared/forms/use-focus-later.ts';

interface TimeFieldProps {
  readonly id: string;
  readonly label: string;
  /** With the day, for screen readers. */
  readonly fullLabel: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TimeField({ id, label, fullLabel, error, value, onChange }: TimeFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <TextInput
          control={control}
          type="time"
          aria-label={fullLabel}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

interface DayProps extends Pick<FormPart, 'errorOf'> {
  readonly day: WeekdayNumber;
  readonly periods: readonly DraftPeriod[];
  readonly onPeriods: (periods: readonly DraftPeriod[]) => void;
}

function PeriodRow({
  day,
  periods,
  index,
  errorOf,
  onPeriods,
  onRemove,
}: DayProps & { readonly index: number; readonly onRemove: () => void }) {
  const { t } = useTranslation('students');
  const weekday = weekdayName(day, useLanguage());
  const period = periods[index] ?? { from: '', to: '' };
  const words = { weekday, number: index + 1 };
  const field = (end: keyof DraftPeriod) => {
    const id = draftFields.period(day, index, end);
    return (
      <TimeField
        id={id}
        label={t(end)}
        fullLabel={t(`period-${end}`, words)}
        error={errorOf(id)}
        value={period[end]}
        onChange={(value) => onPeriods(periods.with(index, { ...period, [end]: value }))}
      />
    );
  };
  return (
    <ShortFields>
      {field('from')}
      {field('to')}
      <Button icon="close" aria-label={t('remove-period', words)} onClick={onRemove}>
        {t('remove')}
      </Button>
    </ShortFields>
  );
}

function DayEditor(props: DayProps) {
  const { day, periods, errorOf, onPeriods } = props;
  const { t } = useTranslation('students');
  const weekday = weekdayName(day, useLanguage());
  const focusLater = useFocusLater();
  const addId = draftFields.addPeriod(day);

  function add() {
    const last = periods.at(-1);
    onPeriods([...periods, { from: last === undefined ? '09:00' : last.to, to: last === undefined ? '12:00' : '' }]);
    focusLater(draftFields.period(day, periods.length, last === undefined ? 'from' : 'to'));
  }

  return (
    <Fieldset id={`weekday-${day}`} legend={weekday}>
      <Stack gap="close">
        {periods.map((_period, index) => (
          <PeriodRow
            key={draftFields.period(day, index, 'from')}
            {...props}
            index={index}
            onRemove={() => {
              onPeriods(periods.toSpliced(index, 1));
              focusLater(addId);
            }}
          />
        ))}
        <Row>
          {periods.length === 0 ? <span>{t('no-periods')}</span> : null}
          <Button id={addId} aria-label={t('add-period-on', { weekday })} onClick={add}>
            {t('add-period')}
          </Button>
          {errorOf(addId) === undefined ? null : <span>{errorOf(addId)}</span>}
        </Row>
      </Stack>
    </Fieldset>
  );
}

/** When a student is free each week: hours per weekday, added and removed with the keyboard. */
export function WeekEditor({ draft, onChange, errorOf }: FormPart) {
  return (
    <Stack>
      {weekdayNumbers.map((day) => (
        <DayEditor
          key={day}
          day={day}
          periods={draft.weekly[day]}
          errorOf={errorOf}
          onPeriods={(periods) => onChange({ weekly: { ...draft.weekly, [day]: periods } })}
        />
      ))}
    </Stack>
  );
}
