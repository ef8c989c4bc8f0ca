import { useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';

/** The delay before retrying to load the flusher. */
const loadAgainMs = 5_000;

/**
 * Sends what this actor saved for as long as the dashboard is open. The flusher's code is loaded after the first view,
 * so neither saving nor showing waits for it.
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

/** Runs the flusher for this actor for as long as the dashboard is open. */
export function useOutbox(uid: string | null): void {
  useEffect(() => (uid === null ? undefined : keepSending(uid)), [uid]);
}
