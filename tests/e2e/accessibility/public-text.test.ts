import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitPublicText } from './public/screens-public-text.ts';
import type { Language } from '../texts.ts';

for (const language of ['nl', 'en'] as const satisfies readonly Language[]) {
  // spec: security.privacy-statement
  test(`axe and the size checks find nothing in the public text pages, in ${language}`, async ({ device }) => {
    const { look, findings } = inspectScreens();
    await visitPublicText(await device(), language, look);
    expect(findings).toEqual([]);
  });
}
