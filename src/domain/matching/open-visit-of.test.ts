import { expect, test } from 'vitest';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { firstVisit } from '../dispatch/read-visits.ts';
import type { StoredVisit } from '../documents/visit.ts';
import { candidatesFor, daysToMatch, openVisitOf } from './open-visit-of.ts';

const request = aServiceRequest();
const stored = firstVisit(request, request.created_at);
if (stored === null) throw new Error('the request has a day');

const row = { senior_id: 'maria', postcode: '2000' };

test('a stored visit is matched by its service, time and place, and by the language of the account', () => {
  expect(openVisitOf({ row, visit: stored, quote: null, language: 'FR', needs: null })).toMatchObject({
    service: 'companionship',
    variant: null,
    date: '2026-03-10',
    start: '14:00',
    minutes: 120,
    postcode: '2000',
    language: 'fr',
  });
  const other = { ...stored, visit: { ...stored.visit, task_category_id: 'piano' } };
  expect(openVisitOf({ row, visit: other, quote: null, language: null, needs: null })).toBeNull();
});

test.each([
  ['2026-11-23', '2026-11-22', '2026-11-29'],
  ['2026-11-26', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-30'],
])('of a visit on %s the days from %s to %s count', (date, from, to) => {
  expect(daysToMatch(date)).toEqual({ from, to });
});

test('only visits that took place count as having been there', () => {
  const was = (id: string, state: StoredVisit['visit']['state'], date: string): StoredVisit => ({
    id,
    visit: { ...stored.visit, state, date, studentprofile_id: 'student-lotte' },
  });
  const former = [
    was('a', 'charged', '2026-01-05'),
    was('b', 'done', '2026-02-02'),
    was('c', 'confirmed', '2026-03-10'),
    was('d', 'cancelled', '2026-02-09'),
    was('e', 'missed', '2026-02-16'),
  ];
  const day = {
    student_id: 'student-lotte',
    date: '2026-03-10',
    visits: [{ visit_id: 'c', start: '09:00', minutes: 60, postcode: '2018' }],
  };
  const [lotte] = candidatesFor([aStudentProfile()], [day], former);
  expect(lotte?.together.get(stored.visit.senior_id)).toEqual({ times: 2, last: '2026-02-02' });
  expect(lotte?.booked).toMatchObject([{ visitId: 'c', date: '2026-03-10', start: '09:00' }]);
});
