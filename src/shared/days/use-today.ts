import { useSyncExternalStore } from 'react';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { deviceClock } from '#lib/clock.ts';
import { onTimePassing } from './time-passing.ts';

const today = () => brusselsDate(deviceClock.now());

/** Returns the current day in Brussels as yyyy-MM-dd; rerenders within 30 seconds of midnight. */
export function useToday(): string {
  return useSyncExternalStore(onTimePassing, today, today);
}
