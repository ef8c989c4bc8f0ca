import { settings as settingsEn } from '#i18n/en/settings.ts';
import { settings as settingsNl } from '#i18n/nl/settings.ts';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import { expect } from '../fixtures.ts';
import type { Look } from './screens.ts';
import { afterDoubleTapWindow, chooseLanguage, workerIsReady } from '../steps.ts';
import { inEveryLanguage, type Language, languageNames, startOf, words } from '../texts.ts';

const settingsWords = inEveryLanguage(settingsNl, settingsEn);

/** The settings in every text size and contrast, with and without a network. */
export async function visitSettings(device: Device, language: Language, look: Look): Promise<void> {
  const page = device.page();
  const settings = settingsWords[language];
  await page.goto(`${device.origin}/instellingen`);
  await workerIsReady(page);
  await chooseLanguage(page, languageNames[language]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(settings.title);
  for (const contrast of ['normal', 'more'] as const) {
    await page.getByRole('radio', { name: startOf(settings[`contrast-${contrast}`]) }).check();
    for (const size of ['100', '125', '150', '200'] as const) {
      await page.getByRole('radio', { name: startOf(settings[`size-${size}`]) }).check();
      await look(page, `settings, ${size} %, contrast ${contrast}`);
    }
    await page.getByRole('radio', { name: startOf(settings['size-100']) }).check();
  }
  device.expectNetworkFailures();
  device.network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(settings.title);
  await look(page, 'settings without a network');
  device.network.restore();
}

/** The most used screens, in high contrast, with the app's own notices above them. */
export async function visitInHighContrast(
  device: Device,
  person: Person,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const { common, dashboard, requests, session } = words[language];
  await page.goto(`${device.origin}/login?test=true`);
  await page.evaluate((code) => {
    localStorage.setItem('madelief.contrast', 'more');
    localStorage.setItem('madelief.language', code);
    const blockedUntil = Date.now() + 240_000;
    sessionStorage.setItem(
      'madelief.request-monitor',
      JSON.stringify({ requests: [], unusual: 'focus', blockedUntil }),
    );
  }, language);
  await page.reload();
  await expect(page.getByText(common['test-mode-title'])).toBeVisible();
  await expect(page.getByText(common['unusual-title'])).toBeVisible();
  await expect(page.getByText(common['blocked-title'])).toBeVisible();
  await look(page, 'login with every notice');
  await page.getByRole('button', { name: session.submit, exact: true }).click();
  await expect(page.getByText(session['password-required']).first()).toBeVisible();
  await look(page, 'login with errors, in strong colours');
  await page.evaluate(() => sessionStorage.removeItem('madelief.request-monitor'));
  await page.reload();
  await page.getByLabel(session.email).fill(person.email);
  await page.getByLabel(session.password, { exact: true }).fill(person.password);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: session.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: requests['recent-title'] })).toBeVisible();
  await expect(page.getByText(requests['recent-loading'])).toHaveCount(0);
  await look(page, 'overview in strong colours');
  for (const view of ['request-service', 'chat-help', 'my-requests', 'profile'] as const) {
    await page.getByRole('link', { name: dashboard[view], exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`tab=${view}$`));
    await expect(page.getByText(common['loading-page'])).toHaveCount(0);
    // The previous view keeps its heading until the new one is rendered.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await look(page, `${view} in strong colours`);
  }
}
