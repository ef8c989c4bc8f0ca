import { useTranslation } from '#i18n/use-translation.ts';
import type { PlannedVisit } from '#domain/contracts/reviews.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { knownService } from '#shared/requests/use-service-names.ts';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { formatVisit } from './format-visit.ts';
import { useDurationWords } from './use-duration-words.ts';

/** The visit that is reviewed, as far as known. */
export function VisitCard({ visit }: { readonly visit: PlannedVisit }) {
  const { t } = useTranslation(['review', 'requests']);
  const service = knownService(visit.task_category_id ?? '');
  const stored = visit.title === '' ? t('unknown-service') : visit.title;
  const { day, hour } = formatVisit(visit.date_time, useLanguage());
  const { inBoth } = useDurationWords();
  const minutes = visit.duration_minutes;
  const when = day === null || hour === null ? day : t('day-and-hour', { day, hour });
  const facts = [
    { name: t('visit-service'), value: service === undefined ? stored : t(`requests:service-${service}`) },
    ...(when === null ? [] : [{ name: t('visit-when'), value: when }]),
    ...(visit.student_name === '' ? [] : [{ name: t('visit-student'), value: visit.student_name }]),
    ...(minutes === 0 ? [] : [{ name: t('visit-duration'), value: inBoth(minutes) }]),
  ];
  return (
    <Card title={t('visit-title')} tone="soft">
      <Facts facts={facts} />
    </Card>
  );
}
