const lockName = 'madelief-opening';

/**
 * Keeps a page that is left during this work from blocking the next one. Chromium puts a page into its back/forward
 * cache even while it creates a database, and every later open of that database then waits for as long as it is cached.
 * The work holds an exclusive Web Lock, and Chromium evicts a cached page when another asks for a lock that it holds.
 * The work itself does not wait for the lock. Best effort: without Web Locks nothing changes.
 */
export function avoidPageCacheDuring(work: Promise<unknown>): void {
  const settled = work.then(
    () => undefined,
    () => undefined,
  );
  globalThis.navigator?.locks?.request(lockName, () => settled).catch(() => undefined);
}
