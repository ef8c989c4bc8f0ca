import { useParams } from 'react-router-dom';
import { ConfirmationScreen } from '#features/staff-booking/confirmation-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

/** The confirmation of a request, to print. */
export function ConfirmationPage({ acting }: StaffPageProps) {
  const { requestId = '' } = useParams();
  return (
    <ConfirmationScreen
      key={requestId}
      acting={acting}
      requestId={requestId}
      requestHref={staffHrefs.request(requestId)}
    />
  );
}
