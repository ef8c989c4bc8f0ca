import { useEffect } from 'react';

/**
 * Puts on disk what is not there yet when the page may be going away, and when this part of it does. An iPad freezes a
 * page without a word: `visibilitychange` and `pagehide` are the last chances; `beforeunload` is none.
 */
export function useFlushOnLeave(autosaver: { readonly flush: () => Promise<void> }): void {
  useEffect(() => {
    const flush = () => void autosaver.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [autosaver]);
}
