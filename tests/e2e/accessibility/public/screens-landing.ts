import { publicPaths } from '#i18n/public-routes.ts';
import type { Device } from '#tests/browser/device.ts';
import { expect } from '../../fixtures.ts';
import { formTexts } from '../../form-steps.ts';
import { landingIsHydrated, enableThirdPartyReviews } from '../../public/landing-steps.ts';
import { landingTexts } from '../../public/landing-texts.ts';
import type { Look } from '../screens.ts';
import { afterDoubleTapWindow, flushed, openDisplayMenu } from '../../steps.ts';
import { type Language, publicHrefIn } from '../../texts.ts';

/** While the offer is valid. */
const beforeDeadline = new Date('2025-05-20T12:00:00+02:00');

/** The landing page in every state. */
export async function visitLanding(device: Device, language: Language, look: Look): Promise<void> {
  const page = await device.newPage();
  const { landing } = landingTexts[language];
  const forms = formTexts[language];
  await enableThirdPartyReviews(page);
  // axe cannot access the frame of the reviews: it has another origin.
  device.expectConsoleError(/'postMessage' on 'DOMWindow'/);
  await page.clock.setFixedTime(beforeDeadline);
  await page.goto(`${device.origin}${publicHrefIn(publicPaths.home, language)}`);
  await landingIsHydrated(page);
  await expect(page.getByText(landing['offer-title'].replace('{{euro}}', '5'))).toBeVisible();
  const reviews = page.locator('#beoordelingen');
  await expect(reviews.getByRole('button')).toHaveCount(2);
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
  await look(page, 'landing, with the offer, the answers open and the question about reviews');

  await openDisplayMenu(page);
  await look(page, 'landing, with languages and text size');
  await page.keyboard.press('Escape');

  await reviews.getByRole('button', { name: landing['reviews-no'], exact: true }).click();
  await page.getByRole('button', { name: landing['film-play'] }).click();
  await expect(page.locator('video')).toBeFocused();
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await look(page, 'landing, with the film, reviews refused');

  await reviews.getByRole('button', { name: landing['reviews-yes'], exact: true }).click();
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
  await afterDoubleTapWindow(page);
  await page.locator('#diensten').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  await look(page, 'landing, an example, with the reviews');
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: landing['hero-sign-up'], exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible(flushed);
  await look(page, 'landing, signing up');
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: forms.submit, exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await look(page, 'landing, signing up with errors');
  await page.close();
}
