import type { Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import { expect } from '../fixtures.ts';
import { flushed } from '../steps.ts';

type Held = typeof globalThis & { releaseApp?: () => void };

interface StoredView {
  readonly html: string;
  readonly css: string;
  readonly files: readonly string[];
}

/** The views that this device keeps, of whoever is signed in or of a student, by address and whether there was a network. */
export async function keptViews(page: Page): Promise<Readonly<Record<string, StoredView>>> {
  return page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB did not answer'));
      });
    const found: Record<string, StoredView> = {};
    const names = new Set((await indexedDB.databases()).map(({ name }) => name));
    for (const [name, store] of [
      ['madelief', 'cache'],
      ['madelief-student', 'kept'],
    ] as const) {
      if (!names.has(name)) continue;
      const database = await answer(indexedDB.open(name));
      const rows = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([answer(rows.getAllKeys()), answer(rows.getAll())]);
      database.close();
      for (const [index, key] of keys.entries()) {
        const [, address] = /first-view\/(.*)/.exec(String(key)) ?? [];
        if (address !== undefined) found[address] = values[index].value ?? values[index];
      }
    }
    return found;
  });
}

/** Waits until this device keeps what it shows at an address, with these words in it. */
export async function viewIsKept(page: Page, address: string, words: string): Promise<void> {
  await expect
    .poll(async () => (await keptViews(page))[`online${address}`]?.html.includes(words) ?? false, flushed)
    .toBe(true);
}

/** The same, with the scripts that it is drawn with: those are known once the page has begun with a kept view. */
export async function viewIsKeptWithFiles(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => (await keptViews(page))[`online${address}`]?.files.length ?? 0, flushed)
    .toBeGreaterThan(0);
}

/**
 * Holds every frame of the next pages of this tab that scripts ask for, and with it the start of the app, which waits for
 * the first.
 */
async function holdApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top || 'releaseApp' in globalThis) return;
    const held: FrameRequestCallback[] = [];
    const request = window.requestAnimationFrame.bind(window);
    let isHeld = true;
    // It stays in place: the test's own tool may have taken it for the browser's.
    window.requestAnimationFrame = (run) => (isHeld ? held.push(run) : request(run));
    (globalThis as Held).releaseApp = () => {
      isHeld = false;
      for (const run of held.splice(0)) request(run);
    };
  });
}

/** Lets the app start, and waits until it has taken over. */
export async function releaseApp(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as Held).releaseApp?.());
  await expect(page.locator('#kept')).toHaveCount(0, flushed);
}

/** What moved, and when. */
interface Moves {
  readonly all: { readonly at: number; readonly by: number }[];
  /** The frame after the one in which the app took over. */
  takenOverAt: number;
}

type Watched = typeof globalThis & { readonly moves: Moves };

/** Notes what moves on the next pages of this tab, and when the app takes over. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if ('moves' in globalThis) return;
    const moves: Moves = { all: [], takenOverAt: Infinity };
    Object.assign(globalThis, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) moves.all.push({ at: entry.startTime, by: Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((changes, observer) => {
      const isGone = changes.some(({ removedNodes }) =>
        [...removedNodes].some((node) => node instanceof Element && node.id === 'kept'),
      );
      if (!isGone) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame((at) => (moves.takenOverAt = at)));
    }).observe(document, { childList: true, subtree: true });
  });
}

/** What moved until the app had taken over. A notice that it has no connection is its own, and comes later. */
export async function shifts(page: Page): Promise<number> {
  await page.waitForFunction(() => Number.isFinite((globalThis as Watched).moves.takenOverAt));
  return page.evaluate(() => {
    const { all, takenOverAt } = (globalThis as Watched).moves;
    return all.filter(({ at }) => at < takenOverAt).reduce((sum, { by }) => sum + by, 0);
  });
}

/** What has moved on a page that shows all it loads. */
export async function shiftsWhileLoading(page: Page): Promise<number> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(flushed);
  await expect(page.locator('[data-pending]')).toHaveCount(0, flushed);
  // Told of after the frame in which it happened.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return page.evaluate(() => (globalThis as Watched).moves.all.reduce((sum, { by }) => sum + by, 0));
}

/** Opens an address whose kept view stays, because the app is held. @returns the body of the answer. */
export async function openHeld(device: Device, page: Page, address: string): Promise<string> {
  await holdApp(page);
  await watchShifts(page);
  const response = await page.goto(`${device.origin}${address}`);
  return (await response?.text()) ?? '';
}
