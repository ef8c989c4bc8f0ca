import { constants, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { startDevice } from '../browser/device.ts';
import { signIn } from '../e2e/steps.ts';
import type { TestFirebase } from '../local-firebase.ts';
import { createPerson } from '../people/create-person.ts';

export interface RouteSize {
  readonly route: string;
  readonly files: number;
  readonly gzippedBytes: number;
}

export interface JavaScriptSizes {
  readonly routes: readonly RouteSize[];
  /** Loaded beside the page, after it; it delays nothing. */
  readonly serviceWorkerBytes: number;
}

const publicRoutes = ['/login', '/installeren'];
const dashboardRoutes = ['/dashboard', '/dashboard?tab=request-service', '/dashboard?tab=my-requests'];

async function gzippedSize(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return gzipSync(await response.bytes(), { level: constants.Z_BEST_COMPRESSION }).byteLength;
}

/** Every script that the page itself has asked for by the time that its heading stands there. */
async function measureRoute(page: Page, origin: string, route: string): Promise<RouteSize> {
  const scripts = new Set<string>();
  const note = (request: { url(): string; serviceWorker(): unknown }) => {
    const url = new URL(request.url());
    if (request.serviceWorker() === null && url.origin === origin && url.pathname.endsWith('.js')) {
      scripts.add(`${url.origin}${url.pathname}`);
    }
  };
  await page.goto('about:blank');
  page.on('request', note);
  await page.goto(`${origin}${route}`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  page.off('request', note);
  scripts.delete(`${origin}/service-worker.js`);
  const sizes = await Promise.all([...scripts].map(gzippedSize));
  return { route, files: sizes.length, gzippedBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** What a tablet must load before each route can be used, file by file as the browser asks for them. */
export async function measureJavaScript(firebase: TestFirebase): Promise<JavaScriptSizes> {
  const person = await createPerson(firebase);
  const device = await startDevice(firebase.ports);
  try {
    const { origin } = device;
    const routes: RouteSize[] = [];
    for (const route of publicRoutes) routes.push(await measureRoute(device.page(), origin, route));
    const page = await signIn(device, person);
    for (const route of dashboardRoutes) routes.push(await measureRoute(page, origin, route));
    return { routes, serviceWorkerBytes: await gzippedSize(`${origin}/service-worker.js`) };
  } finally {
    await device.close();
  }
}
