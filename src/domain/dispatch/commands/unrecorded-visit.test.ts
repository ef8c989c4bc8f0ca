import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCase, aPlannedVisit } from '#tests/builders/visit.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { isApprovedBySilence, silenceHours } from '#domain/visits/approval.ts';
import { mayMoveVisit, type VisitActor, visitStates } from '#domain/visits/visit-state.ts';
import type { Decision, RequestCase } from '../request-case.ts';
import { possibleWorkSteps, type WorkStep } from '../work-steps.ts';
import { accountForVisit } from './account-for-visit.ts';
import { approveVisit, questionVisit } from './approve-visit.ts';
import { askAfterVisit } from './ask-after-visit.ts';
import { cancelVisit } from './cancel-visit.ts';
import { correctVisit } from './correct-visit.ts';
import { checkOut } from './end-visit.ts';
import { missVisit } from './miss-visit.ts';
import { moveVisit } from './move-visit.ts';
import { recordVisit } from './record-visit.ts';
import { startVisit } from './start-visit.ts';
import { withdrawStudent } from './withdraw-student.ts';

const visitId = aCase().request.request_id;
const studentId = 'student-lotte';
const planned = (fields: Partial<Visit> = {}) => aCase({ visits: [aPlannedVisit(fields)] });
const at = (time: string, day = '2026-03-10') => momentOf(day, time);
const context = (now: Date) => ({ now, actor: { uid: 'els', name: 'Els' } });
const visitOf = (decision: Decision) => (decision.ok ? decision.value.visits[0]?.visit : decision.error);
const evening = at('21:00');
const work = { visitId, minutes: 95, km: 4.5 };

describe('asking what became of a visit', () => {
  test('happens once, and again only after it is moved', () => {
    expect(visitOf(askAfterVisit(planned(), visitId, at('17:00')))).toBe('visit-state-changed');
    const asked = askAfterVisit(planned(), visitId, evening);
    if (!asked.ok) throw new Error(asked.error);
    expect(visitOf(asked)).toMatchObject({ state: 'confirmed', asked_at: evening });
    expect(askAfterVisit(asked.value, visitId, at('22:00'))).toEqual(asked);
    const time = { date: '2026-03-20', start: '10:00', minutes_planned: 60 };
    const moved = moveVisit(asked.value, visitId, time, context(evening));
    if (!moved.ok) throw new Error(moved.error);
    expect(visitOf(moved)).toMatchObject({ asked_at: null, student_account: null });
    expect(visitOf(askAfterVisit(moved.value, visitId, at('21:00', '2026-03-20')))).toMatchObject({
      asked_at: at('21:00', '2026-03-20'),
    });
  });
});

test('whoever was asked cannot say that she does not come: she says that she did not', () => {
  const asked = planned({ asked_at: evening });
  expect(visitOf(withdrawStudent(asked, visitId, studentId, context(evening)))).toBe('visit-state-changed');
  expect(visitOf(withdrawStudent(planned(), visitId, studentId, context(evening)))).toMatchObject({ state: 'open' });
});

describe('what each side says', () => {
  const asked = planned({ asked_at: evening });
  const student = { side: 'student', studentId } as const;
  const now = at('09:00', '2026-03-11');

  test('is kept beside what the other says, as it was said last', () => {
    const first = accountForVisit(asked, visitId, student, { came: true, minutes: 120 }, now);
    if (!first.ok) throw new Error(first.error);
    expect(accountForVisit(first.value, visitId, student, { came: true, minutes: 120 }, evening)).toEqual(first);
    const both = accountForVisit(first.value, visitId, { side: 'senior' }, { came: false, minutes: null }, now);
    expect(visitOf(both)).toMatchObject({
      state: 'confirmed',
      student_account: { came: true, minutes: 120, at: now },
      senior_account: { came: false, minutes: null, at: now },
    });
  });

  test('is only heard from whom it concerns, and only where somebody asked', () => {
    const other = { side: 'student', studentId: 'student-wout' } as const;
    expect(visitOf(accountForVisit(asked, visitId, other, { came: true, minutes: 60 }, now))).toBe('not-found');
    expect(visitOf(accountForVisit(planned(), visitId, student, { came: true, minutes: 60 }, now))).toBe(
      'visit-state-changed',
    );
  });

  test('comes too late once staff has decided, and then changes nothing', () => {
    const done = planned({ asked_at: evening, state: 'done', minutes_worked: 60 });
    expect(accountForVisit(done, visitId, student, { came: false, minutes: null }, now)).toEqual({
      ok: true,
      value: done,
    });
  });
});

describe('what staff decides', () => {
  test('it took place: it goes to the senior, who has 48 hours', () => {
    const recorded = recordVisit(planned({ asked_at: evening }), work, context(evening));
    const visit = visitOf(recorded);
    if (typeof visit !== 'object') throw new Error(visit);
    expect(visit).toMatchObject({
      ...{ state: 'done', minutes_worked: 95, km: 4.5 },
      ...{ started_at: at('14:00'), ended_at: at('15:35'), updated_at: evening },
    });
    const hours = (count: number) => new Date(evening.getTime() + count * 3_600_000);
    expect(isApprovedBySilence(visit, hours(silenceHours - 1))).toBe(false);
    expect(isApprovedBySilence(visit, hours(silenceHours))).toBe(true);
  });

  test('of one that began, its beginning stays', () => {
    const began = at('14:20');
    expect(
      visitOf(recordVisit(planned({ state: 'started', started_at: began }), work, context(evening))),
    ).toMatchObject({
      started_at: began,
    });
  });

  test.each([
    ['two hours at the agreed price', 1_750, 120, 3_500],
    ['at least 20 euro', 1_500, 60, 2_000],
    ['without a price, 20 euro', null, 60, 2_000],
  ])('the student did not come: %s', (_what, centsPerHour, minutes_planned, credited_cents) => {
    const price =
      centsPerHour === null
        ? null
        : ({ variant: 'standard', cents_per_hour: centsPerHour, agreed_at: evening, how: 'app' } as const);
    const missed = missVisit(planned({ price, minutes_planned }), visitId, context(evening));
    expect(visitOf(missed)).toMatchObject({ state: 'missed', credited_cents });
  });

  test('nothing of a visit that is still to come', () => {
    const morning = context(at('13:59'));
    expect(visitOf(recordVisit(planned(), work, morning))).toBe('visit-not-now');
    expect(visitOf(missVisit(planned(), visitId, morning))).toBe('visit-not-now');
    expect(possibleWorkSteps(aPlannedVisit(), morning.now)).toEqual([]);
  });

  test('a correction answers the question, and the time to look at it begins anew', () => {
    const questioned = planned({ state: 'done', minutes_worked: 120, questioned_at: evening, ended_at: at('16:00') });
    const now = at('09:00', '2026-03-12');
    const visit = visitOf(correctVisit(questioned, { visitId, minutes: 60, km: 0 }, context(now)));
    expect(visit).toMatchObject({ state: 'done', minutes_worked: 60, km: 0, questioned_at: null, updated_at: now });
    expect(visitOf(correctVisit(planned({ state: 'approved' }), work, context(now)))).toBe('visit-state-changed');
  });
});

/** Everything that can be done with a visit around its end, by whom. */
const steps: readonly { readonly by: VisitActor; readonly run: (before: RequestCase, now: Date) => Decision }[] = [
  { by: 'timer', run: (before, now) => askAfterVisit(before, visitId, now) },
  {
    by: 'student',
    run: (before, now) =>
      accountForVisit(before, visitId, { side: 'student', studentId }, { came: true, minutes: 90 }, now),
  },
  {
    by: 'senior',
    run: (before, now) => accountForVisit(before, visitId, { side: 'senior' }, { came: false, minutes: null }, now),
  },
  { by: 'staff', run: (before, now) => startVisit(before, visitId, context(now)) },
  {
    by: 'student',
    run: (before, now) =>
      checkOut(before, { visitId, studentId, at: now, minutes: 60, reason: 'Korter.', km: 2, note: '' }, context(now)),
  },
  { by: 'staff', run: (before, now) => recordVisit(before, work, context(now)) },
  { by: 'staff', run: (before, now) => missVisit(before, visitId, context(now)) },
  { by: 'staff', run: (before, now) => correctVisit(before, work, context(now)) },
  { by: 'staff', run: (before, now) => cancelVisit(before, visitId, context(now)) },
  { by: 'senior', run: (before, now) => questionVisit(before, visitId, now) },
  { by: 'senior', run: (before, now) => approveVisit(before, visitId, 'senior', now) },
];

test('whoever does what in any order, a visit only moves as the table says, and staff is offered what would be done', () => {
  const reached = new Set<string>();
  const decisions: Readonly<Record<WorkStep, (before: RequestCase, now: Date) => Decision>> = {
    'record-visit': (before, now) => recordVisit(before, work, context(now)),
    'miss-visit': (before, now) => missVisit(before, visitId, context(now)),
    'correct-visit': (before, now) => correctVisit(before, work, context(now)),
  };
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(steps.length - 1), fc.nat(2_000)), { maxLength: 12 }), (walk) => {
      let state: RequestCase = planned();
      let now = at('08:00');
      for (const [index, minutes] of walk) {
        now = new Date(now.getTime() + minutes * 60_000);
        const step = steps[index];
        const was = state.visits[0]?.visit;
        if (step === undefined || was === undefined) return;
        for (const [name, decide] of Object.entries(decisions)) {
          expect(decide(state, now).ok, name).toBe(possibleWorkSteps(was, now).some((each) => each === name));
        }
        const decided = step.run(state, now);
        if (!decided.ok) continue;
        state = decided.value;
        const is = state.visits[0]?.visit;
        if (is === undefined) throw new Error('the visit is gone');
        if (is.state !== was.state) expect(mayMoveVisit(was.state, is.state, step.by)).toBe(true);
        // Money follows from a state that no later step takes back.
        if (is.state !== 'missed' && is.state !== 'cancelled') expect(is.credited_cents ?? null).toBeNull();
        reached.add(is.state);
      }
    }),
    { numRuns: 1_000 },
  );
  const ofNobody = ['open', 'offered', 'charged'];
  expect(visitStates.filter((each) => !reached.has(each))).toEqual(ofNobody);
});
