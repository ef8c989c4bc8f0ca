import { useNavigate, useSearchParams } from 'react-router-dom';
import { type CalendarPlace, readCalendarPlace } from '#domain/staff/calendar-place.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { CalendarScreen } from '#features/staff-calendar/calendar-screen.tsx';
import { deviceClock } from '#lib/clock.ts';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

const hrefs = {
  calendar: staffHrefs.calendar,
  ill: staffHrefs.ill,
  request: staffHrefs.request,
};

/** The calendar: what it shows is in the address, so that it can be shared and gone back to. */
export function CalendarPage({ acting }: StaffPageProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const place = readCalendarPlace((name) => query.get(name), brusselsDate(deviceClock.now()));
  const go = (next: CalendarPlace) => {
    const replace = next.visit === place.visit && next.date === place.date;
    void navigate(staffHrefs.calendar(next), { replace });
  };
  return <CalendarScreen acting={acting} place={place} onPlace={go} hrefs={hrefs} />;
}
