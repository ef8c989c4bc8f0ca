import type { Page } from 'playwright-core';

/**
 * Opens another address of the app that the page shows, as its links do: the app stays, and with it the languages and the
 * instruments of the inspection, which a load would fetch again.
 */
export async function openView(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
