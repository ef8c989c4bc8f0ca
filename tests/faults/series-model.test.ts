import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeriesWorld, type SeriesStep } from './series-model/series-world.ts';
import type { Mutation } from './dispatch-model/memory-documents.ts';
import { playSteps } from './play-steps.ts';
import { reachesAllCases, scheduleRuns, scheduleSeed } from './schedule-runs.ts';

const runs = scheduleRuns(200);

const kinds = [
  'timer',
  'skip',
  'move',
  'withdraw',
  'assign',
  'book-elsewhere',
  'quote',
  'yes',
  'cancel-all',
  'end-series',
  'skip-visit',
  'stop-series',
  'propose-move',
  'propose-move',
  'withdraw-move',
  'accept-move',
  'decline-move',
  'agree-move',
  'undo',
] as const;

/** Nothing is made after them. */
const ending: readonly (typeof kinds)[number][] = ['cancel-all', 'end-series', 'stop-series'];

const step: fc.Arbitrary<SeriesStep> = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('timer' as const) },
    {
      weight: 8,
      arbitrary: fc.constantFrom(...kinds.filter((kind) => !ending.includes(kind))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ending) },
  ),
  visit: fc.nat(9),
  student: fc.nat(1),
  /** Days that pass before it. */
  days: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 20 }), fc.constant(70)),
  /** It goes out with the next one, at the same moment. */
  together: fc.boolean(),
  /** The run of the timer ends after so many transactions. */
  crashAfter: fc.option(fc.nat(5), { nil: null, freq: 2 }),
});

const plan = fc.record({
  frequency: fc.constantFrom('weekly' as const, 'biweekly' as const, 'monthly' as const),
  first: fc.constantFrom('2026-03-10', '2026-03-31', '2026-12-25'),
  untilDays: fc.option(fc.integer({ min: 0, max: 200 }), { nil: null }),
  steps: fc.array(step, { minLength: 2, maxLength: 20 }),
  turns: fc.array(fc.nat(5), { maxLength: 200 }),
});

const plain = { visit: 0, student: 0, days: 0, together: false, crashAfter: null } as const;

/** The student has another visit on the first date that is to be made. */
const busyOnce: Plan = {
  ...{ frequency: 'weekly', first: '2026-03-10', untilDays: null, turns: [] },
  steps: [
    { ...plain, kind: 'book-elsewhere' },
    { ...plain, kind: 'timer' },
  ],
};

/** A move that is accepted, undone, and accepted by the student, around runs of the timer: rare among random schedules. */
const movedTwice: Plan = {
  ...{ frequency: 'weekly', first: '2026-03-10', untilDays: null, turns: [] },
  steps: (['propose-move', 'accept-move', 'undo', 'agree-move', 'timer', 'propose-move', 'decline-move'] as const).map(
    (kind) => ({ ...plain, kind }),
  ),
};

/** A later visit, which the timer made, is skipped: rarer among random schedules than 200 of them are sure to have. */
const skippedOnce: Plan = {
  ...{ frequency: 'weekly', first: '2026-03-10', untilDays: null, turns: [] },
  steps: (['timer', 'skip-visit', 'timer'] as const).map((kind) => ({ ...plain, kind, visit: 3 })),
};

type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

async function play({ steps, turns, ...rule }: Plan, mutation: Mutation | null = null) {
  const world = new SeriesWorld(turns, mutation);
  await world.begin(rule);
  await playSteps(steps, (each) => world.play(each));
  return { broken: await world.end(), reached: world.reached };
}

test(
  `${runs} interleavings of the timer with staff and students: each visit of a series is made once, and nothing is booked twice`,
  { timeout: 900_000 },
  async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(plan, async (each) => {
        const outcome = await play(each);
        expect(outcome.broken).toEqual([]);
        for (const what of outcome.reached) reached.add(what);
      }),
      { numRuns: runs, examples: [[busyOnce], [movedTwice], [skippedOnce]], ...scheduleSeed },
    );
    // Guards against schedules that miss the cases that matter.
    if (!reachesAllCases(runs)) return;
    expect([...reached]).toEqual(
      expect.arrayContaining([
        'make-visit done',
        'make-visit no-visit-due',
        'make-visit student-busy',
        'make-visit request-cancelled',
        'made confirmed',
        'made open',
        'skip done',
        'move done',
        'withdraw done',
        'cancel-all done',
        'end-series done',
        'skip-visit done',
        'stop-series done',
        'undo done',
        'propose-move done',
        'withdraw-move done',
        'accept-move done',
        'decline-move done',
        'agree-move done',
        'crashed',
      ]),
    );
  },
);

test.for(['commits-on-stale-reads', 'keeps-former-visits', 'counts-each-attempt'] as const)(
  'the model detects a store that %s',
  { timeout: 300_000 },
  async (mutation) => {
    const details = await fc.check(
      fc.asyncProperty(plan, async (each) => {
        expect((await play(each, mutation)).broken).toEqual([]);
      }),
      { numRuns: 3_000, seed: 20_261_124, endOnFailure: true },
    );
    expect(details.failed).toBe(true);
  },
);
