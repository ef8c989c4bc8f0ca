import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeMessage, type WriteMessage } from '#sync/commands/write-message.ts';
import { checkSchedules } from './outbox-model/check-schedules.ts';
import type { Coverage } from './outbox-model/coverage.ts';
import { createMemoryOutboxDatabase } from './outbox-model/memory-outbox-database.ts';
import type { AddedCommand } from './outbox-model/world.ts';
import { scheduleRuns, scheduleSeed } from './schedule-runs.ts';

const runs = scheduleRuns(300);

/** Of two visits: what waits for one thread does not wait for the other. */
const added: AddedCommand = {
  definition: writeMessage,
  make: (number): WriteMessage => ({
    kind: 'write-message',
    visitId: `visit-${String(number % 2)}`,
    messageId: `message-${String(number)}`,
    text: `Zin ${String(number)}`,
  }),
};

const inMemory = () => {
  const database = createMemoryOutboxDatabase();
  return { connect: () => database };
};

test(
  `messages of a thread, in ${String(runs)} schedules: each once, in the order in which they were written`,
  { timeout: 600_000 },
  async () => {
    const coverage: Coverage = new Map();
    const details = await checkSchedules({ runs, ...scheduleSeed, coverage, added, makeDevice: inMemory });
    expect(details.failed, `${String(details.errorInstance)}\n${fc.defaultReportMessage(details) ?? ''}`).toBe(false);
    expect(coverage.get('added in order') ?? 0).toBeGreaterThan(0);
  },
);
