import { expect, test } from 'vitest';
import { aPlanning } from '#tests/builders/planning.ts';
import { aCase, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { firstVisit, readVisits } from './read-visits.ts';

const { request } = aCase();
const { request_id: id } = request;
const older = [{ id, data: aPlanning({ request_id: id }) }];
const brief = (status: string, plannings: typeof older) =>
  readVisits({ ...request, status }, plannings).map(({ id: visitId, visit }) => [
    visitId === id,
    visit.state,
    visit.studentprofile_id,
  ]);

test.each([
  ['submitted', null, null],
  ['Ingediend', null, null],
  ['nonsense', null, null],
  ['processing', 'open', null],
  ['assigned', 'open', null],
  ['Geannuleerd', 'cancelled', null],
  ['completed', 'done', null],
  ['Betaald', 'charged', null],
] as const)('a request %s without a planning document is read as %s', (status, state, student) => {
  expect(brief(status, [])).toEqual(state === null ? [] : [[true, state, student]]);
});

test.each([
  ['submitted', 'open', null],
  ['nonsense', 'open', null],
  ['In behandeling', 'open', null],
  ['Gekoppeld', 'confirmed', 'student-lotte'],
  ['matched', 'confirmed', 'student-lotte'],
  ['cancelled', 'cancelled', 'student-lotte'],
  ['Voltooid', 'done', 'student-lotte'],
  ['paid', 'charged', 'student-lotte'],
] as const)('an older planning document of a request %s is read as a visit that is %s', (status, state, student) => {
  expect(brief(status, older)).toEqual([[true, state, student]]);
});

test('stored visits count and not the status, in the order of their days', () => {
  const stored = [
    { id: 'second', data: aVisit({ date: '2026-04-01' }) },
    { id, data: aPlannedVisit() },
    { id: 'broken', data: { ...aVisit(), date: '2026-02-30' } },
  ];
  expect(readVisits({ ...request, status: 'Voltooid' }, stored).map((each) => each.id)).toEqual([id, 'second']);
});

test('what an older request leaves open has a default within the bounds; without a day there is no visit', () => {
  const odd = { ...request, preferred_time: 'Ochtend', hours_requested: 0 };
  expect(firstVisit(odd, request.created_at)?.visit).toMatchObject({ start: '09:00', minutes_planned: 30 });
  expect(firstVisit({ ...odd, hours_requested: 99 }, request.created_at)?.visit.minutes_planned).toBe(720);
  expect(firstVisit({ ...odd, request_date: '2026-02-30' }, request.created_at)).toBeNull();
});
