import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitCredits } from './screens-credits.ts';
import type { Language } from '../texts.ts';

for (const language of ['nl', 'en'] as const satisfies readonly Language[]) {
  // spec: 2.credits.transactions 4.credits.label-pending 4.credits.label-completed 4.credits.label-cancelled
  // spec: 4.credits.label-usage 4.credits.label-refund 7.credits.transactions 8.credits.purchase-failed
  // spec: 8.credits.verification-failed 9.credits.stale-and-list
  test(`axe and the size checks find nothing in any state of the credits, in ${language}`, async ({
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
