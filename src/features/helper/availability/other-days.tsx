import { useTranslation } from '#i18n/use-translation.ts';
import { draftFields, type DraftException } from '#domain/students/availability-draft.ts';
import { useFocusLater } from '#shared/forms/use-focus-later.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainChoice, PlainPair } from '#ui/plain/plain-fields.tsx';
import { PlainInput } from '#ui/plain/plain-input.tsx';
import { PlainCard, PlainRow } from '#ui/plain/plain-parts.tsx';
import type { EditorPart } from './editor-part.ts';
import { useHoursWords } from './use-hours-words.ts';

interface DayProps {
  readonly exception: DraftException;
  readonly index: number;
  /** Counted from 1 among those that are shown. */
  readonly number: number;
  readonly errorOf: EditorPart['errorOf'];
  readonly onException: (exception: DraftException) => void;
  readonly onRemove: () => void;
}

function OtherDay({ exception, index, number, errorOf, onException, onRemove }: DayProps) {
  const { t } = useTranslation('own-cards');
  const words = useHoursWords();
  const field = (part: 'date' | 'from' | 'to') => {
    const id = draftFields.exception(index, part);
    return (
      <PlainInput
        id={id}
        type={part === 'date' ? 'date' : 'time'}
        label={t(part)}
        fullLabel={t(`day-${part}`, { number })}
        value={exception[part]}
        error={errorOf(id)}
        onChange={(value) => onException({ ...exception, [part]: value })}
      />
    );
  };
  return (
    <PlainCard>
      {field('date')}
      <PlainChoice
        label={t('day-kind', { number })}
        options={[
          ['off', t('kind-off')],
          ['on', t('kind-on')],
        ]}
        value={exception.available ? 'on' : 'off'}
        onChange={(kind) => onException({ ...exception, available: kind === 'on' })}
      />
      <PlainPair>
        {field('from')}
        {field('to')}
      </PlainPair>
      <PlainRow>
        <PlainButton
          aria-label={
            exception.date === '' ? t('remove-day', { number }) : t('remove-date', { day: words.day(exception.date) })
          }
          onClick={onRemove}
        >
          {t('remove')}
        </PlainButton>
      </PlainRow>
    </PlainCard>
  );
}

/** Days on which the student can come otherwise than in the week. Days that are over stay, and are not shown. */
export function OtherDays({ draft, errorOf, onChange, today }: EditorPart & { readonly today: string }) {
  const { t } = useTranslation('own-cards');
  const focusLater = useFocusLater();
  const { exceptions } = draft;
  const addId = draftFields.addException;
  const tooMany = errorOf(addId);
  const shown = exceptions.flatMap((exception, index) =>
    exception.date !== '' && exception.date < today ? [] : [{ exception, index }],
  );
  return (
    <>
      <h3>{t('other-days')}</h3>
      <p>{t('other-days-text')}</p>
      {shown.map(({ exception, index }, at) => (
        <OtherDay
          key={index}
          exception={exception}
          index={index}
          number={at + 1}
          errorOf={errorOf}
          onException={(next) => onChange({ exceptions: exceptions.with(index, next) })}
          onRemove={() => {
            onChange({ exceptions: exceptions.toSpliced(index, 1) });
            focusLater(addId);
          }}
        />
      ))}
      {tooMany === undefined ? null : <p className="plain-error">{tooMany}</p>}
      <PlainRow>
        <PlainButton
          id={addId}
          onClick={() => {
            onChange({ exceptions: [...exceptions, { date: '', available: false, from: '', to: '' }] });
            focusLater(draftFields.exception(exceptions.length, 'date'));
          }}
        >
          {t('add-day')}
        </PlainButton>
      </PlainRow>
    </>
  );
}
