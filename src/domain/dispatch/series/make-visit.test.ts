import { describe, expect, test } from 'vitest';
import type { Series } from '#domain/documents/series.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { seriesOf } from '#domain/series/request-series.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aCase, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import type { Decision, RequestCase } from '../request-case.ts';
import { settleCase } from '../settle-case.ts';
import { formerCaseOf, undoStep } from '../undo/undo-step.ts';
import { answerQuote } from '../commands/answer-quote.ts';
import { cancelRequest } from '../commands/cancel-request.ts';
import { cancelVisit } from '../commands/cancel-visit.ts';
import { makeVisit, regularStudent } from './make-visit.ts';
import { moveVisit } from '../commands/move-visit.ts';
import type { KnownStudent } from '../commands/offer-visit.ts';
import { withdrawStudent } from '../commands/withdraw-student.ts';

const requestId = aCase().request.request_id;
const lotte: KnownStudent = {
  id: 'student-lotte',
  student: { first_name: 'Lotte', last_name: 'Janssens', residence: 'Gent' },
  profile: aStudentProfile(),
};
const at = (date: string) => ({ now: momentOf(date, '09:00'), actor: { uid: 'timer', name: '' } });

/** Every Tuesday at 14 h from 10 March 2026 on. */
const aSeries = (changes: Partial<Series> = {}): Series => ({
  frequency: 'weekly',
  first_date: '2026-03-10',
  start: '14:00',
  minutes: 120,
  until: null,
  ended_from: null,
  next_date: '2026-03-17',
  ...changes,
});

const accepted = aQuote({ state: 'accepted', answered_at: madeAt, how: 'phone' });

const running = (series: Partial<Series> = {}, visits: readonly StoredVisit[] = []): RequestCase =>
  aCase({
    request: { frequency: 'weekly', status: 'assigned', series: aSeries(series) },
    quote: accepted,
    visits: [aPlannedVisit(), ...visits],
  });

const valueOf = (decision: Decision): RequestCase => {
  if (!decision.ok) throw new Error(decision.error);
  return decision.value;
};

/** As the timer does: until there is nothing to make. */
function made(before: RequestCase, date: string, student: KnownStudent | null = lotte): RequestCase {
  const next = makeVisit(before, student, at(date));
  return next.ok ? made(next.value, date, student) : before;
}

const planOf = ({ visits }: RequestCase) =>
  visits.map(({ id, visit }) => `${id.replace(requestId, '*')} ${visit.date} ${visit.start} ${visit.state}`);

describe('a series', () => {
  const first = aVisit({ date: '2026-03-12', start: '10:00' });
  const asked = (request: object) => aCase({ request, quote: aQuote(), visits: [first] });
  const agreed = (before: RequestCase) =>
    valueOf(answerQuote(before, { number: before.quote?.number ?? 0, answer: 'yes', how: 'app' }, madeAt));

  test('begins with the yes to the price, on the day and at the time of the first visit', () => {
    const { request } = agreed(asked({ frequency: 'biweekly', repeat_until: '2026-06-30' }));
    expect(seriesOf(request)).toEqual({
      frequency: 'biweekly',
      first_date: '2026-03-12',
      start: '10:00',
      minutes: 120,
      until: '2026-06-30',
      ended_from: null,
      next_date: '2026-03-26',
    });
  });

  test('is of a request that recurs alone, and has no next date when it ends before that', () => {
    expect(seriesOf(agreed(asked({ frequency: 'one-time' })).request)).toBeNull();
    expect(seriesOf(agreed(asked({ frequency: 'Wekelijks' })).request)).toBeNull();
    const short = agreed(asked({ frequency: 'monthly', repeat_until: '2026-04-01' }));
    expect(seriesOf(short.request)?.next_date).toBeNull();
  });

  test('has the length of the last agreement, and keeps the rest', () => {
    const again = { ...running(), quote: aQuote({ number: 2, minutes: 90 }) };
    expect(seriesOf(agreed(again).request)).toEqual(aSeries({ minutes: 90 }));
  });

  test('ends with the request, by staff or by the senior; what undoes that brings it back', () => {
    const before = running();
    const after = valueOf(cancelRequest(before, at('2026-03-05')));
    expect(seriesOf(after.request)).toEqual(aSeries({ ended_from: '2026-03-05', next_date: null }));
    const revisions = { before: 1, after: 2 };
    const former = formerCaseOf({ name: 'cancel-request', before, after, revisions, matchedAt: null });
    if (former === null) throw new Error('it can be undone');
    const step = { id: 'one', action: 'cancel-request', former, students: new Map([[lotte.id, lotte]]) };
    expect(seriesOf(valueOf(undoStep(after, step, at('2026-03-05'))).request)).toEqual(aSeries());

    const bySenior = { ...before, request: { ...before.request, status: 'cancelled' } };
    const settled = settleCase({
      ...{ before: bySenior, decided: bySenior, customer: { name: '', phone: '', postcode: '', town: '' } },
      ...{ formerRow: null, lastChange: { action: 'request-cancelled', by: '', at: madeAt }, now: madeAt },
    });
    expect(seriesOf(settled.after.request)?.next_date).toBeNull();
  });
});

describe('the visits of a series', () => {
  test('stand eight weeks ahead, each by its original date, by the student of before, at the agreed price', () => {
    const after = made(running(), '2026-03-05');
    expect(planOf(after)).toEqual([
      '* 2026-03-10 14:00 confirmed',
      '*_2026-03-17 2026-03-17 14:00 confirmed',
      '*_2026-03-24 2026-03-24 14:00 confirmed',
      '*_2026-03-31 2026-03-31 14:00 confirmed',
      '*_2026-04-07 2026-04-07 14:00 confirmed',
      '*_2026-04-14 2026-04-14 14:00 confirmed',
      '*_2026-04-21 2026-04-21 14:00 confirmed',
      '*_2026-04-28 2026-04-28 14:00 confirmed',
    ]);
    expect(after.visits.at(-1)?.visit).toMatchObject({
      ...{ studentprofile_id: 'student-lotte', minutes_planned: 120, revision: 1 },
      price: { variant: 'no-car', cents_per_hour: 1800, agreed_at: madeAt, how: 'phone' },
    });
    expect(seriesOf(after.request)?.next_date).toBe('2026-05-05');
    expect(makeVisit(after, lotte, at('2026-03-05'))).toEqual({ ok: false, error: 'no-visit-due' });
    expect(planOf(made(after, '2026-03-10')).at(-1)).toBe('*_2026-05-05 2026-05-05 14:00 confirmed');
  });

  test('are not made again when they were skipped or moved', () => {
    const whole = made(running(), '2026-03-05');
    const skipped = valueOf(cancelVisit(whole, `${requestId}_2026-03-17`, at('2026-03-06')));
    const time = { date: '2026-03-27', start: '10:00', minutes_planned: 120 };
    const moved = valueOf(moveVisit(skipped, `${requestId}_2026-03-24`, time, at('2026-03-06')));
    const firstMoved = valueOf(moveVisit(moved, requestId, { ...time, date: '2026-03-11' }, at('2026-03-06')));
    expect(makeVisit(firstMoved, lotte, at('2026-03-06'))).toEqual({ ok: false, error: 'no-visit-due' });
    expect(planOf(firstMoved)).toContain('*_2026-03-24 2026-03-27 10:00 confirmed');
  });

  test('are not made for a day that is over, or for today', () => {
    const late = made(running(), '2026-04-07');
    expect(planOf(late)[1]).toBe('*_2026-04-14 2026-04-14 14:00 confirmed');
  });

  test('end with the last day, and with the day from which the series has ended', () => {
    expect(planOf(made(running({ until: '2026-03-24' }), '2026-03-05')).at(-1)).toContain('2026-03-24');
    expect(seriesOf(made(running({ until: '2026-03-24' }), '2026-03-05').request)?.next_date).toBeNull();
    expect(planOf(made(running({ ended_from: '2026-03-24' }), '2026-03-05')).at(-1)).toContain('2026-03-17');
  });

  test('wait until somebody was found for the first one, and while a price waits for an answer', () => {
    const nobody = aCase({ request: running().request, quote: accepted, visits: [aVisit()] });
    expect(makeVisit(nobody, null, at('2026-03-05'))).toEqual({ ok: false, error: 'no-visit-due' });
    const priced = { ...running(), quote: aQuote({ number: 2 }) };
    expect(makeVisit(priced, lotte, at('2026-03-05'))).toEqual({ ok: false, error: 'no-visit-due' });
    const once = aCase({ quote: accepted, visits: [aPlannedVisit()] });
    expect(makeVisit(once, lotte, at('2026-03-05'))).toEqual({ ok: false, error: 'no-visit-due' });
  });

  test('are without a student on a public holiday, and when she may not or cannot come', () => {
    // Labour Day is one of these Fridays.
    const fridays = running({ first_date: '2026-04-24', next_date: '2026-05-01' });
    expect(planOf(made(fridays, '2026-04-20', lotte))[1]).toBe('*_2026-05-01 2026-05-01 14:00 open');
    expect(planOf(made(fridays, '2026-04-20', lotte))[2]).toBe('*_2026-05-08 2026-05-08 14:00 confirmed');
    const paused = { ...lotte, profile: aStudentProfile({ paused: true }) };
    const busyOnTuesdays = { ...lotte, profile: aStudentProfile({ weekly: { ...aStudentProfile().weekly, 2: [] } }) };
    for (const student of [paused, busyOnTuesdays, { ...lotte, profile: null }, null]) {
      expect(planOf(made(running(), '2026-03-05', student))[1]).toBe('*_2026-03-17 2026-03-17 14:00 open');
    }
  });

  test('begin an hour later on the night on which the clock skips their time', () => {
    const night = running({ first_date: '2026-03-22', start: '02:30', next_date: '2026-03-29' });
    expect(planOf(made(night, '2026-03-20'))[1]).toBe('*_2026-03-29 2026-03-29 03:30 open');
    expect(planOf(made(night, '2026-03-20'))[2]).toContain('2026-04-05 02:30');
  });
});

describe('the regular student', () => {
  test('is the one of the latest visit that has one', () => {
    expect(regularStudent(running())).toBe('student-lotte');
    const wout = aPlannedVisit({ date: '2026-03-17', studentprofile_id: 'student-wout' });
    expect(regularStudent(running({}, [{ id: `${requestId}_2026-03-17`, visit: wout }]))).toBe('student-wout');
    const missed = { ...wout, state: 'missed' as const };
    expect(regularStudent(running({}, [{ id: `${requestId}_2026-03-17`, visit: missed }]))).toBe('student-lotte');
  });

  test('is nobody once she said that she cannot come to a later visit', () => {
    const whole = made(running(), '2026-03-05');
    const id = `${requestId}_2026-04-28`;
    const withdrawn = valueOf(withdrawStudent(whole, id, 'student-lotte', at('2026-03-06')));
    // The transaction remembers whose visit it was (former-students.ts).
    const visits = withdrawn.visits.map((each) =>
      each.id === id ? { id, visit: { ...each.visit, former_students: ['student-lotte'] } } : each,
    );
    expect(regularStudent({ ...withdrawn, visits })).toBeNull();
  });
});
