import { useTranslation } from '#i18n/use-translation.ts';
import type { Students } from '#shared/staff/matching/use-students.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StudentFile, type StudentFileProps } from './student-file.tsx';

interface KnownStudentProps extends Omit<StudentFileProps, 'student'> {
  readonly students: Students;
  readonly studentId: string;
}

/** The student of an address, from the list that is followed anyway. */
export function KnownStudent({ students, studentId, ...rest }: KnownStudentProps) {
  const { t } = useTranslation(['students', 'errors']);
  if (students.status === 'loading') return <Loading text={t('loading')} />;
  if (students.status === 'failed') return <Notice kind="warning" title={t(`errors:${students.error.code}`)} />;
  const student = students.value.find(({ id }) => id === studentId);
  return student === undefined ? (
    <Notice kind="warning" announce="status" title={t('missing')} />
  ) : (
    <StudentFile key={studentId} {...rest} student={student} />
  );
}
