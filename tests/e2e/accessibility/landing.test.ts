import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitLanding } from './public/screens-landing.ts';

for (const [language, viewport, furtherScreens] of [
  ['nl', { width: 360, height: 740 }, []],
  ['en', { width: 820, height: 1180 }, [{ width: 1280, height: 800 }]],
] as const) {
  test(`axe and the size checks find nothing on the landing page, in any state, in ${language}`, async ({ device }) => {
    const { look, findings } = inspectScreens({ furtherScreens });
    await visitLanding(await device(viewport), language, look);
    expect(findings).toEqual([]);
  });
}
