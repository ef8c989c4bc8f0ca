/** For Safari, which has no requestIdleCallback: the first view is painted by then. */
const soonMs = 2000;

/** Runs a task when the page is idle, unless the returned function is called first. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, soonMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2 * soonMs });
  return () => cancelIdleCallback(handle);
}
