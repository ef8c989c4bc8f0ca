import { expect, test } from 'vitest';
import { applyToDay } from './student-day.ts';

const day = { student_id: 'lotte', date: '2026-03-10', visits: [booked('one', '10:00', 90)] };

function booked(visit_id: string, start: string, minutes: number) {
  return { visit_id, start, minutes, postcode: '2000' };
}

const add = (visit: ReturnType<typeof booked>, remove: string | null = null) =>
  applyToDay(day, { studentId: 'lotte', date: '2026-03-10', remove, add: visit });

test.each([
  ['09:00', 61],
  ['10:00', 30],
  ['11:29', 30],
  ['08:00', 720],
] as const)('a visit at %s of %s minutes overlaps one from ten to half past eleven', (start, minutes) => {
  expect(add(booked('two', start, minutes))).toEqual({ ok: false, error: 'student-busy' });
});

test('visits may touch, and stand in the order of the day', () => {
  expect(add(booked('two', '09:00', 60))).toMatchObject({
    ok: true,
    value: { visits: [{ visit_id: 'two' }, { visit_id: 'one' }] },
  });
  expect(add(booked('two', '11:30', 60))).toMatchObject({
    ok: true,
    value: { visits: [{ visit_id: 'one' }, { visit_id: 'two' }] },
  });
});

test('a visit that is moved does not stand in its own way', () => {
  expect(add(booked('one', '10:30', 90), 'one')).toMatchObject({
    ok: true,
    value: { visits: [booked('one', '10:30', 90)] },
  });
});

test('a day without visits is empty', () => {
  const change = { studentId: 'lotte', date: '2026-03-10', remove: 'one', add: null };
  expect(applyToDay(day, change)).toMatchObject({ ok: true, value: { visits: [] } });
  expect(applyToDay(null, change)).toMatchObject({ ok: true, value: { visits: [] } });
});
