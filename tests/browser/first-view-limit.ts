import type { Page } from 'playwright-core';
import { firstViewLimitMs } from '#lib/start/first-view.ts';

/** A page that cannot show its heading without the rest waits for this long. */
const longLimitMs = 20_000;

/**
 * Makes the limit longer after which a page loads the rest although its heading is not there yet: on a busy machine it would
 * end while the heading is being drawn, and what a page loads before it would depend on the machine.
 */
export async function withLongFirstViewLimit(page: Page, longMs = longLimitMs): Promise<void> {
  await page.addInitScript(
    ({ limitMs, longMs }) => {
      const { setTimeout: own } = globalThis;
      const withLongLimit = (handler: TimerHandler, delay?: number, ...given: unknown[]) =>
        own(handler, delay === limitMs ? longMs : delay, ...given);
      globalThis.setTimeout = Object.assign(withLongLimit, own);
    },
    { limitMs: firstViewLimitMs, longMs },
  );
}
