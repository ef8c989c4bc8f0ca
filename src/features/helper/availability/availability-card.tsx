import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { HelperAvailability } from '#domain/contracts/helpers.ts';
import { type Availability, weekdayNumbers } from '#domain/students/availability.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainFacts } from '#ui/plain/plain-facts.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainCard, PlainRow, PlainSmall } from '#ui/plain/plain-parts.tsx';
import { useFocusLater } from '#shared/forms/use-focus-later.ts';
import { AvailabilityEditor } from './availability-editor.tsx';
import { type AvailabilityProps, useAvailability } from './use-availability.ts';
import { useHoursWords } from './use-hours-words.ts';

const changeId = 'availability-change';

type Exception = Availability['exceptions'][number];

/** A day that differs, in words: "dinsdag 3 maart: u kunt niet van 9 tot 12 uur". */
function useExceptionWords() {
  const { t } = useTranslation('own-cards');
  const words = useHoursWords();
  return ({ date, available, from, to }: Exception): string => {
    const span = from === undefined || to === undefined ? t('whole-day') : words.span({ from, to });
    return t(available ? 'day-on' : 'day-off', { day: words.day(date), span });
  };
}

function Summary({ availability, today }: { readonly availability: HelperAvailability; readonly today: string }) {
  const { t } = useTranslation('own-cards');
  const words = useHoursWords();
  const exceptionWords = useExceptionWords();
  const { weekly, exceptions, absences } = availability;
  const week = weekdayNumbers.map((day) => {
    const periods = weekly[day] ?? [];
    return {
      name: words.weekday(day),
      value: periods.length === 0 ? t('not-free') : periods.map(words.span).join('\n'),
    };
  });
  const days = exceptions.filter(({ date }) => date >= today).map(exceptionWords);
  const away = absences.map(({ from, until }) => t('away', { from: words.day(from), until: words.day(until) }));
  return (
    <>
      <PlainFacts facts={week} />
      {days.length + away.length === 0 ? null : (
        <ul className="plain-list">
          {[...days, ...away].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {away.length === 0 ? null : <PlainSmall>{t('away-note')}</PlainSmall>}
    </>
  );
}

/** When the student can come: what holds now, and the form in which she changes it. */
export function AvailabilityCard(props: AvailabilityProps) {
  const { t } = useTranslation('own-cards');
  const form = useAvailability(props);
  const focusLater = useFocusLater();
  const [opened, setOpened] = useState(false);

  return (
    <>
      <h2 id="availability">{t('availability')}</h2>
      <div role="status">{form.hasSaved ? <PlainNotice kind="success" title={t('availability-saved')} /> : null}</div>
      {form.isEditing ? (
        <AvailabilityEditor form={form} takesFocus={opened} onClosed={() => focusLater(changeId)} />
      ) : (
        <PlainCard>
          <p>{t('availability-text')}</p>
          <Summary availability={form.current} today={form.today} />
          <PlainRow>
            <PlainButton
              id={changeId}
              onClick={() => {
                setOpened(true);
                form.begin();
              }}
            >
              {t('availability-change')}
            </PlainButton>
          </PlainRow>
        </PlainCard>
      )}
    </>
  );
}
