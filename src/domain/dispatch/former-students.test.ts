import { expect, test } from 'vitest';
import { oneDayLater } from '#tests/builders/moments.ts';
import { aCase, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { formerStudentsAtMost, type Visit } from '../documents/visit.ts';
import { changeVisit, withoutStudent } from './change-visits.ts';
import { withFormerStudents } from './former-students.ts';

const formerAfter = (before: Visit, after: Visit) =>
  withFormerStudents(aCase({ visits: [before] }), aCase({ visits: [after] })).visits[0]?.visit.former_students;

const lottes = aPlannedVisit();
const wouts = aPlannedVisit({ studentprofile_id: 'student-wout' });
const nobodys = { ...lottes, ...withoutStudent };

test.each([
  ['left', lottes, nobodys, ['student-lotte']],
  ['went to another', lottes, wouts, ['student-lotte']],
  ['keeps its student', lottes, { ...lottes, date: '2026-03-12' }, undefined],
  ['got its first', aVisit(), lottes, undefined],
  [
    'went on to a third',
    { ...wouts, former_students: ['student-lotte'] },
    { ...lottes, studentprofile_id: 'student-bo', former_students: ['student-lotte'] },
    ['student-lotte', 'student-wout'],
  ],
  ['came back', { ...wouts, former_students: ['student-lotte'] }, lottes, ['student-wout']],
  // An undone step brings back the visit from before anybody knew of Wout.
  ['came back by undoing', { ...wouts, former_students: ['student-lotte'] }, { ...lottes }, ['student-wout']],
  ['is cancelled and keeps its student', lottes, { ...lottes, state: 'cancelled' }, undefined],
] as const)('a visit that %s remembers whose it was', (_what, before, after, former) => {
  expect(formerAfter(before as Visit, after as Visit)).toEqual(former);
});

test('a case without a visit that changed hands is the same object', () => {
  const before = aCase({ visits: [lottes] });
  expect(withFormerStudents(before, before)).toBe(before);
  const moved = { ...before, visits: before.visits.map((each) => changeVisit(each, { start: '15:00' }, oneDayLater)) };
  expect(withFormerStudents(before, moved)).toBe(moved);
});

test('only the latest are remembered', () => {
  const many = Array.from({ length: formerStudentsAtMost }, (_, index) => `student-${index}`);
  const former = formerAfter({ ...lottes, former_students: many }, { ...wouts, former_students: many });
  expect([former?.length, former?.at(0), former?.at(-1)]).toEqual([20, 'student-1', 'student-lotte']);
});
