import { useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';

/** How soon what sends is asked for again when it could not be loaded. */
const loadAgainMs = 5_000;

/**
 * Sends what this actor saved for as long as the dashboard is open. What sends is loaded once the first view stands:
 * saving and showing do not wait for it.
 */
function keepSending(actorUid: string): () => void {
  let stop = () => {};
  let isOver = false;
  const begin = async () => {
    const loaded = await import('#pwa/start-outbox.ts').catch(() => null);
    if (isOver) return;
    if (loaded) {
      stop = loaded.startPageOutbox(actorUid);
      return;
    }
    const timer = setTimeout(() => void begin(), loadAgainMs);
    stop = () => clearTimeout(timer);
  };
  stop = whenIdle(() => void begin());
  return () => {
    isOver = true;
    stop();
  };
}

/** Keeps sending what this person saved for as long as the dashboard is open. */
export function useOutbox(uid: string | null): void {
  useEffect(() => (uid === null ? undefined : keepSending(uid)), [uid]);
}
