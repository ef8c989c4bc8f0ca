import { expect, test } from './fixtures.ts';
import { inspectDoubledText, inspectScreens } from './inspection.ts';
import { visitLanding } from './screens-landing.ts';

test('axe and the ruler find nothing on the landing page, in any state, in Dutch on a phone and in English on a computer', async ({
  device,
}) => {
  test.setTimeout(180_000);
  const { look, findings } = inspectScreens();
  await visitLanding(await device({ width: 360, height: 740 }), 'nl', look);
  await visitLanding(await device({ width: 1280, height: 800 }), 'en', look);
  expect(findings).toEqual([]);
});

test('the landing page fits a narrow screen at twice the text size, in any state, and a tablet in English', async ({
  device,
}) => {
  test.setTimeout(180_000);
  const narrow = inspectDoubledText();
  await visitLanding(await device({ width: 320, height: 640 }), 'nl', narrow.look);
  const tablet = inspectScreens();
  await visitLanding(await device({ width: 820, height: 1180 }), 'en', tablet.look);
  expect([...narrow.findings, ...tablet.findings]).toEqual([]);
});
