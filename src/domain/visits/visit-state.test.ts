import { expect, test } from 'vitest';
import { hasConfirmedStudent, isBooked, mayMoveVisit, type VisitActor, visitStates } from './visit-state.ts';

const actors: readonly VisitActor[] = ['senior', 'student', 'staff', 'timer'];

test('who moves a visit from where to where', () => {
  const table = visitStates.flatMap((from) =>
    visitStates.flatMap((to) => {
      const may = actors.filter((actor) => mayMoveVisit(from, to, actor));
      return may.length === 0 ? [] : [`${from} → ${to}: ${may.join(', ')}`];
    }),
  );
  expect(table).toEqual([
    'open → offered: staff',
    'open → confirmed: staff',
    'open → cancelled: senior, staff',
    'offered → open: student, staff, timer',
    'offered → confirmed: student, staff',
    'offered → cancelled: senior, staff',
    'confirmed → open: student, staff',
    'confirmed → started: student, staff',
    'confirmed → done: staff',
    'confirmed → cancelled: senior, staff',
    'confirmed → missed: staff',
    'started → done: student, staff',
    'done → approved: senior, staff, timer',
    'approved → charged: staff, timer',
    'missed → open: staff',
    'missed → cancelled: senior, staff',
  ]);
});

test('only a visit that a student still has to do takes time of a day', () => {
  expect(visitStates.filter(isBooked)).toEqual(['confirmed', 'started']);
  expect(visitStates.filter((state) => isBooked(state) && !hasConfirmedStudent(state))).toEqual([]);
  expect(visitStates.filter(hasConfirmedStudent)).not.toContain('offered');
});
