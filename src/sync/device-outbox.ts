import { deviceClock } from '#lib/clock.ts';
import { mintId } from '#lib/ids.ts';
import { once } from '#lib/once.ts';
import { deviceRandom } from '#lib/random.ts';
import { deviceStorage } from '#offline/device.ts';
import { deviceTimers } from '#offline/timers.ts';
import type { CommandRegistry } from './engine/command.ts';
import { createHolderLock } from './engine/holder-lock.ts';
import { indexedDbOutbox } from './engine/indexeddb-database.ts';
import type { Command } from './engine/item.ts';
import { createLeaseWatch } from './engine/lease.ts';
import { createOutbox } from './engine/outbox.ts';
import { createOutboxStore } from './engine/store.ts';

const database = once(() => indexedDbOutbox(deviceStorage(), deviceTimers));

/** Opens an outbox with its own session on this device's database; all of them share one lease. */
export function openDeviceOutbox<Kind extends Command>(registry: CommandRegistry<Kind>) {
  const store = createOutboxStore(database(), registry);
  const outbox = createOutbox({
    registry,
    database: database(),
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
