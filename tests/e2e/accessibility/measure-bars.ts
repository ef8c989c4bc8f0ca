import type { Page } from 'playwright-core';

/** The fixed rows of a screen. */
interface Bars {
  readonly header: number;
  /** 0 when the menu is beside the view, or absent. */
  readonly menu: number;
  /** Entries of the menu's row. */
  readonly entries: number;
  /** Parts of a row that wrapped below another part. */
  readonly wrapped: readonly string[];
  /** Whether "Bel ons" is visible, at the start and at the end of scrolling. */
  readonly callsForHelp: readonly boolean[];
}

function measure(page: Page): Promise<Bars> {
  return page.evaluate(() => {
    const header = document.querySelector('#root header');
    const nav = document.querySelector('#root nav')?.parentElement ?? null;
    if (header === null) throw new Error('the page has no header');
    const isMenuBar = nav !== null && nav.getBoundingClientRect().width > innerWidth - 20;
    const shown = (parts: Iterable<Element>) =>
      [...parts].filter((part) => part.getBoundingClientRect().height > 2 && part.checkVisibility());
    const wrapped = (parts: readonly Element[]) => {
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const bottom = Math.min(...boxes.map((box) => box.bottom));
      return parts.filter((_, index) => (boxes[index]?.top ?? 0) >= bottom).map((part) => part.textContent);
    };
    const headerParts = shown(header.children);
    const entries = isMenuBar ? shown(nav.querySelectorAll('nav > ul > li')) : [];

    const call = header.querySelector('a[href^="tel:"]');
    const isOnScreen = () => {
      const box = call?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    };
    const scrollAll = (share: number) => {
      for (const part of document.querySelectorAll('html, #root *')) {
        if (part.scrollHeight > part.clientHeight + 1) part.scrollTop = share * part.scrollHeight;
      }
    };
    scrollAll(0);
    const atTop = isOnScreen();
    scrollAll(1);
    const atEnd = isOnScreen();
    scrollAll(0);
    return {
      header: header.getBoundingClientRect().height,
      menu: isMenuBar ? nav.getBoundingClientRect().height : 0,
      entries: entries.length,
      wrapped: [...wrapped(headerParts), ...wrapped(entries)],
      callsForHelp: [atTop, atEnd],
    };
  });
}

const tablet = { width: 768, height: 1024 };

/** A phone, the narrowest one, a tablet and a computer. */
export const barSizes = [
  { width: 360, height: 740 },
  { width: 320, height: 740 },
  tablet,
  { width: 1280, height: 800 },
];

type Size = (typeof barSizes)[number];

/** The maximum share of a phone's height. */
const largestShare = 0.25;
const tabletHeaderPx = 72;
const mostEntries = 5;

/**
 * Finds fixed rows that are too large: header and menu together take at most a quarter of a phone's height, each in one
 * row with at most five entries; the header of a tablet or computer at most 72 px. "Bel ons" is always visible.
 */
export async function barFindings(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const own = page.viewportSize();
  if (own === null) throw new Error('the page has no screen of its own');
  const findings: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const bars = await measure(page);
    const found: string[] = bars.wrapped.map((words) => `stands in a second row: "${words}"`);
    const share = (bars.header + bars.menu) / size.height;
    if (size.width < tablet.width && share > largestShare) {
      found.push(`header of ${bars.header} px and menu of ${bars.menu} px`);
    }
    if (size.width >= tablet.width && bars.header > tabletHeaderPx) found.push(`header of ${bars.header} px`);
    if (bars.entries > mostEntries) found.push(`${bars.entries} entries in the menu's row`);
    if (bars.callsForHelp.includes(false)) found.push('the call for help scrolls out of the screen');
    findings.push(...found.map((finding) => `${size.width} × ${size.height}: ${finding}`));
  }
  await page.setViewportSize(own);
  return findings;
}
