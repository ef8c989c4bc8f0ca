import { constants, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { startKillableDevice } from '../browser/killable-device.ts';
import { signInByForm } from '../e2e/steps.ts';
import type { TestFirebase } from '../local-firebase.ts';
import { createPerson } from '../people/create-person.ts';

export interface RouteSize {
  readonly route: string;
  readonly files: number;
  readonly gzippedBytes: number;
}

export interface JavaScriptSizes {
  readonly routes: readonly RouteSize[];
  /** Loaded in the background after the page; it delays nothing. */
  readonly serviceWorkerBytes: number;
}

const publicRoutes = ['/login', '/installeren'];
const dashboardRoutes = ['/dashboard', '/dashboard?tab=request-service', '/dashboard?tab=my-requests'];

async function gzippedSize(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return gzipSync(await response.bytes(), { level: constants.Z_BEST_COMPRESSION }).byteLength;
}

/**
 * Every script that the page itself had requested when its heading appeared, by the page's clock. Scripts that are
 * prefetched when idle come later; an observer outside the page would count them.
 */
async function measureRoute(page: Page, origin: string, route: string): Promise<RouteSize> {
  await page.goto('about:blank');
  await page.goto(`${origin}${route}`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const scripts = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('heading');
    if (mark === undefined) throw new Error('the page has not marked its heading');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= mark.startTime)
      .map(({ name }) => name);
  });
  const own = new Set(scripts.filter((url) => url.startsWith(origin) && url !== `${origin}/service-worker.js`));
  const sizes = await Promise.all([...own].map(gzippedSize));
  return { route, files: sizes.length, gzippedBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function markHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1') === null) return;
      performance.mark('heading');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The scripts that a device loads before each route can be used, file by file. */
export async function measureJavaScript(firebase: TestFirebase): Promise<JavaScriptSizes> {
  const person = await createPerson(firebase);
  const device = await startKillableDevice(firebase.ports);
  try {
    const { origin } = device;
    await markHeadings(device.page());
    const routes: RouteSize[] = [];
    for (const route of publicRoutes) routes.push(await measureRoute(device.page(), origin, route));
    const page = await signInByForm(device, person);
    for (const route of dashboardRoutes) routes.push(await measureRoute(page, origin, route));
    return { routes, serviceWorkerBytes: await gzippedSize(`${origin}/service-worker.js`) };
  } finally {
    await device.close();
  }
}
