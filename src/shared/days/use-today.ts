import { useSyncExternalStore } from 'react';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { deviceClock } from '#lib/clock.ts';

const pollMs = 30_000;

/** Polls and listens for visibility: timers do not run while a tablet sleeps, and a page may stay open for days. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, pollMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const today = () => brusselsDate(deviceClock.now());

/** Returns the current day in Brussels as yyyy-MM-dd; rerenders within 30 seconds of midnight. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today);
}
