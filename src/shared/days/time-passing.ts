const pollMs = 30_000;

/** Polls and listens for visibility: timers do not run while a tablet sleeps, and a page may stay open for days. */
export function onTimePassing(onChange: () => void): () => void {
  const timer = setInterval(onChange, pollMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
