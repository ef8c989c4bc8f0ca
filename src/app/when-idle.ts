/** For Safari, which has no idle callback: the first view is drawn by then. */
const soonMs = 2000;

/** Runs something once the page has nothing better to do, unless the returned function is called first. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, soonMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2 * soonMs });
  return () => cancelIdleCallback(handle);
}
