import { currentUser } from '#firebase/auth/auth.ts';
import { accountRegistry } from './commands/registry.ts';
import { createSender } from './engine/sender.ts';

/** Sends items to Firestore as the signed-in account, the same in page and service worker. */
export const accountSender = createSender(accountRegistry, async (items) => {
  const user = await currentUser();
  return items.some(({ actorUid }) => actorUid !== user?.uid) ? { code: 'not-signed-in' } : null;
});
