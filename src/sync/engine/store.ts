import type { CommandRegistry } from './command.ts';
import type { OutboxDatabase } from './database.ts';
import type { Command } from './item.ts';
import { storeHousekeeping, storeQueue } from './store-queue.ts';
import { storeSending } from './store-sending.ts';

/**
 * The operations on the outbox. Each is one transaction, so atomic with respect to crashes, other tabs and the service
 * worker. All throw StorageFailure.
 */
export function createOutboxStore<Kind extends Command>(database: OutboxDatabase, registry: CommandRegistry<Kind>) {
  return {
    ...storeQueue(database, registry),
    ...storeHousekeeping(database, registry),
    ...storeSending(database, registry),
  };
}

export type OutboxStore<Kind extends Command = Command> = ReturnType<typeof createOutboxStore<Kind>>;
