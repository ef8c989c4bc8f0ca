import { describe, expect, test } from 'vitest';
import { aCase, aPlannedVisit } from '#tests/builders/visit.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { wrongCodesAtMost } from '#domain/visits/door-code.ts';
import { withDoorCodes } from '../door-codes.ts';
import type { Decision } from '../request-case.ts';
import { checkOut } from './end-visit.ts';
import { checkIn, startVisit } from './start-visit.ts';

const visitId = aCase().request.request_id;
const studentId = 'student-lotte';
const at = (time: string) => momentOf('2026-03-10', time);
const context = (now: Date) => ({ now, actor: { uid: studentId, name: 'Lotte' } });
const planned = (fields: Partial<Visit> = {}) =>
  aCase({ visits: [aPlannedVisit({ door_code: '4712', wrong_codes: 0, updated_at: at('08:00'), ...fields })] });
const visitOf = (decision: Decision) => (decision.ok ? decision.value.visits[0]?.visit : decision.error);

describe('the code at the door', () => {
  const come = (code: string, fields: Partial<Visit> = {}, told = at('13:58'), now = told) =>
    visitOf(checkIn(planned(fields), { visitId, studentId, code, at: told }, context(now)));

  test('starts the visit at the moment at which it was typed', () => {
    expect(come('4712')).toMatchObject({ state: 'started', started_at: at('13:58') });
    // Sent hours later, from a stairwell without a network.
    expect(come('4712', {}, at('13:58'), at('18:00'))).toMatchObject({ started_at: at('13:58') });
  });

  test('a moment is kept within what the server knows', () => {
    expect(come('4712', {}, at('15:00'), at('14:00'))).toMatchObject({ started_at: at('14:00') });
    expect(come('4712', { updated_at: at('13:00') }, at('12:30'), at('14:00'))).toMatchObject({
      started_at: at('13:00'),
    });
  });

  test('a wrong one is counted; after five no other is tried, not even the right one', () => {
    expect(come('0000')).toMatchObject({ state: 'confirmed', wrong_codes: 1 });
    expect(come('0000', { wrong_codes: wrongCodesAtMost - 1 })).toMatchObject({ wrong_codes: wrongCodesAtMost });
    expect(come('4712', { wrong_codes: wrongCodesAtMost })).toBe('code-locked');
    expect(come('4712', { door_code: null })).toBe('code-locked');
  });

  test.each([
    ['11:59', 'visit-not-now'],
    ['12:00', 'started'],
    ['23:59', 'started'],
  ])('at %s it is %s', (time, is) => {
    const answer = come('4712', {}, at(time));
    expect(typeof answer === 'string' ? answer : answer?.state).toBe(is);
  });

  test('of another student, or of a visit that is over, it does nothing', () => {
    expect(come('4712', { studentprofile_id: 'student-wout' })).toBe('not-found');
    expect(come('4712', { state: 'cancelled' })).toBe('visit-state-changed');
    expect(come('0000', { state: 'started', started_at: at('13:00') })).toMatchObject({ started_at: at('13:00') });
  });

  test('staff starts a visit by hand, once', () => {
    expect(visitOf(startVisit(planned({ wrong_codes: 5 }), visitId, context(at('14:05'))))).toMatchObject({
      state: 'started',
      started_at: at('14:05'),
    });
    expect(visitOf(startVisit(planned({ state: 'done' }), visitId, context(at('14:05'))))).toBe('visit-state-changed');
  });

  test('belongs to the student: another gets another, a moved visit keeps it', () => {
    const before = planned();
    const change = (fields: Partial<Visit>) => ({
      ...before,
      visits: before.visits.map(({ id, visit }) => ({ id, visit: { ...visit, ...fields } })),
    });
    const codeAfter = (fields: Partial<Visit>) =>
      withDoorCodes(before, change(fields), () => '1234').visits[0]?.visit.door_code;
    expect(codeAfter({ start: '15:00' })).toBe('4712');
    expect(codeAfter({ studentprofile_id: 'student-wout' })).toBe('1234');
    expect(withDoorCodes(before, before, () => '1234')).toBe(before);
  });
});

describe('leaving', () => {
  const leave = (told: Partial<Parameters<typeof checkOut>[1]> = {}, fields: Partial<Visit> = {}, now = at('16:00')) =>
    visitOf(
      checkOut(
        planned({ state: 'started', started_at: at('14:00'), ...fields }),
        { visitId, studentId, at: at('16:00'), minutes: 120, reason: '', km: 4.5, note: 'Gewandeld.', ...told },
        context(now),
      ),
    );

  test('says when, how long, how far and what was done', () => {
    expect(leave()).toMatchObject({
      state: 'done',
      ended_at: at('16:00'),
      minutes_worked: 120,
      km: 4.5,
      work_note: 'Gewandeld.',
    });
  });

  test('other minutes than the counted ones need a reason', () => {
    expect(leave({ minutes: 125 })).toMatchObject({ minutes_worked: 125 });
    expect(leave({ minutes: 90 })).toBe('reason-needed');
    expect(leave({ minutes: 90, reason: 'Ik vergat het.' })).toMatchObject({ minutes_worked: 90 });
  });

  test('a moment before coming, or in the future, is kept within', () => {
    expect(leave({ at: at('13:00'), minutes: 1 })).toMatchObject({ ended_at: at('14:00') });
    expect(leave({ at: at('18:00') })).toMatchObject({ ended_at: at('16:00') });
  });

  test('told twice it is as it was told first; without having come it is refused', () => {
    expect(leave({ minutes: 30 }, { state: 'done', minutes_worked: 120 })).toMatchObject({ minutes_worked: 120 });
    expect(leave({}, { state: 'confirmed' })).toBe('visit-state-changed');
  });
});
