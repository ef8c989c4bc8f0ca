import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { requestQueries } from './queries.ts';
import { useStudentText } from './use-student-text.ts';

/** The student of a request. Render it only for assigned requests: the rules reject the read for others. */
export function StudentName({ acting, requestId }: { readonly acting: ActingFor; readonly requestId: string }) {
  const { t } = useTranslation('requests');
  const planning = useCachedQuery(requestQueries.planning(acting, requestId));
  const student = useStudentText(planning);
  if (planning.status === 'loading') return t('student-loading');
  if (planning.status === 'failed') return t('student-failed');
  return student ?? t('student-none');
}
