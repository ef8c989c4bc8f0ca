import { useTranslation } from '#i18n/use-translation.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';

/** When a visit is and with whom: "vrijdag 27 november om 10 uur, Eva Peeters". */
export function useVisitWords(): (visit: Visit) => string {
  const { t } = useTranslation('file');
  const language = useLanguage();
  const today = useToday();
  return ({ date, start, student_profiles: student }) => {
    const when = formatVisitTime(date, start, today, language);
    return `${when}, ${student === null ? t('no-student') : studentName(student)}`;
  };
}
