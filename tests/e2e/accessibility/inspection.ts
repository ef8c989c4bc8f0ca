import type { Page } from 'playwright-core';
import type { Viewport } from '#tests/browser/device.ts';
import { axeFindings, screenFindings, sizeFindings } from './measure-page.ts';
import type { Look } from './screens.ts';
import { showIn } from './show-in.ts';

export interface Inspection {
  readonly look: Look;
  /**
   * The same in Dutch, which is shown, and in English, which it leaves; English on `screen` where that is not the page's
   * own. The screen changes as seldom as possible.
   */
  readonly lookInBoth: (page: Page, name: string, screen?: Viewport) => Promise<void>;
  /** The findings so far, each with the name of the screen and state. */
  readonly findings: readonly string[];
}

const headingMs = 10_000;

const narrowest: Viewport = { width: 320, height: 640 };
const tablet: Viewport = { width: 820, height: 1180 };
/** Every address and dialog is measured on each of these. */
const everyScreen: readonly Viewport[] = [tablet, { width: 360, height: 740 }, narrowest];
const everyTextScale = [1, 1.5, 2];
/** Their further states, which differ in a notice or an error: on their own screen, and where there is least room. */
const leastRoom = { screens: [narrowest], textScales: [2] } as const;

/** Header and menu are the same in every view, so these are measured once for each. */
const furtherScreensOfRows: readonly Viewport[] = [
  { width: 320, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const isSame = (one: Viewport, other: Viewport) => one.width === other.width && one.height === other.height;

function ownViewport(page: Page): Viewport {
  const own = page.viewportSize();
  if (own === null) throw new Error('the page has no screen of its own');
  return own;
}

/** Findings with the sizes that they are found at: most are found at several. */
class FindingsBySize {
  private readonly sizes = new Map<string, Set<string>>();

  add({ width, height }: Viewport, scale: number, finding: string): void {
    const size = `${width} × ${height} at ${scale * 100} %`;
    this.sizes.set(finding, (this.sizes.get(finding) ?? new Set()).add(size));
  }

  lines(): string[] {
    return [...this.sizes].map(([finding, sizes]) => `${finding} (${[...sizes].join(', ')})`);
  }
}

/** The address and the title of the open dialog: further states of them differ in a notice or an error. */
async function placeOf(page: Page): Promise<string> {
  const title = await page.evaluate(() => document.querySelector('dialog[open] h2')?.textContent ?? '');
  return `${page.url()} ${title}`;
}

/** What was measured already, on any page of this inspection. */
interface Known {
  readonly shells: Set<string>;
  readonly places: Set<string>;
}

/** A screen that draws something else where there is less room does so in the next frames. */
async function resize(page: Page, screen: Viewport): Promise<void> {
  if (isSame(screen, ownViewport(page))) return;
  await page.setViewportSize(screen);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** The findings of one screen and state, and the measurements that make them. */
function measurements(page: Page, known: Known) {
  const found = new FindingsBySize();
  const measure = async (screen: Viewport, scales: readonly number[], rowsOnly = false): Promise<string> => {
    await resize(page, screen);
    const { findings, shell } = await screenFindings(page, { scales, rowsOnly });
    for (const { scale, finding } of findings) found.add(screen, scale, finding);
    return shell;
  };
  const measureRowsOf = async (shell: string): Promise<void> => {
    if (known.shells.has(shell)) return;
    known.shells.add(shell);
    for (const screen of furtherScreensOfRows) await measure(screen, [1], true);
  };
  return { measure, measureRowsOf, lines: () => found.lines() };
}

/**
 * Runs axe and measures the page on every screen and at every text size. Its own size comes first, when nothing has to
 * change, and the narrowest last, at which it is left.
 */
async function findingsAtEverySize(page: Page, known: Known): Promise<string[]> {
  const own = ownViewport(page);
  const place = await placeOf(page);
  const isKnown = known.places.has(place);
  const scales = isKnown ? [1] : everyTextScale;
  const further = isKnown ? leastRoom : { screens: everyScreen, textScales: everyTextScale };
  known.places.add(place);
  const { measure, measureRowsOf, lines } = measurements(page, known);
  const isOneOfThem = everyScreen.some((screen) => isSame(screen, own));
  const shell = await measure(own, isOneOfThem ? scales : [1]);
  const ofAxe = await axeFindings(page);
  await measureRowsOf(shell);
  for (const screen of further.screens) if (!isSame(screen, own)) await measure(screen, further.textScales);
  return [...lines(), ...ofAxe];
}

/** The same in another language, from the narrowest screen on to its own: the words are others, and nothing else. */
async function findingsOfOtherWords(page: Page, known: Known, own: Viewport): Promise<string[]> {
  const { measure, measureRowsOf, lines } = measurements(page, known);
  const shell = await measure(narrowest, leastRoom.textScales);
  await measureRowsOf(shell);
  await measure(own, [1]);
  return [...lines(), ...(await axeFindings(page))];
}

/** Axe and the checks of a size that is the page's own, and puts the former size back. */
async function findingsOnScreen(page: Page, screen: Viewport): Promise<string[]> {
  const own = ownViewport(page);
  await resize(page, screen);
  const { findings } = await screenFindings(page, { scales: [1], rowsOnly: false });
  const found = [...findings.map(({ finding }) => finding), ...(await axeFindings(page))];
  await page.setViewportSize(own);
  return found.map((finding) => `${finding} (${screen.width} × ${screen.height})`);
}

interface InspectionOptions {
  /** Further screens on which axe runs and sizes are measured: cheaper than another visit on another device. */
  readonly furtherScreens?: readonly Viewport[];
  /** Sizes are not scaled: mail programs enlarge text in their own ways. */
  readonly fixedSizes?: boolean;
}

/** A screen is ready when its heading is there; a missing heading is a finding of axe. */
async function untilReady(page: Page): Promise<void> {
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: headingMs })
    .catch(() => undefined);
}

/** Runs axe, and all other checks on every screen and at every text size. */
export function inspectScreens({ fixedSizes = false, furtherScreens = [] }: InspectionOptions = {}): Inspection {
  const findings: string[] = [];
  const known: Known = { shells: new Set(), places: new Set() };
  const report = (name: string, found: readonly string[]) => {
    findings.push(...found.map((finding) => `${name}: ${finding}`));
  };
  const inspect = async (page: Page, name: string) => {
    await untilReady(page);
    if (fixedSizes) {
      report(name, [...(await sizeFindings(page)), ...(await axeFindings(page))]);
    } else {
      report(name, await findingsAtEverySize(page, known));
    }
  };
  return {
    findings,
    async look(page, name) {
      const own = ownViewport(page);
      await inspect(page, name);
      await resize(page, own);
      for (const screen of furtherScreens) report(name, await findingsOnScreen(page, screen));
    },
    async lookInBoth(page, name, screen = ownViewport(page)) {
      const own = ownViewport(page);
      await inspect(page, `${name}, in nl`);
      await showIn(page, 'en');
      await untilReady(page);
      report(`${name}, in en`, await findingsOfOtherWords(page, known, screen));
      await resize(page, own);
    },
  };
}
