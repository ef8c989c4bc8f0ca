import { describe, expect, test } from 'vitest';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { findStudents, noStudentFilter, type StudentFilter, vettingOf } from './student-filter.ts';

const today = '2026-11-22';
const names = { garden: 'Tuinieren', groceries: 'Boodschappen' } as const;
const serviceName = (service: string) => Object.entries(names).find(([id]) => id === service)?.[1] ?? service;

const students = [
  aStudentProfile({
    id: 'zoe',
    first_name: 'Zoë',
    last_name: 'Peeters',
    residence: 'Gent',
    skills: ['garden'],
    hours_by_year: { 2026: 612 },
  }),
  aStudentProfile({
    id: 'amir',
    first_name: 'Amir',
    residence: 'Antwerpen',
    postcode: '2000',
    skills: [],
    paused: true,
  }),
  aStudentProfile({ id: 'bas', first_name: 'Bas', residence: 'Mechelen', weekly: {}, vetted_until: '2026-12-01' }),
];
const found = (filter: Partial<StudentFilter>) =>
  findStudents(students, { ...noStudentFilter, ...filter }, { today, serviceName }).map(({ id }) => id);

test.each([
  ['zoe', ['zoe']],
  ['PEETERS gent', ['zoe']],
  ['tuin', ['bas', 'zoe']],
  ['2000', ['amir']],
  ['  ', ['amir', 'bas', 'zoe']],
  ['%', []],
  ['🌼', []],
  ['x'.repeat(10_000), []],
])('typing %j finds %j', (text, expected) => {
  expect(found({ text })).toEqual(expected);
});

test('students whom somebody has to look at are found by themselves', () => {
  expect(found({ show: 'paused' })).toEqual(['amir']);
  expect(found({ show: 'vetting' })).toEqual(['bas']);
  expect(found({ show: 'no-availability' })).toEqual(['bas']);
});

test('each order begins with what should be looked at first', () => {
  expect(found({ sort: 'residence' })).toEqual(['amir', 'zoe', 'bas']);
  expect(found({ sort: 'hours' })).toEqual(['zoe', 'amir', 'bas']);
  expect(found({ sort: 'vetted' })).toEqual(['bas', 'amir', 'zoe']);
});

describe('the vetting of a student', () => {
  test.each([
    [null, 'never'],
    ['2026-11-21', 'ended'],
    ['2026-11-22', 'ends-soon'],
    ['2026-12-22', 'ends-soon'],
    ['2026-12-23', 'vetted'],
  ] as const)('until %s', (vetted_until, expected) => {
    expect(vettingOf({ vetted_until }, today)).toBe(expected);
  });
});
