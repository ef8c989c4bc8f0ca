import { describe, expect, test } from 'vitest';
import { madeAt } from '#tests/builders/moments.ts';
import { aCase, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { moveVisit } from './move-visit.ts';

const context = { now: madeAt, actor: { uid: 'els', name: 'Els' } };
const before = aCase({ visits: [aPlannedVisit()], request: { status: 'assigned' } });
const { request_id: id } = before.request;

const moved = (date: string, start: string, minutes_planned = 120, now = madeAt) =>
  moveVisit(before, id, { date, start, minutes_planned }, { ...context, now });

describe('moving a visit', () => {
  test.each([
    ['2026-03-29', '02:30', 60, 'visit-time-invalid'],
    ['2026-03-10', '23:00', 61, 'visit-over-midnight'],
    ['2026-03-10', '12:30', 720, 'visit-over-midnight'],
    ['2026-03-02', '09:00', 60, 'visit-in-past'],
    ['2026-03-02', '10:00', 60, 'visit-in-past'],
  ] as const)('to %s %s for %s minutes is rejected: %s', (date, start, minutes, error) => {
    expect(moved(date, start, minutes)).toEqual({ ok: false, error });
  });

  test.each([
    ['2026-03-29', '03:00', 60],
    ['2026-10-25', '02:30', 60],
    ['2026-03-10', '23:00', 60],
    ['2026-03-10', '12:00', 720],
    // A minute after now, which is ten o'clock in Brussels.
    ['2026-03-02', '10:01', 60],
  ] as const)('to %s %s for %s minutes is done, and the request follows', (date, start, minutes) => {
    const result = moved(date, start, minutes);
    if (!result.ok) throw new Error(result.error);
    const { request, visits } = result.value;
    expect(visits[0]?.visit).toMatchObject({ date, start, minutes_planned: minutes, revision: 2, state: 'confirmed' });
    expect(request).toMatchObject({ request_date: date, preferred_time: start, hours_requested: minutes / 60 });
  });

  test('keeps the student and the price; offers lapse, as they were for the former time', () => {
    const kept = moved('2026-03-11', '09:00');
    expect(kept.ok && kept.value.visits[0]?.visit).toMatchObject({
      studentprofile_id: 'student-lotte',
      price: aPlannedVisit().price,
    });
    const student = { first_name: 'Amir', last_name: 'Said', residence: 'Gent' };
    const offer = { student_id: 'amir', student, offered_at: madeAt, expires_at: madeAt, answer: null };
    const offered = aCase({ visits: [aVisit({ state: 'offered', offers: [offer] })] });
    const result = moveVisit(offered, id, { date: '2026-03-11', start: '09:00', minutes_planned: 60 }, context);
    expect(result.ok && result.value.visits[0]?.visit).toMatchObject({ state: 'open', offers: [] });
  });

  test('a visit that has begun, and one that is not there, stay', () => {
    const started = aCase({ visits: [aPlannedVisit({ state: 'started' })] });
    const time = { date: '2026-03-11', start: '09:00', minutes_planned: 60 };
    expect(moveVisit(started, id, time, context)).toEqual({ ok: false, error: 'visit-state-changed' });
    expect(moveVisit(before, 'another', time, context)).toEqual({ ok: false, error: 'not-found' });
  });
});
