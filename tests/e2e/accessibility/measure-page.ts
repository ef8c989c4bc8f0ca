import axe from 'axe-core';
import type { Page } from 'playwright-core';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The global that axe defines in a page. */
type WithAxe = typeof globalThis & { readonly axe?: typeof axe };

/** The findings of axe, as lines that name the rule and the place. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Half a megabyte of script: it is injected once per document.
  const isThere = await page.evaluate(() => (globalThis as WithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const loaded = (globalThis as WithAxe).axe;
    if (loaded === undefined) throw new Error('axe is not in the page');
    // From the top, as the size checks: a target that the sticky header covers in part while scrolled would count as too
    // small. That focus is never covered is the keyboard journeys' claim.
    for (const part of document.querySelectorAll('*')) if (part.scrollTop > 0) part.scrollTop = 0;
    // All rules run; results that pass are not reported, which saves a third of the time.
    const { violations } = await loaded.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
    );
  }, axeTags);
}

/**
 * The findings of the size checks: text under 18 px, controls under 56 × 44 px, text that is cut off, a page that
 * scrolls sideways. Sizes are compared at the browser's own text size, so `scale` is 2 where the text was doubled.
 */
export async function sizeFindings(page: Page, scale = 1): Promise<string[]> {
  return page.evaluate((textScale) => {
    const findings: string[] = [];
    const top = document.querySelector('dialog[open]') ?? document.body;
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40)}"`;
    const isShown = (element: Element) => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Elements that are off-screen until they have focus (the skip link, texts for screen readers) are not measured.
      const isOnPage = box.width > 2 && box.height > 2 && box.bottom > 0 && box.right > 0;
      // The content of a closed `details` has a box but is not drawn.
      return isOnPage && style.visibility !== 'hidden' && element.checkVisibility();
    };

    // Measured from the top: scrolled-past elements would look like intentionally hidden ones.
    for (const part of document.querySelectorAll('*')) if (part.scrollTop > 0) part.scrollTop = 0;

    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > innerWidth + 1)
      findings.push(`the page is ${root.scrollWidth} wide on a screen of ${innerWidth}`);
    for (const part of top.querySelectorAll('*')) {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(part).overflowX);
      if (scrolls && part.scrollWidth > part.clientWidth + 1) findings.push(`scrolls sideways: ${describe(part)}`);
    }

    const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const parent = words.currentNode.parentElement;
      if (!parent || !words.currentNode.textContent?.trim() || !isShown(parent)) continue;
      if (['SCRIPT', 'STYLE', 'OPTION'].includes(parent.tagName)) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) / textScale;
      if (size < 17.9) findings.push(`text of ${size.toFixed(1)} px: ${describe(parent)}`);
      const style = getComputedStyle(parent);
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (clips && parent.scrollWidth > parent.clientWidth + 1) findings.push(`text cut off: ${describe(parent)}`);
    }

    const controls = top.querySelectorAll('a[href], button, input, select, textarea, summary');
    for (const control of controls) {
      const inLabel = control.matches('input[type=radio], input[type=checkbox]') ? control.closest('label') : null;
      const target = inLabel ?? control;
      // An element that cannot be operated is not a control.
      if (!isShown(target) || target.closest('[inert]') !== null) continue;
      const box = target.getBoundingClientRect();
      if (box.height < 55.5 || box.width < 43.5) {
        findings.push(`control of ${Math.round(box.width)} × ${Math.round(box.height)} px: ${describe(target)}`);
      }
      if (box.right > innerWidth + 1 || box.left < -1) findings.push(`control beside the screen: ${describe(target)}`);
    }
    return findings;
  }, scale);
}

/** Simulates the browser's setting of twice the text size. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Undoes {@link doubleText}. */
export async function restoreTextSize(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
