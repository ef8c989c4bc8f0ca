import { useEffect, useRef } from 'react';

/**
 * Calls `go` after a delay. For redirects that the specification asks for; the screen also offers a button that goes on
 * at once.
 * @param delayMs null: no timer.
 */
export function useDelayedCall(delayMs: number | null, go: () => void): void {
  const latest = useRef(go);

  useEffect(() => {
    latest.current = go;
  });

  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(() => latest.current(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}
