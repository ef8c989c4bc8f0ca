import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ImportStudents } from '#features/staff-students/import/import-students.tsx';
import { KnownStudent } from '#features/staff-students/known-student.tsx';
import { NewStudent } from '#features/staff-students/new-student.tsx';
import { StudentsScreen, type StudentsScreenProps } from '#features/staff-students/students-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

const hrefs = {
  list: staffHrefs.students(),
  create: staffHrefs.newStudent(),
  import: staffHrefs.importStudents(),
} as const;

/** The list of students with one of them, a new one or an import beside it. */
export function StudentsPage({ acting }: StaffPageProps) {
  const { id = null } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = (href: string) => void navigate(href);

  function detailOf(students: Parameters<StudentsScreenProps['detailOf']>[0]) {
    if (pathname === hrefs.create) {
      return (
        <NewStudent
          acting={acting}
          closeHref={hrefs.list}
          onCreated={(studentId) => go(staffHrefs.student(studentId))}
        />
      );
    }
    if (pathname === hrefs.import) return <ImportStudents acting={acting} closeHref={hrefs.list} />;
    return id === null ? null : (
      <KnownStudent
        acting={acting}
        students={students}
        studentId={id}
        closeHref={hrefs.list}
        requestHref={staffHrefs.request}
      />
    );
  }

  return (
    <StudentsScreen
      acting={acting}
      openId={id}
      onOpen={(studentId) => go(staffHrefs.student(studentId))}
      hrefs={hrefs}
      onGo={go}
      isOpen={pathname !== hrefs.list}
      detailOf={detailOf}
    />
  );
}
