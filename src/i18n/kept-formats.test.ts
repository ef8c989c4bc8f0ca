import { afterEach, expect, test, vi } from 'vitest';
import { formatMoment } from './format-moment.ts';
import { formatDate, formatDay } from './format-date.ts';
import { formatEuro } from './format-euro.ts';

afterEach(() => vi.restoreAllMocks());

const day = (index: number) => new Date(Date.UTC(2026, 2, 1 + index, 12));

test('a list of a hundred days and amounts makes no format for each of them', () => {
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const dutch = new Set<string>();
  for (let index = 0; index < 100; index += 1) {
    for (const language of ['nl', 'en'] as const) {
      const shown = formatDay(day(index), language, { weekday: 'long', day: 'numeric', month: 'long' });
      if (language === 'nl') dutch.add(shown);
      formatDate(day(index), language);
      formatMoment(day(index), day(100), language);
      formatEuro(1_000 + index, language);
    }
  }
  expect(dutch.size).toBe(100);
  // Four kinds of days and one of digits in the longest case, and amounts with and without cents.
  expect(dates.mock.calls.length).toBeLessThanOrEqual(8);
  expect(numbers.mock.calls.length).toBeLessThanOrEqual(4);
});
