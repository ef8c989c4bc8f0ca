import { useTranslation } from '#i18n/use-translation.ts';
import { type RecurringFrequency, weekdayOfMonth } from '#domain/requests/frequencies.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatWeekday } from '#shared/days/day-words.ts';
import { Notice } from '#ui/feedback/notice.tsx';

export interface RhythmNoticeProps {
  readonly frequency: RecurringFrequency;
  /** The first day, yyyy-MM-dd; null while it is not known. */
  readonly date: string | null;
}

const numbers = [1, 2, 3, 4, 5] as const;

/** On which days the student comes, and what is done on a public holiday: said before it is asked for. */
export function RhythmNotice({ frequency, date }: RhythmNoticeProps) {
  const { t } = useTranslation('recurrence');
  const language = useLanguage();
  const nth = numbers.find((each) => date !== null && each === weekdayOfMonth(date));
  return (
    <Notice kind="info" title={t('title')}>
      {date === null || nth === undefined ? null : (
        <p>{t(`rhythm-${frequency}`, { weekday: formatWeekday(date, language), nth: t(`nth-${nth}`) })}</p>
      )}
      <p>{t('holidays')}</p>
      <p>{t('change-later')}</p>
    </Notice>
  );
}
