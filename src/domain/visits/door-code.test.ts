import { expect, test } from 'vitest';
import { visitStates } from './visit-state.ts';
import { isCodeNeeded } from './door-code.ts';
import { doorOpensAt, doorTime } from './door-time.ts';
import { momentOf } from '../requests/calendar.ts';

test.each([
  ['2026-03-07', false],
  ['2026-03-09', true],
  ['2026-03-10', true],
  ['2026-03-11', true],
  ['2026-03-12', false],
])('on %s the code of a visit on 10 March is shown: %s', (today, isNeeded) => {
  expect(isCodeNeeded({ state: 'confirmed', date: '2026-03-10' }, today)).toBe(isNeeded);
});

test('only while the student is still to come', () => {
  const needed = visitStates.filter((state) => isCodeNeeded({ state, date: '2026-03-10' }, '2026-03-10'));
  expect(needed).toEqual(['confirmed']);
});

test.each([
  ['2026-03-10', '11:59', 'early'],
  ['2026-03-10', '12:00', 'now'],
  ['2026-03-11', '02:00', 'now'],
  ['2026-03-11', '02:01', 'late'],
])('%s %s is %s for a visit at two in the afternoon', (day, time, expected) => {
  expect(doorTime({ date: '2026-03-10', start: '14:00' }, momentOf(day, time))).toBe(expected);
});

test('the door opens two elapsed hours early, also in the night in which the clock jumps', () => {
  const visit = { date: '2026-03-29', start: '04:00' };
  expect(momentOf(visit.date, visit.start).getTime() - doorOpensAt(visit).getTime()).toBe(2 * 3_600_000);
});
