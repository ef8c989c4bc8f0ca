import { expect, test } from 'vitest';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { aVisit } from '#tests/builders/visit.ts';
import { mergeVisits, newVisitsCopy, unseenRows } from './visits-copy.ts';

const period = { from: '2026-11-23', to: '2026-11-29' };
const moment = (second: number) => new Date(Date.UTC(2026, 10, 22, 9) + second * 1000);
const row = (request_id: string, revision: number, second: number) =>
  aBoardRow({ request_id, revision, updated_at: moment(second) });
const visit = (request_id: string, date: string, start = '09:00') => ({
  id: request_id,
  visit: aVisit({ request_id, date, start }),
});

const copy = newVisitsCopy(
  { visits: [visit('b', '2026-11-24'), visit('a', '2026-11-23')], rows: [row('a', 1, 0), row('b', 1, 0)] },
  moment(0),
  0,
);

test('visits are in the order of their time', () => {
  expect(copy.visits.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a visit moves within the period, out of it, and into it', () => {
  const rows = [row('a', 2, 5), row('b', 2, 5), row('c', 1, 6)];
  expect(unseenRows(copy, rows)).toEqual(rows);
  const visits = [visit('a', '2026-11-25'), visit('b', '2026-12-24'), visit('c', '2026-11-29')];
  const merged = mergeVisits(copy, period, { visits, rows }, 1000);
  expect(merged.visits.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(merged.changedAt).toEqual(moment(6));
  // Asked again, none of it is new: also not what is on another day.
  expect(unseenRows(merged, rows)).toEqual([]);
});

test('visits that did not change stay the same objects, and old rows of other days go', () => {
  const away = mergeVisits(copy, period, { visits: [visit('b', '2026-12-24')], rows: [row('b', 2, 5)] }, 1000);
  expect(away.visits[0]).toBe(copy.visits[0]);
  const later = mergeVisits(away, period, { visits: [visit('a', '2026-11-26')], rows: [row('a', 2, 200)] }, 2000);
  expect(later.rows.map(({ request_id }) => request_id)).toEqual(['a']);
});
