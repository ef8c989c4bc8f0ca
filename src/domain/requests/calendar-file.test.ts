import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarVisit } from './calendar-file.ts';

const visit: CalendarVisit = {
  uid: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11@madelief.test',
  day: '2026-03-10',
  time: '14:00',
  hours: 2,
  title: 'Gezelschap',
  description: 'Lotte Janssens uit Gent komt langs.',
  place: 'Kerkstraat 12, 2000 Antwerpen',
  madeAt: new Date('2026-03-02T09:00:00.123Z'),
};

/** Parses as calendars do: unfolds lines and unescapes text. An independent implementation of RFC 5545. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const colon = line.indexOf(':');
        const value = line.slice(colon + 1);
        return [line.slice(0, colon), value.replaceAll(/\\([\\;,nN])/g, (_, c: string) => (/n/i.test(c) ? '\n' : c))];
      }),
  );
}

const text = fc.string({ unit: 'grapheme', maxLength: 400 });
const plainText = text.map((value) => value.replaceAll(/\p{Cc}/gu, ''));
const withLines = fc.array(plainText, { maxLength: 5 }).map((lines) => lines.join('\n'));

describe('the calendar file', () => {
  it('is exactly the file that RFC 5545 prescribes', () => {
    expect(calendarFile(visit)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Madelief//Madelief//NL',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11@madelief.test',
        'DTSTAMP:20260302T090000Z',
        'DTSTART:20260310T130000Z',
        'DTEND:20260310T150000Z',
        'SUMMARY:Gezelschap',
        'LOCATION:Kerkstraat 12\\, 2000 Antwerpen',
        'DESCRIPTION:Lotte Janssens uit Gent komt langs.',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('has Brussels times in summer and winter, and across a change of the clock', () => {
    const startOf = (day: string, time: string) => read(calendarFile({ ...visit, day, time }) ?? '').get('DTSTART');
    expect(startOf('2026-07-01', '14:00')).toBe('20260701T120000Z');
    expect(startOf('2026-12-01', '14:00')).toBe('20261201T130000Z');
    expect(startOf('2026-03-29', '08:00')).toBe('20260329T060000Z');
    expect(startOf('2026-10-25', '08:00')).toBe('20261025T070000Z');
    const overnight = read(calendarFile({ ...visit, day: '2026-03-28', time: '22:00', hours: 8 }) ?? '');
    // Eight hours of help last eight hours, although the local clock shows nine.
    expect(overnight.get('DTEND')).toBe('20260329T050000Z');
  });

  it('makes an all-day entry of an old record without a time', () => {
    const entry = read(calendarFile({ ...visit, day: '2026-12-31', time: 'morning' }) ?? '');
    expect(entry.get('DTSTART;VALUE=DATE')).toBe('20261231');
    expect(entry.get('DTEND;VALUE=DATE')).toBe('20270101');
    expect(entry.has('DTSTART')).toBe(false);
  });

  it('is null for an invalid day', () => {
    for (const day of ['', '2026-02-30', 'morgen']) expect(calendarFile({ ...visit, day })).toBeNull();
  });

  it('keeps any text through escaping and unescaping', () => {
    fc.assert(
      fc.property(plainText, withLines, withLines, (title, description, place) => {
        const entry = read(calendarFile({ ...visit, title, description, place }) ?? '');
        expect(entry.get('SUMMARY')).toBe(title);
        expect(entry.get('DESCRIPTION') ?? '').toBe(description);
        expect(entry.get('LOCATION') ?? '').toBe(place);
      }),
    );
  });

  it('has no line of more than 75 octets, no bare line break, no split character and no injected line', () => {
    fc.assert(
      fc.property(text, text, text, (title, description, place) => {
        const file = calendarFile({ ...visit, title, description, place }) ?? '';
        expect(file.endsWith('\r\n')).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(Buffer.from(line).toString()).not.toContain('\ufffd'.repeat(2));
        }
        const names = file
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .filter((line) => line !== '')
          .map((line) => line.split(/[:;]/)[0]);
        expect(new Set(names).size).toBe(names.length - 2);
        expect(names.every((name) => /^[A-Z]+$/.test(name ?? ''))).toBe(true);
      }),
    );
  });
});
