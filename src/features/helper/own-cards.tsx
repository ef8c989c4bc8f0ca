import type { HelperWork } from '#domain/contracts/helpers.ts';
import { AvailabilityCard } from './availability/availability-card.tsx';
import { CalendarCard } from './calendar/calendar-card.tsx';

export interface OwnCardsProps {
  readonly link: string;
  readonly work: HelperWork;
  readonly refresh: () => Promise<void>;
}

/** When the student can come, and her visits in her own calendar. */
export function OwnCards({ link, work, refresh }: OwnCardsProps) {
  const { availability, calendar, visits } = work;
  return (
    <>
      {availability === undefined ? null : (
        <AvailabilityCard link={link} availability={availability} visits={visits} refresh={refresh} />
      )}
      {calendar === undefined ? null : <CalendarCard link={link} calendar={calendar} refresh={refresh} />}
    </>
  );
}
