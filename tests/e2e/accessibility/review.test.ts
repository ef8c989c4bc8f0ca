import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitReviewScreens } from './screens-review.ts';
import type { Language } from '../texts.ts';

const tablet = { width: 820, height: 1180 };
const phone = { width: 360, height: 740 };

/** Each language uses another viewport: the layout depends on the width, not on the language. */
for (const [language, viewport] of [
  ['nl', phone],
  ['en', tablet],
] as const satisfies readonly (readonly [Language, typeof phone])[]) {
  test(`the review of a visit: axe and the size checks find nothing, in ${language}`, async ({ device, firebase }) => {
    test.setTimeout(180_000);
    const { look, findings } = inspectScreens();
    await visitReviewScreens(await device(viewport), firebase, language, look);
    expect(findings).toEqual([]);
  });
}
