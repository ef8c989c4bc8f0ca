import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { buildLocalApp } from '#build/build-app.ts';
import { inProject } from '#build/project.ts';
import { type MortalDevice, startMortalDevice } from '#tests/browser/mortal-device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { buildForProduction } from '#tests/pages/build-for-production.ts';
import { buildPage } from '#tests/pages/build-page.ts';
import { serveFolders } from '#tests/pages/serve-folders.ts';
import type { Mark } from './harness/harness-window.ts';

/** Outside the reach of the app's service worker, which answers every other navigation with the app. */
const harnessPath = '/__/faults/';

/**
 * A tablet with the built app and, on the same origin, a page that drives the app's own outbox and sender without its
 * screens: they share one database, one sign-in and one service worker.
 */
export interface Tablet {
  device(): MortalDevice;
  /** Another browser with an empty disk takes the place of this one, which may be in a state that no later run would leave. */
  replaceDevice(): Promise<void>;
  /** @param hear called with every mark until this page is gone. */
  openHarness(hear: (mark: Mark) => void): Promise<Page>;
  /** The app itself, which begins to send. */
  openApp(): Promise<void>;
  close(): Promise<void>;
}

/** Waits until the service worker serves the pages, as on a tablet on which the app has been opened before. */
async function installApp(device: MortalDevice): Promise<void> {
  await device.page().goto(`${device.origin}/login`);
  await device.page().evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

export async function startTablet({ ports }: TestFirebase): Promise<Tablet> {
  const folder = inProject('.cache', 'faults');
  await mkdir(folder, { recursive: true });
  const appDir = inProject('.cache', 'faults', 'app');
  const harnessDir = inProject('.cache', 'faults', 'harness');
  await buildForProduction(async () => {
    await buildLocalApp(ports, appDir);
    await buildPage({
      root: inProject('tests', 'faults', 'browser', 'harness'),
      outDir: harnessDir,
      base: harnessPath,
      ports,
    });
  });
  const server = await serveFolders({ '/': appDir, [harnessPath]: harnessDir });
  const startDevice = async () => {
    const started = await startMortalDevice({ ...ports, app: server.port });
    started.expectNetworkFailures();
    await installApp(started);
    return started;
  };
  let device = await startDevice();

  const listening = new WeakMap<Page, { hear: (mark: Mark) => void }>();
  const listen = async (page: Page, hear: (mark: Mark) => void) => {
    const known = listening.get(page);
    if (known) {
      known.hear = hear;
      return;
    }
    const listener = { hear };
    listening.set(page, listener);
    await page.exposeFunction('tell', (mark: Mark) => listener.hear(mark));
  };

  return {
    device: () => device,
    async replaceDevice() {
      await device.close();
      device = await startDevice();
    },
    async openHarness(hear) {
      const page = device.page();
      await listen(page, hear);
      await page.goto(`${device.origin}${harnessPath}`);
      await page.waitForFunction(() => 'harness' in window);
      return page;
    },
    async openApp() {
      await device.page().goto(`${device.origin}/dashboard?tab=my-requests`);
    },
    async close() {
      await device.close();
      await server.close();
    },
  };
}
