import { once } from '#lib/once.ts';
import { deviceStorage } from '#offline/device.ts';
import { deviceTimers } from '#offline/timers.ts';
import type { CommandRegistry } from './engine/command.ts';
import { indexedDbOutbox } from './engine/indexeddb-database.ts';
import type { Command } from './engine/item.ts';
import { openOutbox } from './open-outbox.ts';

const database = once(() => indexedDbOutbox(deviceStorage(), deviceTimers));

/** Opens an outbox with its own session on this device's database; all of them share one lease. */
export const openDeviceOutbox = <Kind extends Command>(registry: CommandRegistry<Kind>) =>
  openOutbox(registry, database());
