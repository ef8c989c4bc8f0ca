import type { Page } from 'playwright-core';
import { barFindings, barSizes } from './measure-bars.ts';
import { axeFindings, doubleText, sizeFindings, restoreTextSize } from './measure-page.ts';
import type { Look } from './screens.ts';

export interface Inspection {
  readonly look: Look;
  /** The findings so far, each with the name of the screen and state. */
  readonly findings: readonly string[];
}

const headingMs = 10_000;

/** The narrowest supported screen. */
const narrow = { width: 320, height: 640 };

/** At twice the text size nothing may be cut off or beyond the narrowest screen. */
async function doubledFindings(page: Page): Promise<string[]> {
  const own = page.viewportSize();
  if (own === null) throw new Error('the page has no screen of its own');
  await page.setViewportSize(narrow);
  await doubleText(page);
  const findings = await sizeFindings(page, 2);
  await restoreTextSize(page);
  await page.setViewportSize(own);
  return findings.map((finding) => `${narrow.width} px wide with doubled text: ${finding}`);
}

interface InspectionOptions {
  /** Sizes are not scaled: mail programs enlarge text in their own ways. */
  readonly fixedSizes?: boolean;
}

/**
 * Runs axe and the size checks, measures header and menu at every screen size, and repeats the checks on the narrowest
 * screen with doubled text.
 */
export function inspectScreens({ fixedSizes = false }: InspectionOptions = {}): Inspection {
  const findings: string[] = [];
  /** Addresses whose header and menu were measured at every size; further states are measured at their own size. */
  const measured = new Set<string>();
  const sizesFor = (page: Page) => {
    const isNew = !measured.has(page.url());
    measured.add(page.url());
    const own = page.viewportSize();
    return isNew || own === null ? barSizes : [own];
  };
  return {
    findings,
    look: async (page, name) => {
      // A screen is ready when its heading is there; a missing heading is reported below.
      await page
        .locator('h1')
        .first()
        .waitFor({ timeout: headingMs })
        .catch(() => undefined);
      const found = [...(await axeFindings(page)), ...(await sizeFindings(page))];
      if (!fixedSizes) found.push(...(await barFindings(page, sizesFor(page))), ...(await doubledFindings(page)));
      findings.push(...found.map((finding) => `${name}: ${finding}`));
    },
  };
}
