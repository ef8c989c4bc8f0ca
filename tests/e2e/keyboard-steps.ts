import type { Locator, Page } from 'playwright-core';
import { expect } from './fixtures.ts';

interface FocusedControl {
  readonly name: string;
  /** The reason why the focus is not visible; empty when it is. */
  readonly hidden: readonly string[];
  readonly inDialog: boolean;
}

/** The focused element, and whether its focus is visible. */
export async function focusedControl(page: Page): Promise<FocusedControl | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // A radio button shows its focus on the card around it.
    const shown = element.matches('input[type=radio]') ? (element.closest('label') ?? element) : element;
    const style = getComputedStyle(shown);
    const hidden: string[] = [];
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2) hidden.push('no outline');
    const box = shown.getBoundingClientRect();
    const [middle, top] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 28)];
    if (top < 0 || top > innerHeight) hidden.push('outside the screen');
    const onTop = document.elementFromPoint(middle, top);
    if (onTop === null || !(shown.contains(onTop) || onTop.contains(shown))) hidden.push('under something else');
    const label =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : element.innerText);
    return { name: label ?? element.id, hidden, inDialog: element.closest('dialog') !== null };
  });
}

/** A dialog is drawn after the key that opens it was answered, and takes the focus then. */
async function untilDialogHasFocus(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const dialog = element.closest('dialog');
    return new Promise<void>((resolve) => {
      const look = () => {
        if (dialog === null || dialog.contains(document.activeElement)) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  });
}

/**
 * The focused element, once the page has drawn it: rows that come into view may push it away for a frame, before the page
 * scrolls to it again (src/ui/shell/keep-focus-in-view.ts).
 */
async function drawnFocus(page: Page): Promise<FocusedControl | null> {
  const focused = await focusedControl(page);
  if (focused === null || focused.hidden.length === 0) return focused;
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  return focusedControl(page);
}

/** Tabs until the target has the focus. Every stop must be visible; no stop may leave an open dialog. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const longestWay = 60;
  await untilDialogHasFocus(target);
  const dialogIsOpen = (await page.getByRole('dialog').count()) > 0;
  for (let step = 0; step < longestWay; step += 1) {
    await page.keyboard.press(key);
    const focused = await drawnFocus(page);
    if (focused !== null) {
      expect(focused.hidden, `the focus on "${focused.name}"`).toEqual([]);
      if (dialogIsOpen) expect(focused.inDialog, `"${focused.name}" lies in the dialog`).toBe(true);
    }
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${longestWay} times ${key} did not lead to ${String(target)}`);
}
