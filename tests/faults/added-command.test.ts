import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendGreeting, type SendGreeting } from './added-command/send-greeting.ts';
import { checkSchedules } from './outbox-model/check-schedules.ts';
import type { Coverage } from './outbox-model/coverage.ts';
import { createDexieDevice } from './outbox-model/devices/dexie-device.ts';
import { createMemoryOutboxDatabase } from './outbox-model/memory-outbox-database.ts';
import type { AddedCommand, Mutation } from './outbox-model/world.ts';
import { scheduleRuns, scheduleSeed } from './schedule-runs.ts';

const runs = scheduleRuns(200);

const added: AddedCommand = {
  definition: sendGreeting,
  make: (number): SendGreeting => ({
    kind: 'send-greeting',
    greetingId: `greeting-${String(number)}`,
    words: `Dag ${String(number)}`,
  }),
};

const inMemory = () => {
  const database = createMemoryOutboxDatabase();
  return { connect: () => database };
};

const report = (details: Awaited<ReturnType<typeof checkSchedules>>) =>
  `${String(details.errorInstance)}\n${fc.defaultReportMessage(details) ?? ''}`;

test(
  `a command of one file, in ${String(runs)} schedules: nothing lost, nothing twice`,
  { timeout: 600_000 },
  async () => {
    const coverage: Coverage = new Map();
    const details = await checkSchedules({ runs, ...scheduleSeed, coverage, added, makeDevice: inMemory });
    expect(details.failed, report(details)).toBe(false);
    if (runs >= 1_000) {
      const worthwhile = [
        'told added saved',
        'told added storage-full',
        'added ends at the server',
        'added refused once',
      ];
      expect(worthwhile.filter((what) => !coverage.has(what))).toEqual([]);
    }
  },
);

test('the same on IndexedDB', { timeout: 600_000 }, async () => {
  const details = await checkSchedules({
    runs: Math.max(1, Math.round(runs / 50)),
    ...scheduleSeed,
    coverage: new Map(),
    added,
    makeDevice: createDexieDevice,
  });
  expect(details.failed, report(details)).toBe(false);
});

test('the model detects a lost item of the added command', { timeout: 600_000 }, async () => {
  const mutation: Mutation = {
    store: (store, database) => ({
      ...store,
      async claim(options) {
        const claim = await store.claim(options);
        const lost =
          claim.kind === 'claimed' ? claim.items.filter(({ command }) => command.kind === 'send-greeting') : [];
        await database.transact((rows) => rows.remove(lost.map(({ sequence }) => sequence)));
        return claim;
      },
    }),
  };
  const details = await checkSchedules({
    runs: 1_000,
    seed: 20_270_303,
    coverage: new Map(),
    added,
    mutation,
    shrinks: false,
    makeDevice: inMemory,
  });
  expect(details.failed).toBe(true);
});
