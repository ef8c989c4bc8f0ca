import type { Page } from 'playwright-core';
import { axeFindings, sizeFindings } from './measure-page.ts';
import { visitInHighContrast, visitSettings } from './screens-settings.ts';
import { phone, test } from './walk.ts';

/** The chosen text size in percent. */
const chosenSize = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['textSize'] ?? 100));

/** Where a larger text is chosen, the checks are made at that size only: the other sizes would multiply it. */
async function inspectChosenSize(page: Page): Promise<readonly string[]> {
  return [...(await axeFindings(page)), ...(await sizeFindings(page, (await chosenSize(page)) / 100))];
}

test('the settings: no finding in any language', async ({ walk: { device, look, lookWith } }) => {
  const lookAtChosenSize = lookWith({ inspect: inspectChosenSize });
  await visitSettings(await device(phone), 'nl', async (page, name) =>
    (await chosenSize(page)) === 100 ? look(page, name) : lookAtChosenSize(page, name),
  );
});

test('high contrast: no finding in any language', async ({ walk: { device, look }, person }) => {
  await visitInHighContrast(await device(), await person(), 'nl', look);
});
