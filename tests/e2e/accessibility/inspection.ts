import type { Page } from 'playwright-core';
import { axeFindings, doubleText, rulerFindings, usualText } from './measure-page.ts';
import type { Look } from './screens.ts';

export interface Inspection {
  readonly look: Look;
  /** What was found so far, each with the name of the screen and state. */
  readonly findings: readonly string[];
}

const headingMs = 10_000;

/** The narrowest screen there is. */
const narrow = { width: 320, height: 640 };

/** At twice the text size nothing may be cut off or stand beside the narrowest screen. */
async function doubledFindings(page: Page): Promise<string[]> {
  const own = page.viewportSize();
  if (own === null) throw new Error('the page has no screen of its own');
  await page.setViewportSize(narrow);
  await doubleText(page);
  const findings = await rulerFindings(page, 2);
  await usualText(page);
  await page.setViewportSize(own);
  return findings.map((finding) => `${narrow.width} px wide with doubled text: ${finding}`);
}

interface InspectionOptions {
  /** Sizes are fixed, as mail programs want them: they make text larger in their own ways. */
  readonly fixedSizes?: boolean;
}

/** With axe and with a ruler, as it is and again narrow with doubled text. */
export function inspectScreens({ fixedSizes = false }: InspectionOptions = {}): Inspection {
  const findings: string[] = [];
  return {
    findings,
    look: async (page, name) => {
      // A screen whose code is still on its way is none yet; one that never gets its heading is found out below.
      await page
        .locator('h1')
        .first()
        .waitFor({ timeout: headingMs })
        .catch(() => undefined);
      const found = [...(await axeFindings(page)), ...(await rulerFindings(page))];
      if (!fixedSizes) found.push(...(await doubledFindings(page)));
      findings.push(...found.map((finding) => `${name}: ${finding}`));
    },
  };
}
