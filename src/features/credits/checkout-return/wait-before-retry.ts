import { onReconnectHint } from '#lib/reconnect-hint.ts';

const second = 1000;
const maxDelayMs = 30 * second;

/** Resolves after an exponential backoff, or at a reconnect hint. @param failures the backoff exponent. */
export function waitBeforeRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, Math.min(second * 2 ** (failures - 1), maxDelayMs));
    const stop = onReconnectHint((hint) => {
      if (hint === 'online') done();
    });
  });
}
