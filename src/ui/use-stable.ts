import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function at each render, which runs the latest from the moment in which that is drawn: for what is drawn again
 * only when its props change.
 */
export function useStable<Arguments extends readonly unknown[]>(run: (...given: Arguments) => void) {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
