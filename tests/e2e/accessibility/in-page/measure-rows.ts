import { isOnScreen, isShown, isStaffsApp } from './elements.ts';

const tabletPx = 768;
/** The maximum share of the screen's height that is not the page's. */
const largestShare = 0.25;
const tabletHeaderPx = 72;
const mostEntries = 5;

interface Rows {
  readonly header: Element;
  readonly nav: Element | null;
  /** The menu's row below or above the view; null when the menu is beside the view, or absent. */
  readonly menu: Element | null;
}

function rowsOfScreen(): Rows {
  const header = document.querySelector('#root header');
  if (header === null) throw new Error('the page has no header');
  const nav = document.querySelector('#root nav');
  const place = nav?.parentElement ?? null;
  const isRow = place !== null && place.getBoundingClientRect().width > innerWidth - 20;
  return { header, nav, menu: isRow ? place : null };
}

/** The button of the whole menu; an open menu covers the page because the person asked for it. */
const openToggle = (menu: Element) => menu.querySelector('nav > [aria-expanded=true]');

function heightOf(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0;
}

function menuHeight(menu: Element | null): number {
  if (menu === null) return 0;
  const toggle = openToggle(menu);
  return toggle !== null && isShown(toggle) ? heightOf(toggle) : heightOf(menu);
}

/** Parts of a row that wrapped below another part. */
function wrapped(parts: readonly Element[]): string[] {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const bottom = Math.min(...boxes.map((box) => box.bottom));
  return parts
    .filter((_, index) => (boxes[index]?.top ?? 0) >= bottom)
    .map((part) => `stands in a second row: "${part.textContent}"`);
}

function scrollAll(share: number): void {
  for (const part of document.querySelectorAll('html, #root *')) {
    if (part.scrollHeight > part.clientHeight + 1) part.scrollTop = share * part.scrollHeight;
  }
}

function callFindings(call: Element | null, scale: number): string[] {
  if (call === null || !isOnScreen(call)) return ['the call for help is not on the screen'];
  // Larger text is for the page: the header then scrolls with it.
  if (scale > 1) return [];
  scrollAll(1);
  const atEnd = isOnScreen(call);
  scrollAll(0);
  return atEnd ? [] : ['the call for help scrolls out of the screen'];
}

/**
 * Staff's header holds its places and tools: one row on a tablet or computer, at most a quarter of a phone's screen. With
 * larger text it wraps, and scrolls with the page.
 */
function staffRowFindings({ header, nav }: Rows, scale: number): string[] {
  const headerPx = heightOf(header);
  const findings: string[] = [];
  if (scale === 1 && headerPx / innerHeight > largestShare) findings.push(`header of ${headerPx} px`);
  if (scale === 1 && innerWidth >= tabletPx) {
    if (headerPx > tabletHeaderPx) findings.push(`header of ${headerPx} px`);
    findings.push(...wrapped([...header.children].filter(isShown)));
  }
  // Before the second factor there is no place to go to.
  if (nav === null && document.querySelector('[autocomplete=one-time-code]') !== null) return findings;
  const way = nav === null ? undefined : [...nav.querySelectorAll('a')].find(isShown);
  return way === undefined || !isOnScreen(way) ? [...findings, 'the menu is not on the screen'] : findings;
}

/**
 * The fixed rows of a screen: header and menu together take at most a quarter of the height, the header of a tablet or
 * computer at most 72 px; each is one row with at most five entries; the menu and "Bel ons" are on the screen. With
 * larger text the header may wrap, and scrolls with the page.
 */
export function rowFindings(scale: number): string[] {
  const rows = rowsOfScreen();
  if (isStaffsApp()) return staffRowFindings(rows, scale);
  const { header, nav, menu } = rows;
  const findings: string[] = [];
  const [headerPx, menuPx] = [heightOf(header), menuHeight(menu)];
  const isColumn = innerWidth >= tabletPx * scale;
  if (!isColumn && (headerPx + menuPx) / innerHeight > largestShare) {
    findings.push(`header of ${headerPx} px and menu of ${menuPx} px`);
  }
  if (isColumn && headerPx > tabletHeaderPx * scale) findings.push(`header of ${headerPx} px`);
  const entries = menu === null ? [] : [...menu.querySelectorAll('nav > ul > li')].filter(isShown);
  const isOpen = menu !== null && openToggle(menu) !== null;
  if (scale === 1) findings.push(...wrapped([...header.children].filter(isShown)), ...wrapped(entries));
  if (!isOpen && entries.length > mostEntries) findings.push(`${entries.length} entries in the menu's row`);
  const way = nav === null ? undefined : [...nav.querySelectorAll('a, button')].find(isShown);
  if (nav !== null && (way === undefined || !isOnScreen(way))) findings.push('the menu is not on the screen');
  findings.push(...callFindings(header.querySelector('a[href^="tel:"]'), scale));
  return findings;
}

/** What tells a shell from another: the labels of its header and menu. */
export function shellLabels(): string {
  const { header, nav } = rowsOfScreen();
  return `${header.textContent}|${nav?.textContent ?? ''}`;
}
