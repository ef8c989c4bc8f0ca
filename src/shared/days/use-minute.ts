import { useMemo, useSyncExternalStore } from 'react';
import { deviceClock } from '#lib/clock.ts';
import { onTimePassing } from './time-passing.ts';

const minuteMs = 60_000;

const minute = () => Math.floor(deviceClock.now().getTime() / minuteMs);

/** Returns the beginning of the current minute; rerenders within 30 seconds of the next one. */
export function useMinute(): Date {
  const current = useSyncExternalStore(onTimePassing, minute, minute);
  return useMemo(() => new Date(current * minuteMs), [current]);
}
