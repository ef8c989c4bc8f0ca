import { currentUser } from '#firebase/auth.ts';
import { once } from '#lib/once.ts';
import { type AccountCommand, accountRegistry } from './commands/registry.ts';
import { openDeviceOutbox } from './device-outbox.ts';
import type { OutboxItem } from './engine/item.ts';
import { createSender } from './engine/sender.ts';

export type AccountItem = OutboxItem<AccountCommand>;

/** The way to Firestore for whoever is signed in, the same in the page and in the service worker. */
export const accountSender = createSender(accountRegistry, async (items) => {
  const user = await currentUser();
  return items.some(({ actorUid }) => actorUid !== user?.uid) ? { code: 'not-signed-in' } : null;
});

/** With its store, for signing out. */
export const accountDevice = once(() => openDeviceOutbox(accountRegistry));

/** The outbox of people with an account, in this page or service worker. */
export const deviceOutbox = () => accountDevice().outbox;

export type AccountOutbox = ReturnType<typeof deviceOutbox>;
