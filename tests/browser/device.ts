import type { Browser, BrowserContext, Page } from 'playwright-core';
import { collectConsoleErrors, type ConsoleErrors } from './console-errors.ts';
import { registerWorkerLate } from './late-worker.ts';
import { type Network, type ServerPorts, startNetwork } from './network.ts';
import { saveData } from './save-data.ts';
import { recordTaps } from './tap-window.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Ends what hangs, where no test has a limit of its own: a busy machine takes half a minute for a page. */
export const actionTimeoutMs = 150_000;

export const tabletViewport: Viewport = { width: 820, height: 1180 };

/** A tablet or a phone: a browser with its own profile on its own network. */
export interface Device extends Pick<ConsoleErrors, 'expectNetworkFailures' | 'expectConsoleError'> {
  readonly network: Network;
  readonly ports: ServerPorts;
  readonly origin: string;
  /** The front page. */
  page(): Page;
  context(): BrowserContext;
  newPage(): Promise<Page>;
  /** Unexpected console errors and failed requests. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** A browser context with its own in-memory profile, and the network that it alone is on. */
export interface Profile {
  readonly context: BrowserContext;
  readonly network: Network;
}

export async function openProfile(
  browser: Browser,
  ports: ServerPorts,
  viewport: Viewport = tabletViewport,
): Promise<Profile> {
  const network = await startNetwork(ports);
  const context = await browser.newContext({ proxy: network.proxy, viewport, locale: 'nl-BE' });
  await recordTaps(context);
  return { context, network };
}

export async function closeProfile({ context, network }: Profile): Promise<void> {
  await context.close();
  await network.close();
}

/** A page whose service worker is registered only when a journey asks for it, and which saves data. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(actionTimeoutMs);
  await registerWorkerLate(page);
  await saveData(page);
  return page;
}

interface DeviceOptions {
  /** Its front page. */
  readonly first: Page;
  readonly ports: ServerPorts;
  /** Of its pages, where it is not that of the context. */
  readonly viewport?: Viewport;
  readonly close: () => Promise<void>;
}

/** A device with this profile. */
export async function deviceWith(
  { context, network }: Profile,
  { first, ports, viewport, close }: DeviceOptions,
): Promise<Device> {
  const complaints = collectConsoleErrors();
  const use = async (page: Page) => {
    if (viewport !== undefined) await page.setViewportSize(viewport);
    return { page, stopWatching: complaints.watch(page) };
  };
  const { stopWatching } = await use(first);
  return {
    network,
    ports,
    origin: `http://localhost:${ports.app}`,
    page: () => first,
    context: () => context,
    newPage: async () => (await use(await openPage(context))).page,
    complaints: complaints.all,
    expectNetworkFailures: complaints.expectNetworkFailures,
    expectConsoleError: complaints.expectConsoleError,
    async close() {
      stopWatching();
      await close();
    },
  };
}

/** A device in a shared browser, with a new profile. */
export async function openDevice(
  browser: Browser,
  ports: ServerPorts,
  viewport: Viewport = tabletViewport,
): Promise<Device> {
  const profile = await openProfile(browser, ports, viewport);
  const first = await openPage(profile.context);
  return deviceWith(profile, { first, ports, close: () => closeProfile(profile) });
}
