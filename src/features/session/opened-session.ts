import type { SessionStore } from './session-store.ts';

let opened: SessionStore | null = null;

/** The session of this page; null while no part of the page has asked for it, and its code may not be there. */
export const openedSession = (): SessionStore | null => opened;

export function keepOpenedSession(store: SessionStore): void {
  opened = store;
}
