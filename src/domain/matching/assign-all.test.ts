import fc from 'fast-check';
import munkres from 'munkres-js';
import { describe, expect, test } from 'vitest';
import { aBookedVisit, aCandidate, anOpenVisit } from '#tests/builders/matching.ts';
import { assignAll, assignAllInSteps, assignOneByOne, type Proposal } from './assign-all.ts';
import { matchOf } from './best-matches.ts';
import type { Candidate, OpenVisit } from './candidate.ts';
import { whyNot } from './hard-rules.ts';

const studentOf = ({ rows }: Proposal): Record<string, string | null> =>
  Object.fromEntries(rows.map(({ visit, match }) => [visit.id, match?.studentId ?? null]));

const postcode = fc.constantFrom('2000', '2018', '2060', '2100', '2600', '2800', '8000');
const flag = fc.boolean();
const seldom = fc.integer({ min: 0, max: 3 }).map((value) => value === 0);
const avoided = fc.record({ cats: seldom, dogs: seldom, smokers: seldom });
const hour = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((value) => `${String(value).padStart(2, '0')}:00`);

const anyVisits = (day: fc.Arbitrary<string>, start: fc.Arbitrary<string>, maxLength: number) =>
  fc
    .array(
      fc.record({
        seniorId: fc.constantFrom('maria', 'jozef', 'irma'),
        service: fc.constantFrom('garden' as const, 'transport' as const),
        variant: fc.constantFrom('own-car' as const, 'provider-car' as const),
        date: day,
        start,
        minutes: fc.constantFrom(60, 120, 240),
        postcode,
        language: fc.constantFrom(null, 'fr' as const),
        home: avoided,
        blockedStudents: fc.subarray(['s0']),
      }),
      { minLength: 1, maxLength },
    )
    .map((visits) => visits.map((visit, index) => anOpenVisit({ id: `v${index}`, ...visit })));

const anyCandidates = fc
  .array(
    fc.record({
      profile: fc.record({
        postcode,
        skills: fc.subarray(['garden' as const, 'transport' as const]),
        languages: fc.subarray(['nl' as const, 'fr' as const]),
        has_car: flag,
        paused: seldom,
        avoids: avoided,
        hours_by_year: fc.record({ 2026: fc.constantFrom(0, 300, 597, 646, 649) }),
        wished_hours_per_week: fc.constantFrom(null, 0, 2, 6),
        blocked_seniors: fc.subarray(['irma']),
      }),
      times: fc.integer({ min: 0, max: 3 }),
      booked: hour(8, 18),
      isBooked: flag,
    }),
    { maxLength: 6 },
  )
  .map((students) =>
    students.map(({ profile, times, booked, isBooked }, index) =>
      aCandidate(
        { id: `s${index}`, ...profile },
        {
          booked: isBooked ? [aBookedVisit({ visitId: `b${index}`, start: booked })] : [],
          together: new Map(times > 0 ? [['maria', { times, last: '2026-11-05' }]] : []),
        },
      ),
    ),
  );

const oneMoment = anyVisits(fc.constant('2026-12-03'), fc.constant('14:00'), 6);
const severalDays = anyVisits(fc.constantFrom('2026-12-02', '2026-12-03', '2026-12-04'), hour(8, 17), 9);

/** The students with all that a proposal gives them but one visit: what staff would find before the last click. */
function without(visit: OpenVisit, { rows }: Proposal, candidate: Candidate): Candidate {
  const given = rows
    .filter(({ visit: other, match }) => other !== visit && match?.studentId === candidate.profile.id)
    .map((row) => row.visit);
  const hours =
    (candidate.profile.hours_by_year['2026'] ?? 0) + given.reduce((sum, { minutes }) => sum + minutes / 60, 0);
  return {
    ...candidate,
    profile: { ...candidate.profile, hours_by_year: { 2026: hours } },
    booked: [...candidate.booked, ...given.map(({ id, ...other }) => aBookedVisit({ ...other, visitId: id }))],
  };
}

describe('the best assignment of all visits together', () => {
  test('gives the second choice where the first is needed elsewhere', () => {
    // Both would like Lotte, who was at Maria's; only Lotte does gardens.
    const lotte = aCandidate({ id: 'lotte' }, { together: new Map([['maria', { times: 4, last: '2026-11-26' }]]) });
    const wout = aCandidate({ id: 'wout', skills: ['companionship'] });
    const visits = [anOpenVisit({ id: 'a' }), anOpenVisit({ id: 'b', seniorId: 'jozef', service: 'garden' })];
    expect(studentOf(assignOneByOne(visits, [lotte, wout]))).toEqual({ a: 'lotte', b: null });
    expect(studentOf(assignAll(visits, [lotte, wout]))).toEqual({ a: 'wout', b: 'lotte' });
  });

  test('pauses for the screen after each visit that is prepared and each plan that is tried', () => {
    const visits = ['09:00', '11:30', '14:00'].map((start) => anOpenVisit({ id: start, start, minutes: 120 }));
    const candidates = [aCandidate({ id: 'lotte' }), aCandidate({ id: 'wout' })];
    const steps = assignAllInSteps(visits, candidates);
    let pauses = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) pauses += 1;
    // Three visits at three times: each time has its turn to be solved first, and then each is tried anew.
    expect(pauses).toBeGreaterThanOrEqual(3 + 3 * 3 + 4 + 3);
    expect(step.value).toEqual(assignAll(visits, candidates));
  });

  test('gives one student several visits of a day where the way allows it', () => {
    const visits = ['09:00', '11:30', '16:00'].map((start) => anOpenVisit({ id: start, start, minutes: 120 }));
    expect(studentOf(assignAll(visits, [aCandidate({ id: 'lotte' })]))).toEqual({
      '09:00': 'lotte',
      '11:30': 'lotte',
      '16:00': 'lotte',
    });
    const tight = ['09:00', '11:00'].map((start, index) =>
      anOpenVisit({ id: start, start, postcode: index === 0 ? '2000' : '2800' }),
    );
    expect(assignAll(tight, [aCandidate({ id: 'lotte' })]).assigned).toBe(1);
  });

  test('keeps a student for a later visit that only she can do', () => {
    const lotte = aCandidate({ id: 'lotte', postcode: '2000' });
    const wout = aCandidate({ id: 'wout', postcode: '2018', skills: ['companionship'] });
    const visits = [
      anOpenVisit({ id: 'early', start: '09:00', postcode: '2000' }),
      anOpenVisit({ id: 'late', start: '11:00', postcode: '2000', service: 'garden' }),
    ];
    expect(studentOf(assignOneByOne(visits, [lotte, wout]))).toEqual({ early: 'lotte', late: null });
    expect(studentOf(assignAll(visits, [lotte, wout]))).toEqual({ early: 'wout', late: 'lotte' });
  });

  test('counts the hours that it gives', () => {
    const visits = ['09:00', '12:00', '16:00'].map((start) => anOpenVisit({ id: start, start }));
    const nearly = aCandidate({ hours_by_year: { 2026: 646 } });
    const { rows, assigned } = assignAll(visits, [nearly]);
    expect(assigned).toBe(2);
    expect(rows.filter(({ match }) => match?.reasons.some(({ code }) => code === 'hours-nearly-used'))).toHaveLength(2);
  });

  test('proposes anew what an ill student had', () => {
    const [ill, other] = [aCandidate({ id: 'ill' }), aCandidate({ id: 'other' })];
    const hers = ['09:00', '14:00'].map((start) => anOpenVisit({ id: start, start }));
    expect(studentOf(assignAll(hers, [{ ...ill, profile: { ...ill.profile, paused: true } }, other]))).toEqual({
      '09:00': 'other',
      '14:00': 'other',
    });
  });

  test('of nothing is nothing', () => {
    expect(assignAll([], [aCandidate()])).toEqual({ rows: [], assigned: 0, points: 0 });
    expect(assignAll([anOpenVisit()], [])).toMatchObject({ assigned: 0, points: 0, rows: [{ match: null }] });
  });

  test('at one moment it is the optimum that munkres-js finds', () => {
    fc.assert(
      fc.property(oneMoment, anyCandidates, (visits, candidates) => {
        // To leave a visit open costs more than all the points that there are.
        const open = 100_000;
        const costs = visits.map((visit) => [
          ...candidates.map((one) => (whyNot(visit, one).length > 0 ? 2 * open : -matchOf(visit, one).points)),
          ...visits.map(() => open),
        ]);
        const cheapest = munkres(costs.map((row) => [...row]))
          .map(([row, column]) => costs[row]?.[column] ?? Number.NaN)
          .filter((cost) => cost < open);
        const found = assignAll(visits, candidates);
        expect([found.assigned, found.points]).toEqual([
          cheapest.length,
          0 - cheapest.reduce((sum, cost) => sum + cost, 0),
        ]);
      }),
      { numRuns: 200 },
    );
  });

  // spec: staff.matching.together
  test('is never worse than one by one', () => {
    fc.assert(
      fc.property(severalDays, anyCandidates, (visits, candidates) => {
        const all = assignAll(visits, candidates);
        const simple = assignOneByOne(visits, candidates);
        expect(all.assigned).toBeGreaterThanOrEqual(simple.assigned);
        if (all.assigned === simple.assigned) expect(all.points).toBeGreaterThanOrEqual(simple.points);
      }),
      { numRuns: 300 },
    );
  });

  test('is no worse than one by one where the slots lead astray', () => {
    const cats = { home: { cats: true, dogs: false, smokers: false } };
    const visits = [
      anOpenVisit({ id: 'a', date: '2026-12-02', start: '17:00', minutes: 60, postcode: '8000', ...cats }),
      anOpenVisit({ id: 'b', date: '2026-12-02', start: '17:00', minutes: 120, ...cats }),
      anOpenVisit({ id: 'c', date: '2026-12-03', start: '08:00', minutes: 60, ...cats }),
      anOpenVisit({ id: 'd', date: '2026-12-03', start: '10:00', minutes: 120, ...cats }),
      anOpenVisit({ id: 'e', date: '2026-12-02', start: '08:00', minutes: 60 }),
    ];
    const students = [
      aCandidate({ id: 's0', postcode: '2000', avoids: { cats: true, dogs: false, smokers: false } }),
      aCandidate({ id: 's1', postcode: '2000', hours_by_year: { 2026: 646 } }),
    ];
    const [all, simple] = [assignAll(visits, students), assignOneByOne(visits, students)];
    expect([all.assigned, all.points >= simple.points]).toEqual([simple.assigned, true]);
  });

  test('breaks no hard rule, and leaves no visit open that a student could still do', () => {
    fc.assert(
      fc.property(severalDays, anyCandidates, (visits, candidates) => {
        const proposal = assignAll(visits, candidates);
        expect(proposal.rows.map(({ visit }) => visit.id).toSorted()).toEqual(visits.map(({ id }) => id).toSorted());
        for (const { visit, match } of proposal.rows) {
          for (const candidate of candidates) {
            const reasons = whyNot(visit, without(visit, proposal, candidate));
            if (match?.studentId === candidate.profile.id) expect(reasons).toEqual([]);
            if (match === null) expect(reasons).not.toEqual([]);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('depends on neither the order of the visits nor that of the students', () => {
    fc.assert(
      fc.property(severalDays, anyCandidates, (visits, candidates) => {
        expect(assignAll(visits.toReversed(), candidates.toReversed())).toEqual(assignAll(visits, candidates));
      }),
    );
  });
});
