import type { Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import { removeProfile } from '#tests/people/create-person.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { expect } from '../fixtures.ts';
import {
  afterDoubleTapWindow,
  chooseLanguage,
  flushed,
  openDisplayMenu,
  openLargeTextMenu,
  openMore,
  workerIsReady,
} from '../steps.ts';
import { type Language, languageNames, startOf, words } from '../texts.ts';

/** Called at every screen and state, with its name. */
export type Look = (page: Page, name: string) => Promise<void>;

async function speak(page: Page, language: Language): Promise<void> {
  await chooseLanguage(page, languageNames[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Every screen and state before the login. */
export async function visitPublicScreens(device: Device, language: Language, look: Look): Promise<void> {
  const page = device.page();
  const { session } = words[language];
  await page.goto(`${device.origin}/login`);
  await speak(page, language);
  await page.goto(`${device.origin}/installeren`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, 'install');
  await page.goto(`${device.origin}/login`);
  await expect(page.getByRole('heading', { name: session.title })).toBeVisible();
  await look(page, 'login');
  await openDisplayMenu(page);
  await look(page, 'login with languages and text size');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: session.submit, exact: true }).click();
  await expect(page.getByText(session['password-required']).first()).toBeVisible();
  await look(page, 'login with errors');
  await page.getByLabel(session.email).fill('nobody@madelief.test');
  await page.getByLabel(session.password, { exact: true }).fill('not-the-one');
  await afterDoubleTapWindow(page);
  device.expectConsoleError(/status of 400/);
  await page.getByRole('button', { name: session.submit, exact: true }).click();
  await expect(page.getByText(session['failure-title'])).toBeVisible();
  await look(page, 'login refused');
}

/** Signs in through the form, in a language. */
export async function enter(device: Device, person: Person, language: Language): Promise<void> {
  const page = device.page();
  const { session } = words[language];
  await page.goto(`${device.origin}/login`);
  await speak(page, language);
  await page.getByLabel(session.email).fill(person.email);
  await page.getByLabel(session.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: session.submit, exact: true }).click();
}

/** Signs in and inspects every screen and state of the dashboard. */
export async function visitDashboard(device: Device, person: Person, language: Language, look: Look): Promise<void> {
  const page = device.page();
  const { dashboard, requests } = words[language];
  await enter(device, person, language);
  await expect(page.getByRole('heading', { name: requests['recent-title'] })).toBeVisible();
  await expect(page.getByText(requests['recent-loading'])).toHaveCount(0);
  await look(page, 'overview');
  await openMore(page);
  await look(page, 'overview with everything of the menu');
  await openLargeTextMenu(page);
  await look(page, 'overview with the menu of large text open');
  await openDisplayMenu(page);
  await look(page, 'overview with languages and text size');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: dashboard['request-service'] }).first().click();
  await expect(page.getByRole('group', { name: requests['service-legend'] }).getByRole('radio')).toHaveCount(6);
  await look(page, 'request form');
  await page.getByRole('button', { name: requests.review }).click();
  await expect(page.getByText(requests['check-title'])).toBeVisible();
  await look(page, 'request form with errors');
  await page.getByRole('radio', { name: requests['other-day'] }).check();
  await page.getByLabel(requests['typed-date'], { exact: true }).fill('1/1');
  await page.getByRole('radio', { name: requests.monthly }).check();
  await page.getByLabel(requests['until-label'], { exact: true }).fill('30/6');
  await look(page, 'request form with another day, every month until a day');
  await page.getByRole('group', { name: requests['service-legend'] }).getByRole('radio').first().check();
  await page.getByRole('group', { name: requests['day-legend'] }).getByRole('radio').nth(2).check();
  await page.getByLabel(requests.time).selectOption('10:00');
  await page.getByLabel(requests.notes).fill('Lorem ipsum dolor sit amet '.repeat(40));
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: requests.review }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'confirmation');
  await afterDoubleTapWindow(page);
  await page.getByRole('dialog').getByRole('button', { name: requests['confirm-send'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requests['list-title']);
  await expect(page.getByText(requests['status-submitted']).first()).toBeVisible({ timeout: 45_000 });
  const closed = page.getByRole('button', { name: startOf(requests['show-details']) });
  while ((await closed.count()) > 0) {
    await afterDoubleTapWindow(page);
    await closed.first().click();
  }
  await look(page, 'my requests with details');
  await afterDoubleTapWindow(page);
  await page
    .getByRole('button', { name: startOf(requests.cancel) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'cancel dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The dashboard without a network, with an unsent item, and with a rejected one. */
export async function visitWithoutNetwork(
  device: Device,
  { firebase, person }: { readonly firebase: TestFirebase; readonly person: Person },
  language: Language,
  look: Look,
): Promise<void> {
  const { dashboard, requests, signOut } = words[language];
  const page = device.page();
  await enter(device, person, language);
  await workerIsReady(page);
  await page.getByRole('link', { name: dashboard['request-service'] }).first().click();
  await page.getByRole('group', { name: requests['service-legend'] }).getByRole('radio').first().check();
  await page.getByRole('group', { name: requests['day-legend'] }).getByRole('radio').nth(2).check();
  await page.getByLabel(requests.time).selectOption('10:00');
  device.expectNetworkFailures();
  device.network.cut();
  await page.getByRole('button', { name: requests.review }).click();
  await afterDoubleTapWindow(page);
  await page.getByRole('dialog').getByRole('button', { name: requests['confirm-send'] }).click();
  await expect(page.getByRole('article').getByText(requests['delivery-waiting'])).toBeVisible();
  await look(page, 'my requests with a waiting one');

  await page.reload();
  // What was just saved says it for the whole screen.
  await expect(page.getByText(requests['saved-title'])).toBeVisible();
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  await look(page, 'my requests without a network');
  await openMore(page);
  await page.getByRole('button', { name: dashboard['sign-out'] }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: signOut.keep })).toBeVisible();
  await look(page, 'signing out with something unsent');
  await afterDoubleTapWindow(page);
  await page.getByRole('dialog').getByRole('button', { name: signOut.remove }).click();
  await expect(page.getByRole('dialog', { name: signOut['remove-title'] })).toBeVisible();
  await look(page, 'removing what is unsent');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: signOut.keep }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await removeProfile(firebase, person.uid);
  device.network.restore();
  await expect(page.getByRole('article').getByText(requests['delivery-needs-you']).first()).toBeVisible(flushed);
  await look(page, 'my requests with a refused one');
}
