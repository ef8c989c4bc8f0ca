import { constants, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';

export interface Script {
  readonly pathname: string;
  readonly text: string;
}

/** Marks the time at which a page can be used: its heading is hydrated. */
export async function markUse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const checkHeading = () => {
      const heading = document.querySelector('h1');
      const isAlive = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
      if (isAlive) performance.mark('usable');
      else setTimeout(checkHeading);
    };
    checkHeading();
  });
}

/** Every script that the page had requested by the time at which it could be used. */
export async function firstScripts({ origin }: Device, page: Page): Promise<readonly Script[]> {
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { timeout: 60_000 });
  const urls = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('usable');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= (mark?.startTime ?? 0))
      .map(({ name }) => name);
  });
  const own = new Set(urls.filter((url) => url.startsWith(origin) && !url.endsWith('/service-worker.js')));
  return Promise.all(
    [...own].map(async (url) => ({ pathname: new URL(url).pathname, text: await (await fetch(url)).text() })),
  );
}

/** Kilobytes (1,000 bytes), compressed as Hosting does. */
export function weight(scripts: readonly Script[]): number {
  const sizes = scripts.map(({ text }) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).byteLength);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
