import { once } from '#lib/once.ts';
import { type AccountCommand, accountRegistry } from './commands/registry.ts';
import { openDeviceOutbox } from './device-outbox.ts';
import type { OutboxItem } from './engine/item.ts';

export type AccountItem = OutboxItem<AccountCommand>;

/** Includes the store, for signing out. */
export const accountDevice = once(() => openDeviceOutbox(accountRegistry));

/** Returns the outbox of signed-in accounts, in this page or service worker. */
export const deviceOutbox = () => accountDevice().outbox;

export type AccountOutbox = ReturnType<typeof deviceOutbox>;
