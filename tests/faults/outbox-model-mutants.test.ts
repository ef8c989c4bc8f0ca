import { expect, test } from 'vitest';
import { checkSchedules } from './outbox-model/check-schedules.ts';
import { createMemoryOutboxDatabase } from './outbox-model/memory-outbox-database.ts';
import { mutants } from './outbox-model/mutants.ts';

/** A model that finds nothing proves nothing: each of these mistakes must be found in as many schedules as are run. */
test.for(Object.entries(mutants))('the model notices: %s', { timeout: 120_000 }, async ([, mutation]) => {
  const details = await checkSchedules({
    runs: 10_000,
    seed: 20_270_303,
    makeDevice: () => {
      const database = createMemoryOutboxDatabase();
      return { connect: () => database };
    },
    mutation,
    coverage: new Map(),
    shrinks: false,
  });
  expect(details.failed).toBe(true);
});
