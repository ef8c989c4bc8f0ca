import { describe, expect, test } from 'vitest';
import { clockEndOf, clockMinuteOf, clockSpanOf } from './clock-span.ts';

const at = (date: string, start: string, minutes_planned: number) => ({ date, start, minutes_planned });

describe('a visit on the clock of Brussels', () => {
  test.each([
    [at('2026-11-24', '09:00', 90), '10:30', { from: 540, to: 630 }],
    [at('2026-11-24', '22:30', 90), '00:00', { from: 1350, to: 1440 }],
    // 02:00 to 03:00 does not exist.
    [at('2026-03-29', '01:00', 120), '04:00', { from: 60, to: 240 }],
    // 02:00 to 03:00 comes twice.
    [at('2026-10-25', '01:00', 180), '03:00', { from: 60, to: 180 }],
    [at('2026-10-25', '02:30', 30), '03:00', { from: 150, to: 180 }],
  ])('%o ends at %s', (visit, end, span) => {
    expect(clockEndOf(visit)).toBe(end);
    expect(clockSpanOf(visit)).toEqual(span);
  });

  test('a moment is told on the same clock, whatever the device’s', () => {
    expect(clockMinuteOf(new Date('2026-07-01T08:15:00Z'))).toBe(10 * 60 + 15);
    expect(clockMinuteOf(new Date('2026-12-01T08:15:00Z'))).toBe(9 * 60 + 15);
  });
});
