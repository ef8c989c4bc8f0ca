import { expect, test } from 'vitest';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import type { CustomerNeeds } from '../documents/customer.ts';
import type { Visit } from '../documents/visit.ts';
import { runToEnd } from '../in-steps.ts';
import { type KnownForProposals, proposeVisitsInSteps } from './propose-visits.ts';

const now = new Date('2026-11-22T09:00:00Z');
const row = aBoardRow({ stage: 'planned' });
const planned = (id: string, overrides: Partial<Visit> = {}) => ({
  row,
  visit: { id, visit: aPlannedVisit({ date: '2026-11-24', ...overrides }) },
});
const amber = aStudentProfile({ id: 'amber', first_name: 'Amber' });
const wout = aStudentProfile({ id: 'wout', first_name: 'Wout', skills: ['companionship'] });

const known = (students: KnownForProposals['students']): KnownForProposals => ({
  students,
  days: [],
  former: [],
  customers: new Map(),
});

const proposed = (visits: readonly ReturnType<typeof planned>[], students = [amber, wout]) =>
  runToEnd(proposeVisitsInSteps(visits, known(students), now)).map(({ visit, proposed: found, obstacle }) => [
    visit.id,
    found?.student.id ?? null,
    obstacle,
  ]);

test('visits at one time go to different students; without one a visit has no proposal', () => {
  const both = [planned('a'), planned('b', { task_category_id: 'garden' })];
  expect(proposed(both)).toEqual([
    ['a', 'wout', null],
    ['b', 'amber', null],
  ]);
  expect(proposed([planned('a')], [])).toEqual([['a', null, null]]);
});

test('a visit that can be nobody’s any more says why', () => {
  expect(proposed([planned('a', { date: '2026-11-20' })])).toEqual([
    ['a', null, { kind: 'rejection', code: 'visit-in-past' }],
  ]);
});

test('who said no to a visit is not proposed for it', () => {
  const offer = {
    student: { first_name: 'Wout', last_name: 'Maes', residence: 'Gent' },
    offered_at: now,
    expires_at: now,
  };
  const asked = planned('a', {
    state: 'offered',
    studentprofile_id: null,
    student_profiles: null,
    offers: [{ ...offer, student_id: 'wout', answer: 'declined' }],
  });
  expect(proposed([asked])).toEqual([['a', 'amber', null]]);
  expect(proposed([asked], [wout])).toEqual([['a', null, null]]);
});

test('who has another visit then is not proposed', () => {
  const days = [
    {
      student_id: 'amber',
      date: '2026-11-24',
      visits: [{ visit_id: 'x', start: '14:00', minutes: 60, postcode: '2000' }],
    },
  ];
  const [found] = runToEnd(proposeVisitsInSteps([planned('a')], { ...known([amber]), days }, now));
  expect(found?.proposed).toBeNull();
});

test('who cannot be in the home of the senior is not proposed', () => {
  const allergic = aStudentProfile({ id: 'ella', avoids: { cats: true, dogs: false, smokers: false } });
  const needs: CustomerNeeds = {
    language: null,
    home: { cats: true, dogs: false, smokers: false },
    blocked_students: [],
  };
  const customers = new Map([[row.senior_id, { needs, language: 'NL' as const }]]);
  const [found] = runToEnd(proposeVisitsInSteps([planned('a')], { ...known([allergic]), customers }, now));
  expect(found?.proposed).toBeNull();
  expect(proposed([planned('a')], [allergic])).toEqual([['a', 'ella', null]]);
});
