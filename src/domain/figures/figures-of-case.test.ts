import { describe, expect, test } from 'vitest';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { anOffer, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import type { BoardRow } from '../documents/board-row.ts';
import type { Visit } from '../documents/visit.ts';
import { figureKey, readFigureKey } from './figure.ts';
import { type CountedCase, figureChanges } from './figures-of-case.ts';
import { mondayOf, mondaysUntil } from './week.ts';

const counted = (row: Partial<BoardRow>, ...visits: readonly Visit[]): CountedCase => ({
  row: aBoardRow({ created_at: new Date('2026-03-02T08:00:00Z'), service: 'garden', postcode: '2018', ...row }),
  visits: visits.map((visit, index) => ({ id: `visit-${index + 1}`, visit })),
});

const changes = (before: CountedCase | null, after: CountedCase | null) =>
  Object.fromEntries(figureChanges(before, after));

describe('the figures of a request', () => {
  test('count it in the week in which it was asked in Brussels', () => {
    const sundayNight = counted({ created_at: new Date('2026-03-08T23:30:00Z') });
    expect(changes(null, sundayNight)).toEqual({ '2026-03-09': { 'requests 20 garden': 1 } });
  });

  // spec: staff.figures.counters
  test('count hours and income of a planned visit in the week of the visit, and move with it', () => {
    const planned = counted({}, aPlannedVisit({ date: '2026-03-10', minutes_planned: 90 }));
    expect(changes(counted({}), planned)).toEqual({
      '2026-03-09': { 'visits 20 garden': 1, 'minutes 20 garden': 90, 'cents 20 garden': 2625 },
    });
    const moved = counted({}, aPlannedVisit({ date: '2026-03-16', minutes_planned: 90 }));
    expect(changes(planned, moved)).toEqual({
      '2026-03-09': { 'visits 20 garden': -1, 'minutes 20 garden': -90, 'cents 20 garden': -2625 },
      '2026-03-16': { 'visits 20 garden': 1, 'minutes 20 garden': 90, 'cents 20 garden': 2625 },
    });
  });

  test('count what was worked once it is known, and a missed visit by itself', () => {
    const planned = counted({}, aPlannedVisit());
    const worked = counted({}, aPlannedVisit({ state: 'done', minutes_worked: 150 }));
    expect(changes(planned, worked)).toEqual({ '2026-03-09': { 'minutes 20 garden': 30, 'cents 20 garden': 875 } });
    expect(changes(planned, counted({}, aPlannedVisit({ state: 'missed' })))).toEqual({
      '2026-03-09': {
        'visits 20 garden': -1,
        'minutes 20 garden': -120,
        'cents 20 garden': -3500,
        'missed 20 garden': 1,
      },
    });
  });

  test('count how long the first student took, and keep it when she is taken away', () => {
    const matched = { matched_at: new Date('2026-03-03T10:30:00Z') };
    expect(changes(counted({}), counted(matched))).toEqual({
      '2026-03-02': { 'matched 20 garden': 1, 'minutes-until-matched 20 garden': 26 * 60 + 30 },
    });
    expect(changes(counted(matched, aPlannedVisit()), counted(matched, aVisit()))).not.toHaveProperty('2026-03-02');
  });

  test('keep offers and answers that the visit has forgotten', () => {
    const asked = counted({}, aVisit({ state: 'offered', offers: [anOffer()] }));
    const declined = counted({}, aVisit({ state: 'offered', offers: [anOffer({ answer: 'declined' })] }));
    expect(changes(counted({}, aVisit()), asked)).toEqual({ '2026-03-02': { 'offered 20 garden': 1 } });
    expect(changes(asked, declined)).toEqual({ '2026-03-02': { 'declined 20 garden': 1 } });
    expect(changes(declined, declined)).toEqual({});
    expect(changes(declined, counted({}, aVisit()))).toEqual({});
  });

  test('go with the senior to her new postcode, and leave with a deleted request', () => {
    expect(changes(counted({}), counted({ postcode: '9000' }))).toEqual({
      '2026-03-02': { 'requests 20 garden': -1, 'requests 90 garden': 1 },
    });
    expect(changes(counted({ stage: 'cancelled' }), null)).toEqual({
      '2026-03-02': { 'requests 20 garden': -1, 'cancelled 20 garden': -1 },
    });
  });

  test('leave out a visit on a day that does not exist', () => {
    expect(changes(counted({}), counted({}, aPlannedVisit({ date: '2026-02-30' })))).toEqual({});
  });
});

test('a key is read as it was written, with any id of a service and without an area', () => {
  for (const parts of [
    { figure: 'cents', service: 'garden', area: '20' },
    { figure: 'requests', service: 'a b  c', area: '' },
  ] as const) {
    expect(readFigureKey(figureKey(parts))).toEqual(parts);
  }
  expect(readFigureKey('clicks 20 garden')).toBeNull();
});

test('weeks begin on Monday, also around the changes of the clock and of the year', () => {
  expect(['2026-03-29', '2026-03-30', '2026-10-25', '2027-01-01'].map(mondayOf)).toEqual([
    '2026-03-23',
    '2026-03-30',
    '2026-10-19',
    '2026-12-28',
  ]);
  expect(mondaysUntil('2026-11-22', 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
});
