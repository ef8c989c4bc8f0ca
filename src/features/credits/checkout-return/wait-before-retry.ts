const second = 1000;
const longestMs = 30 * second;

/** Resolves when asking again may help: the sooner the fewer failures there were, and at once when a network comes. */
export function waitBeforeRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(second * 2 ** (failures - 1), longestMs));
    window.addEventListener('online', done);
  });
}
