import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { noSpecialWishes } from '#domain/requests/new-service-request.ts';
import { hasStudent } from '#domain/requests/request-status.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatHour, formatStoredDay } from '#shared/days/day-words.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { useFrequencyWord } from '#shared/requests/use-frequency-word.ts';
import { visitsOf } from '#shared/requests/visit-rows.ts';
import { Facts } from '#ui/content/facts.tsx';
import { StudentName } from '#features/requests/student-name.tsx';

const partsOfDay = ['morning', 'afternoon', 'evening'] as const;

export interface RequestDetailsProps {
  readonly acting: ActingFor;
  readonly row: RequestRow;
  readonly service: string;
}

/** All fields of a request. Unknown values of older records are shown unchanged. */
export function RequestDetails({ acting, row, service }: RequestDetailsProps) {
  const { t } = useTranslation(['requests', 'visits']);
  const language = useLanguage();
  const frequencyWord = useFrequencyWord();
  const partOfDay = partsOfDay.find((known) => known === row.time);
  const hour = formatHour(row.time, language);
  const time =
    partOfDay === undefined ? (hour === row.time ? row.time : t('time-hour', { hour })) : t(`time-${partOfDay}`);
  return (
    <Facts
      facts={[
        { name: t('detail-service'), value: service },
        { name: t('detail-date'), value: formatStoredDay(row.requestDate, language) },
        {
          name: t('detail-frequency'),
          value:
            row.repeatUntil === undefined
              ? frequencyWord(row.frequency)
              : `${frequencyWord(row.frequency)}. ${t('visits:series-until', { day: formatStoredDay(row.repeatUntil, language) })}`,
        },
        { name: t('detail-time'), value: time },
        { name: t('detail-hours'), value: t('hours', { count: row.hours }) },
        { name: t('detail-place'), value: row.address === '' ? t('no-address') : row.address },
        ...(row.status !== null && hasStudent(row.status) && visitsOf(row).length === 0
          ? [{ name: t('detail-student'), value: <StudentName acting={acting} requestId={row.id} /> }]
          : []),
        ...(row.status === 'cancelled'
          ? [{ name: t('detail-status'), value: `${t('cancelled-card')}. ${t('explain-cancelled')}` }]
          : []),
        ...(row.notes === null || row.notes === ''
          ? []
          : [{ name: t('detail-notes'), value: row.notes === noSpecialWishes ? t('no-wishes') : row.notes }]),
      ]}
    />
  );
}
