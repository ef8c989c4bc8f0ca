import { addDaysTo, momentOf } from './calendar.ts';
import { isoDate, timeOfDay } from '../field-types.ts';

/** A visit as a calendar should know it. The caller writes the texts, in the language of the person. */
export interface CalendarVisit {
  /** The same for the same visit, so that a second import mends the first instead of standing beside it. */
  readonly uid: string;
  /** yyyy-MM-dd, in Brussels. */
  readonly day: string;
  /** HH:mm; anything else, as old records have it, makes an entry for the whole day. */
  readonly time: string;
  readonly hours: number;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  /** When the file was made. */
  readonly madeAt: Date;
}

const product = '-//Madelief//Madelief//NL';

/** RFC 5545, 3.1: no line is longer than 75 octets, its end not counted. */
const mostOctets = 75;

/** How many octets one letter takes in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A long line goes on after a line break and a space; letters of several octets stay whole. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const more = octetsOf(letter);
    if (octets + more > mostOctets) {
      parts.push(part);
      part = '';
      // The space before each later part counts.
      octets = 1;
    }
    part += letter;
    octets += more;
  }
  return [...parts, part].join('\r\n ');
}

/** RFC 5545, 3.3.11: what has a meaning in the format is marked, and control characters are not allowed. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');
}

/** 20260310T130000Z: a moment in UTC means the same to every calendar, without tables of summer time. */
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const dateOnly = (isoDay: string) => isoDay.replaceAll('-', '');

const hourMs = 60 * 60 * 1000;

function span({ day, time, hours }: CalendarVisit): readonly string[] {
  if (!timeOfDay.safeParse(time).success) {
    return [`DTSTART;VALUE=DATE:${dateOnly(day)}`, `DTEND;VALUE=DATE:${dateOnly(addDaysTo(day, 1))}`];
  }
  const start = momentOf(day, time);
  const length = Number.isFinite(hours) && hours > 0 ? hours : 1;
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(new Date(start.getTime() + length * hourMs))}`];
}

/** @returns the text of an .ics file, or null where the day is none. */
export function calendarFile(visit: CalendarVisit): string | null {
  if (!isoDate.safeParse(visit.day).success) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(visit.uid)}`,
    `DTSTAMP:${utc(visit.madeAt)}`,
    ...span(visit),
    `SUMMARY:${escaped(visit.title)}`,
    ...(visit.place === '' ? [] : [`LOCATION:${escaped(visit.place)}`]),
    ...(visit.description === '' ? [] : [`DESCRIPTION:${escaped(visit.description)}`]),
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
