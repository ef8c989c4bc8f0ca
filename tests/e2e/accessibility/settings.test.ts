import type { Page } from 'playwright-core';
import { axeFindings, sizeFindings } from './measure-page.ts';
import { visitInHighContrast, visitSettings } from './screens-settings.ts';
import { phone, test } from './walk.ts';

/** The size checks take the chosen text size into account: nothing may be smaller than at 100 %. */
async function inspectChosenSize(page: Page): Promise<readonly string[]> {
  const size = await page.evaluate(() => Number(document.documentElement.dataset['textSize'] ?? 100));
  return [...(await axeFindings(page)), ...(await sizeFindings(page, size / 100))];
}

test('the settings: no finding in any language', async ({ walk: { device, lookWith } }) => {
  test.setTimeout(240_000);
  await visitSettings(await device(phone), 'nl', lookWith({ inspect: inspectChosenSize }));
});

test('high contrast: no finding in any language', async ({ walk: { device, look }, person }) => {
  test.setTimeout(240_000);
  await visitInHighContrast(await device(), await person(), 'nl', look);
});
