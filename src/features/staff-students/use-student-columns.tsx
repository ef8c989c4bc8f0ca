import { useTranslation } from '#i18n/use-translation.ts';
import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import { hoursInYear } from '#domain/matching/hard-rules.ts';
import { yearHours } from '#domain/matching/year-hours.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { formatDay } from '#i18n/format-date.ts';
import { formatNumber } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useToday } from '#shared/days/use-today.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { useLanguageName } from '#shared/staff/matching/use-reason-words.ts';
import type { GridColumn } from '#ui/lists/grid-row.tsx';
import { StudentBadges } from './student-badges.tsx';

export type StudentColumnName = 'name' | 'residence' | 'skills' | 'languages' | 'hours' | 'vetted' | 'state';

/** The columns of the list of students, in the order that is asked for. */
export function useStudentColumns(
  serviceName: (serviceId: string) => string,
  wanted: readonly StudentColumnName[],
): readonly GridColumn<FollowedStudent>[] {
  const { t } = useTranslation('students');
  const language = useLanguage();
  const today = useToday();
  const languageName = useLanguageName();
  const day = (date: string) => formatDay(noonOf(date), language, { day: 'numeric', month: 'short', year: 'numeric' });
  const cells: Readonly<Record<StudentColumnName, Pick<GridColumn<FollowedStudent>, 'cell' | 'named' | 'width'>>> = {
    name: { width: 'minmax(8rem, 3fr)', cell: (student) => <strong>{studentName(student)}</strong> },
    residence: {
      width: 'minmax(6rem, 2fr)',
      cell: ({ postcode, residence }) => `${postcode} ${residence}`.trim(),
    },
    skills: { width: 'minmax(9rem, 4fr)', cell: ({ skills }) => skills.map(serviceName).join(', ') },
    languages: { width: 'minmax(6rem, 2fr)', cell: ({ languages }) => languages.map(languageName).join(', ') },
    hours: {
      width: 'minmax(8.5rem, 1fr)',
      cell: (student) =>
        t('hours-of', { hours: formatNumber(hoursInYear(student, today), language), limit: yearHours.limit }),
    },
    vetted: {
      named: true,
      width: 'minmax(6rem, 2fr)',
      cell: ({ vetted_until: until }) => (until === null ? t('vetting-never') : t('vetted-day', { day: day(until) })),
    },
    state: { width: 'minmax(8rem, 2fr)', cell: (student) => <StudentBadges student={student} /> },
  };
  return wanted.map((id) => ({ id, header: t(`column-${id}`), ...cells[id] }));
}
