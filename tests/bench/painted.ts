import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** On the page's clock, which starts with the navigation. */
    paintedAt?: number;
    usableAt?: number;
  }
}

/** What is looked for on a page: an element that shows this text. */
export interface Wanted {
  readonly selector: string;
  readonly text: string;
}

/**
 * Records when it has been painted, and when the app itself shows it: each at the start of the frame after the one in which
 * it appeared.
 */
export async function watchFor(page: Page, wanted: Wanted): Promise<void> {
  await page.addInitScript(({ selector, text }) => {
    const isShown = (within: string) =>
      [...document.querySelectorAll(`${within} ${selector}`)].some(
        (found) => found.textContent.includes(text) && found.checkVisibility({ visibilityProperty: true }),
      );
    const note = (name: 'paintedAt' | 'usableAt') => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          window[name] = performance.now();
        });
      });
    };
    let isPainted = false;
    const observer = new MutationObserver(() => {
      if (!isPainted && isShown('body')) {
        isPainted = true;
        note('paintedAt');
      }
      if (!isShown('#root')) return;
      observer.disconnect();
      note('usableAt');
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, wanted);
}

async function timeOf(page: Page, name: 'paintedAt' | 'usableAt'): Promise<number> {
  const noted = await page.waitForFunction((of) => window[of], name, { timeout: 120_000 });
  return Number(await noted.jsonValue());
}

/** Waits until what is watched for is painted. @returns milliseconds since the navigation. */
export const paintedAt = (page: Page): Promise<number> => timeOf(page, 'paintedAt');

/** Waits until the app shows it. @returns milliseconds since the navigation. */
export const usableAt = (page: Page): Promise<number> => timeOf(page, 'usableAt');
