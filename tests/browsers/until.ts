import { setTimeout as sleep } from 'node:timers/promises';

const askEveryMs = 100;

/** Long, because a machine can be busy: what is asked for normally comes at once. */
const usualTimeoutMs = 60_000;

/**
 * Repeats a question until the answer is yes. A question that fails is asked again: a page that is going elsewhere answers
 * none.
 * @throws Error that names what did not come, with the last failure as its cause.
 */
export async function until(what: string, ask: () => Promise<boolean>, timeoutMs = usualTimeoutMs): Promise<void> {
  const end = performance.now() + timeoutMs;
  let failure: unknown;
  while (true) {
    try {
      if (await ask()) return;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    if (performance.now() > end) {
      throw new Error(`After ${timeoutMs / 1000} s it is still not so: ${what}`, { cause: failure });
    }
    await sleep(askEveryMs);
  }
}
