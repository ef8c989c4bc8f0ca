import { useSyncExternalStore } from 'react';
import { deviceSession } from './device-session.ts';
import type { Session } from './session.ts';

/** Who uses this page now; draws again when that changes. */
export function useSession(): Session {
  const store = deviceSession();
  return useSyncExternalStore(store.subscribe, store.get);
}
