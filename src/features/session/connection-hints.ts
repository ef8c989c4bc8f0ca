const everyMs = 15_000;

/**
 * Calls the listener whenever the server may be reachable again. Each is a hint only: a device can call itself online in
 * a café that lets nothing through, and offline while it is not.
 */
export function onConnectionHint(listener: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', whenVisible);
  const timer = setInterval(whenVisible, everyMs);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', whenVisible);
    clearInterval(timer);
  };
}
