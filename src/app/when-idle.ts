import { firstViewPainted } from '#lib/start/first-view.ts';

/** For Safari, which has no requestIdleCallback: the first view is painted by then. */
const soonMs = 2000;

function requestIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, soonMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2 * soonMs });
  return () => cancelIdleCallback(handle);
}

/** Runs a task when the first view is painted and the page is idle, unless the returned function is called first. */
export function whenIdle(run: () => void): () => void {
  let isOver = false;
  let cancel = () => {};
  void firstViewPainted().then(() => {
    if (!isOver) cancel = requestIdle(run);
  });
  return () => {
    isOver = true;
    cancel();
  };
}
