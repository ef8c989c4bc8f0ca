import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import {
  closeProfile,
  type Device,
  deviceWith,
  openPage,
  openProfile,
  type Profile,
  tabletViewport,
  type Viewport,
} from './device.ts';
import { openEmptyPage } from './empty-page.ts';
import { noteLastingChanges } from './lasting-changes.ts';
import type { ServerPorts } from './network.ts';

/** Part of the names of the caches that the service worker fills while it is installed. */
const ofInstallation = '-precache-';

/** A browser context with the page that is the front page of each device made of it. */
interface Reused {
  readonly profile: Profile;
  readonly page: Page;
  readonly browser: CDPSession;
}

/**
 * Removes what an empty page of the app's origin can.
 * @returns whether a service worker is registered.
 */
async function removeOwn(kept: string): Promise<boolean> {
  sessionStorage.clear();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.includes(kept)).map((name) => caches.delete(name)));
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/**
 * Removes what a test has left, in the page, on its device and in the service worker, except for the installed app.
 * @returns whether the app is installed.
 */
async function wipe({ profile, page, browser }: Reused, origin: string): Promise<boolean> {
  const { context, network } = profile;
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await Promise.all([context.unrouteAll({ behavior: 'ignoreErrors' }), page.unrouteAll({ behavior: 'ignoreErrors' })]);
  await Promise.all([context.clearPermissions(), context.setOffline(false), context.clearCookies()]);
  network.reset();
  // Without the app, which could write again.
  await openEmptyPage(page, origin);
  const isInstalled = await page.evaluate(removeOwn, ofInstallation);
  // What the worker remembers is gone with it; it starts again at the next request.
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await browser.send('ServiceWorker.disable');
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await browser.send('Page.resetNavigationHistory');
  return isInstalled;
}

interface PoolOptions {
  /** Whether the app is installed on its devices: an installation costs a second of a core. */
  readonly isInstalled?: boolean;
  /** What is done once with each new device. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/**
 * Devices of a shared browser, for one test after the other: a page whose renderer has the scripts of the app in its memory
 * opens the app with half the work. A test finds nothing of the one before, except for these. A device with a lasting change
 * (lasting-changes.ts) is not used again.
 */
export class DevicePool {
  readonly #browser: Browser;
  readonly #ports: ServerPorts;
  readonly #isInstalled: boolean;
  readonly #prepare: PoolOptions['prepare'];
  readonly #free: Reused[] = [];

  constructor(browser: Browser, ports: ServerPorts, { isInstalled = false, prepare }: PoolOptions = {}) {
    this.#browser = browser;
    this.#ports = ports;
    this.#isInstalled = isInstalled;
    this.#prepare = prepare;
  }

  async open(viewport: Viewport = tabletViewport): Promise<Device> {
    const reused = this.#free.pop() ?? (await this.#create());
    const { profile, page: first } = reused;
    const close = async () => {
      changes.stopNoting();
      if (changes.areThere() || first.isClosed()) {
        await closeProfile(profile);
        return;
      }
      const isInstalled = await wipe(reused, this.#origin);
      if (isInstalled === this.#isInstalled) this.#free.push(reused);
      else await closeProfile(profile);
    };
    const device = await deviceWith(profile, { first, ports: this.#ports, viewport, close });
    const changes = noteLastingChanges(profile.context, first);
    return device;
  }

  get #origin(): string {
    return `http://localhost:${this.#ports.app}`;
  }

  async #create(): Promise<Reused> {
    const profile = await openProfile(this.#browser, this.#ports);
    await this.#prepare?.(profile.context);
    if (this.#isInstalled) await this.#install(profile);
    const page = await openPage(profile.context);
    return { profile, page, browser: await profile.context.newCDPSession(page) };
  }

  /** Opens a page of the app, and waits until its service worker has kept the app. */
  async #install({ context }: Profile): Promise<void> {
    const page = await context.newPage();
    await page.goto(`${this.#origin}/instellingen`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map(({ profile }) => closeProfile(profile)));
  }
}
