import { brusselsZoneLines, startLine, utcValue } from './brussels-zone.ts';
import { escapeText, foldLine, lineEnd } from './content-line.ts';

export interface CalendarEvent {
  /** The same for as long as the event exists, and of no other. */
  readonly uid: string;
  /** Grows with each change: a calendar keeps the greatest. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Whether its owner is taken meanwhile, for those who look for a free hour of hers. */
  readonly takesTime: boolean;
  /** By the clock of Brussels: yyyy-MM-dd and HH:mm. */
  readonly date: string;
  readonly start: string;
  readonly minutes: number;
  readonly summary: string;
  /** Each left out when empty. */
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

export interface Calendar {
  /** Who made it: -//Madelief//Student//NL */
  readonly productId: string;
  readonly name: string;
  /** How often a calendar should read it again. */
  readonly refreshMinutes: number;
  readonly events: readonly CalendarEvent[];
}

/** An exact length: "PT1H30M". An end by the clock would be wrong in the nights in which it changes. */
export function durationValue(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `PT${rest}M`;
  return rest === 0 ? `PT${hours}H` : `PT${hours}H${rest}M`;
}

const textLine = (name: string, value: string): readonly string[] =>
  value === '' ? [] : [`${name}:${escapeText(value)}`];

const eventLines = (event: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  // Without a METHOD this is when the event was last changed (RFC 5545, section 3.8.7.2), so an unchanged calendar stays equal.
  `DTSTAMP:${utcValue(event.changedAt)}`,
  `LAST-MODIFIED:${utcValue(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  `STATUS:${event.status}`,
  `TRANSP:${event.takesTime ? 'OPAQUE' : 'TRANSPARENT'}`,
  'CLASS:PRIVATE',
  startLine(event.date, event.start),
  `DURATION:${durationValue(event.minutes)}`,
  ...textLine('SUMMARY', event.summary),
  ...textLine('LOCATION', event.location),
  ...textLine('DESCRIPTION', event.description),
  ...(event.url === '' ? [] : [`URL:${event.url}`]),
  'END:VEVENT',
];

/** Writes a calendar as text/calendar (RFC 5545, and RFC 7986 for its name and how often to read it). */
export function writeCalendar({ productId, name, refreshMinutes, events }: Calendar): string {
  const refresh = durationValue(refreshMinutes);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...brusselsZoneLines,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + lineEnd).join('');
}
