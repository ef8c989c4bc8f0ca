import { useParams } from 'react-router-dom';
import { DataRequestScreen } from '#features/staff-data-requests/data-request-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

const hrefs = {
  senior: (seniorId: string) => staffHrefs.people(seniorId),
  people: () => staffHrefs.people(null),
  student: staffHrefs.student,
  lead: (leadId: string) => staffHrefs.leads(leadId),
};

/** What somebody asks to have corrected or no longer used. */
export function DataRequestPage({ acting }: StaffPageProps) {
  const { id = '' } = useParams();
  return (
    <DataRequestScreen
      key={id}
      {...{ acting, id, hrefs }}
      listHref={staffHrefs.today({ list: 'data-requests', request: null })}
    />
  );
}
