import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type ChromiumProcess, startChromium } from './chromium-process.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { actionTimeoutMs, type Device, tabletViewport, type Viewport } from './device.ts';
import { registerWorkerLate } from './late-worker.ts';
import { type ServerPorts, startNetwork } from './network.ts';
import { recordTaps } from './tap-window.ts';

/** A device with its own process and disk, which can be killed and restarted. Its front page changes then. */
export interface KillableDevice extends Device {
  /** Kills it, as an empty battery does, and restarts it with what was on disk. */
  crashAndRestart(): Promise<Page>;
  /** A normal shutdown and restart: everything is on disk by then. */
  switchOffAndOn(): Promise<Page>;
  die(): Promise<void>;
  restart(): Promise<Page>;
}

export async function startKillableDevice(
  ports: ServerPorts,
  viewport: Viewport = tabletViewport,
  /** Without its service worker until a journey asks for it. */
  lateWorker = false,
): Promise<KillableDevice> {
  const profile = await mkdtemp(join(tmpdir(), 'madelief-device-'));
  const network = await startNetwork(ports);
  const complaints = collectConsoleErrors();
  let chromium: ChromiumProcess | undefined;
  let page: Page | undefined;

  const context = () => {
    const [first] = chromium?.browser.contexts() ?? [];
    if (!first) throw new Error('the device is off');
    return first;
  };
  const newPage = async () => {
    const opened = await context().newPage();
    opened.setDefaultTimeout(actionTimeoutMs);
    await opened.setViewportSize(viewport);
    if (lateWorker) await registerWorkerLate(opened);
    complaints.watch(opened);
    return opened;
  };
  const restart = async () => {
    chromium = await startChromium(profile, network.proxy);
    await recordTaps(context());
    page = await newPage();
    return page;
  };
  const die = async () => {
    await chromium?.kill();
    chromium = undefined;
    page = undefined;
  };
  await restart();

  return {
    network,
    ports,
    origin: `http://localhost:${ports.app}`,
    page: () => {
      if (!page) throw new Error('the device is off');
      return page;
    },
    context,
    newPage,
    die,
    restart,
    async switchOffAndOn() {
      await chromium?.close();
      return restart();
    },
    async crashAndRestart() {
      await die();
      return restart();
    },
    complaints: complaints.all,
    expectNetworkFailures: complaints.expectNetworkFailures,
    expectConsoleError: complaints.expectConsoleError,
    async close() {
      await chromium?.close();
      await network.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
