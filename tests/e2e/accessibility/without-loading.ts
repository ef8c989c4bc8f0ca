import type { Page } from 'playwright-core';
import type { Language } from '../texts.ts';
import { takeSteps } from './measure-page.ts';

/** Switches an open screen to a language in place, as when the person chooses it in another tab. */
export async function showIn(page: Page, language: Language): Promise<void> {
  await takeSteps(page, [{ do: 'show', language }]);
}

/**
 * Opens another address of the app that the page shows, as its links do: the app stays, and with it the languages and the
 * instruments of the inspection, which a load would fetch again. The view of before stays until the new one is there: wait
 * for what only the new one has.
 */
export async function openView(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
