import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayMoveVisit, visitStates } from '#domain/visits/visit-state.ts';
import { actors, modelMoves, moveName, untaken } from './visit-life/acts.ts';
import { playLife } from './visit-life/life-world.ts';
import { lifeSchedule, wholeWays } from './visit-life/schedule.ts';
import { scheduleRuns, scheduleSeed } from './schedule-runs.ts';

const runs = scheduleRuns(60);

/** What a schedule of thousands reaches beside the usual ways, which every run plays. */
const rarer = [
  'check-in confirmed started',
  'withdraw-from-visit confirmed open',
  'unassign-student confirmed open',
  'move-visit offered open',
  'withdraw-request offered cancelled',
  'record-visit started done',
  'cancel-visit missed cancelled',
  'undo-step cancelled confirmed',
  'mail visit-tomorrow',
  'mail visit-today',
  'mail student-visit-gone',
  'mail student-visit-moved',
  'mail visit-unpaid',
  'mail student-move-asked',
  'mail move-accepted',
  'mail move-declined',
  'accept-move offered open',
];

describe('who may do what with a visit', () => {
  const table = visitStates.flatMap((from) =>
    visitStates.flatMap((to) => actors.flatMap((by) => (mayMoveVisit(from, to, by) ? [moveName(from, to, by)] : []))),
  );

  test('the model and the table of the domain say the same', () => {
    expect([...modelMoves(), ...untaken].toSorted()).toEqual(table.toSorted());
  });
});

test(
  `${String(runs)} schedules of a visit’s life: one student, charged and credited once, and every mail once and true`,
  { timeout: 3_600_000 },
  async ({ annotate }) => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(lifeSchedule, async (schedule) => {
        const life = await playLife(schedule);
        for (const what of life.reached) reached.add(what);
        expect(life.broken).toEqual([]);
      }),
      { numRuns: runs, examples: wholeWays.map((way) => [way] as [typeof way]), ...scheduleSeed },
    );
    await annotate([...reached].toSorted().join(', '));
    const usual = ['accept-offer offered confirmed', 'check-out started done', 'approve-visit done approved'];
    const worthwhile = [...usual, 'charge-visit approved charged', 'miss-visit confirmed missed'];
    expect([...reached]).toEqual(expect.arrayContaining(runs >= 1_000 ? [...worthwhile, ...rarer] : worthwhile));
  },
);
