import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DispatchWorld } from './dispatch-model/dispatch-world.ts';
import { type Mutation, mutations } from './dispatch-model/memory-documents.ts';
import { fileReadTwice, type Schedule, schedule } from './dispatch-model/schedule.ts';
import { reachesAllCases, scheduleRuns, scheduleSeed } from './schedule-runs.ts';

const runs = scheduleRuns(120);

async function play({ first, second, senior, deliveries, turns, begin }: Schedule, mutation: Mutation | null) {
  const world = new DispatchWorld(turns, mutation);
  await world.begin(begin);
  await Promise.all([
    world.staff('staff-1', first),
    world.staff('staff-2', second),
    world.senior(senior),
    world.deliver(deliveries),
  ]);
  return { broken: await world.end(), outcomes: world.outcomes };
}

test(
  `${runs} interleavings of two staff members and a senior: one student a visit, none of a cancelled request, each mail once`,
  { timeout: 900_000 },
  async ({ annotate }) => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(schedule, async (plan) => {
        const { broken, outcomes } = await play(plan, null);
        for (const outcome of outcomes) seen.add(outcome);
        expect(broken).toEqual([]);
      }),
      { numRuns: runs, examples: [[fileReadTwice]], ...scheduleSeed },
    );
    await annotate([...seen].toSorted().join(', '));
    // Guards against schedules that miss the cases that matter.
    if (!reachesAllCases(runs)) return;
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'assign-student done',
        'assign-student changed-meanwhile',
        'assign-student price-not-agreed',
        'assign-student student-busy',
        'assign-student visit-state-changed',
        'move-visit done',
        'unassign-student done',
        'answer-quote done',
        'answer-quote quote-answered',
        'take-request request-cancelled',
        'undo-step done',
        'undo-step changed-meanwhile',
        'undo-step step-not-undoable',
      ]),
    );
  },
);

test.for(mutations)('the model detects a store that %s', { timeout: 300_000 }, async (mutation) => {
  const details = await fc.check(
    fc.asyncProperty(schedule, async (plan) => {
      expect((await play(plan, mutation)).broken).toEqual([]);
    }),
    { numRuns: 5_000, seed: 20_261_122, endOnFailure: true },
  );
  expect(details.failed).toBe(true);
});
