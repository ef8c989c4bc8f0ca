import { constants, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import { expect, test } from '../fixtures.ts';
import { signInByForm } from '../steps.ts';

/** Kilobytes (1,000 bytes) of compressed JavaScript. */
const landingBudget = 150;
const dashboardBudget = 300;

/** A string of each library that survives minification. */
const heavy = {
  Firestore: /google\.firestore\.v1\.Firestore|firestore\.googleapis\.com/,
  Dexie: /DexieError|Dexie\.js/i,
  'the dashboard': /recent-title/,
} as const;

interface Script {
  readonly pathname: string;
  readonly text: string;
}

/** Marks the time at which a page can be used: its heading is hydrated. */
async function markUse(page: Page): Promise<void> {
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
async function firstScripts({ origin }: Device, page: Page): Promise<readonly Script[]> {
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

function weight(scripts: readonly Script[]): number {
  const sizes = scripts.map(({ text }) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).byteLength);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function heavyParts(scripts: readonly Script[]): readonly string[] {
  return Object.entries(heavy)
    .filter(([, marker]) => scripts.some(({ text }) => marker.test(text)))
    .map(([name]) => name);
}

test('the landing page is small: its first load has no database, no Firestore and nothing of the dashboard', async ({
  device,
  person,
}) => {
  const visitor = await device();
  await markUse(visitor.page());
  await visitor.page().goto(visitor.origin);
  const landing = await firstScripts(visitor, visitor.page());
  expect(landing.length).toBeGreaterThan(3);
  expect(weight(landing)).toBeLessThanOrEqual(landingBudget);
  expect(heavyParts(landing)).toEqual([]);

  const page = await signInByForm(visitor, await person());
  await page.goto('about:blank');
  await page.goto(`${visitor.origin}/dashboard`, { waitUntil: 'commit' });
  const dashboard = await firstScripts(visitor, page);
  // Guards the check above: the dashboard contains all of these strings.
  expect(heavyParts(dashboard)).toEqual(Object.keys(heavy));
  expect(weight(dashboard)).toBeLessThanOrEqual(dashboardBudget);
});
