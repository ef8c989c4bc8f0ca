import assert from 'node:assert/strict';
import { tabletViewport } from '#tests/browser/device.ts';
import { createPerson } from '#tests/people/create-person.ts';
import { settings } from '#i18n/nl/settings.ts';
import { hrefs } from '#app/paths.ts';
import { dashboardTabs } from '#app/senior/dashboard-tabs.ts';
import { signIn, tapUntil } from '../steps.ts';
import { until } from '../until.ts';
import type { Journey } from './journey.ts';

const phone = { width: 360, height: 740 };

/** How much wider the page is than its window, in CSS pixels. */
const overflow = 'document.documentElement.scrollWidth - window.innerWidth';

export const largeText: Journey = {
  title: 'doubles the text, and no screen becomes wider than the window',
  async play({ device, firebase }) {
    const maria = await createPerson(firebase);
    const screen = await signIn(device, maria);
    await screen.open(`${device.origin}${hrefs.settings()}`);
    const normal = Number(await screen.evaluate('parseFloat(getComputedStyle(document.documentElement).fontSize)'));
    await tapUntil(screen, { role: 'radio', name: settings['size-200'], beginsWith: true }, async () => {
      const now = await screen.evaluate('parseFloat(getComputedStyle(document.documentElement).fontSize)');
      return Number(now) === 2 * normal;
    });
    for (const viewport of [phone, tabletViewport]) {
      await screen.resize(viewport);
      for (const tab of dashboardTabs) {
        await screen.open(`${device.origin}${hrefs.dashboard(tab)}`);
        await until(
          'the screen is drawn',
          async () => (await screen.evaluate('document.querySelector("h1") !== null')) === true,
        );
        const wider = Number(await screen.evaluate(overflow));
        assert.ok(wider <= 0, `${tab} at ${viewport.width} px is ${wider} px wider than the window`);
      }
    }
  },
};
