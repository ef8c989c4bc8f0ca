import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDay, dayNumber, minuteOfDay, spanOf, weekdayOf, weekOf } from './wall-clock.ts';

const dayMs = 86_400_000;
const anyDay = fc.integer({ min: -25_000, max: 60_000 });
const isoOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

test('a day has the number, weekday and week that Date gives it', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(dayNumber(isoOf(day))).toBe(day);
      expect(dateOfDay(day)).toBe(isoOf(day));
      expect(Number(weekdayOf(day)) % 7).toBe(new Date(day * dayMs).getUTCDay());
      expect(weekOf(day + 1) - weekOf(day)).toBe(weekdayOf(day) === '7' ? 1 : 0);
    }),
  );
});

test('leap days are days', () => {
  expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2);
  expect(dayNumber('2100-03-01') - dayNumber('2100-02-28')).toBe(1);
  expect(dayNumber('2000-03-01') - dayNumber('2000-02-28')).toBe(2);
});

test('a visit over midnight ends on the next day', () => {
  const { day, start, end } = spanOf({ date: '2026-12-31', start: '23:30', minutes: 90 });
  expect(end - start).toBe(90);
  expect(end).toBe((day + 1) * 1440 + 60);
  expect([minuteOfDay('00:00'), minuteOfDay('09:05'), minuteOfDay('23:59')]).toEqual([0, 545, 1439]);
});
