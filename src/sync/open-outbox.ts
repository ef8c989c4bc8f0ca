import { deviceClock } from '#lib/clock.ts';
import { mintId } from '#lib/ids.ts';
import { deviceRandom } from '#lib/random.ts';
import { deviceTimers } from '#offline/timers.ts';
import type { CommandRegistry } from './engine/command.ts';
import type { OutboxDatabase } from './engine/database.ts';
import { createHolderLock } from './engine/holder-lock.ts';
import type { Command } from './engine/item.ts';
import { createLeaseWatch } from './engine/lease.ts';
import { createOutbox } from './engine/outbox.ts';
import { createOutboxStore } from './engine/store.ts';

/** Opens an outbox with its own session on a database of this device. */
export function openOutbox<Kind extends Command>(registry: CommandRegistry<Kind>, database: OutboxDatabase) {
  const store = createOutboxStore(database, registry);
  const outbox = createOutbox({
    registry,
    database,
    store,
    clock: deviceClock,
    random: deviceRandom,
    timers: deviceTimers,
    // Missing on insecure origins and in old browsers, despite the types.
    holderLock: createHolderLock('locks' in navigator ? navigator.locks : undefined),
    leaseWatch: createLeaseWatch(deviceClock),
    mintToken: mintId,
  });
  return { store, outbox };
}
