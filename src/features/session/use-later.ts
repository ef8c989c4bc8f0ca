import { useEffect, useRef } from 'react';

/**
 * Goes on by itself after a while, as the specification asks. It hurries nobody: a button that does the same is there at
 * once, and what was said is said again where it leads to.
 * @param delayMs null: not now.
 */
export function useLater(delayMs: number | null, go: () => void): void {
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
