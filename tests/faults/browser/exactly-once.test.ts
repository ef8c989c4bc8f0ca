import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type OwnTestFirebase,
  runningTestFirebase,
  startTestFirebase,
  type TestFirebase,
} from '#tests/local-firebase.ts';
import { describePlan, planOf } from './fault-plan.ts';
import { runPlan } from './run-plan.ts';
import { startTablet, type Tablet } from './tablet.ts';

/** FAULT_RUNS sets the number of runs (`npm run faults` uses 1,000), FAULT_SEED the first seed. */
const runs = Number(process.env['FAULT_RUNS'] ?? 6);
const firstSeed = Number(process.env['FAULT_SEED'] ?? randomInt(1_000_000));
const plans = Array.from({ length: runs }, (_, index) => planOf(firstSeed + index));

const startWithinMs = 600_000;
const runWithinMs = 600_000;

let firebase: TestFirebase;
/** Null when the test runner provides a Firebase shared by all suites. */
let own: OwnTestFirebase | null = null;
let tablet: Tablet;
const missed: number[] = [];

beforeAll(async () => {
  const running = runningTestFirebase();
  own = running === null ? await startTestFirebase({ app: false }) : null;
  firebase = own ?? running ?? expect.unreachable();
  tablet = await startTablet(firebase);
}, startWithinMs);

// A failed run may leave its browser in a state that would fail every later run, so it is replaced.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await tablet.replaceDevice();
}, startWithinMs);

afterAll(async () => {
  await tablet?.close();
  await own?.stop();
}, startWithinMs);

test.each(plans.map((plan) => [describePlan(plan), plan] as const))('%s', { timeout: runWithinMs }, async (_, plan) => {
  const { wishes, acknowledged, stored, struck } = await runPlan(plan, tablet, firebase);
  if (!struck) missed.push(plan.seed);

  const lost = [...acknowledged].filter((id) => !stored.some((document) => document.id === id));
  expect(lost, 'said to be saved, and lost').toEqual([]);
  expect(
    stored.filter(({ rewritten }) => rewritten),
    'written twice',
  ).toEqual([]);
  const notes = stored.map((document) => document.notes);
  expect(new Set(notes).size, 'one wish, one request').toBe(notes.length);
  for (const { id, notes: text } of stored) expect(wishes.get(id), 'what was wished for is what is stored').toBe(text);
  // A page that is not killed reports every save.
  if (plan.fault.kind === 'cut') expect(acknowledged.size).toBe(plan.requests);
});

// On a busy machine a fault can come too late to interrupt anything; a run in which hardly any did proves nothing.
test('most faults interrupt the step that they target', () => {
  expect(missed.length, `missed at the seeds ${missed.join(', ')}`).toBeLessThanOrEqual(Math.floor(runs / 2));
});
