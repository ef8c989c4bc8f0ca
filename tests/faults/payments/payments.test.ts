import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { projectId } from '#build/project.ts';
import { playSchedule } from './play-schedule.ts';
import { fates, schedule } from './schedule.ts';

/** `npm run faults -- payments` plays 10,000. */
const schedules = Number(process.env['FAULT_RUNS'] ?? 200);
const seed = Number(process.env['FAULT_SEED'] ?? 20_270_104);
/** While one waits for the database, others go on. */
const atOnce = 32;
const timeoutMs = 60_000 + schedules * 1_500;

let server: FirestoreServer;

beforeAll(async () => {
  server = await startFirestoreServer();
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${server.host}:${server.port}`,
    METADATA_SERVER_DETECTION: 'none',
  });
});

afterAll(() => server.close());

test(
  'schedules of duplicate, late, concurrent, stale and crashing visits: each payment is credited exactly once',
  async () => {
    const plans = fc.sample(schedule, { numRuns: schedules, seed });
    const waiting = [...plans.entries()];
    const befallen = { well: 0, 'dies-before': 0, 'dies-after': 0, held: 0 };
    let paid = 0;
    let disputed = 0;
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [number, plan] = next;
        try {
          const world = await playSchedule(number, plan);
          for (const fate of fates) befallen[fate] += world.befallen[fate];
          const { sessions, disputes } = world.account.tables;
          paid += [...sessions.values()].filter(({ paymentStatus }) => paymentStatus === 'paid').length;
          disputed += disputes.size;
        } catch (error) {
          throw new Error(`schedule ${number} of seed ${seed}: ${JSON.stringify(plan)}`, { cause: error });
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (schedules > 1_000) console.log({ schedules, paid, disputed, ...befallen });
    // Otherwise the schedules never met what they are for.
    expect(paid).toBeGreaterThan(schedules / 3);
    expect(disputed).toBeGreaterThan(schedules / 50);
    for (const fate of fates) expect(befallen[fate], fate).toBeGreaterThan(schedules / 3);
  },
  timeoutMs,
);
