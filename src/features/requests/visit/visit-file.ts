import { brand } from '#domain/brand.ts';
import { calendarFile } from '#domain/requests/calendar-file.ts';
import type { TextFile } from '#lib/download-file.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';

export interface VisitTexts {
  readonly title: string;
  readonly description: string;
}

/**
 * Returns the calendar file of a visit. Without the notes: calendars are shared, and notes can mention health or where
 * the key is.
 * @returns null when the stored day is invalid.
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
