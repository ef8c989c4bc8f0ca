import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitAccountScreens } from './screens-account.ts';
import type { Language } from '../texts.ts';

const tablet = { width: 820, height: 1180 };
const phone = { width: 360, height: 740 };

/** Each language uses another viewport: the layout depends on the width, not on the language. */
for (const [language, viewport] of [
  ['nl', phone],
  ['en', tablet],
] as const satisfies readonly (readonly [Language, typeof phone])[]) {
  // spec: 4.access.recovery
  test(`the screens of signing in and signing up: axe and the size checks find nothing, in ${language}`, async ({
    device,
    person,
    firebase,
  }) => {
    test.setTimeout(240_000);
    const { look, findings } = inspectScreens();
    await visitAccountScreens(await device(viewport), { firebase, person: await person() }, language, look);
    expect(findings).toEqual([]);
  });
}
