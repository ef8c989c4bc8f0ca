import { useTranslation } from 'react-i18next';
import { requestSources } from './data/queries.ts';
import { useAged } from './data/use-aged.ts';

/** Who helps. Draw it only for requests that have a student: for others the rules refuse the question. */
export function StudentName({ uid, requestId }: { readonly uid: string; readonly requestId: string }) {
  const { t } = useTranslation('requests');
  const planning = useAged(requestSources.planning(uid, requestId));
  if (planning.status === 'loading') return t('student-loading');
  if (planning.status === 'failed') return t('student-failed');
  if (planning.value === null) return t('student-none');
  const { first_name, last_name, residence } = planning.value.student_profiles;
  const name = `${first_name} ${last_name}`;
  return residence === '' ? name : t('student', { name, residence });
}
