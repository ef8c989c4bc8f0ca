import type { Page } from 'playwright-core';

/**
 * Waits until React has taken over these parts of a page, of which there is at least one. A page that was made beforehand
 * comes to life when it is touched: here by a pointer, at no particular place, until its scripts have noticed.
 */
export async function untilHydrated(page: Page, parts: string): Promise<void> {
  await page.waitForFunction((selector) => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const found = [...document.querySelectorAll(selector)];
    return found.length > 0 && found.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')));
  }, parts);
}
