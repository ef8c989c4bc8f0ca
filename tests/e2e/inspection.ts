import { axeFindings, doubleText, rulerFindings } from './measure-page.ts';
import type { Look } from './screens.ts';

export interface Inspection {
  readonly look: Look;
  /** What was found so far, each with the name of the screen and state. */
  readonly findings: readonly string[];
}

const headingMs = 10_000;

function inspect(findingsOf: (page: Parameters<Look>[0]) => Promise<readonly string[]>): Inspection {
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
      for (const finding of await findingsOf(page)) findings.push(`${name}: ${finding}`);
    },
  };
}

/** With axe and with a ruler. */
export const inspectScreens = (): Inspection =>
  inspect(async (page) => [...(await axeFindings(page)), ...(await rulerFindings(page))]);

/** With a ruler, at twice the text size: for a screen 320 px wide. */
export const inspectDoubledText = (): Inspection =>
  inspect(async (page) => {
    await doubleText(page);
    return rulerFindings(page, 2);
  });
