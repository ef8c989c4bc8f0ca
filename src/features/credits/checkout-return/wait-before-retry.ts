import { onReconnectHint } from '#lib/reconnect-hint.ts';

const second = 1000;
const longestMs = 30 * second;

/** Resolves when asking again may help: after an exponential backoff, or at once when the network comes back. */
export function waitBeforeRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, Math.min(second * 2 ** (failures - 1), longestMs));
    const stop = onReconnectHint((hint) => {
      if (hint === 'online') done();
    });
  });
}
