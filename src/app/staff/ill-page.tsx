import { readIllPlace } from '#domain/staff/calendar-place.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { IllScreen } from '#features/staff-calendar/ill/ill-screen.tsx';
import { deviceClock } from '#lib/clock.ts';
import { staffHrefs } from './staff-hrefs.ts';
import type { StaffPageProps } from './staff-routes.ts';
import { useAddressState } from './use-address-state.ts';

/** A student who cannot come; who and which days are in the address. */
export function IllPage({ acting }: StaffPageProps) {
  const today = brusselsDate(deviceClock.now());
  const [place, setPlace] = useAddressState((part) => readIllPlace(part, today), staffHrefs.ill);
  const { period } = place;
  const calendar = { view: 'day', date: period.from, by: 'student', all: false, visit: null } as const;
  return (
    <IllScreen
      acting={acting}
      place={place}
      onPlace={setPlace}
      calendarHref={staffHrefs.calendar(calendar)}
      requestHref={staffHrefs.request}
    />
  );
}
