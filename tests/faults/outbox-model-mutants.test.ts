import { expect, test } from 'vitest';
import { checkSchedules } from './outbox-model/check-schedules.ts';
import { createMemoryOutboxDatabase } from './outbox-model/memory-outbox-database.ts';
import { mutants } from './outbox-model/mutants.ts';

/**
 * A model that detects nothing proves nothing: each of these defects must be found within a limited number of
 * schedules.
 */
test.for(Object.entries(mutants))('the model detects: %s', { timeout: 120_000 }, async ([, mutation]) => {
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
