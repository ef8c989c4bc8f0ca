import type { Page } from 'playwright-core';
import type { Viewport } from '#tests/browser/device.ts';
import type { Language } from '../texts.ts';
import type { Step } from './in-page/measure-screen.ts';
import { axeFindings, sizeFindings, takeSteps } from './measure-page.ts';
import type { Look } from './screens.ts';

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

/** How long a heading may take; a missing one is a finding of axe. */
const headingMs = 10_000;

/**
 * The address and the title of the open dialog, once the screen has its heading: further states of them differ in a notice
 * or an error.
 */
async function placeOf(page: Page): Promise<string> {
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: headingMs })
    .catch(() => undefined);
  const title = await page.evaluate(() => document.querySelector('dialog[open] h2')?.textContent ?? '');
  return `${page.url()} ${title}`;
}

/** What was measured already, on any page of this inspection. */
interface Known {
  readonly shells: Set<string>;
  readonly places: Set<string>;
  /** The parts that axe has examined. */
  readonly parts: Set<number>;
}

/** The findings of one screen and state, and the steps that make them on a screen. */
function inspectionOf(page: Page, known: Known) {
  const found = new FindingsBySize();
  const ofAxe: string[] = [];
  /** A screen that draws something else where there is less room does so in the next frames. */
  const takeOn = async (screen: Viewport, steps: readonly Step[]): Promise<string> => {
    const isResized = !isSame(screen, ownViewport(page));
    if (isResized) await page.setViewportSize(screen);
    const isExamined = steps.some((step) => step.do === 'axe');
    const all: readonly Step[] = isResized ? [{ do: 'wait-until-drawn' }, ...steps] : steps;
    const taken = await takeSteps(page, all, isExamined ? [...known.parts] : []);
    for (const { scale, finding } of taken.sizes) found.add(screen, scale, finding);
    ofAxe.push(...taken.axe);
    for (const part of taken.examined) known.parts.add(part);
    return taken.shell;
  };
  const measureRowsOf = async (shell: string): Promise<void> => {
    if (known.shells.has(shell)) return;
    known.shells.add(shell);
    const rows = { do: 'measure', scales: [1], rowsOnly: true } as const;
    for (const screen of furtherScreensOfRows) await takeOn(screen, [rows]);
  };
  return { takeOn, measureRowsOf, lines: () => [...found.lines(), ...ofAxe] };
}

const measure = (scales: readonly number[]) => ({ do: 'measure', scales, rowsOnly: false }) as const;
const axe = { do: 'axe' } as const;

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
  const { takeOn, measureRowsOf, lines } = inspectionOf(page, known);
  const isOneOfThem = everyScreen.some((screen) => isSame(screen, own));
  await measureRowsOf(await takeOn(own, [measure(isOneOfThem ? scales : [1]), axe]));
  for (const screen of further.screens) if (!isSame(screen, own)) await takeOn(screen, [measure(further.textScales)]);
  return lines();
}

/** The same in another language, from the narrowest screen on to its own: the words are others, and nothing else. */
async function findingsOfOtherWords(page: Page, language: Language, known: Known, own: Viewport): Promise<string[]> {
  const { takeOn, measureRowsOf, lines } = inspectionOf(page, known);
  await measureRowsOf(await takeOn(narrowest, [{ do: 'show', language }, measure(leastRoom.textScales)]));
  await takeOn(own, [measure([1]), axe]);
  return lines();
}

/** Axe and the checks of a size that is the page's own, and puts the former size back. */
async function findingsOnScreen(page: Page, screen: Viewport, known: Known): Promise<string[]> {
  const own = ownViewport(page);
  const { takeOn, lines } = inspectionOf(page, known);
  await takeOn(screen, [measure([1]), axe]);
  await page.setViewportSize(own);
  return lines();
}

interface InspectionOptions {
  /** Further screens on which axe runs and sizes are measured: cheaper than another visit on another device. */
  readonly furtherScreens?: readonly Viewport[];
  /** Sizes are not scaled: mail programs enlarge text in their own ways. */
  readonly fixedSizes?: boolean;
}

/** Runs axe, and all other checks on every screen and at every text size. */
export function inspectScreens({ fixedSizes = false, furtherScreens = [] }: InspectionOptions = {}): Inspection {
  const findings: string[] = [];
  const known: Known = { shells: new Set(), places: new Set(), parts: new Set() };
  const report = (name: string, found: readonly string[]) => {
    findings.push(...found.map((finding) => `${name}: ${finding}`));
  };
  const inspect = async (page: Page, name: string) => {
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
      if (!isSame(own, ownViewport(page))) await page.setViewportSize(own);
      for (const screen of furtherScreens) report(name, await findingsOnScreen(page, screen, known));
    },
    async lookInBoth(page, name, screen = ownViewport(page)) {
      const own = ownViewport(page);
      await inspect(page, `${name}, in nl`);
      report(`${name}, in en`, await findingsOfOtherWords(page, 'en', known, screen));
      if (!isSame(own, ownViewport(page))) await page.setViewportSize(own);
    },
  };
}
