import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Visit } from '#domain/documents/visit.ts';
import { addDaysTo, brusselsDate, momentOf } from '#domain/requests/calendar.ts';
import { hoursFor, shownMoves } from '#domain/visits/visit-move.ts';
import { visitStates } from '#domain/visits/visit-state.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aCase, anOffer, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { changeVisit } from '../change-visits.ts';
import { moveVisit } from '../commands/move-visit.ts';
import { withdrawStudent } from '../commands/withdraw-student.ts';
import type { Decision, RequestCase } from '../request-case.ts';
import { acceptMove, acceptMoveAsStudent, declineMove, declineMoveAsStudent } from './answer-move.ts';
import { proposeMove, withdrawMove } from './propose-move.ts';

const actor = { uid: 'maria', name: 'Maria' };
const at = (date: string, time = '09:00') => ({ now: momentOf(date, time), actor });
const early = { now: madeAt, actor };
const from = { date: '2026-03-10', start: '14:00' };
const to = { date: '2026-03-12', start: '10:00' };
const profile = aStudentProfile({ id: 'student-lotte' });
const lotte = {
  ...{ id: 'student-lotte', student: { first_name: 'Lotte', last_name: 'Janssens', residence: 'Gent' } },
  profile,
};
const caseOf = (visit: Visit) => aCase({ request: { status: 'assigned' }, visits: [visit] });
const before: RequestCase = caseOf(aPlannedVisit());
const { request_id: id } = before.request;

function done(decision: Decision): RequestCase {
  if (!decision.ok) throw new Error(decision.error);
  return decision.value;
}
const visitOf = (state: RequestCase) => state.visits[0]?.visit;
const errorOf = (decision: Decision) => (decision.ok ? 'done' : decision.error);

const propose = (state: RequestCase = before, time = to, context = early) =>
  proposeMove(state, { visitId: id, from: visitOf(state) ?? from, to: time }, context);
const asked = done(propose());
const staffYes = (state = asked, context = early, reason = 'Zij kan ook dan.') =>
  acceptMove(state, { visitId: id, to, reason }, { ...context, student: lotte });
const studentYes = (state = asked, context = early) => acceptMoveAsStudent(state, { visitId: id, to }, lotte, context);

describe('the senior asks for another time', () => {
  test('and her visit stands as it is, with its student and its price', () => {
    expect(visitOf(asked)).toMatchObject({ ...from, state: 'confirmed', studentprofile_id: 'student-lotte' });
    expect(shownMoves(asked.visits)).toEqual([
      { visit_id: id, ...to, state: 'waiting', reason: '', asked_by: 'maria' },
    ]);
    expect(asked.request).toEqual(before.request);
  });

  test('twice: the same changes nothing, another replaces it', () => {
    expect(done(propose(asked))).toBe(asked);
    const other = done(propose(asked, { ...to, start: '11:00' }));
    expect(shownMoves(other.visits)).toMatchObject([{ start: '11:00', state: 'waiting' }]);
    expect(errorOf(staffYes(other))).toBe('move-gone');
    expect(errorOf(studentYes(other))).toBe('move-gone');
  });

  test.each([
    ['the time it is at', from, early, 'visit-time-invalid'],
    ['a day that is too near', { date: '2026-03-04', start: '10:00' }, early, 'move-too-near'],
    ['three days ahead', { date: '2026-03-05', start: '10:00' }, early, 'done'],
    ['before the first hour', { ...to, start: '07:59' }, early, 'visit-time-invalid'],
    ['after the last hour', { ...to, start: '22:01' }, early, 'visit-time-invalid'],
    ['the last hour', { ...to, start: '22:00' }, early, 'done'],
    ['over midnight', { ...to, start: '22:00' }, early, 'done'],
    ['once it has begun', { date: '2026-03-14', start: '10:00' }, at('2026-03-10', '14:00'), 'visit-state-changed'],
    ['a minute before it begins', { date: '2026-03-14', start: '10:00' }, at('2026-03-10', '13:59'), 'done'],
  ])('%s', (_what, time, context, expected) => {
    expect(errorOf(propose(before, time, context))).toBe(expected);
  });

  test('of a visit that ends after midnight then is rejected', () => {
    const long = caseOf(aPlannedVisit({ minutes_planned: 180 }));
    expect(errorOf(propose(long, { ...to, start: '22:00' }))).toBe('visit-over-midnight');
    expect(hoursFor(180).at(-1)).toBe('21:00');
  });

  test.each(visitStates)('of a visit that is %s', (state) => {
    const isToCome = ['open', 'offered', 'confirmed'].includes(state);
    expect(errorOf(propose(caseOf(aPlannedVisit({ state }))))).toBe(isToCome ? 'done' : 'visit-state-changed');
  });

  test('of a visit that was moved since her screen was read is rejected, as is taking it back', () => {
    const moved = done(moveVisit(asked, id, { date: '2026-03-11', start: '14:00', minutes_planned: 120 }, early));
    const stale = { visitId: id, from };
    expect(errorOf(proposeMove(moved, { ...stale, to }, early))).toBe('visit-state-changed');
    expect(errorOf(withdrawMove(moved, stale, early))).toBe('visit-state-changed');
    expect(errorOf(withdrawMove(done(staffYes()), stale, early))).toBe('visit-state-changed');
  });

  test('and takes it back: nobody can say yes any more; taking it back again changes nothing', () => {
    const back = done(withdrawMove(asked, { visitId: id, from }, early));
    expect(shownMoves(back.visits)).toEqual([]);
    expect(errorOf(staffYes(back))).toBe('move-gone');
    expect(errorOf(studentYes(back))).toBe('move-gone');
    expect(done(withdrawMove(back, { visitId: id, from }, early))).toBe(back);
  });

  test('an unknown visit is missing', () => {
    expect(errorOf(proposeMove(before, { visitId: 'other', from, to }, early))).toBe('not-found');
    expect(errorOf(withdrawMove(before, { visitId: 'other', from }, early))).toBe('not-found');
  });
});

/** Moments around both nights on which the clock changes, and around any midnight. */
const moments = fc
  .tuple(
    fc.constantFrom('2026-03-28T22:30:00Z', '2026-10-24T21:30:00Z', '2026-06-15T21:30:00Z', '2028-02-28T22:30:00Z'),
    fc.integer({ min: -4 * 24 * 60, max: 4 * 24 * 60 }),
  )
  .map(([around, minutes]) => new Date(Date.parse(around) + minutes * 60_000));

/** The day in Brussels, by another calendar than the product's. */
const swedishDay = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(moment);

describe('at any moment, also in the nights on which the clock changes', () => {
  test('exactly the days from the third after today on can be asked for', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -2, max: 9 }), fc.constantFrom(...hoursFor(120)), (now, days, start) => {
        const today = swedishDay(now);
        const date = new Date(Date.parse(today) + days * 24 * 3_600_000).toISOString().slice(0, 10);
        const visit = aPlannedVisit({ date: addDaysTo(today, 20), start: '14:00' });
        const error = errorOf(propose(caseOf(visit), { date, start }, { now, actor }));
        expect(error).toBe(days >= 3 ? 'done' : 'move-too-near');
      }),
    );
  });

  test('a yes counts until the day before the new day, and until the visit begins', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 3, max: 6 }), fc.integer({ min: 0, max: 8 * 24 }), (now, days, hours) => {
        const today = brusselsDate(now);
        const time = { date: addDaysTo(today, days), start: '10:00' };
        const visit = aPlannedVisit({ date: addDaysTo(today, 5), start: '14:00' });
        const waiting = done(propose(caseOf(visit), time, { now, actor }));
        const later = new Date(now.getTime() + hours * 3_600_000);
        const answer = acceptMoveAsStudent(waiting, { visitId: id, to: time }, lotte, { now: later, actor });
        const isInTime = swedishDay(later) < time.date && later < momentOf(visit.date, visit.start);
        expect(errorOf(answer)).toBe(isInTime ? 'done' : 'move-too-near');
      }),
    );
  });
});

describe('an answer', () => {
  test.each([
    ['staff', staffYes],
    ['the student', studentYes],
  ])('a yes of %s moves the visit: student, price and length stay, the request follows', (_who, yes) => {
    const after = done(yes());
    expect(visitOf(after)).toMatchObject({ ...to, state: 'confirmed', minutes_planned: 120, proposed_move: null });
    expect(visitOf(after)?.price).toEqual(visitOf(before)?.price);
    expect(visitOf(after)?.studentprofile_id).toBe('student-lotte');
    expect(after.request).toMatchObject({ request_date: to.date, preferred_time: to.start });
  });

  test('the same yes of the student again changes nothing, and a yes of another student finds no visit', () => {
    const after = done(studentYes());
    expect(done(studentYes(after))).toBe(after);
    const wout = { ...lotte, id: 'student-wout' };
    expect(errorOf(acceptMoveAsStudent(asked, { visitId: id, to }, wout, early))).toBe('not-found');
    expect(errorOf(declineMoveAsStudent(asked, { visitId: id, to }, 'student-wout', early))).toBe('not-found');
  });

  test('a no of staff keeps the old time and says why; a no cannot become a yes', () => {
    const no = done(declineMove(asked, { visitId: id, to, reason: 'Lotte kan dan niet.' }, early));
    expect(visitOf(no)).toMatchObject(from);
    const told = { state: 'declined' as const, reason: 'Lotte kan dan niet.', asked_by: 'maria' };
    expect(shownMoves(no.visits)).toEqual([{ visit_id: id, ...to, ...told }]);
    expect(errorOf(staffYes(no))).toBe('move-gone');
    expect(errorOf(studentYes(no))).toBe('move-gone');
    expect(shownMoves(done(propose(no)).visits)).toMatchObject([{ state: 'waiting', reason: '' }]);
  });

  test('a no of the student does too, without a reason for the senior', () => {
    const no = done(declineMoveAsStudent(asked, { visitId: id, to }, 'student-lotte', early));
    expect(shownMoves(no.visits)).toMatchObject([{ state: 'declined', reason: '' }]);
  });

  test('too late for a yes, staff can still say no', () => {
    const late = at('2026-03-10', '14:00');
    expect(errorOf(staffYes(asked, late))).toBe('move-too-near');
    expect(errorOf(declineMove(asked, { visitId: id, to, reason: 'Te laat.' }, late))).toBe('done');
  });

  test('staff needs a reason where something speaks against the student, and none outweighs that she is paused', () => {
    const free = acceptMove(
      asked,
      { visitId: id, to, reason: '' },
      { ...early, student: { ...lotte, profile: { ...profile, weekly: {}, exceptions: [] } } },
    );
    expect(errorOf(free)).toBe('reason-needed');
    const paused = { ...lotte, profile: { ...profile, paused: true } };
    expect(errorOf(acceptMove(asked, { visitId: id, to, reason: 'Toch.' }, { ...early, student: paused }))).toBe(
      'student-not-allowed',
    );
    expect(errorOf(acceptMoveAsStudent(asked, { visitId: id, to }, paused, early))).toBe('student-not-allowed');
    expect(errorOf(acceptMove(asked, { visitId: id, to, reason: '' }, { ...early, student: null }))).toBe(
      'student-not-found',
    );
  });

  test('a visit without a student moves as well, and its offers lapse', () => {
    const offered = caseOf(aVisit({ state: 'offered', offers: [anOffer()] }));
    const yes = acceptMove(done(propose(offered)), { visitId: id, to, reason: '' }, { ...early, student: null });
    expect(visitOf(done(yes))).toMatchObject({ ...to, state: 'open', offers: [] });
  });
});

describe('what happens meanwhile', () => {
  test.each(visitStates)('a visit that becomes %s', (state) => {
    const [stored] = asked.visits;
    if (stored === undefined) throw new Error('No visit.');
    const changed = changeVisit(stored, { state }, madeAt).visit;
    const isToCome = ['open', 'offered', 'confirmed'].includes(state);
    expect(changed.proposed_move == null).toBe(!isToCome);
    const after = { ...asked, visits: [{ id, visit: { ...changed, proposed_move: stored.visit.proposed_move } }] };
    if (!isToCome) expect([errorOf(staffYes(after)), errorOf(studentYes(after))]).not.toContain('done');
  });

  test('staff moves it elsewhere: nothing is asked any more', () => {
    const moved = done(moveVisit(asked, id, { date: '2026-03-11', start: '14:00', minutes_planned: 120 }, early));
    expect(shownMoves(moved.visits)).toEqual([]);
    expect(errorOf(staffYes(moved))).toBe('move-gone');
  });

  test('the student withdraws: it is asked of whoever comes next, and she cannot answer', () => {
    const open = done(withdrawStudent(asked, id, 'student-lotte', early));
    expect(shownMoves(open.visits)).toMatchObject([{ state: 'waiting' }]);
    expect(errorOf(studentYes(open))).toBe('not-found');
  });
});
