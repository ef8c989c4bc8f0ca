import type { Page } from 'playwright-core';
import { pseudoLanguage as language } from '#build/pseudo-language/mark-texts.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aPlanning } from '#tests/builders/planning.ts';
import { aSeniorProfile } from '#tests/builders/senior-profile.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { type Device, openDevice } from '#tests/browser/device.ts';
import { runningTestFirebase } from '#tests/local-firebase.ts';
import { publicPaths } from '#i18n/public-routes.ts';
import type { Site } from '#build/serve-site.ts';
import { visitAccountScreens } from '../accessibility/screens-account.ts';
import { visitChat, visitChatWithoutProfile } from '../accessibility/screens-chat.ts';
import { visitCredits } from '../accessibility/screens-credits.ts';
import { visitProfile, visitRejectedProfile } from '../accessibility/screens-profile.ts';
import { visitPublicForms } from '../accessibility/screens-public-forms.ts';
import { visitPublicText } from '../accessibility/screens-public-text.ts';
import { visitRequests } from '../accessibility/screens-requests.ts';
import { visitReviewScreens } from '../accessibility/screens-review.ts';
import { visitSettings } from '../accessibility/screens-settings.ts';
import { type Look, visitDashboard, visitPublicScreens, visitWithoutNetwork } from '../accessibility/screens.ts';
import { expect, test } from '../fixtures.ts';
import { chooseLanguage } from '../steps.ts';
import { languageNames, publicHrefIn } from '../texts.ts';
import { startPseudoSite } from './pseudo-site.ts';
import { recordTyping, unmarkedTexts } from './unmarked-text.ts';

// One build, shared by all tests of this file.
test.describe.configure({ mode: 'default' });

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const firebase = runningTestFirebase();
  if (firebase === null) throw new Error('global-setup.ts has started no Firebase');
  site = await startPseudoSite(firebase);
});

test.afterAll(() => site.close());

/** User-written content of the stored documents: names, addresses, notes. */
const written: readonly string[] = [
  ...Object.values(anInterimUser()),
  ...Object.values(aPlanning().student_profiles),
  aSeniorProfile().address,
  aServiceRequest().notes,
  'Donaudampfschifffahrtsgesellschaft',
  'Donaudampfschifffahrtsgesellschaft'.repeat(6),
  // A profile changed on another device.
  'Mia',
  // Older lines of the ledger contain text instead of a code.
  'Tuinonderhoud op de Burgemeester-Jan-Van-Rijswijcklaan, 2 uur',
  // An unknown status is shown unchanged.
  'in-quarantaine',
].filter((value) => typeof value === 'string');

interface Walk {
  readonly device: () => Promise<Device>;
  readonly look: Look;
  /** Marks a text as data from here on. */
  readonly know: (text: string) => void;
}

const walk = test.extend<{ readonly walk: Walk }>({
  walk: async ({ chromium, firebase }, use) => {
    const devices: Device[] = [];
    const findings: string[] = [];
    const typed = new Set<string>();
    await use({
      device: async () => {
        const ports = { ...firebase.ports, app: Number(new URL(site.origin).port) };
        const device = await openDevice(chromium, ports);
        devices.push(device);
        await recordTyping(device.context(), (text) => typed.add(text));
        return device;
      },
      look: async (page: Page, name) => {
        findings.push(...(await unmarkedTexts(page, [...written, ...typed])).map((text) => `${name}: ${text}`));
      },
      know: (text) => typed.add(text),
    });
    await Promise.all(devices.map((device) => device.close()));
    expect([...new Set(findings)], 'texts that are in no file of texts').toEqual([]);
  },
});

walk('a text that stands in no file of texts is found', async ({ walk: { device } }) => {
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  await chooseLanguage(page, languageNames[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await unmarkedTexts(page, [])).toEqual([]);
  await page.evaluate(() => {
    document.title = 'Inloggen';
    const add = (name: string, values: Readonly<Record<string, string>>, text = '') => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
      element.textContent = text;
      document.querySelector('main')?.append(element);
    };
    add('p', {}, '12 uur');
    add('p', { lang: 'nl' }, 'In zijn eigen taal');
    add('button', { 'aria-label': 'Sluiten', title: 'Dicht' });
    add('input', { placeholder: 'Uw naam' });
    add('img', { alt: 'Een bloem' });
  });
  expect(await unmarkedTexts(page, [])).toEqual(['12 uur', 'Sluiten', 'Dicht', 'Uw naam', 'Een bloem', 'Inloggen']);
});

walk('the way in', async ({ walk: { device, look }, person, firebase }) => {
  test.setTimeout(240_000);
  await visitPublicScreens(await device(), language, look);
  await visitAccountScreens(await device(), { firebase, person: await person() }, language, look);
});

walk('the dashboard, empty and with requests', async ({ walk: { device, look }, person, firebase }) => {
  test.setTimeout(240_000);
  await visitDashboard(await device(), await person(), language, look);
  await visitRequests(await device(), { firebase, person: await person() }, language, look);
});

walk('the dashboard without a network, and staff', async ({ walk: { device, look }, person, firebase }) => {
  test.setTimeout(240_000);
  const staff = await person({ user: { role: 'admin' }, profile: false });
  await visitWithoutNetwork(await device(), { firebase, person: await person(), staff }, language, look);
});

walk('the chat', async ({ walk: { device, look }, person }) => {
  test.setTimeout(240_000);
  await visitChat(await device(), await person(), language, look);
  await visitChatWithoutProfile(await device(), await person({ profile: false }), language, look);
});

walk('credits, profile and settings', async ({ walk: { device, look }, person, firebase }) => {
  test.setTimeout(240_000);
  await visitCredits(await device(), { firebase, person: await person() }, language, look);
  await visitProfile(await device(), { firebase, person: await person() }, language, look);
  await visitRejectedProfile(await device(), { firebase, person: await person() }, language, look);
  await visitSettings(await device(), language, look);
});

walk('the review of a visit', async ({ walk: { device, look, know }, firebase }) => {
  test.setTimeout(240_000);
  // The category's label by staff: all that the function discloses of the service (spec.md section 3).
  know('Gezelschap');
  await visitReviewScreens(await device(), firebase, language, look);
});

walk('the public pages', async ({ walk: { device, look } }) => {
  test.setTimeout(240_000);
  const reader = await device();
  await reader.page().goto(`${reader.origin}${publicHrefIn(publicPaths.home, language)}`);
  await expect(reader.page().getByRole('heading', { level: 1 })).toBeVisible();
  await look(reader.page(), 'landing');
  await visitPublicForms(await device(), language, look);
  await visitPublicText(await device(), language, look);
});
