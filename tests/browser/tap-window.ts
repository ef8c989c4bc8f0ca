import type { BrowserContext, Page } from 'playwright-core';
import { doubleTapMs } from '#ui/actions/suppress-double-tap.ts';

type WithTapWindow = typeof globalThis & { tapWindow?: 'open' | 'over' };

/**
 * A dialog, and the panel of the chat's question: for a moment they ignore taps that were meant for what they replaced.
 */
const questions = 'dialog, [role=group][tabindex="-1"]';

/**
 * Records in every page of a device whether the product may still take the next tap for part of a double tap
 * (src/ui/actions/suppress-double-tap.ts, dialog.tsx, question-panel.tsx), so that a journey waits for the end of that
 * window instead of a fixed time.
 */
export async function recordTaps(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ windowMs, selector }) => {
      const page: WithTapWindow = globalThis;
      let reasons = 0;
      page.tapWindow = 'over';
      const open = () => {
        page.tapWindow = 'open';
        reasons += 1;
        const mine = reasons;
        const close = () => {
          if (mine === reasons) page.tapWindow = 'over';
        };
        // Once idle, every handler and effect that starts a timer of its own has run.
        requestIdleCallback(() => setTimeout(close, windowMs), { timeout: 1_000 });
      };
      for (const kind of ['mousedown', 'click']) window.addEventListener(kind, open, { capture: true });

      const asks = (node: Node) =>
        node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
      new MutationObserver((records) => {
        const isAsked = records.some(({ target, addedNodes }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.closest(selector) != null || [...addedNodes].some(asks);
        });
        if (isAsked) open();
        // Another question may have the same answers: then only the panel's label changes.
      }).observe(document, {
        childList: true,
        characterData: true,
        subtree: true,
        attributeFilter: ['aria-labelledby'],
      });
    },
    { windowMs: doubleTapMs, selector: questions },
  );
}

/**
 * Waits until the next tap is not taken for part of a double tap. A page that was opened since the last tap takes one
 * at once.
 */
export async function untilTapAccepted(page: Page): Promise<void> {
  const isOver = () => {
    const { tapWindow }: WithTapWindow = globalThis;
    if (tapWindow === undefined) throw new Error('recordTaps() was not called for the context of this page');
    return tapWindow === 'over';
  };
  // By default every frame is asked for, and drawn.
  await page.waitForFunction(isOver, undefined, { polling: 30 });
}
