import { constants, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import { withLongFirstViewLimit } from '#tests/browser/first-view-limit.ts';

export interface Script {
  readonly pathname: string;
  readonly text: string;
}

/** Marks the time at which a page can be used: its heading is hydrated. */
export async function markUse(page: Page): Promise<void> {
  await withLongFirstViewLimit(page);
  await page.addInitScript(() => {
    let isMarked = false;
    const checkHeading = () => {
      const heading = document.querySelector('h1');
      const isAlive = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
      if (isAlive && !isMarked) performance.mark('usable');
      isMarked ||= isAlive;
    };
    const keepChecking = () => {
      checkHeading();
      if (!isMarked) setTimeout(keepChecking);
    };
    // At once where React draws it; one that was made beforehand changes nothing when it is taken over.
    new MutationObserver(checkHeading).observe(document, { childList: true, subtree: true });
    keepChecking();
  });
}

/** Every own script that the page has requested until a moment on its clock. */
async function scriptsUntil({ origin }: Device, page: Page, until: number): Promise<readonly Script[]> {
  const urls = await page.evaluate(
    (moment) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= moment)
        .map(({ name }) => name),
    until,
  );
  const own = new Set(urls.filter((url) => url.startsWith(origin) && !url.endsWith('/service-worker.js')));
  return Promise.all(
    [...own].map(async (url) => ({ pathname: new URL(url).pathname, text: await (await fetch(url)).text() })),
  );
}

/** Every script that the page had requested by the time at which it could be used. */
export async function firstScripts(device: Device, page: Page): Promise<readonly Script[]> {
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { timeout: 60_000 });
  const usable = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? 0);
  return scriptsUntil(device, page, usable);
}

/** Every script that a public page requests by itself: what it does last is to register its service worker. */
export async function untouchedScripts(device: Device, page: Page): Promise<readonly Script[]> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/update-')),
  );
  await page.waitForLoadState('networkidle');
  return scriptsUntil(device, page, Number.MAX_SAFE_INTEGER);
}

/** Kilobytes (1,000 bytes), compressed as Hosting does. */
export function weight(scripts: readonly Script[]): number {
  const sizes = scripts.map(({ text }) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).byteLength);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
