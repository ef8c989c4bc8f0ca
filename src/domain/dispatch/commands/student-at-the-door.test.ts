import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCase, aPlannedVisit } from '#tests/builders/visit.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { wrongCodesAtMost } from '#domain/visits/door-code.ts';
import { doorCodeWrites, readDoorCodes, withDoorCodes } from '../door-codes.ts';
import type { Decision } from '../request-case.ts';
import type { DocumentTransaction } from '../transaction/document-transaction.ts';
import { checkOut } from './end-visit.ts';
import { checkIn, startVisit } from './start-visit.ts';

const visitId = aCase().request.request_id;
const studentId = 'student-lotte';
const at = (time: string) => momentOf('2026-03-10', time);
const context = (now: Date) => ({ now, actor: { uid: studentId, name: 'Lotte' } });
const minting = { mint: () => '1234', isUndone: false } as const;
const doorCodes = new Map([[visitId, '4712']]);
const planned = (fields: Partial<Visit> = {}) =>
  aCase({ visits: [aPlannedVisit({ wrong_codes: 0, updated_at: at('08:00'), ...fields })], doorCodes });
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
    const without = { ...planned(), doorCodes: new Map() };
    const typed = { visitId, studentId, code: '4712', at: at('13:58') };
    expect(visitOf(checkIn(without, typed, context(at('13:58'))))).toBe('code-locked');
  });

  test('a wrong one keeps the moment of the first for the right one, and for staff', () => {
    const wrong = checkIn(planned(), { visitId, studentId, code: '0000', at: at('13:58') }, context(at('14:30')));
    if (!wrong.ok) throw new Error(wrong.error);
    expect(visitOf(wrong)).toMatchObject({ came_at: at('13:58'), updated_at: at('14:30') });
    const right = (told: Date) =>
      visitOf(checkIn(wrong.value, { visitId, studentId, code: '4712', at: told }, context(at('14:40'))));
    expect(right(at('13:58'))).toMatchObject({ state: 'started', started_at: at('13:58') });
    // Not before what the server was told first, and not in the future.
    expect(right(at('12:30'))).toMatchObject({ started_at: at('13:58') });
    expect(right(at('15:00'))).toMatchObject({ started_at: at('14:40') });
    expect(visitOf(startVisit(wrong.value, visitId, context(at('14:50'))))).toMatchObject({ started_at: at('13:58') });
  });

  test('whatever a phone tells, the visit begins between the last step and now', () => {
    const hours = fc.integer({ min: -72, max: 72 });
    fc.assert(
      fc.property(fc.array(fc.tuple(hours, fc.nat(2)), { minLength: 1, maxLength: 4 }), (tries) => {
        let visits: Decision = { ok: true, value: planned() };
        for (const [index, [off, digit]] of tries.entries()) {
          if (!visits.ok) return;
          const now = new Date(at('13:00').getTime() + index * 60_000);
          const told = new Date(at('13:00').getTime() + off * 3_600_000);
          const code = digit === 0 ? '4712' : `000${digit}`;
          visits = checkIn(visits.value, { visitId, studentId, code, at: told }, context(now));
          const visit = visitOf(visits);
          if (typeof visit === 'string' || visit === undefined) return;
          const began = visit.started_at ?? visit.came_at;
          if (began == null) throw new Error('neither a right nor a wrong code');
          expect(began.getTime()).toBeGreaterThanOrEqual(at('08:00').getTime());
          expect(began.getTime()).toBeLessThanOrEqual(now.getTime());
        }
      }),
    );
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
    expect(visitOf(startVisit(planned(), visitId, context(at('09:00'))))).toBe('visit-not-now');
    expect(visitOf(startVisit(planned({ state: 'done' }), visitId, context(at('14:05'))))).toBe('visit-state-changed');
  });

  test('belongs to the student: another gets another, a moved visit keeps it', () => {
    const before = planned();
    const change = (fields: Partial<Visit>) => ({
      ...before,
      visits: before.visits.map(({ id, visit }) => ({ id, visit: { ...visit, ...fields } })),
    });
    const codeAfter = (fields: Partial<Visit>) => withDoorCodes(before, change(fields), minting).doorCodes.get(visitId);
    expect(codeAfter({ start: '15:00' })).toBe('4712');
    expect(codeAfter({ studentprofile_id: 'student-wout' })).toBe('1234');
    const another = withDoorCodes(planned({ came_at: at('13:58') }), change({ studentprofile_id: 'x' }), minting);
    expect(another.visits[0]?.visit).toMatchObject({ came_at: null, wrong_codes: 0 });
    expect(withDoorCodes(before, before, minting)).toBe(before);
    // A cancellation that is undone: what was typed at the door is as it was.
    const gone = planned({ state: 'cancelled', wrong_codes: 2, came_at: at('13:58') });
    const back = aCase({ visits: [{ ...(gone.visits[0]?.visit ?? aPlannedVisit()), state: 'confirmed' }] });
    const undone = withDoorCodes(gone, { ...back, doorCodes }, { ...minting, isUndone: true });
    expect(undone.doorCodes.get(visitId)).toBe('4712');
    expect(undone.visits[0]?.visit).toMatchObject({ wrong_codes: 2, came_at: at('13:58') });
  });

  test('lies beside the visit of the student who is to come, and goes when she is not', () => {
    const before = planned();
    const after = (fields: Partial<Visit>, codes = doorCodes) => ({
      ...before,
      visits: before.visits.map(({ id, visit }) => ({ id, visit: { ...visit, ...fields } })),
      doorCodes: codes,
    });
    const path = { collection: 'door_codes', id: visitId } as const;
    const removal = { ...path, kind: 'delete' };
    const write = (student_id: string, code: string) => ({ ...path, kind: 'set', data: { student_id, code } });
    expect(doorCodeWrites(before, before)).toEqual([]);
    expect(doorCodeWrites(before, after({ start: '15:00' }))).toEqual([]);
    for (const state of ['cancelled', 'started', 'missed', 'open'] as const) {
      expect(doorCodeWrites(before, after({ state }))).toEqual([removal]);
    }
    expect(doorCodeWrites(before, { ...before, visits: [] })).toEqual([removal]);
    const wout = after({ studentprofile_id: 'student-wout' }, new Map([[visitId, '1234']]));
    expect(doorCodeWrites(before, wout)).toEqual([write('student-wout', '1234')]);
    expect(doorCodeWrites({ ...before, visits: [] }, before)).toEqual([write(studentId, '4712')]);
    // From before codes lay beside visits: the first change of the visit moves it.
    const older = { ...planned({ door_code: '4712' }) };
    expect(doorCodeWrites(older, before)).toEqual([write(studentId, '4712')]);
  });

  test.each([
    ['beside the visit', { student_id: studentId, code: '4712' }, {}, '4712'],
    ['of another student', { student_id: 'student-wout', code: '4712' }, {}, undefined],
    ['in an older visit', null, { door_code: '4712' }, '4712'],
    ['of a visit that has begun', { student_id: studentId, code: '4712' }, { state: 'started' as const }, undefined],
  ])('%s is read as what it is', async (_what, stored, fields, code) => {
    const { visits } = planned(fields);
    const read = () => Promise.resolve([stored]);
    const codes = await readDoorCodes({ read } as unknown as DocumentTransaction, visits);
    expect(codes.get(visitId)).toBe(code);
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
    expect(leave({}, { state: 'confirmed' })).toBe('visit-not-started');
    expect(leave({}, { state: 'cancelled' })).toBe('visit-state-changed');
  });
});
