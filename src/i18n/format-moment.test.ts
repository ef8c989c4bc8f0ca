import { describe, expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

const now = new Date('2026-11-21T15:30:00+01:00');
const format = (iso: string, language: 'nl' | 'en' = 'nl', at = now) => formatMoment(new Date(iso), at, language);

describe('formatMoment', () => {
  test('uses today and yesterday by the Belgian day', () => {
    expect(format('2026-11-21T14:05:00+01:00')).toBe('vandaag om 14.05 uur');
    expect(format('2026-11-21T00:00:00+01:00')).toBe('vandaag om 0 uur');
    // Still the 20th in UTC, already the 21st in Belgium.
    expect(format('2026-11-20T23:30:00Z')).toBe('vandaag om 0.30 uur');
    expect(format('2026-11-20T23:59:00+01:00')).toBe('gisteren om 23.59 uur');
  });

  test('formats an earlier day with its weekday, and the year only when it differs', () => {
    expect(format('2026-03-03T14:00:00+01:00')).toBe('dinsdag 3 maart om 14 uur');
    expect(format('2025-12-31T09:10:00+01:00')).toBe('woensdag 31 december 2025 om 9.10 uur');
  });

  test('a clock that was set back does not turn the past into today', () => {
    expect(format('2026-11-23T10:00:00+01:00')).toBe('maandag 23 november om 10 uur');
  });

  test('handles the day on which summer time ends', () => {
    const after = new Date('2026-10-26T08:00:00+01:00');
    expect(format('2026-10-25T00:30:00+02:00', 'nl', after)).toBe('gisteren om 0.30 uur');
  });

  test('formats in English', () => {
    expect(format('2026-11-21T09:05:00+01:00', 'en')).toBe('today at 09:05');
    expect(format('2026-03-03T14:00:00+01:00', 'en')).toBe('Tuesday 3 March at 14:00');
  });
});
