import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madeAt } from '#tests/builders/moments.ts';
import { readCalendar, unescapeText, unfold } from '#tests/builders/read-calendar.ts';
import { addDaysTo, momentOf } from '../requests/calendar.ts';
import { escapeText, foldLine } from './content-line.ts';
import { type CalendarEvent, durationValue, writeCalendar } from './write-calendar.ts';

const anEvent = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'visit@madelief.test',
  sequence: 3,
  changedAt: madeAt,
  status: 'CONFIRMED',
  takesTime: true,
  date: '2026-03-10',
  start: '14:00',
  minutes: 120,
  summary: 'Gezelschap',
  location: '2000 Antwerpen',
  description: '',
  url: '',
  ...fields,
});

const write = (...events: readonly CalendarEvent[]) =>
  writeCalendar({ productId: '-//Madelief//Student//NL', name: 'Bezoeken', refreshMinutes: 60, events });

/** Text of any script, with what the format treats in a special way, and no half characters. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.constantFrom('\\', ';', ',', ':', '\n', '\r', '\r\n', 'é', '€', '🌼', 'n', 'N', ' ', '\t'), {
      maxLength: 200,
    })
    .map((parts) => parts.join('')),
);

/** As a calendar may show it: line ends are one character, and control characters are none. */
const shown = (text: string): string =>
  [...text.replaceAll(/\r\n?/g, '\n')]
    .filter((each) => {
      const code = each.codePointAt(0) ?? 0;
      return each === '\n' || each === '\t' || (code >= 0x20 && code !== 0x7f);
    })
    .join('');

describe('a line', () => {
  test('is folded at 75 octets, in no character, and unfolds to itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = `SUMMARY:${text.replaceAll(/[\r\n]/g, ' ')}`;
        const folded = foldLine(line);
        for (const piece of folded.split('\r\n')) {
          expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
          // A character that was cut in two would come back as another.
          expect(Buffer.from(piece, 'utf8').toString('utf8')).toBe(piece);
        }
        expect(unfold(`${folded}\r\n`)).toEqual([line]);
      }),
    );
  });

  test.each([
    [75, 1],
    [76, 2],
    [75 + 74, 2],
    [75 + 75, 3],
  ])('of %i octets has %i pieces', (octets, pieces) => {
    expect(foldLine('x'.repeat(octets)).split('\r\n ')).toHaveLength(pieces);
  });

  test('takes any text, and gives it back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const escaped = escapeText(text);
        expect(escaped).not.toMatch(/[\r\n]/);
        expect(unescapeText(escaped)).toBe(shown(text));
      }),
    );
  });
});

describe('a calendar', () => {
  test('is as the standard wants it', () => {
    const text = write(anEvent({ description: 'Uw pagina, hier;\nof daar', url: 'https://madelief.test/student' }));
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Madelief//Student//NL',
      'CALSCALE:GREGORIAN',
      'NAME:Bezoeken',
      'X-WR-CALNAME:Bezoeken',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Brussels',
      'BEGIN:DAYLIGHT',
      'DTSTART:19960331T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'TZNAME:CEST',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:19961027T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'TZNAME:CET',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:visit@madelief.test',
      `DTSTAMP:${madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
      `LAST-MODIFIED:${madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
      'SEQUENCE:3',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'CLASS:PRIVATE',
      'DTSTART;TZID=Europe/Brussels:20260310T140000',
      'DURATION:PT2H',
      'SUMMARY:Gezelschap',
      'LOCATION:2000 Antwerpen',
      String.raw`DESCRIPTION:Uw pagina\, hier\;\nof daar`,
      'URL:https://madelief.test/student',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('brings back what was written, whatever is in the texts', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (summary, location, description) => {
        const [read] = readCalendar(write(anEvent({ summary, location, description })));
        expect(read).toMatchObject({
          summary: shown(summary),
          location: shown(location),
          description: shown(description),
        });
      }),
    );
  });

  test('is equal as long as nothing changed', () => {
    expect(write(anEvent())).toBe(write(anEvent()));
    expect(write(anEvent())).not.toBe(write(anEvent({ sequence: 4 })));
  });

  test('says that an event is off', () => {
    const [read] = readCalendar(write(anEvent({ status: 'CANCELLED', takesTime: false })));
    expect(read?.status).toBe('CANCELLED');
    expect(write(anEvent({ status: 'CANCELLED', takesTime: false }))).toContain('TRANSP:TRANSPARENT');
  });
});

describe('the time of an event', () => {
  const startOf = (date: string, start: string) => readCalendar(write(anEvent({ date, start })))[0]?.start;

  test('is the moment that this product means, on any day and at any hour of the clock', () => {
    const day = fc.integer({ min: 0, max: 20 * 366 }).map((days) => addDaysTo('2020-01-01', days));
    const time = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
    fc.assert(
      fc.property(day, time, (date, start) => {
        expect(startOf(date, start)).toEqual(momentOf(date, start));
      }),
    );
  });

  /** The last Sundays of March and October. */
  test.each(['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'])(
    'is right for every minute of the night of %s',
    (date) => {
      for (let minute = 0; minute < 5 * 60; minute += 1) {
        const start = `0${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
        expect([start, startOf(date, start)]).toEqual([start, momentOf(date, start)]);
      }
    },
  );

  test.each([
    [30, 'PT30M'],
    [60, 'PT1H'],
    [90, 'PT1H30M'],
    [720, 'PT12H'],
  ])('lasts %i minutes: %s', (minutes, written) => {
    expect(durationValue(minutes)).toBe(written);
    expect(readCalendar(write(anEvent({ minutes })))[0]?.minutes).toBe(minutes);
  });
});
