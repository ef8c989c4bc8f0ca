import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { axeFindings, sizeFindings } from './measure-page.ts';
import type { Look } from './screens.ts';
import { visitInHighContrast, visitSettings } from './screens-settings.ts';
import type { Language } from '../texts.ts';

/** The size checks take the chosen text size into account: nothing may be smaller than at 100 %. */
function inspectChosenSize(findings: string[]): Look {
  return async (page, name) => {
    const size = await page.evaluate(() => Number(document.documentElement.dataset['textSize'] ?? 100));
    const found = [...(await axeFindings(page)), ...(await sizeFindings(page, size / 100))];
    findings.push(...found.map((finding) => `${name}: ${finding}`));
  };
}

for (const language of ['nl', 'en'] as const satisfies readonly Language[]) {
  test(`axe and the size checks find nothing in the settings and in high contrast, in ${language}`, async ({
    device,
    person,
  }) => {
    test.setTimeout(240_000);
    const findings: string[] = [];
    await visitSettings(await device({ width: 360, height: 740 }), language, inspectChosenSize(findings));
    const maria = await person();
    const strong = inspectScreens();
    await visitInHighContrast(await device(), maria, language, strong.look);
    expect([...findings, ...strong.findings]).toEqual([]);
  });
}
