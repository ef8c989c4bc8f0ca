import type { Page } from 'playwright-core';
import { firstViewLimitMs } from '#lib/start/first-view.ts';

/**
 * Takes away the limit after which a page loads the rest although its heading is not there yet: on a busy machine it would
 * end while the heading is being drawn, and what a page loads before it would depend on the machine.
 */
export async function withoutFirstViewLimit(page: Page): Promise<void> {
  await page.addInitScript((limitMs) => {
    const { setTimeout: own } = globalThis;
    const withoutLimit = (handler: TimerHandler, delay?: number, ...given: unknown[]) =>
      own(handler, delay === limitMs ? 2 ** 31 - 1 : delay, ...given);
    globalThis.setTimeout = Object.assign(withoutLimit, own);
  }, firstViewLimitMs);
}
