import { expect, test } from 'vitest';
import { momentOf } from '#domain/requests/calendar.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { freeTimes } from './move-times.ts';

const now = momentOf('2026-03-02', '10:00');
const visit = { id: 'visit', visit: aPlannedVisit() };
const none = new Map();
/** Thursdays from 9 to 13 h. */
const lotte = aStudentProfile({
  ...{ id: 'student-lotte', weekly: { 4: [{ from: '09:00', to: '13:00' }] }, exceptions: [], absences: [] },
});

test('the free hours of the student are those in which the whole visit fits, from three days ahead on', () => {
  const days = freeTimes(visit, lotte, none, now);
  expect(days?.map(({ date }) => date)).toEqual(['2026-03-05', '2026-03-12', '2026-03-19', '2026-03-26']);
  expect(days?.[0]?.starts).toEqual(['09:00', '10:00', '11:00']);
});

test('what else she does takes its hours, and the visit itself does not', () => {
  const booked = new Map([
    ['2026-03-05', [{ visit_id: 'other', start: '09:00', minutes: 60, postcode: '' }]],
    ['2026-03-12', [{ visit_id: 'visit', start: '09:00', minutes: 240, postcode: '' }]],
  ]);
  const [first, second] = freeTimes(visit, lotte, booked, now) ?? [];
  expect([first?.starts, second?.starts]).toEqual([
    ['10:00', '11:00'],
    ['09:00', '10:00', '11:00'],
  ]);
});

test('an absence takes its days, and the time at which the visit is already is none', () => {
  const ill = {
    ...lotte,
    absences: [{ id: 'a', kind: 'not-available' as const, from: '2026-03-01', until: '2026-03-12' }],
  };
  const at = { ...visit, visit: aPlannedVisit({ date: '2026-03-19', start: '10:00' }) };
  expect(freeTimes(at, ill, none, now)?.[0]).toEqual({ date: '2026-03-19', starts: ['09:00', '11:00'] });
});

test.each([
  ['without a student', { id: 'visit', visit: aVisit() }, lotte],
  ['with a student who gave no hours', visit, { ...lotte, weekly: {} }],
  ['with a student whose record cannot be read', visit, null],
  ['that has begun', { id: 'visit', visit: aPlannedVisit({ date: '2026-03-02', start: '10:00' }) }, lotte],
])('nothing is known of a visit %s', (_what, each, profile) => {
  expect(freeTimes(each, profile, none, now)).toBeNull();
});
