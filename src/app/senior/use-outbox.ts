import { useEffect } from 'react';
import { startPageOutbox } from '#pwa/start-outbox.ts';

/** Keeps sending what this person saved for as long as the dashboard is open. */
export function useOutbox(uid: string | null): void {
  useEffect(() => (uid === null ? undefined : startPageOutbox(uid)), [uid]);
}
