import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { type ChromiumProcess, startChromium } from './chromium-process.ts';
import { registerWorkerLate } from './late-worker.ts';
import { type Network, type ServerPorts, startNetwork } from './network.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A tablet or a phone: a browser with a profile of its own on a network of its own. */
export interface Device {
  readonly network: Network;
  readonly origin: string;
  /** The page in front. Changes when the device is restarted. */
  page(): Page;
  context(): BrowserContext;
  newPage(): Promise<Page>;
  /** Dies as with an empty battery and starts again with what was on disk. */
  dieAndRestart(): Promise<Page>;
  /** As a person switches it off and on: everything is on disk by then. */
  switchOffAndOn(): Promise<Page>;
  die(): Promise<void>;
  restart(): Promise<Page>;
  /** Console errors and failed requests that nobody announced. */
  complaints(): readonly string[];
  /** From here on failures of the network are part of the story. */
  expectNetworkFailures(): void;
  /** Complaints matching this are part of the story too. */
  expectComplaint(matching: RegExp): void;
  close(): Promise<void>;
}

/** What Chromium says in the console when a request never got an answer. */
const networkFailure =
  /net::ERR_|Failed to load resource|Failed to fetch|NetworkError|Load failed|An unknown error occurred when fetching the script|ServiceWorker/;

/** Chromium's advice on speed when a service worker answers a preload; there is nothing wrong and nothing to do. */
const preloadAdvice = /preload/;

export async function startDevice(
  ports: ServerPorts,
  viewport: Viewport = { width: 820, height: 1180 },
  /** Without its service worker until a journey asks for it. */
  lateWorker = false,
): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'madelief-device-'));
  const network = await startNetwork(ports);
  const complaints: string[] = [];
  const expected: RegExp[] = [preloadAdvice];
  let chromium: ChromiumProcess | undefined;
  let page: Page | undefined;

  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  const watch = (watched: Page) => {
    watched.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complain(`console ${message.type()}: ${message.text()}`);
    });
    watched.on('pageerror', (error) => complain(`page error: ${error.message}`));
    watched.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A navigation away or an update of the worker aborts what was under way; nobody is told, nothing is lost.
      if (reason !== 'net::ERR_ABORTED') complain(`request failed: ${reason} ${new URL(request.url()).pathname}`);
    });
  };
  const context = () => {
    const [first] = chromium?.browser.contexts() ?? [];
    if (!first) throw new Error('the device is off');
    return first;
  };
  const open = async () => {
    const opened = await context().newPage();
    await opened.setViewportSize(viewport);
    if (lateWorker) await registerWorkerLate(opened);
    watch(opened);
    return opened;
  };
  const restart = async () => {
    chromium = await startChromium(profile, [network.resolverRule]);
    page = await open();
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
    origin: `http://localhost:${ports.app}`,
    page: () => {
      if (!page) throw new Error('the device is off');
      return page;
    },
    context,
    newPage: open,
    die,
    restart,
    async switchOffAndOn() {
      await chromium?.close();
      return restart();
    },
    async dieAndRestart() {
      await die();
      return restart();
    },
    complaints: () => complaints,
    expectNetworkFailures: () => expected.push(networkFailure),
    expectComplaint: (matching) => expected.push(matching),
    async close() {
      await chromium?.close();
      await network.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
