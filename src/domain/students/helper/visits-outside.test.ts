import { expect, test } from 'vitest';
import { aFollowedStudent } from '#tests/builders/students/student-profile.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import type { Visit } from '#domain/documents/visit.ts';
import type { Availability } from '../availability.ts';
import { helperWork } from './helper-work.ts';
import { visitsOutside } from './visits-outside.ts';

const today = '2026-03-02';

/** Tuesday 10 March 2026, 14 to 16 h; she can come every day from 8 to 20 h. */
function lotte(student: Parameters<typeof aFollowedStudent>[0] = {}, visit: Partial<Visit> = {}) {
  const planned = aPlannedVisit({ date: '2026-03-10', start: '14:00', ...visit });
  const around = {
    visit: { id: 'visit', visit: planned },
    address: '',
    notes: '',
    senior: { firstName: 'Maria', name: '', phone: '', postcode: '', town: '' },
    serviceName: '',
  };
  const work = helperWork(aFollowedStudent(student), [around], madeAt);
  if (work.availability === undefined) throw new Error('no availability');
  return { visits: work.visits, availability: work.availability };
}

function outside(change: Partial<Availability>, { visits, availability } = lotte()) {
  const { weekly, exceptions } = availability;
  return visitsOutside(visits, availability, { weekly, exceptions, ...change }, today).length;
}

const { weekly } = lotte().availability;

test.each([
  ['takes the whole weekday away', { weekly: { ...weekly, 2: [] } }, 1],
  ['takes a part of the visit away', { weekly: { ...weekly, 2: [{ from: '08:00', to: '15:30' }] } }, 1],
  ['leaves the visit whole', { weekly: { ...weekly, 2: [{ from: '14:00', to: '16:00' }] } }, 0],
  ['is about another weekday', { weekly: { ...weekly, 3: [] } }, 0],
  ['takes the day away', { exceptions: [{ date: '2026-03-10', available: false }] }, 1],
  [
    'takes other hours of the day away',
    { exceptions: [{ date: '2026-03-10', available: false, from: '08:00', to: '14:00' }] },
    0,
  ],
  ['takes everything away', { weekly: {}, exceptions: [] }, 1],
] as const)('a change that %s', (_what, change, count) => {
  expect(outside(change as unknown as Partial<Availability>)).toBe(count);
});

test('a visit that was outside her hours before is not told again', () => {
  const evening = lotte({ weekly: { 2: [{ from: '18:00', to: '20:00' }] } });
  expect(outside({ weekly: {}, exceptions: [] }, evening)).toBe(0);
});

test('a visit is told when hours are given for the first time, and it is not in them', () => {
  const unknown = lotte({ weekly: {} });
  expect(outside({ weekly: { 2: [{ from: '18:00', to: '20:00' }] } }, unknown)).toBe(1);
  expect(outside({ weekly: { 2: [{ from: '08:00', to: '20:00' }] } }, unknown)).toBe(0);
});

test('visits that are over, cancelled or under way are not told', () => {
  for (const visit of [{ date: '2026-03-01' }, { state: 'cancelled' }, { state: 'started' }] as const) {
    expect(outside({ weekly: {} }, lotte({}, visit))).toBe(0);
  }
});
