import { expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '../matching/wall-clock.ts';
import { isPublicHoliday } from './public-holidays.ts';

const holidaysOf = (year: number) => {
  const first = dayNumber(`${year}-01-01`);
  return Array.from({ length: 366 }, (_, index) => dateOfDay(first + index)).filter(
    (date) => date.startsWith(`${year}`) && isPublicHoliday(date),
  );
};

test('the ten legal public holidays of Belgium in 2026', () => {
  expect(holidaysOf(2026)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-07-21',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ]);
});

test.each([
  [2024, '2024-04-01'],
  [2025, '2025-04-21'],
  [2027, '2027-03-29'],
  [2028, '2028-04-17'],
  // The latest and the earliest Easter of the century's first half, and the year that older algorithms get wrong.
  [2038, '2038-04-26'],
  [2008, '2008-03-24'],
  [2049, '2049-04-19'],
])('Easter Monday of %i is %s', (_year, date) => {
  expect(isPublicHoliday(date)).toBe(true);
});

test('every year has ten, but for one in which two fall together', () => {
  const counts = new Map(Array.from({ length: 60 }, (_, index) => [2024 + index, holidaysOf(2024 + index).length]));
  // Ascension is on 1 May when Easter is on 23 March, which no year before 2160 has.
  expect([...counts].filter(([, count]) => count !== 10)).toEqual([]);
});
