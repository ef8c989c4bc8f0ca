import { constants, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { type Device, openDevice } from '#tests/browser/device.ts';
import { withLongFirstViewLimit } from '#tests/browser/first-view-limit.ts';
import { launchChromium } from '#tests/browser/launch-chromium.ts';
import { storeSession } from '#tests/browser/stored-session.ts';
import { openLink } from '#tests/e2e/helper/student-steps.ts';
import { signInByForm } from '#tests/e2e/steps.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { createPerson, type PersonOptions } from '#tests/people/create-person.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { storeMember } from '#tests/people/stored-circle.ts';

export interface Script {
  readonly pathname: string;
  readonly gzippedBytes: number;
}

export interface RouteSize {
  readonly route: string;
  /** Requested before its heading was there. */
  readonly scripts: readonly Script[];
  readonly gzippedBytes: number;
  /** Requested until it asks for nothing more, by itself: nothing is touched, and its device saves data. */
  readonly untouchedBytes: number;
}

export interface JavaScriptSizes {
  readonly routes: readonly RouteSize[];
  /** Loaded in the background after the page; it delays nothing. */
  readonly serviceWorkerBytes: number;
}

const publicRoutes = ['/', '/winwin', '/login', '/installeren'];
const dashboardRoutes = ['/dashboard', '/dashboard?tab=request-service', '/dashboard?tab=my-requests'];

const inFamily: PersonOptions = { user: { first_name: 'Els', role: 'family' }, profile: false };
const inStaff: PersonOptions = { user: { first_name: 'Stef', role: 'admin' }, profile: false };

export const gzippedBytes = (text: string | Uint8Array): number =>
  gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).byteLength;

async function gzippedSize(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return gzippedBytes(await response.bytes());
}

const sum = (scripts: readonly Script[]): number => scripts.reduce((total, script) => total + script.gzippedBytes, 0);

/** Own scripts that the page itself has requested, by the page's clock. */
async function requestedScripts(page: Page, origin: string, until: 'heading' | 'now'): Promise<readonly Script[]> {
  const urls = await page.evaluate((moment) => {
    const [mark] = performance.getEntriesByName('heading');
    if (mark === undefined) throw new Error('the page has not marked its heading');
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) =>
          new URL(name).pathname.endsWith('.js') && (moment === 'now' || startTime <= mark.startTime),
      )
      .map(({ name }) => name);
  }, until);
  const own = new Set(urls.filter((url) => url.startsWith(origin) && url !== `${origin}/service-worker.js`));
  return Promise.all(
    [...own].map(async (url) => ({ pathname: new URL(url).pathname, gzippedBytes: await gzippedSize(url) })),
  );
}

const idleWithinMs = 20_000;

/**
 * Every script that the page itself had requested when its heading appeared. Scripts that are prefetched when idle come
 * later; an observer outside the page would count them.
 */
async function measureRoute(page: Page, origin: string, route: string): Promise<RouteSize> {
  await page.goto('about:blank');
  await page.goto(`${origin}${route}`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const scripts = await requestedScripts(page, origin, 'heading');
  // Staff's page listens to its board and is never idle.
  await page.waitForLoadState('networkidle', { timeout: idleWithinMs }).catch(() => undefined);
  const untouched = await requestedScripts(page, origin, 'now');
  return { route, scripts, gzippedBytes: sum(scripts), untouchedBytes: sum(untouched) };
}

async function markHeadings(page: Page): Promise<void> {
  await withLongFirstViewLimit(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1') === null) return;
      performance.mark('heading');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

type OnDevice = (device: Device) => Promise<readonly RouteSize[]>;

/** A device of its own, without a service worker: every script is requested by the page. */
async function withDevice(chromium: Browser, { ports }: TestFirebase, measure: OnDevice) {
  const device = await openDevice(chromium, ports);
  try {
    await markHeadings(device.page());
    return await measure(device);
  } finally {
    await device.close();
  }
}

async function measureRoutes(page: Page, origin: string, routes: readonly string[]): Promise<readonly RouteSize[]> {
  const sizes: RouteSize[] = [];
  for (const route of routes) sizes.push(await measureRoute(page, origin, route));
  return sizes;
}

/** A page that opens with a session; the first visit leaves on the device what every later one finds. */
async function measureSignedIn(device: Device, firebase: TestFirebase, options: PersonOptions, route: string) {
  const person = await createPerson(firebase, options);
  if (options === inFamily) {
    const { uid } = await createPerson(firebase);
    await storeMember(firebase, uid, { user_id: person.uid });
  }
  const page = device.page();
  await storeSession(page, firebase.ports, person);
  await measureRoute(page, device.origin, route);
  return [await measureRoute(page, device.origin, route)];
}

/** The scripts that a device loads before each route can be used, file by file. */
export async function measureJavaScript(firebase: TestFirebase): Promise<JavaScriptSizes> {
  const chromium = await launchChromium();
  const measured: OnDevice[] = [
    (device) => measureRoutes(device.page(), device.origin, publicRoutes),
    async (device) => {
      const page = await signInByForm(device, await createPerson(firebase));
      return measureRoutes(page, device.origin, dashboardRoutes);
    },
    (device) => measureSignedIn(device, firebase, inFamily, '/voor-wie'),
    async (device) => {
      const page = await openLink(device, await storeLinkedStudent(firebase));
      await page.getByRole('heading', { level: 1 }).waitFor();
      return measureRoutes(page, device.origin, ['/student']);
    },
    (device) => measureSignedIn(device, firebase, inStaff, '/admin'),
  ];
  try {
    const routes: RouteSize[] = [];
    for (const measure of measured) routes.push(...(await withDevice(chromium, firebase, measure)));
    return { routes, serviceWorkerBytes: await gzippedSize(`${firebase.appOrigin}/service-worker.js`) };
  } finally {
    await chromium.close();
  }
}
