import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitRequests } from './screens-requests.ts';

for (const [language, viewport] of [
  ['nl', { width: 360, height: 740 }],
  ['en', { width: 820, height: 1180 }],
] as const) {
  test(`axe and the size checks find nothing in a filtered list, in failures and in changes, in ${language}`, async ({
    device,
    person,
    firebase,
  }) => {
    test.setTimeout(180_000);
    const { look, findings } = inspectScreens();
    await visitRequests(await device(viewport), { firebase, person: await person() }, language, look);
    expect(findings).toEqual([]);
  });
}
