const { FAULT_RUNS: wanted, FAULT_SEED: replayed } = process.env;

/** How many schedules a model plays: FAULT_RUNS, or the number that `npm test` samples. */
export const scheduleRuns = (sampled: number): number => Number(wanted ?? sampled);

const sampleSeed = 20_261_125;

/**
 * The seed for fast-check. `npm test` plays the same schedules each time, so that a guard against schedules that miss a case
 * does not depend on luck; FAULT_RUNS draws new ones, and FAULT_SEED replays a run.
 */
export const scheduleSeed: { readonly seed?: number } =
  replayed !== undefined ? { seed: Number(replayed) } : wanted === undefined ? { seed: sampleSeed } : {};

/** Whether so many schedules reach every case: those that `npm test` samples do, and 1,000 random ones. */
export const reachesAllCases = (runs: number): boolean => wanted === undefined || runs >= 1_000;
