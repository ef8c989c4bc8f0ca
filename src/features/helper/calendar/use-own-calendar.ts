import { changeCalendarFeed } from '#domain/contracts/calendar-feed.ts';
import type { HelperWork } from '#domain/contracts/helpers.ts';
import { readKept, writeKept } from '#offline/helper-store.ts';
import { useCalendarAddress } from '#shared/calendar/use-calendar-address.ts';
import { useHelperCommand } from '../use-helper-command.ts';

export interface CalendarProps {
  readonly link: string;
  readonly calendar: HelperWork['calendar'];
  readonly refresh: () => Promise<void>;
}

/** The address of the student's calendar. */
export function useOwnCalendar({ link, calendar, refresh }: CalendarProps) {
  const { busy, problem, run } = useHelperCommand(changeCalendarFeed, link, refresh);
  const feed = useCalendarAddress({
    currentHash: calendar?.hash,
    readKept: () => readKept('calendar'),
    writeKept: (secrets) => writeKept('calendar', secrets),
    change: (hash) => run({ hash }),
  });
  return { ...feed, busy, problem };
}
