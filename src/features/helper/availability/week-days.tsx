import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type WeekdayNumber, weekdayNumbers } from '#domain/students/availability.ts';
import { draftFields, type DraftPeriod } from '#domain/students/availability-draft.ts';
import { useFocusLater } from '#shared/forms/use-focus-later.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainFold, PlainPair } from '#ui/plain/plain-fields.tsx';
import { PlainInput } from '#ui/plain/plain-input.tsx';
import { PlainRow, PlainStack } from '#ui/plain/plain-parts.tsx';
import type { EditorPart } from './editor-part.ts';
import { useHoursWords } from './use-hours-words.ts';

interface DayProps {
  readonly day: WeekdayNumber;
  readonly periods: readonly DraftPeriod[];
  /** Of the day before, when this one can be the same. */
  readonly example: { readonly day: WeekdayNumber; readonly periods: readonly DraftPeriod[] } | null;
  readonly errorOf: EditorPart['errorOf'];
  readonly onPeriods: (periods: readonly DraftPeriod[]) => void;
}

interface PeriodProps extends DayProps {
  readonly index: number;
  readonly period: DraftPeriod;
  readonly onRemove: () => void;
}

function Period({ day, periods, index, period, errorOf, onPeriods, onRemove }: PeriodProps) {
  const { t } = useTranslation('own-cards');
  const words = useHoursWords();
  const where = { weekday: words.weekday(day), number: index + 1 };
  const field = (end: keyof DraftPeriod) => {
    const id = draftFields.period(day, index, end);
    return (
      <PlainInput
        id={id}
        type="time"
        label={t(end)}
        fullLabel={t(`period-${end}`, where)}
        value={period[end]}
        error={errorOf(id)}
        onChange={(value) => onPeriods(periods.with(index, { ...period, [end]: value }))}
      />
    );
  };
  return (
    <PlainStack>
      <PlainPair>
        {field('from')}
        {field('to')}
      </PlainPair>
      <PlainRow>
        <PlainButton aria-label={t('remove-period', where)} onClick={onRemove}>
          {t('remove')}
        </PlainButton>
      </PlainRow>
    </PlainStack>
  );
}

function DayPeriods(props: DayProps) {
  const { day, periods, example, errorOf, onPeriods } = props;
  const { t } = useTranslation('own-cards');
  const words = useHoursWords();
  const focusLater = useFocusLater();
  const weekday = words.weekday(day);
  const addId = draftFields.addPeriod(day);
  const tooMany = errorOf(addId);

  function add() {
    const last = periods.at(-1);
    onPeriods([...periods, last === undefined ? { from: '09:00', to: '12:00' } : { from: last.to, to: '' }]);
    focusLater(draftFields.period(day, periods.length, last === undefined ? 'from' : 'to'));
  }

  return (
    <>
      {periods.map((period, index) => (
        <Period
          key={draftFields.period(day, index, 'from')}
          {...props}
          index={index}
          period={period}
          onRemove={() => {
            onPeriods(periods.toSpliced(index, 1));
            focusLater(addId);
          }}
        />
      ))}
      {tooMany === undefined ? null : <p className="plain-error">{tooMany}</p>}
      <PlainRow>
        <PlainButton id={addId} aria-label={t('add-period-on', { weekday })} onClick={add}>
          {t('add-period')}
        </PlainButton>
        {periods.length > 0 || example === null ? null : (
          <PlainButton
            onClick={() => {
              onPeriods(example.periods);
              focusLater(draftFields.period(day, 0, 'from'));
            }}
          >
            {t('same-as', { weekday: words.weekday(example.day) })}
          </PlainButton>
        )}
      </PlainRow>
    </>
  );
}

/** The hours of each weekday, one weekday open at a time. */
export function WeekDays({ draft, errorOf, onChange }: EditorPart) {
  const { t } = useTranslation('own-cards');
  const words = useHoursWords();
  const [open, setOpen] = useState<WeekdayNumber | null>(null);
  return (
    <div className="plain-folds">
      {weekdayNumbers.map((day, index) => {
        const periods = draft.weekly[day];
        const former = weekdayNumbers[index - 1];
        const example =
          former === undefined || draft.weekly[former].length === 0
            ? null
            : { day: former, periods: draft.weekly[former] };
        const isWrong = [draftFields.addPeriod(day), ...periods.flatMap((_, at) => fieldsOf(day, at))].some(
          (id) => errorOf(id) !== undefined,
        );
        return (
          <PlainFold
            key={day}
            title={words.weekday(day)}
            summary={periods.length === 0 ? t('not-free') : periods.map(words.span).join(', ')}
            open={open === day || isWrong}
            onToggle={(isOpen) => setOpen((now) => (isOpen ? day : now === day ? null : now))}
          >
            <DayPeriods
              day={day}
              periods={periods}
              example={example}
              errorOf={errorOf}
              onPeriods={(next) => onChange({ weekly: { ...draft.weekly, [day]: next } })}
            />
          </PlainFold>
        );
      })}
    </div>
  );
}

const fieldsOf = (day: WeekdayNumber, index: number): readonly string[] =>
  (['from', 'to'] as const).map((end) => draftFields.period(day, index, end));
