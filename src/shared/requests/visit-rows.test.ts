import { expect, test } from 'vitest';
import type { SeriesVisit } from '#domain/documents/visit-parts/series-visit.ts';
import { aRequestRow } from '#tests/builders/request-row.ts';
import { visitRows, visitsOf } from './visit-rows.ts';

const visit = (changes: Partial<SeriesVisit>): SeriesVisit => ({
  ...{ id: 'request-1', date: '2027-03-02', start: '14:00', minutes: 120 },
  ...{ state: 'confirmed', student: null, moved_from: null },
  ...changes,
});

test('a request for one time is its own visit', () => {
  const row = aRequestRow();
  expect(visitRows([row])).toEqual([row]);
  expect(visitRows([{ ...row, visits: null }])).toHaveLength(1);
});

test('each visit of a series is a row with its own id, time and state', () => {
  const second = visit({ id: 'request-1_2027-03-09', date: '2027-03-10', start: '09:30', minutes: 90, state: 'done' });
  const rows = visitRows([aRequestRow({ status: 'assigned', visits: [visit({}), second] })]);
  expect(rows.map(({ id, requestDate, time, hours, status }) => ({ id, requestDate, time, hours, status }))).toEqual([
    { id: 'request-1', requestDate: '2027-03-02', time: '14:00', hours: 2, status: 'assigned' },
    { id: 'request-1_2027-03-09', requestDate: '2027-03-10', time: '09:30', hours: 1.5, status: 'ended' },
  ]);
});

test('visits that this version cannot read are none, and the request is shown as it is', () => {
  expect(visitsOf({ visits: [{ ...visit({}), state: 'unheard-of' }] })).toEqual([]);
  expect(visitRows([aRequestRow({ visits: 'nonsense' })])).toHaveLength(1);
});
