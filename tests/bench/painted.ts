import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** On the page's clock, which starts with the navigation. */
    paintedAt?: number;
  }
}

/** What is looked for on a page: an element that shows this text. */
export interface Wanted {
  readonly selector: string;
  readonly text: string;
}

/** Records when it has been painted: at the start of the frame after the one in which it appeared. */
export async function watchFor(page: Page, wanted: Wanted): Promise<void> {
  await page.addInitScript(({ selector, text }) => {
    const observer = new MutationObserver(() => {
      const found = [...document.querySelectorAll(selector)].find((each) => each.textContent.includes(text));
      if (found?.checkVisibility() !== true) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          window.paintedAt = performance.now();
        });
      });
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, wanted);
}

/** Waits for what is watched for. @returns milliseconds since the navigation. */
export async function paintedAt(page: Page): Promise<number> {
  const painted = await page.waitForFunction(() => window.paintedAt, null, { timeout: 120_000 });
  return Number(await painted.jsonValue());
}
