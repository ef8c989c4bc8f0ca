import { useTranslation } from '#i18n/use-translation.ts';
import type { Planning } from '#domain/documents/planning.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';

/** "Lotte Janssens uit Gent"; null while the student is unknown. */
export function useStudentText(planning: CachedState<Planning | null>): string | null {
  const { t } = useTranslation('requests');
  const student = planning.status === 'ready' ? (planning.value?.student_profiles ?? null) : null;
  if (student === null) return null;
  const { first_name, last_name, residence } = student;
  const name = `${first_name} ${last_name}`;
  return residence === '' ? name : t('student', { name, residence });
}
