import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { forms as formsEn } from '#i18n/en/forms.ts';
import { forms as formsNl } from '#i18n/nl/forms.ts';
import type { Device } from '../browser/device.ts';
import { expect } from './fixtures.ts';
import { untilHydrated } from './hydration.ts';
import { afterDoubleTapWindow } from './steps.ts';
import { inEveryLanguage } from './texts.ts';

export const formTexts = inEveryLanguage(formsNl, formsEn);

export type FormTexts = (typeof formTexts)[keyof typeof formTexts];

/** A page, or a form on it. */
type Place = Pick<Page, 'getByLabel'>;

/** An address that is unique among these tests, by which a form can be found again. */
export const newAddress = () => `${randomUUID()}@example.be`;

/** Opens a public page and waits until its form is hydrated. */
export async function openForm(device: Device, path: string): Promise<Page> {
  const page = device.page();
  await page.goto(`${device.origin}${path}`);
  await formIsHydrated(page);
  return page;
}

export async function formIsHydrated(page: Page): Promise<void> {
  await expect(page.locator('form').first()).toBeVisible();
  await untilHydrated(page, 'form');
}

/** Intercepts the call that notifies staff by mail, records it and answers it. */
export async function recordNotifications(page: Page): Promise<unknown[]> {
  const notifications: unknown[] = [];
  await page.context().route('**/functions/send-registration-notification', async (route) => {
    notifications.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, contentType: 'application/json', body: '{}' });
  });
  return notifications;
}

export async function send(page: Page, button: string): Promise<void> {
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Waits until the sender's code is loaded, which starts with the first input. */
export async function senderIsLoaded(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('madelief');
}

export async function fillInSignUp(place: Place, email: string, words: FormTexts = formsNl): Promise<void> {
  await place.getByLabel(words['full-name']).fill('An Peeters');
  await place.getByLabel(words.email).fill(email);
  await place.getByLabel(words.postcode).fill('2000');
  await place.getByLabel(words.role).selectOption('Help Seeker');
}

export async function fillInContact(place: Place, email: string, words: FormTexts): Promise<void> {
  await place.getByLabel(words['full-name']).fill('An Peeters');
  await place.getByLabel(words.email).fill(email);
  await place.getByLabel(words.phone).fill('03 200 00 00');
}

export async function fillInTip(place: Place, email: string, words: FormTexts = formsNl): Promise<void> {
  await place.getByLabel(words['first-name']).fill('An');
  await place.getByLabel(words['last-name']).fill('Peeters');
  await place.getByLabel(words.company).fill('Bakkerij Van Hove');
  await place.getByLabel(words.email).fill(email);
}
