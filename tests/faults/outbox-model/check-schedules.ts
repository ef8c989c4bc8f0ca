import fc from 'fast-check';
import type { Coverage } from './coverage.ts';
import { Simulation } from './simulation.ts';
import { type Step, step, stepWithAdded } from './steps.ts';
import type { AddedCommand, Mutation } from './world.ts';
import type { OutboxDatabase } from '#sync/engine/database.ts';

export interface ScheduleOptions {
  readonly runs: number;
  readonly seed?: number | undefined;
  /** Schedules that are played before the random ones, each with whether the browser has Web Locks. */
  readonly certain?: readonly [Step[], boolean][];
  /** Creates a device for each schedule; each call of the result is a new connection to that device's database. */
  makeDevice(): { connect(): OutboxDatabase; close?(): Promise<void> };
  readonly mutation?: Mutation;
  readonly added?: AddedCommand;
  readonly coverage: Coverage;
  /** Off when only the fact of a failure matters. */
  readonly shrinks?: boolean;
}

/** Runs generated schedules. The details contain the seed and the path of a failure, and the shrunk schedule. */
export function checkSchedules(options: ScheduleOptions) {
  const { runs, seed, certain = [], makeDevice, mutation, added, coverage, shrinks = true } = options;
  const steps = fc.array(added ? stepWithAdded : step, { minLength: 20, maxLength: 90, size: 'max' });
  return fc.check(
    fc.asyncProperty(steps, fc.boolean(), async (schedule, webLocks) => {
      const device = makeDevice();
      try {
        const simulation = new Simulation(
          { webLocks, connect: device.connect, added, ...(mutation && { mutation }) },
          coverage,
        );
        await simulation.play(schedule);
      } finally {
        await device.close?.();
      }
    }),
    {
      numRuns: runs + certain.length,
      examples: [...certain],
      endOnFailure: !shrinks,
      ...(seed === undefined ? {} : { seed }),
    },
  );
}
