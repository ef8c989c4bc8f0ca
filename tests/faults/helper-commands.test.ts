import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckIn, checkIn } from '#sync/commands/check-in.ts';
import { type CheckOut, checkOut } from '#sync/commands/check-out.ts';
import type { CommandDefinition } from '#sync/engine/command.ts';
import type { OutboxDatabase } from '#sync/engine/database.ts';
import type { Command } from '#sync/engine/item.ts';
import { checkSchedules } from './outbox-model/check-schedules.ts';
import type { Coverage } from './outbox-model/coverage.ts';
import { createHelperDevice } from './outbox-model/devices/helper-device.ts';
import { createMemoryOutboxDatabase } from './outbox-model/memory-outbox-database.ts';
import type { AddedCommand } from './outbox-model/world.ts';
import { scheduleRuns, scheduleSeed } from './schedule-runs.ts';

const runs = scheduleRuns(200);

const at = '2027-03-03T09:00:00.000Z';

const aCheckIn = (number: number): CheckIn => ({
  kind: 'check-in',
  visitId: `visit-${number}`,
  commandId: `in-${number}`,
  code: String(number).padStart(4, '0'),
  at,
});

const aCheckOut = (number: number): CheckOut => ({
  ...{ kind: 'check-out', visitId: `visit-${number}`, commandId: `out-${number}`, at },
  ...{ minutes: number, reason: '', km: 0, note: `Bezoek ${number}` },
});

const added = (definition: unknown, make: (number: number) => Command): AddedCommand => ({
  // The model gives each definition commands of its own kind.
  definition: definition as CommandDefinition<Command>,
  make,
});

const commands = {
  'check-in': added(checkIn, aCheckIn),
  'check-out': added(checkOut, aCheckOut),
} as const;

const inMemory = () => {
  const database: OutboxDatabase = createMemoryOutboxDatabase();
  return { connect: () => database };
};

const report = (details: Awaited<ReturnType<typeof checkSchedules>>) =>
  `${String(details.errorInstance)}\n${fc.defaultReportMessage(details) ?? ''}`;

for (const [kind, command] of Object.entries(commands)) {
  test(`${kind}, in ${String(runs)} schedules: nothing lost, nothing twice`, { timeout: 600_000 }, async () => {
    const coverage: Coverage = new Map();
    const details = await checkSchedules({ runs, ...scheduleSeed, coverage, added: command, makeDevice: inMemory });
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
  });

  test(`${kind}, on the database of the student’s app`, { timeout: 600_000 }, async () => {
    const details = await checkSchedules({
      runs: Math.max(1, Math.round(runs / 50)),
      ...scheduleSeed,
      coverage: new Map(),
      added: command,
      makeDevice: createHelperDevice,
    });
    expect(details.failed, report(details)).toBe(false);
  });
}
