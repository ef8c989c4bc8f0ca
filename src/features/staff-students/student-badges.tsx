import { useTranslation } from 'react-i18next';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { vettingOf } from '#domain/staff/student-filter.ts';
import { useToday } from '#shared/days/use-today.ts';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Row } from '#ui/layout/row.tsx';

/** Whether the student takes visits, and what has to be looked at. */
export function StudentBadges({ student }: { readonly student: StudentProfile }) {
  const { t } = useTranslation('students');
  const vetting = vettingOf(student, useToday());
  return (
    <Row>
      {student.paused ? (
        <StatusBadge tone="neutral">{t('paused')}</StatusBadge>
      ) : vetting === 'vetted' ? (
        <StatusBadge tone="success">{t('active')}</StatusBadge>
      ) : null}
      {vetting === 'vetted' ? null : (
        <StatusBadge tone={vetting === 'ends-soon' ? 'warning' : 'danger'}>{t(`vetting-${vetting}`)}</StatusBadge>
      )}
    </Row>
  );
}
