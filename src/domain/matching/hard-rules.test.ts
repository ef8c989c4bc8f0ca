import { describe, expect, test } from 'vitest';
import { aBookedVisit, aCandidate, anOpenVisit } from '#tests/builders/matching.ts';
import type { Candidate, OpenVisit } from './candidate.ts';
import { bestMatches } from './best-matches.ts';
import { whyNot } from './hard-rules.ts';
import { yearHours } from './year-hours.ts';
import { longestWayKm } from './way.ts';

type Profile = Parameters<typeof aCandidate>[0];

const reasons = (
  profile: Profile = {},
  visit: Partial<OpenVisit> = {},
  other: Partial<Omit<Candidate, 'profile'>> = {},
) => whyNot(anOpenVisit(visit), aCandidate(profile, other));

const besides = (...visits: readonly Parameters<typeof aBookedVisit>[0][]) => ({ booked: visits.map(aBookedVisit) });

describe('a hard rule', () => {
  test('nothing speaks against the student of the builder', () => {
    expect(reasons()).toEqual([]);
  });

  test.each<[string, ReturnType<typeof reasons>[number], Profile, Partial<OpenVisit>]>([
    ['the service', { code: 'lacks-skill', service: 'garden' }, { skills: ['household'] }, { service: 'garden' }],
    ['a pause', { code: 'paused' }, { paused: true }, {}],
    ['vetting that ended', { code: 'not-vetted', until: '2026-12-02' }, { vetted_until: '2026-12-02' }, {}],
    ['no vetting', { code: 'not-vetted', until: null }, { vetted_until: null }, {}],
    ['another day', { code: 'not-available', weekday: '4' }, { weekly: { 1: [{ from: '08:00', to: '20:00' }] } }, {}],
    ['the car of the provider', { code: 'no-car' }, {}, { variant: 'provider-car', service: 'transport' }],
    [
      'cats',
      { code: 'avoids', what: 'cats' },
      { avoids: { cats: true, dogs: false, smokers: false } },
      { home: { cats: true, dogs: false, smokers: false } },
    ],
    ['a block by the student', { code: 'blocked', by: 'student' }, { blocked_seniors: ['maria'] }, {}],
    ['a block by the senior', { code: 'blocked', by: 'senior' }, {}, { blockedStudents: ['student-lotte'] }],
    [
      'a way by bicycle',
      { code: 'too-far', estimate: { kind: 'estimate', by: 'bicycle', km: 27.5, minutes: 109 }, longest: 15 },
      { postcode: '2800' },
      {},
    ],
    [
      'a way by car',
      { code: 'too-far', estimate: { kind: 'estimate', by: 'car', km: 63.6, minutes: 101 }, longest: 35 },
      { postcode: '9000', has_car: true },
      {},
    ],
    [
      'the hours of the year',
      { code: 'hours-used-up', hours: 648.5, limit: 650 },
      { hours_by_year: { 2026: 648.5 } },
      {},
    ],
  ])('%s', (_name, reason, profile, visit) => {
    expect(reasons(profile, visit)).toEqual([reason]);
  });

  test('all are named at once', () => {
    const codes = reasons({ paused: true, vetted_until: null, skills: [], hours_by_year: { 2026: 700 } }).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['lacks-skill', 'paused', 'not-vetted', 'hours-used-up']);
  });

  test('the last vetted day counts, and so does the last hour', () => {
    expect(reasons({ vetted_until: '2026-12-03', hours_by_year: { 2026: yearHours.limit - 2, 2027: 900 } })).toEqual(
      [],
    );
  });

  test('a car, no pets to avoid, or blocks of others do not matter', () => {
    expect(reasons({ has_car: true }, { variant: 'provider-car' })).toEqual([]);
    expect(reasons({ avoids: { cats: true, dogs: true, smokers: true } })).toEqual([]);
    expect(reasons({}, { home: { cats: true, dogs: true, smokers: true } })).toEqual([]);
    expect(reasons({ blocked_seniors: ['jozef'] }, { blockedStudents: ['student-wout'] })).toEqual([]);
  });
});

// spec: staff.matching.longest-way
describe('the way from home', () => {
  test('too long for what she travels with rules her out', () => {
    expect(reasons({ postcode: '2800' })).toMatchObject([{ code: 'too-far', longest: longestWayKm.bicycle }]);
    const byCar = { postcode: '9000', has_car: true };
    expect(reasons(byCar)).toMatchObject([{ code: 'too-far', longest: longestWayKm.car }]);
    expect(bestMatches(anOpenVisit(), [aCandidate(byCar)])).toEqual([]);
  });

  test('may be longer with a car, which is taken where the bicycle takes long', () => {
    expect(reasons({ postcode: '2800', has_car: true })).toEqual([]);
  });

  test('that is not known is not too long', () => {
    expect(reasons({ postcode: '8000' })).toEqual([]);
    expect(reasons({ postcode: '9990' }, { postcode: '' })).toEqual([]);
  });

  test('of 8 km is ridden by bicycle', () => {
    expect(reasons({ postcode: '2640' })).toEqual([]);
  });
});

describe('another visit of the student', () => {
  // From 14 to 16 h in 2000; the way between 2000 and 2018 takes some 14 minutes by bicycle.
  test('overlaps', () => {
    const other = aBookedVisit({ start: '15:00' });
    expect(reasons({}, {}, { booked: [other] })).toEqual([{ code: 'other-visit', visit: other }]);
  });

  test('leaves no time for the way there, or back', () => {
    const before = aBookedVisit({ start: '12:50', minutes: 60 });
    const after = aBookedVisit({ start: '16:10', minutes: 60 });
    expect(reasons({}, {}, { booked: [before, after] })).toEqual([
      { code: 'no-time-for-way', visit: before, gap: 10, way: 14 },
      { code: 'no-time-for-way', visit: after, gap: 10, way: 14 },
    ]);
  });

  test('leaves just time', () => {
    expect(reasons({}, {}, besides({ start: '12:46', minutes: 60 }, { start: '16:14' }))).toEqual([]);
    expect(reasons({ has_car: true }, {}, besides({ start: '16:10' }))).toEqual([]);
  });

  test('at an unknown postcode leaves half an hour', () => {
    expect(reasons({}, {}, besides({ start: '16:29', postcode: '8000' }))).toMatchObject([
      { code: 'no-time-for-way', way: 30 },
    ]);
    expect(reasons({}, {}, besides({ start: '16:30', postcode: '8000' }))).toEqual([]);
  });

  test('over midnight counts on the next day', () => {
    const night = { date: '2026-12-02', start: '23:00', minutes: 600 };
    expect(reasons({}, { start: '08:30' }, besides(night))).toMatchObject([{ code: 'other-visit' }]);
  });

  test('is the visit itself, and does not count', () => {
    expect(reasons({}, {}, besides({ visitId: 'visit-1', start: '14:00', minutes: 120 }))).toEqual([]);
  });
});
