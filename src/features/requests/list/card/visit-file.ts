import { brand } from '#domain/brand.ts';
import { calendarFile } from '#domain/requests/calendar-file.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import type { TextFile } from '#lib/download-file.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';

export interface VisitTexts {
  readonly title: string;
  readonly description: string;
}

/** There is something to put in a calendar: somebody comes, today or later. */
export function isComingVisit(row: RequestRow, now: Date): boolean {
  return row.status === 'assigned' && row.requestDate >= brusselsDate(now);
}

/**
 * The file that puts a visit in a calendar. The notes stay out: calendars are shared, and what somebody wrote about
 * their health or their key is for the student alone.
 * @returns null where the stored day is none.
 */
export function visitFile(row: RequestRow, { title, description }: VisitTexts, now: Date): TextFile | null {
  const host = brand.email.slice(brand.email.indexOf('@') + 1);
  const text = calendarFile({
    uid: `${row.id}@${host}`,
    day: row.requestDate,
    time: row.time,
    hours: row.hours,
    title,
    description,
    place: row.address,
    madeAt: now,
  });
  return text === null ? null : { name: `madelief-${row.requestDate}.ics`, type: 'text/calendar', text };
}
