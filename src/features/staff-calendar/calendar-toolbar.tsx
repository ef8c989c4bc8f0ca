import { useTranslation } from '#i18n/use-translation.ts';
import { type CalendarPlace, steppedPlace, weekOf } from '#domain/staff/calendar-place.ts';
import { isoDate } from '#domain/field-types.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { dayAndMonth, formatLongDay } from '#shared/days/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { styled } from '#ui/theme/styled.tsx';

export interface CalendarToolbarProps {
  readonly place: CalendarPlace;
  readonly today: string;
  readonly onPlace: (place: CalendarPlace) => void;
  /** Whether there is room for a week. */
  readonly roomy: boolean;
}

const Tools = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: '5', rowGap: '2' },
});
const DateField = styled('div', { base: { width: '11rem' } });

interface SwitchProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Switch<Value extends string>({ label, options, chosen, onChoose }: SwitchProps<Value>) {
  return (
    <div role="group" aria-label={label}>
      <Row>
        {options.map(({ value, label: name }) => (
          <Button
            key={value}
            {...(value === chosen && { icon: 'check' as const })}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {name}
          </Button>
        ))}
      </Row>
    </div>
  );
}

/** The days that are shown, in words. */
function useShownDays({ view, date }: CalendarPlace): string {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  if (view === 'day') return formatLongDay(date, language);
  const { from, to } = weekOf(date);
  return t('week-of', { from: dayAndMonth(from, language), to: `${dayAndMonth(to, language)} ${to.slice(0, 4)}` });
}

interface ArrangementProps {
  readonly place: CalendarPlace;
  readonly go: (changes: Partial<CalendarPlace>) => void;
}

function Arrangement({ place, go }: ArrangementProps) {
  const { t } = useTranslation('calendar');
  return (
    <>
      <Switch
        label={t('view-label')}
        options={[
          { value: 'week', label: t('view-week') },
          { value: 'day', label: t('view-day') },
        ]}
        chosen={place.view}
        onChoose={(view) => go({ view })}
      />
      <Switch
        label={t('by-label')}
        options={[
          { value: 'student', label: t('by-student') },
          { value: 'area', label: t('by-area') },
        ]}
        chosen={place.by}
        onChoose={(by) => go({ by })}
      />
      {place.by === 'student' ? (
        <Checkbox id="all-students" name="all" label={t('all')} checked={place.all} onChange={(all) => go({ all })} />
      ) : null}
    </>
  );
}

/** Which days, and how they are arranged. */
export function CalendarToolbar({ place, today, onPlace, roomy }: CalendarToolbarProps) {
  const { t } = useTranslation('calendar');
  const shown = useShownDays(place);
  const go = (changes: Partial<CalendarPlace>) => onPlace({ ...place, ...changes });
  return (
    <Stack gap="close">
      <h2>{shown}</h2>
      <Tools>
        <Row>
          <Button onClick={() => onPlace(steppedPlace(place, -1))}>{t('previous')}</Button>
          <Button icon="calendar" onClick={() => go({ date: today })}>
            {t('to-today')}
          </Button>
          <Button onClick={() => onPlace(steppedPlace(place, 1))}>{t('next')}</Button>
        </Row>
        <DateField>
          <Field id="calendar-date" label={t('go-date')}>
            {(control) => (
              <TextInput
                control={control}
                type="date"
                value={place.date}
                onChange={({ target: { value } }) =>
                  isoDate.safeParse(value).success ? go({ date: value }) : undefined
                }
              />
            )}
          </Field>
        </DateField>
        {roomy ? <Arrangement place={place} go={go} /> : null}
      </Tools>
    </Stack>
  );
}
