import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { inProject } from '#build/project.ts';
import { type KillableDevice, startKillableDevice } from '#tests/browser/killable-device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { buildForProduction } from '#tests/pages/build-for-production.ts';
import { buildPage } from '#tests/pages/build-page.ts';
import { copyBuiltApp } from '#tests/pages/copy-built-app.ts';
import { serveFolders } from '#tests/pages/serve-folders.ts';
import type { Mark } from './harness/harness-window.ts';

/** Outside the scope of the app's service worker, which answers every other navigation with the app. */
const harnessPath = '/__/faults/';

/**
 * A tablet with the built app and, on the same origin, a page that drives the app's outbox and sender without its
 * screens: they share one database, one session and one service worker.
 */
export interface Tablet {
  device(): KillableDevice;
  /** Replaces the browser by one with an empty disk, so that a failed run does not affect later ones. */
  replaceDevice(): Promise<void>;
  /** @param onMark called with every mark of the page. */
  openHarness(onMark: (mark: Mark) => void): Promise<Page>;
  /** Opens the app itself, which starts sending. */
  openApp(): Promise<void>;
  close(): Promise<void>;
}

/** Waits until the service worker serves the pages, as on a tablet on which the app was opened before. */
async function installApp(device: KillableDevice): Promise<void> {
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
    await copyBuiltApp(ports, appDir);
    await buildPage({
      root: inProject('tests', 'faults', 'browser', 'harness'),
      outDir: harnessDir,
      base: harnessPath,
      ports,
    });
  });
  const server = await serveFolders({ '/': appDir, [harnessPath]: harnessDir });
  const startDevice = async () => {
    const started = await startKillableDevice({ ...ports, app: server.port });
    started.expectNetworkFailures();
    await installApp(started);
    return started;
  };
  let device = await startDevice();

  const listening = new WeakMap<Page, { onMark: (mark: Mark) => void }>();
  const listen = async (page: Page, onMark: (mark: Mark) => void) => {
    const known = listening.get(page);
    if (known) {
      known.onMark = onMark;
      return;
    }
    const listener = { onMark };
    listening.set(page, listener);
    await page.exposeFunction('report', (mark: Mark) => listener.onMark(mark));
  };

  return {
    device: () => device,
    async replaceDevice() {
      await device.close();
      device = await startDevice();
    },
    async openHarness(onMark) {
      const page = device.page();
      await listen(page, onMark);
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
