import { expect, test } from './fixtures.ts';
import { inspectDoubledText, inspectScreens } from './inspection.ts';
import { visitAccountScreens } from './screens-account.ts';
import type { Language } from './words.ts';

const tablet = { width: 820, height: 1180 };
const phone = { width: 360, height: 740 };

/** Each language on another screen: the layout is that of the width, whatever the words. */
for (const [language, viewport] of [
  ['nl', phone],
  ['en', tablet],
] as const satisfies readonly (readonly [Language, typeof phone])[]) {
  test(`the way in: axe and the ruler find nothing, in ${language}`, async ({ device, person, firebase }) => {
    test.setTimeout(240_000);
    const { look, findings } = inspectScreens();
    await visitAccountScreens(await device(viewport), { firebase, person: await person() }, language, look);
    expect(findings).toEqual([]);
  });
}

test('the way in, 320 px wide with text at 200 %: nothing is cut off or beside the screen', async ({
  device,
  person,
  firebase,
}) => {
  test.setTimeout(240_000);
  const { look, findings } = inspectDoubledText();
  const narrow = await device({ width: 320, height: 640 });
  await visitAccountScreens(narrow, { firebase, person: await person() }, 'nl', look);
  expect(findings).toEqual([]);
});
