import { useTranslation } from '#i18n/use-translation.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { hoursInYear } from '#domain/matching/hard-rules.ts';
import { yearHours } from '#domain/matching/year-hours.ts';
import { vettingOf } from '#domain/staff/student-filter.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { dayAndMonth } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Row } from '#ui/layout/row.tsx';

/** Whether the student takes visits, and what has to be looked at. */
export function StudentBadges({ student }: { readonly student: StudentProfile }) {
  const { t } = useTranslation(['students', 'absence']);
  const language = useLanguage();
  const today = useToday();
  const vetting = vettingOf(student, today);
  const hours = hoursInYear(student, today);
  const { limit, warning } = yearHours;
  const away = student.absences.find(({ from, until }) => from <= today && today <= until);
  return (
    <Row>
      {student.paused ? (
        <StatusBadge tone="neutral">{t('paused')}</StatusBadge>
      ) : vetting === 'vetted' ? (
        <StatusBadge tone="success">{t('active')}</StatusBadge>
      ) : null}
      {away === undefined ? null : (
        <StatusBadge tone="warning">{t('absence:away-until', { day: dayAndMonth(away.until, language) })}</StatusBadge>
      )}
      {hours < warning ? null : (
        <StatusBadge tone={hours < limit ? 'warning' : 'danger'}>
          {t(hours < limit ? 'hours-near' : 'hours-full', { limit })}
        </StatusBadge>
      )}
      {vetting === 'vetted' ? null : (
        <StatusBadge tone={vetting === 'ends-soon' ? 'warning' : 'danger'}>{t(`vetting-${vetting}`)}</StatusBadge>
      )}
    </Row>
  );
}
