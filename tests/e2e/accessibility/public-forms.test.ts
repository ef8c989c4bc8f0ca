import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitPublicForms } from './public/screens-public-forms.ts';

for (const language of ['nl', 'en'] as const) {
  test(`axe and the size checks find nothing in the forms of visitors, in ${language}`, async ({ device }) => {
    const { look, findings } = inspectScreens();
    await visitPublicForms(await device({ width: 360, height: 740 }), language, look);
    expect(findings).toEqual([]);
  });
}
