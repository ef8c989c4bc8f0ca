import { useNavigate, useSearchParams } from 'react-router-dom';
import { readIllPlace } from '#domain/staff/calendar-place.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { IllScreen } from '#features/staff-calendar/ill/ill-screen.tsx';
import { deviceClock } from '#lib/clock.ts';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';

const requestHref = (requestId: string) => staffHrefs.requests(requestId, []);

/** A student who cannot come; who and which days are in the address. */
export function IllPage({ acting }: StaffPageProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const today = brusselsDate(deviceClock.now());
  const place = readIllPlace((name) => query.get(name), today);
  const { period } = place;
  const calendar = { view: 'day', date: period.from, by: 'student', all: false, visit: null } as const;
  return (
    <IllScreen
      acting={acting}
      place={place}
      onPlace={(next) => void navigate(staffHrefs.ill(next), { replace: true })}
      calendarHref={staffHrefs.calendar(calendar)}
      requestHref={requestHref}
    />
  );
}
