import { useEffect, useState } from 'react';

/** Three cards take a slow device some 50 ms. */
const atOnce = 3;

/**
 * Draws a list in pieces, one in each task, so that a slow device answers in between. What is added later is drawn at once.
 * @returns how many of the list are to be drawn; `Infinity` once it is whole.
 */
export function useDrawnCount(length: number): number {
  const [drawn, setDrawn] = useState(length > atOnce ? atOnce : Infinity);
  useEffect(() => {
    if (drawn === Infinity) return;
    const next = drawn + atOnce;
    const timer = setTimeout(() => setDrawn(next < length ? next : Infinity));
    return () => clearTimeout(timer);
  }, [drawn, length]);
  return drawn;
}
