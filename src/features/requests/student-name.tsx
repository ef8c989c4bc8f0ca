import { useTranslation } from 'react-i18next';
import { requestSources } from './data/queries.ts';
import { useAged } from './data/use-aged.ts';
import { useStudentText } from './use-student-text.ts';

/** Who helps. Draw it only for requests that have a student: for others the rules refuse the question. */
export function StudentName({ uid, requestId }: { readonly uid: string; readonly requestId: string }) {
  const { t } = useTranslation('requests');
  const planning = useAged(requestSources.planning(uid, requestId));
  const student = useStudentText(planning);
  if (planning.status === 'loading') return t('student-loading');
  if (planning.status === 'failed') return t('student-failed');
  return student ?? t('student-none');
}
