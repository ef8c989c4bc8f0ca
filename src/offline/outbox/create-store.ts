import type { OutboxDatabase } from './outbox-database.ts';
import { storeCommands } from './store-commands.ts';
import { storeFlushing } from './store-flushing.ts';
import { storeForms } from './store-forms.ts';
import { storeHousekeeping } from './store-housekeeping.ts';
import { storeProfile } from './store-profile.ts';
import type { OutboxStore } from './store.ts';

export function createOutboxStore(database: OutboxDatabase): OutboxStore {
  return {
    ...storeCommands(database),
    ...storeProfile(database),
    ...storeForms(database),
    ...storeFlushing(database),
    ...storeHousekeeping(database),
  };
}
