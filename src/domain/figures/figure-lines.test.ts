import { expect, test } from 'vitest';
import type { FigureAmount } from './figure.ts';
import { acceptedPercent, figureLines, hoursUntilMatched, matchesFilter, totalsOf } from './figure-lines.ts';

const amount = (fields: Partial<FigureAmount>): FigureAmount => ({
  monday: '2026-03-02',
  figure: 'requests',
  service: 'garden',
  area: '20',
  amount: 1,
  ...fields,
});

const amounts = [
  amount({}),
  amount({ amount: 4, service: 'physical' }),
  amount({ monday: '2026-03-16', area: '90' }),
  amount({ figure: 'visits', amount: 2 }),
];

test('weeks without figures have a line as well, in order', () => {
  const lines = figureLines(amounts, 'week', ['2026-03-02', '2026-03-09', '2026-03-16']);
  expect(lines.map(({ key, totals }) => [key, totals.requests, totals.visits])).toEqual([
    ['2026-03-02', 5, 2],
    ['2026-03-09', 0, 0],
    ['2026-03-16', 1, 0],
  ]);
});

test('lines of services and of areas add up to the same', () => {
  const requests = (group: 'service' | 'area') =>
    figureLines(amounts, group, []).map(({ key, totals }) => [key, totals.requests]);
  expect(requests('service')).toEqual([
    ['garden', 2],
    ['physical', 4],
  ]);
  expect(requests('area')).toEqual([
    ['20', 5],
    ['90', 1],
  ]);
  expect(totalsOf(amounts.filter(matchesFilter({ service: 'garden', area: '20' }))).requests).toBe(1);
});

test('averages are unknown where nothing was counted', () => {
  const nothing = totalsOf([]);
  expect([hoursUntilMatched(nothing), acceptedPercent(nothing)]).toEqual([null, null]);
  const totals = totalsOf([
    amount({ figure: 'matched', amount: 2 }),
    amount({ figure: 'minutes-until-matched', amount: 300 }),
    amount({ figure: 'accepted', amount: 3 }),
    amount({ figure: 'declined' }),
  ]);
  expect([hoursUntilMatched(totals), acceptedPercent(totals)]).toEqual([2.5, 75]);
});
