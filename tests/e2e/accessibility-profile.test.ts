import { expect, test } from './fixtures.ts';
import { inspectDoubledText, inspectScreens } from './inspection.ts';
import { visitProfile, visitRefusedProfile } from './screens-profile.ts';
import type { Language } from './words.ts';

for (const language of ['nl', 'en'] as const satisfies readonly Language[]) {
  test(`axe and the ruler find nothing in any state of the profile, in ${language}`, async ({
    device,
    person,
    firebase,
  }) => {
    test.setTimeout(240_000);
    const { look, findings } = inspectScreens();
    const phone = await device({ width: 360, height: 740 });
    await visitProfile(phone, { firebase, person: await person() }, language, look);
    const tablet = await device();
    await visitRefusedProfile(tablet, { firebase, person: await person() }, language, look);
    expect(findings).toEqual([]);
  });
}

test('the profile 320 px wide with text at 200 %: nothing is cut off or beside the screen', async ({
  device,
  person,
  firebase,
}) => {
  test.setTimeout(240_000);
  const { look, findings } = inspectDoubledText();
  const phone = await device({ width: 320, height: 640 });
  await visitProfile(phone, { firebase, person: await person() }, 'nl', look);
  expect(findings).toEqual([]);
});
