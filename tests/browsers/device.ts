import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tabletViewport, type Viewport } from '#tests/browser/device.ts';
import { type Network, type ServerPorts, startNetwork } from '#tests/browser/network.ts';
import type { Engine, OpenBrowser } from './engines/engine.ts';
import type { Screen } from './engines/screen.ts';

/** A tablet with one of the engines: its own disk and its own network. */
export interface EngineDevice {
  readonly network: Network;
  readonly origin: string;
  /** Of the browser that is open now. */
  screen(): Screen;
  /**
   * Ends the browser and starts it again, with what is on disk; without a disk, ends every page.
   * @param meanwhile happens while no page is open.
   */
  closeAndReopen(meanwhile?: () => void): Promise<void>;
}

/** Lends a device to a journey and leaves nothing of it behind. */
export async function withDevice<Result>(
  engine: Engine,
  ports: ServerPorts,
  use: (device: EngineDevice) => Promise<Result>,
  viewport: Viewport = tabletViewport,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), `madelief-${engine.name}-`));
  const network = await startNetwork(ports);
  let browser: OpenBrowser | undefined;
  const start = async () => {
    browser = await engine.start({ profile, network, viewport });
  };
  const close = async () => {
    const open = browser;
    browser = undefined;
    await open?.close();
  };
  try {
    await start();
    return await use({
      network,
      origin: `http://localhost:${ports.app}`,
      screen: () => {
        if (browser === undefined) throw new Error('the browser is closed');
        return browser.screen;
      },
      async closeAndReopen(meanwhile) {
        if (browser?.closeTabs) {
          await browser.closeTabs();
          meanwhile?.();
          return;
        }
        await close();
        meanwhile?.();
        await start();
      },
    });
  } finally {
    await close();
    await network.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
