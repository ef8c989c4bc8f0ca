import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { projectId } from '#build/project.ts';
import { ownRefundKey } from '#functions/gateways/payments/payment-state.ts';
import { readBooks } from './expectations.ts';
import type { PaymentWorld } from './payment-world.ts';
import { playSchedule } from './play-schedule.ts';
import { readVisits } from './worked-visits.ts';
import { outcomes, schedule } from './schedule.ts';
import { scheduleRuns } from '../schedule-runs.ts';

/** `npm run faults -- payments` runs 10,000. */
const schedules = scheduleRuns(55);
const seed = Number(process.env['FAULT_SEED'] ?? 20_270_104);
/** Schedules run concurrently: most of the time is spent waiting for the database. */
const atOnce = 32;
/** From here on each kind of schedule is played. */
const manySchedules = 1_000;
const timeoutMs = 600_000 + schedules * 6_000;

/** Adds what a world's senior got back, and how. */
async function countMoneyBack(world: PaymentWorld, counts: Record<string, number>): Promise<void> {
  const add = (what: string, by: number): void => void (counts[what] = (counts[what] ?? 0) + by);
  const { lines, refunds } = await readBooks(world.uid);
  const atStripe = [...world.account.tables.refunds.values()];
  for (const { id, content } of refunds) {
    add(content.way === 'card' ? 'byCard' : 'byTransfer', 1);
    if (content.kind === 'withdrawal') add('withdrawn', 1);
    const known = atStripe.some(({ metadata }) => metadata[ownRefundKey] === id);
    if (content.state === 'failed') add(known ? 'failed' : 'refused', 1);
    if (content.state === 'sent') add('pending', 1);
  }
  add('ofVisits', lines.filter(({ transaction_type: type }) => type === 'visit_refund').length);
  add('missed', lines.filter(({ transaction_type: type }) => type === 'missed_visit').length);
}

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

// spec: security.breach-12
test(
  'schedules of duplicate, late, concurrent, stale and crashing calls: each payment is credited and each visit charged exactly once',
  async () => {
    const plans = fc.sample(schedule, { numRuns: schedules, seed });
    const waiting = [...plans.entries()];
    const outcomeCounts = { well: 0, 'dies-before': 0, 'dies-after': 0, held: 0 };
    let paid = 0;
    let disputed = 0;
    let charged = 0;
    let open = 0;
    let missing = 0;
    let fees = 0;
    let gifts = 0;
    const moneyBack = {
      byCard: 0,
      pending: 0,
      failed: 0,
      refused: 0,
      byTransfer: 0,
      withdrawn: 0,
      ofVisits: 0,
      missed: 0,
    };
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [number, plan] = next;
        try {
          const world = await playSchedule(number, plan);
          for (const outcome of outcomes) outcomeCounts[outcome] += world.outcomeCounts[outcome];
          const { sessions, disputes } = world.account.tables;
          paid += [...sessions.values()].filter(({ paymentStatus }) => paymentStatus === 'paid').length;
          disputed += disputes.size;
          gifts += [...sessions.values()].filter(
            (each) => 'gift' in each.metadata && each.paymentStatus === 'paid',
          ).length;
          missing += world.missingSessions.filter(({ paymentStatus }) => paymentStatus === 'paid').length;
          await countMoneyBack(world, moneyBack);
          const visits = await readVisits(world.visits);
          fees += visits.filter(({ visit }) => visit.fee?.state === 'charged').length;
          charged += visits.filter(({ visit }) => visit.state === 'charged').length;
          open += visits.filter(({ visit }) => visit.state === 'approved').length;
        } catch (error) {
          throw new Error(`schedule ${number} of seed ${seed}: ${JSON.stringify(plan)}`, { cause: error });
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (schedules !== 55)
      console.log({ schedules, paid, disputed, charged, open, missing, fees, gifts, ...moneyBack, ...outcomeCounts });
    // Guards against schedules that do not cover payments.
    expect(paid).toBeGreaterThan(schedules / 3);
    expect(disputed).toBeGreaterThan(schedules / 50);
    expect(charged).toBeGreaterThan(schedules / 5);
    expect(open).toBeGreaterThan(schedules / 20);
    expect(fees).toBeGreaterThan(schedules / 20);
    expect(gifts).toBeGreaterThan(schedules / 20);
    // How often a small sample has one of the rare ones is luck.
    const played = schedules >= manySchedules ? { ...moneyBack, missing } : { byCard: moneyBack.byCard };
    for (const [what, count] of Object.entries(played)) expect(count, what).toBeGreaterThan(schedules / 100);
    for (const outcome of outcomes) expect(outcomeCounts[outcome], outcome).toBeGreaterThan(schedules / 3);
  },
  timeoutMs,
);
