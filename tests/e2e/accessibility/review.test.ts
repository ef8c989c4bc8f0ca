import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitReviewScreens } from './screens-review.ts';
import type { Language } from '../words.ts';

const tablet = { width: 820, height: 1180 };
const phone = { width: 360, height: 740 };

/** Each language on another screen: the layout is that of the width, whatever the words. */
for (const [language, viewport] of [
  ['nl', phone],
  ['en', tablet],
] as const satisfies readonly (readonly [Language, typeof phone])[]) {
  test(`the review of a visit: axe and the ruler find nothing, in ${language}`, async ({ device, firebase }) => {
    test.setTimeout(180_000);
    const { look, findings } = inspectScreens();
    await visitReviewScreens(await device(viewport), firebase, language, look);
    expect(findings).toEqual([]);
  });
}
