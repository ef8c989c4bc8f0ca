import type { Page } from 'playwright-core';

async function setSaveData(page: Page, saves: boolean): Promise<void> {
  await page.addInitScript((value) => {
    const { connection } = navigator as Navigator & { readonly connection?: object };
    if (connection !== undefined) Object.defineProperty(connection, 'saveData', { value, configurable: true });
  }, saves);
}

/**
 * Makes the page's device one that saves data: without a service worker the app does not load every view in advance, which
 * is a third of the work of a page that is opened for one of them.
 */
export const saveData = (page: Page): Promise<void> => setSaveData(page, true);

/** Takes that back, for a journey that loses its network without a service worker. Before the page is opened. */
export const loadViewsInAdvance = (page: Page): Promise<void> => setSaveData(page, false);
