import { useNavigate, useSearchParams } from 'react-router-dom';
import { newSenior } from '#domain/staff/staff-paths.ts';
import { BookingScreen } from '#features/staff-booking/booking-screen.tsx';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

/** Booking on the phone; who is on the phone is in the address. */
export function BookPage({ acting }: StaffPageProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const senior = query.get('senior');
  return (
    <BookingScreen
      key={senior}
      acting={acting}
      senior={senior}
      leadId={query.get('lead')}
      onSenior={(seniorId) => void navigate(staffHrefs.book(seniorId))}
      newHref={staffHrefs.book(newSenior)}
      onBooked={(requestId) => void navigate(staffHrefs.confirmation(requestId))}
    />
  );
}
