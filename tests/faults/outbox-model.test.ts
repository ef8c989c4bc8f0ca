import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certainSchedules } from './outbox-model/certain-schedules.ts';
import { checkSchedules } from './outbox-model/check-schedules.ts';
import { createDexieDevice } from './outbox-model/devices/dexie-device.ts';
import { createMemoryOutboxDatabase } from './outbox-model/memory-outbox-database.ts';
import type { Coverage } from './outbox-model/coverage.ts';
import { networkFaults } from './outbox-model/faulty-sender.ts';
import { scheduleRuns, scheduleSeed } from './schedule-runs.ts';

const runs = scheduleRuns(600);

/** The IndexedDB implementation is slower by two orders of magnitude; the contract test keeps both equivalent. */
const dexieRuns = Math.max(1, Math.round(runs / 50));

/** What a thousand schedules must have covered at least. */
const worthwhile = [
  ...networkFaults,
  'crash in flight',
  'freeze in flight',
  'storage full',
  'storage before',
  'storage after',
  'told saved',
  'told storage-full',
  'told queued',
  'told profile saved',
  'told form saved',
  'told answer saved',
  'told answer already-exists',
  'form ends at the server',
  'form ends needs-you',
  'changed elsewhere',
  'conflict answered',
  'told cancelled-here',
  'changed',
  'removed',
  'sign out, keep',
  'sign out, remove',
  'right-given while one waits',
  'right-ended while one waits',
  'for another, received',
  'for another, refused',
  'for another, received and asked',
  'ends received',
  'ends cancelled',
  'ends needs-you',
];

/** The seed, the path and the shrunk schedule of a failure, and its error. */
const report = (details: Awaited<ReturnType<typeof checkSchedules>>) =>
  `${String(details.errorInstance)}\n${fc.defaultReportMessage(details) ?? ''}`;

// spec: staff.quote.outbox
test(`${String(runs)} schedules: nothing lost, nothing twice`, { timeout: 30 * 60_000 }, async () => {
  const coverage: Coverage = new Map();
  const details = await checkSchedules({
    runs,
    ...scheduleSeed,
    certain: certainSchedules,
    coverage,
    makeDevice: () => {
      const database = createMemoryOutboxDatabase();
      return { connect: () => database };
    },
  });
  expect(details.failed, report(details)).toBe(false);
  if (runs >= 5_000) expect(worthwhile.filter((what) => !coverage.has(what))).toEqual([]);
});

test(`${String(dexieRuns)} schedules on IndexedDB`, { timeout: 30 * 60_000 }, async () => {
  const details = await checkSchedules({
    runs: dexieRuns,
    ...scheduleSeed,
    coverage: new Map(),
    makeDevice: createDexieDevice,
  });
  expect(details.failed, report(details)).toBe(false);
});
