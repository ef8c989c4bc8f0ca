import { useEffect } from 'react';
import { waitingCounts } from '#lib/device/app-badge.ts';

/**
 * Counts what waits for the senior's answer, for the badge of the app's icon.
 * @param count null while it is not known: what was counted before stands.
 */
export function useWaitingCount(group: string, count: number | null): void {
  useEffect(() => {
    if (count !== null) waitingCounts.set(group, count);
  }, [group, count]);
}
