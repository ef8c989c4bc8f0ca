import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitProfile, visitRejectedProfile } from './screens-profile.ts';
import type { Language } from '../texts.ts';

for (const language of ['nl', 'en'] as const satisfies readonly Language[]) {
  test(`axe and the size checks find nothing in any state of the profile, in ${language}`, async ({
    device,
    person,
    firebase,
  }) => {
    test.setTimeout(240_000);
    const { look, findings } = inspectScreens();
    const phone = await device({ width: 360, height: 740 });
    await visitProfile(phone, { firebase, person: await person() }, language, look);
    const tablet = await device();
    await visitRejectedProfile(tablet, { firebase, person: await person() }, language, look);
    expect(findings).toEqual([]);
  });
}
