import type { CalendarPlace, IllPlace } from '#domain/staff/calendar-place.ts';

/** The addresses that the calendar leads to. */
export interface CalendarHrefs {
  readonly calendar: (place: CalendarPlace) => string;
  readonly request: (requestId: string) => string;
  readonly ill: (place: IllPlace) => string;
}
