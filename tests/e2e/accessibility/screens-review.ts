import { brand } from '#domain/brand.ts';
import type { Device } from '#tests/browser/device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { storeReviewLink } from '#tests/people/review-links.ts';
import { answered } from '../account/account-steps.ts';
import { expect } from '../fixtures.ts';
import type { Look } from './screens.ts';
import { afterDoubleTapWindow, chooseLanguage } from '../steps.ts';
import { type Language, languageNames, words } from '../texts.ts';

const longest = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);
const calls = (name: string) => `**/functions/${name}`;

/** Every screen and state behind the link of a review mail. */
export async function visitReviewScreens(
  device: Device,
  firebase: TestFirebase,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const { review, common } = words[language];
  device.expectConsoleError(/status of \d\d\d/);
  device.expectNetworkFailures();
  const link = `${device.origin}${(await storeReviewLink(firebase)).path}`;

  await page.goto(`${device.origin}/review`);
  await chooseLanguage(page, languageNames[language]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(review.title);
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'review without a link');

  await page.route(calls('validate-review-token'), () => undefined);
  await page.goto(link);
  await expect(page.getByText(review.checking)).toBeVisible();
  await look(page, 'review, loading');
  await page.unroute(calls('validate-review-token'));
  await page.route(calls('validate-review-token'), (route) => route.abort());
  // Via another page: navigating to the current address would be a reload.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('button', { name: review['try-again'] })).toBeVisible();
  await look(page, 'review that could not be looked up');
  await page.unroute(calls('validate-review-token'));
  await page.getByRole('button', { name: review['try-again'] }).click();
  await expect(page.getByLabel(review.tasks)).toBeVisible(answered);
  await look(page, 'review');
  await page.getByText(review.more, { exact: true }).click();
  await expect(page.getByLabel(review.kilometres)).toBeVisible();
  await look(page, 'review, unfolded');

  const send = page.getByRole('button', { name: review.submit });
  await page.getByLabel(review.minutes).fill('');
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(review.minutes)).toBeFocused();
  await page
    .getByRole('radio', { name: review.stars.replace('{{stars}}', '3') })
    .first()
    .check();
  await look(page, 'review with what is missing');
  await page.getByLabel(review.minutes).fill('100000');
  await page.getByLabel(review.kilometres).fill(longest);
  await page.getByLabel(review.tasks).fill(longest);
  await afterDoubleTapWindow(page);
  await send.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await look(page, 'review with every error');

  await page.getByLabel(review.minutes).fill('120');
  await page.getByLabel(review.kilometres).fill('12');
  await expect(page.getByText(common['draft-kept'])).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: common['draft-restart'] })).toBeVisible(answered);
  // Loads every language while there is a network.
  await look(page, 'review restored');
  await device.context().setOffline(true);
  await expect(page.getByText(review['offline-title'])).toBeVisible();
  await send.click();
  await expect(page.getByText(review['send-again'])).toBeVisible(answered);
  await look(page, 'review restored, without a network');
  await device.context().setOffline(false);
  for (const [status, code] of [
    [500, 'unknown'],
    [410, 'review-link-invalid'],
  ] as const) {
    await page.route(calls('submit-review'), (route) =>
      route.fulfill({ status, json: { error: { code, message: 'for engineers' } } }),
    );
    await afterDoubleTapWindow(page);
    await send.click();
    const refused = code === 'unknown' ? review.unexpected : brand.phoneDisplay;
    await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
    await look(page, `review refused: ${code}`);
    await page.unroute(calls('submit-review'));
  }
  await afterDoubleTapWindow(page);
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(review['thanks-title'], answered);
  await look(page, 'review, sent');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert')).toBeVisible(answered);
  await look(page, 'review with a link that is used up');
}
