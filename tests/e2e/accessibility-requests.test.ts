import { expect, test } from './fixtures.ts';
import { inspectDoubledText, inspectScreens } from './inspection.ts';
import type { Look } from './screens.ts';
import { visitRequests } from './screens-requests.ts';

/** The narrowest screen there is. */
const narrow = { width: 320, height: 640 };

for (const { language, screen } of [
  { language: 'nl', screen: { width: 360, height: 740 } },
  { language: 'en', screen: { width: 820, height: 1180 } },
] as const) {
  test(`axe and the ruler find nothing in a list with filters and in what fails or changes, in ${language}, at 320 px with doubled text as well`, async ({
    device,
    person,
    firebase,
  }) => {
    test.setTimeout(180_000);
    const asItIs = inspectScreens();
    const doubled = inspectDoubledText();
    const look: Look = async (page, name) => {
      await asItIs.look(page, name);
      await page.setViewportSize(narrow);
      await doubled.look(page, name);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize(screen);
    };
    const own = await device(screen);
    await visitRequests(own, { firebase, person: await person() }, language, look);
    expect(asItIs.findings).toEqual([]);
    expect(doubled.findings).toEqual([]);
  });
}
