import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { requestQueries } from './queries.ts';
import { useStudentText } from './use-student-text.ts';

/** Who helps. Draw it only for requests that have a student: for others the rules refuse the question. */
export function StudentName({ acting, requestId }: { readonly acting: ActingFor; readonly requestId: string }) {
  const { t } = useTranslation('requests');
  const planning = useCachedQuery(requestQueries.planning(acting, requestId));
  const student = useStudentText(planning);
  if (planning.status === 'loading') return t('student-loading');
  if (planning.status === 'failed') return t('student-failed');
  return student ?? t('student-none');
}
