import { createListeners } from '#lib/listeners.ts';

const pollMs = 30_000;

const { add, notify } = createListeners();
let listening = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Polls and listens for visibility: timers do not run while a tablet sleeps, and a page may stay open for days. One timer
 * for all: every card of a list listens.
 */
export function onTimePassing(onChange: () => void): () => void {
  const stop = add(() => onChange());
  listening += 1;
  if (listening === 1) {
    timer = setInterval(notify, pollMs);
    document.addEventListener('visibilitychange', notify);
  }
  return () => {
    stop();
    listening -= 1;
    if (listening > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}
