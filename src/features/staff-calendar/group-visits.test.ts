import { describe, expect, test } from 'vitest';
import { newVisitsCopy } from '#domain/staff/visits-copy.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { calendarVisits, groupVisits } from './group-visits.ts';
import { shownHours } from './shown-hours.ts';

const lotte = aStudentProfile();
const amber = aStudentProfile({ id: 'student-amber', first_name: 'Amber', last_name: 'Maes' });
const paused = aStudentProfile({ id: 'student-paused', first_name: 'Zita', paused: true });
const students = [lotte, amber, paused];

const copy = newVisitsCopy(
  {
    visits: [
      { id: 'open', visit: aVisit({ request_id: 'a' }) },
      { id: 'planned', visit: aPlannedVisit({ request_id: 'b' }) },
      { id: 'gone', visit: aPlannedVisit({ request_id: 'b', state: 'cancelled' }) },
      { id: 'unknown', visit: aVisit({ request_id: 'no-row' }) },
    ],
    rows: [
      aBoardRow({ request_id: 'a', postcode: '9000', town: 'Gent' }),
      aBoardRow({ request_id: 'b', postcode: '2000', town: 'Antwerpen' }),
    ],
  },
  new Date(0),
  0,
);
const visits = calendarVisits(copy);
const shown = (by: 'student' | 'area', all = false) =>
  groupVisits({ by, all, visits, students }).map(({ name, visits: own }) => [name, own.map(({ stored }) => stored.id)]);

describe('the rows of the calendar', () => {
  test('by student: first what nobody does yet; cancelled visits are not shown', () => {
    expect(shown('student')).toEqual([
      [null, ['open', 'unknown']],
      ['Lotte Janssens', ['planned']],
    ]);
  });

  test('a student without visits has a row when all are wanted, unless she is paused', () => {
    expect(shown('student', true).map(([name]) => name)).toEqual([null, 'Amber Maes', 'Lotte Janssens']);
  });

  test('by place; a visit whose place is not known is not lost', () => {
    expect(shown('area')).toEqual([
      [null, ['unknown']],
      ['2000 Antwerpen', ['planned']],
      ['9000 Gent', ['open']],
    ]);
  });

  test('an empty week still has a row to drop on', () => {
    expect(groupVisits({ by: 'student', all: false, visits: [], students })).toHaveLength(1);
  });
});

test('a day is drawn from 7 to 21 h, and wider where a visit is', () => {
  expect(shownHours([])).toEqual({ from: 420, to: 1260 });
  expect(
    shownHours([
      { from: 390, to: 450 },
      { from: 1200, to: 1330 },
    ]),
  ).toEqual({ from: 360, to: 1380 });
});
