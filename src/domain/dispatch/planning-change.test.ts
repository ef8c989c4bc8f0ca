import { describe, expect, test } from 'vitest';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { aBookedVisit, aCandidate } from '#tests/builders/matching.ts';
import { aPlannedVisit, aVisit, anOffer } from '#tests/builders/visit.ts';
import type { Visit } from '../documents/visit.ts';
import { type PlanningChange, planningConflicts, planningSteps, studentAfter } from './planning-change.ts';

const now = new Date('2026-11-22T09:00:00Z');
/** A Tuesday. */
const date = '2026-11-24';
const lotte = 'student-lotte';

const planned = (overrides: Partial<Visit> = {}) => aPlannedVisit({ date, start: '14:00', ...overrides });

function change(visit: Visit, overrides: Partial<PlanningChange> = {}): PlanningChange {
  const { date: day, start, minutes_planned } = visit;
  return {
    visit: { id: 'visit-1', visit },
    row: aBoardRow({ stage: 'planned' }),
    time: { date: day, start, minutes_planned },
    student: 'keep',
    ...overrides,
  };
}

const at = (start: string, minutes_planned = 120, day = date) => ({ date: day, start, minutes_planned });
const give = (id: string, how: 'assign-student' | 'offer-visit' = 'assign-student') => ({ id, how }) as const;
const wout = { id: 'student-wout' };

describe('the commands of a change', () => {
  const commandsOf = (each: PlanningChange) => planningSteps(each).map(({ command }) => command);

  test.each([
    ['nothing', change(planned()), []],
    ['a student who has it already', change(planned(), { student: give(lotte) }), []],
    ['another hour', change(planned(), { time: at('15:00') }), ['move-visit']],
    ['another student', change(planned(), { student: give('wout') }), ['unassign-student', 'assign-student']],
    [
      'both: she is taken off before it moves, so that no mail says that she comes then',
      change(planned(), { student: give('wout', 'offer-visit'), time: at('15:00') }),
      ['unassign-student', 'move-visit', 'offer-visit'],
    ],
    ['nobody', change(planned(), { student: 'none' }), ['unassign-student']],
    ['nobody, where nobody is', change(aVisit({ date })), []],
    [
      'offers stay until somebody is planned',
      change(aVisit({ date, state: 'offered', offers: [anOffer()] }), { student: give('wout') }),
      ['assign-student'],
    ],
  ])('%s', (_, each, commands) => {
    expect(commandsOf(each)).toEqual(commands);
  });
});

describe('what is said before a change is made', () => {
  const codesOf = (each: PlanningChange, candidate = aCandidate()) => {
    const { hard, soft } = planningConflicts(each, studentAfter(each) === null ? null : candidate, now);
    const code = (conflict: (typeof hard)[number]) =>
      conflict.kind === 'student' ? conflict.reason.code : conflict.code;
    return { hard: hard.map(code), soft: soft.map(code) };
  };

  test('nothing for no change', () => {
    expect(codesOf(change(planned({ date: '2020-01-01' })))).toEqual({ hard: [], soft: [] });
  });

  test.each([
    ['in the past', at('14:00', 120, '2026-11-20'), 'visit-in-past'],
    ['over midnight', at('23:00', 120), 'visit-over-midnight'],
    ['at an hour that the clock skips', at('02:30', 60, '2027-03-28'), 'visit-time-invalid'],
  ])('no visit %s', (_, time, code) => {
    expect(codesOf(change(planned(), { time })).hard).toContain(code);
  });

  test('a visit that began is not moved', () => {
    expect(codesOf(change(planned({ state: 'started' }), { time: at('16:00') })).hard).toEqual(['visit-state-changed']);
  });

  test('nobody is planned before a yes to the price; moving needs none', () => {
    const open = aVisit({ date });
    expect(codesOf(change(open, { student: give(lotte) })).hard).toEqual(['price-not-agreed']);
    expect(codesOf(change(open, { time: at('16:00') }))).toEqual({ hard: [], soft: [] });
    const quotedAgain = { row: aBoardRow({ stage: 'quoted' }), student: give('wout') };
    expect(codesOf(change(planned(), quotedAgain)).hard).toEqual(['price-not-agreed']);
  });

  test.each([
    ['who is paused', { paused: true }, 'paused'],
    ['who is not vetted', { vetted_until: null }, 'not-vetted'],
    ['without hours left', { hours_by_year: { '2026': 649 } }, 'hours-used-up'],
    ['who does not go to this senior', { blocked_seniors: ['maria'] }, 'blocked'],
  ])('a student %s stops it', (_, profile, code) => {
    const each = change(planned(), { student: give('student-wout') });
    expect(codesOf(each, aCandidate({ ...wout, ...profile })).hard).toEqual([code]);
  });

  test('another visit of hers stops it, and so does the way there', () => {
    const each = change(planned(), { time: at('16:00') });
    const other = (start: string, postcode = '2000') =>
      aCandidate({}, { booked: [aBookedVisit({ date, start, minutes: 60, postcode })] });
    expect(codesOf(each, other('17:00')).hard).toEqual(['other-visit']);
    expect(codesOf(each, other('18:05', '9000')).hard).toEqual(['no-time-for-way']);
    expect(codesOf(each, other('19:00')).hard).toEqual([]);
  });

  test('the visit itself and its hours are not in its own way', () => {
    const own = aBookedVisit({ visitId: 'visit-1', date, start: '14:00', minutes: 120 });
    const candidate = aCandidate({ hours_by_year: { '2026': 650 } }, { booked: [own] });
    expect(codesOf(change(planned(), { time: at('15:00') }), candidate).hard).toEqual([]);
    expect(codesOf(change(planned(), { time: at('15:00', 150) }), candidate).hard).toEqual(['hours-used-up']);
  });

  // spec: staff.students.hours
  test.each([
    [597, []],
    [598, ['hours-nearly-used']],
    [648, ['hours-nearly-used']],
    // Beyond 650 it is not told but stops the change here.
    [649, []],
  ])('of a student with %i hours who gets two more it tells %j', (hours, told) => {
    const each = change(planned(), { student: give('student-wout') });
    const candidate = aCandidate({ ...wout, hours_by_year: { '2026': hours } });
    const conflicts = planningConflicts(each, candidate, now);
    expect(conflicts.told.map(({ code }) => code)).toEqual(told);
    expect(conflicts.hard).toHaveLength(hours === 649 ? 1 : 0);
  });

  test('wishes warn, and take a reason', () => {
    const away = aCandidate({ ...wout, exceptions: [{ date, available: false }], skills: [] });
    expect(codesOf(change(planned(), { student: give('student-wout') }), away)).toEqual({
      hard: [],
      soft: ['student-leaves', 'lacks-skill', 'day-off'],
    });
    // To ask her takes no reason: the server refuses it.
    expect(codesOf(change(planned(), { student: give('student-wout', 'offer-visit') }), away).hard).toEqual([
      'lacks-skill',
      'day-off',
    ]);
  });

  test('what a move does to who is planned or asked', () => {
    expect(codesOf(change(planned(), { time: at('15:00') })).soft).toEqual(['student-stays']);
    const offered = aVisit({ date, state: 'offered', offers: [anOffer()] });
    expect(codesOf(change(offered, { time: at('15:00') })).soft).toEqual(['offers-lapse']);
  });

  test('no student is asked about a category that staff made', () => {
    const own = planned({ task_category_id: 'made-by-staff' });
    expect(codesOf(change(own, { time: at('15:00') })).hard).toEqual([]);
  });
});
