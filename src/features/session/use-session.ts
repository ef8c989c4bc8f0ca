import { useSyncExternalStore } from 'react';
import { deviceSession } from './device-session.ts';
import type { Session } from './session.ts';

/** The session of this page; rerenders when it changes. */
export function useSession(): Session {
  const store = deviceSession();
  return useSyncExternalStore(store.subscribe, store.get);
}
