import type { Page } from 'playwright-core';
import { expect } from '../fixtures.ts';
import type { Language } from '../texts.ts';

/** Switches an open screen to a language in place, as when the person chooses it in another tab. */
export async function showIn(page: Page, language: Language): Promise<void> {
  await page.evaluate((code) => {
    const key = 'madelief.language';
    localStorage.setItem(key, code);
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // React draws the texts in the frame after the attribute has changed.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
