import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lifeMutations } from './visit-life/life-mutations.ts';
import { playLife } from './visit-life/life-world.ts';
import { lifeSchedule, wholeWays } from './visit-life/schedule.ts';

test.for(lifeMutations)('the model detects a product that %s', { timeout: 300_000 }, async (mutation) => {
  const details = await fc.check(
    fc.asyncProperty(lifeSchedule, async (schedule) => {
      const { broken } = await playLife(schedule, mutation);
      expect(broken).toEqual([]);
    }),
    {
      numRuns: 3_000,
      seed: 20_261_123,
      endOnFailure: true,
      examples: wholeWays.map((way) => [way] as [typeof way]),
    },
  );
  expect(details.failed).toBe(true);
});
