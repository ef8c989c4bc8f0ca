import { expect, test } from 'vitest';
import type { Visit } from '#domain/documents/visit.ts';
import { aBoardRow } from '#tests/builders/board-row.ts';
import { aStudentProfile } from '#tests/builders/student-profile.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { proposeFor } from './use-ill-visits.ts';

const now = new Date('2026-11-22T09:00:00Z');
const row = aBoardRow({ stage: 'planned' });
const planned = (id: string, overrides: Partial<Visit> = {}) => ({
  row,
  visit: { id, visit: aPlannedVisit({ date: '2026-11-24', ...overrides }) },
});
const lotte = aStudentProfile();
const amber = aStudentProfile({ id: 'amber', first_name: 'Amber' });
const wout = aStudentProfile({ id: 'wout', first_name: 'Wout', skills: ['companionship'] });

const proposed = (visits: readonly ReturnType<typeof planned>[], students = [lotte, amber, wout]) =>
  proposeFor(visits, { studentId: lotte.id, students, days: [], former: [] }, now).map(
    ({ visit, proposed: found, obstacle }) => [visit.id, found?.student.id ?? null, obstacle],
  );

test('visits at one time go to different students, and never back to her', () => {
  const both = [planned('a'), planned('b', { task_category_id: 'garden' })];
  expect(proposed(both)).toEqual([
    ['a', 'wout', null],
    ['b', 'amber', null],
  ]);
  expect(proposed([planned('a')], [lotte])).toEqual([['a', null, null]]);
});

test('a visit that can be nobody’s any more says why', () => {
  expect(proposed([planned('a', { date: '2026-11-20' })])).toEqual([
    ['a', null, { kind: 'rejection', code: 'visit-in-past' }],
  ]);
});

test('who has another visit then is not proposed', () => {
  const days = [
    {
      student_id: 'amber',
      date: '2026-11-24',
      visits: [{ visit_id: 'x', start: '14:00', minutes: 60, postcode: '2000' }],
    },
  ];
  const [found] = proposeFor([planned('a')], { studentId: lotte.id, students: [lotte, amber], days, former: [] }, now);
  expect(found?.proposed).toBeNull();
});
