import { currentUser } from '#firebase/auth/auth.ts';
import { accountRegistry } from './commands/registry.ts';
import { createSender } from './engine/sender.ts';

/** The way to Firestore for whoever is signed in, the same in the page and in the service worker. */
export const accountSender = createSender(accountRegistry, async (items) => {
  const user = await currentUser();
  return items.some(({ actorUid }) => actorUid !== user?.uid) ? { code: 'not-signed-in' } : null;
});
