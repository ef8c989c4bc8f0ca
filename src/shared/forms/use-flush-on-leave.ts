import { useEffect } from 'react';

/**
 * Flushes pending changes when the page is hidden and on unmount. iPadOS freezes pages without `beforeunload`;
 * `visibilitychange` and `pagehide` are the last reliable events.
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
