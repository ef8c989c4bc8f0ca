import type { Browser, BrowserContext, Page } from 'playwright-core';
import { collectComplaints, type Complaints } from './complaints.ts';
import { registerWorkerLate } from './late-worker.ts';
import { type Network, type ServerPorts, startNetwork } from './network.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export const tabletViewport: Viewport = { width: 820, height: 1180 };

/** A tablet or a phone: a browser with a profile of its own on a network of its own. */
export interface Device extends Pick<Complaints, 'expectNetworkFailures' | 'expectComplaint'> {
  readonly network: Network;
  readonly origin: string;
  /** The page in front. */
  page(): Page;
  context(): BrowserContext;
  newPage(): Promise<Page>;
  /** Console errors and failed requests that nobody announced. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/**
 * A device in a browser that others use as well, each with a profile and a network of its own, kept in memory. Its service
 * worker waits until a journey asks for it.
 */
export async function openDevice(
  browser: Browser,
  ports: ServerPorts,
  viewport: Viewport = tabletViewport,
): Promise<Device> {
  const network = await startNetwork(ports);
  const complaints = collectComplaints();
  const context = await browser.newContext({ proxy: network.proxy, viewport, locale: 'nl-BE' });
  const newPage = async () => {
    const page = await context.newPage();
    await registerWorkerLate(page);
    complaints.watch(page);
    return page;
  };
  const first = await newPage();
  return {
    network,
    origin: `http://localhost:${ports.app}`,
    page: () => first,
    context: () => context,
    newPage,
    complaints: complaints.all,
    expectNetworkFailures: complaints.expectNetworkFailures,
    expectComplaint: complaints.expectComplaint,
    async close() {
      await context.close();
      await network.close();
    },
  };
}
