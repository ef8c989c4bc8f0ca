import { useSyncExternalStore } from 'react';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { deviceClock } from '#lib/clock.ts';

const lookEveryMs = 30_000;

/** A tablet may stay on this page overnight, or wake up days later. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, lookEveryMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const today = () => brusselsDate(deviceClock.now());

/** The day in Brussels; draws again when another begins. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today);
}
