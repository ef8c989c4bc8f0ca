import { RetentionScreen } from '#features/staff-retention/retention-screen.tsx';
import { staffHrefs } from '../staff-hrefs.ts';
import type { StaffPageProps } from '../staff-routes.ts';

export function RetentionPage({ acting }: StaffPageProps) {
  return (
    <RetentionScreen
      acting={acting}
      personHref={({ kind, id }) => (kind === 'student' ? staffHrefs.student(id) : staffHrefs.people(id))}
    />
  );
}
