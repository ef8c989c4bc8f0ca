import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitCredits } from './screens-credits.ts';
import type { Language } from '../words.ts';

for (const language of ['nl', 'en'] as const satisfies readonly Language[]) {
  test(`axe and the ruler find nothing in any state of the credits, in ${language}`, async ({
    device,
    person,
    firebase,
  }) => {
    test.setTimeout(180_000);
    const { look, findings } = inspectScreens();
    const phone = await device({ width: 360, height: 740 });
    await visitCredits(phone, { firebase, person: await person() }, language, look);
    expect(findings).toEqual([]);
  });
}
