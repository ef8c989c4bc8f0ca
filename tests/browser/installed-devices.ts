import type { Browser } from 'playwright-core';
import { closeProfile, type Device, deviceWith, openProfile, type Profile, type Viewport } from './device.ts';
import { openEmptyPage } from './empty-page.ts';
import type { ServerPorts } from './network.ts';

/** Part of the names of the caches that the service worker fills while it is installed. */
const ofInstallation = '-precache-';

/**
 * Removes what a test has left on the device, in the page and in the service worker, except for the installed app.
 * @returns false for a device with a clock that a test has set, which stays so.
 */
async function wipe({ context }: Profile, origin: string): Promise<boolean> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  // What it remembers is gone with it; it starts again at the next request.
  await browser.send('ServiceWorker.stopAllWorkers');
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
  await openEmptyPage(page, origin);
  const hasOwnClock = await page.evaluate(async (kept) => {
    const further = (await caches.keys()).filter((name) => !name.includes(kept));
    await Promise.all(further.map((name) => caches.delete(name)));
    return Function.prototype.toString.call(Date).includes('[native code]');
  }, ofInstallation);
  await page.close();
  return hasOwnClock;
}

/**
 * Devices of a shared browser on which the app is installed, for one test after the other: an installation costs a second of
 * a core. A test finds nothing of the one before.
 */
export class InstalledDevices {
  readonly #browser: Browser;
  readonly #ports: ServerPorts;
  readonly #free: Profile[] = [];

  constructor(browser: Browser, ports: ServerPorts) {
    this.#browser = browser;
    this.#ports = ports;
  }

  async open(viewport?: Viewport): Promise<Device> {
    const origin = `http://localhost:${this.#ports.app}`;
    const profile = await this.#wiped(origin);
    const { context, network } = profile;
    return deviceWith(profile, this.#ports, {
      viewport,
      close: async () => {
        await Promise.all(context.pages().map((page) => page.close()));
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        await context.clearPermissions();
        network.reset();
        this.#free.push(profile);
      },
    });
  }

  async #wiped(origin: string): Promise<Profile> {
    for (;;) {
      const profile = this.#free.pop() ?? (await this.#install(origin));
      if (await wipe(profile, origin)) return profile;
      await closeProfile(profile);
    }
  }

  /** Opens a page of the app, and waits until its service worker has kept the app. */
  async #install(origin: string): Promise<Profile> {
    const profile = await openProfile(this.#browser, this.#ports);
    const page = await profile.context.newPage();
    await page.goto(`${origin}/instellingen`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.close();
    return profile;
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map(closeProfile));
  }
}
