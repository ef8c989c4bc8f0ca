import { useLayoutEffect, useState } from 'react';
import { inOwnTask } from '#lib/start/in-own-task.ts';

/**
 * Draws cards one in each task, so that a slow device, for which one takes some 40 ms, answers in between; the first comes
 * after what stands around them. What is added later is drawn at once.
 * @param atOnce whether all are drawn at once: in a transition React itself draws in pieces.
 * @returns how many of them are to be drawn; `Infinity` once all are.
 */
export function useDrawnCount(length: number, atOnce = false): number {
  const [drawn, setDrawn] = useState(atOnce || length === 0 ? Infinity : 0);
  useLayoutEffect(() => {
    if (drawn === Infinity) return;
    const next = drawn + 1;
    return inOwnTask(() => setDrawn(next < length ? next : Infinity));
  }, [drawn, length]);
  return drawn;
}
