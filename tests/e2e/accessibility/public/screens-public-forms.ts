import type { Device } from '#tests/browser/device.ts';
import { expect } from '../../fixtures.ts';
import {
  fillInSignUp,
  fillInTip,
  formIsHydrated,
  formTexts,
  recordNotifications,
  newAddress,
  send,
  senderIsLoaded,
} from '../../form-steps.ts';
import { landingTexts } from '../../public/landing-texts.ts';
import type { Look } from '../screens.ts';
import { afterDoubleTapWindow, flushed } from '../../steps.ts';
import { type Language, publicHrefIn } from '../../texts.ts';

/** The forms of visitors in every state. */
export async function visitPublicForms(device: Device, language: Language, look: Look): Promise<void> {
  const page = device.page();
  const words = formTexts[language];
  const open = async (path: string) => {
    await page.goto(`${device.origin}${publicHrefIn(path, language)}`);
    await formIsHydrated(page);
  };
  await recordNotifications(page);

  await open('/waiting-list');
  await look(page, 'waiting list');
  await send(page, words.submit);
  await page.getByLabel(words.role).selectOption('Family Member');
  await expect(page.getByLabel(words['elderly-name'])).toBeVisible();
  await look(page, 'waiting list with errors, for a family member');
  await fillInSignUp(page, newAddress(), words);
  await send(page, words.submit);
  await expect(page.getByRole('dialog')).toBeVisible(flushed);
  await look(page, 'waiting list, the dialog of success');
  await page.getByRole('button', { name: words.close, exact: true }).click();
  await expect(page.getByRole('button', { name: words.another })).toBeVisible();
  await look(page, 'waiting list, thanked');

  await open('/tip-je-werkgever');
  await send(page, words['tip-submit']);
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'tip with errors');
  await fillInTip(page, newAddress(), words);
  await send(page, words['tip-submit']);
  await expect(page.getByText(words['tip-sent'])).toBeVisible(flushed);
  await look(page, 'tip, thanked');

  await fillInTip(page, newAddress(), words);
  await senderIsLoaded(page);
  device.expectNetworkFailures();
  await page.route('**/functions/tip-employer', (route) => route.abort());
  await send(page, words['tip-submit']);
  await expect(page.getByText(words['kept-title'])).toBeVisible(flushed);
  await look(page, 'tip, kept');
  await open('/waiting-list');
  await expect(page.getByText(words.waiting_one.replace('{{count}}', '1'))).toBeVisible(flushed);
  await look(page, 'waiting list while something waits');

  await open('/');
  await page.getByRole('button', { name: landingTexts[language].landing['hero-sign-up'], exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible(flushed);
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await look(page, 'sign-up dialog with errors');
  // At the top; another stands below the form.
  await dialog.getByRole('button', { name: words.close, exact: true }).first().click();
  await send(page, words['contact-submit']);
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'contact form with errors');
}
