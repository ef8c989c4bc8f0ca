import { addDaysTo } from './calendar.ts';
import { visitSpan } from './visit-span.ts';

/** A visit for a calendar. The caller writes the texts, in the language of the screen. */
export interface CalendarVisit {
  /** Stable per visit, so that a second import updates the entry instead of adding another. */
  readonly uid: string;
  /** yyyy-MM-dd, in Brussels. */
  readonly day: string;
  /** HH:mm; any other value, as in old records, makes an all-day entry. */
  readonly time: string;
  readonly hours: number;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  /** DTSTAMP: when the file was made. */
  readonly madeAt: Date;
}

const product = '-//Madelief//Madelief//NL';

/** RFC 5545, 3.1: the maximum length of a line in octets, without its line break. */
const maxOctets = 75;

/** Returns the length of one character in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a long line with a line break and a space, never within a character of several octets. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const more = octetsOf(letter);
    if (octets + more > maxOctets) {
      parts.push(part);
      part = '';
      // The leading space of a continuation line counts.
      octets = 1;
    }
    part += letter;
    octets += more;
  }
  return [...parts, part].join('\r\n ');
}

/** RFC 5545, 3.3.11: escapes special characters and drops control characters, which are not allowed. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');
}

/** 20260310T130000Z: UTC needs no time zone table in the file. */
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const dateOnly = (isoDay: string) => isoDay.replaceAll('-', '');

/** @returns the text of an .ics file, or null for an invalid day. */
export function calendarFile(visit: CalendarVisit): string | null {
  const span = visitSpan({ requestDate: visit.day, time: visit.time, hours: visit.hours });
  if (span === null) return null;
  const when = span.allDay
    ? [`DTSTART;VALUE=DATE:${dateOnly(visit.day)}`, `DTEND;VALUE=DATE:${dateOnly(addDaysTo(visit.day, 1))}`]
    : [`DTSTART:${utc(span.start)}`, `DTEND:${utc(span.end)}`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(visit.uid)}`,
    `DTSTAMP:${utc(visit.madeAt)}`,
    ...when,
    `SUMMARY:${escaped(visit.title)}`,
    ...(visit.place === '' ? [] : [`LOCATION:${escaped(visit.place)}`]),
    ...(visit.description === '' ? [] : [`DESCRIPTION:${escaped(visit.description)}`]),
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
