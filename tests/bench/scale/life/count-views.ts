import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Request } from 'playwright-core';
import { staffPaths } from '#domain/staff/staff-paths.ts';
import { launchChromium } from '#tests/browser/launch-chromium.ts';
import { type Device, openDevice } from '#tests/browser/device.ts';
import { storeSession } from '#tests/browser/stored-session.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import type { ViewName } from '../figures.ts';
import type { LifeCast } from './life-cast.ts';
import { counted, type CountedStep } from './play-life.ts';

interface View {
  readonly person: Person;
  readonly path: string;
  readonly first: ViewName;
  readonly minute: ViewName | null;
}

const computer = { width: 1280, height: 800 };
const minuteMs = 60_000;
/** What a page reads when it is idle comes within this time. */
const settledMs = 4_000;

/** Calls of functions by the pages of a device, from now on. */
function countCalls(device: Device): { readonly count: number } {
  const calls = { count: 0 };
  device.context().on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/functions/')) calls.count += 1;
  });
  return calls;
}

/** Waits until half a second has passed without a request under way; one that listens is under way for ever. */
function quietNetwork(device: Device): { readonly wait: () => Promise<void> } {
  const underWay = new Set<Request>();
  const context = device.context();
  context.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) underWay.add(request);
  });
  const hasEnded = (request: Request): void => void underWay.delete(request);
  context.on('requestfinished', hasEnded);
  context.on('requestfailed', hasEnded);
  return {
    wait: async () => {
      for (let quietMs = 0; quietMs < 500; quietMs = underWay.size === 0 ? quietMs + 100 : 0) await sleep(100);
    },
  };
}

async function countView(firebase: TestFirebase, browser: Browser, view: View) {
  const device = await openDevice(browser, firebase.ports, computer);
  const calls = countCalls(device);
  const network = quietNetwork(device);
  try {
    const page = device.page();
    await storeSession(page, device.ports, view.person);
    const first = await counted(firebase, calls, async () => {
      await page.goto(`${device.origin}${view.path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await network.wait();
      await sleep(settledMs);
    });
    if (new URL(page.url()).pathname !== view.path) throw new Error(`${view.path} led to ${page.url()}`);
    const minute = view.minute === null ? null : await counted(firebase, calls, () => sleep(minuteMs));
    return { first, minute };
  } finally {
    await device.close();
  }
}

/** What the first views of seniors, family and staff read, and a minute for which they stay open. */
export async function countViews(
  firebase: TestFirebase,
  { senior, family, staff }: LifeCast,
): Promise<ReadonlyMap<ViewName, CountedStep>> {
  const views: readonly View[] = [
    { person: senior, path: '/dashboard', first: 'view-dashboard', minute: 'minute-of-dashboard' },
    { person: family, path: '/voor-wie', first: 'view-family', minute: 'minute-of-family' },
    { person: staff, path: staffPaths.today, first: 'view-staff-today', minute: null },
    {
      person: staff,
      path: staffPaths.requests,
      first: 'view-staff-requests',
      minute: 'minute-of-staff-requests',
    },
  ];
  const browser = await launchChromium();
  const found = new Map<ViewName, CountedStep>();
  try {
    for (const view of views) {
      const { first, minute } = await countView(firebase, browser, view);
      found.set(view.first, first);
      if (view.minute !== null && minute !== null) found.set(view.minute, minute);
    }
    return found;
  } finally {
    await browser.close();
  }
}
