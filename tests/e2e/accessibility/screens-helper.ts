import { helperLinkPath } from '#domain/students/helper/helper-address.ts';
import { helper as helperEn } from '#i18n/en/helper/helper.ts';
import { ownCards as ownCardsEn } from '#i18n/en/helper/own-cards.ts';
import { helper as helperNl } from '#i18n/nl/helper/helper.ts';
import { ownCards as ownCardsNl } from '#i18n/nl/helper/own-cards.ts';
import type { Device } from '#tests/browser/device.ts';
import type { LinkedStudent } from '#tests/people/helper-links.ts';
import type { Page } from 'playwright-core';
import { answered } from '../account/account-steps.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow } from '../steps.ts';
import { inEveryLanguage, type Language } from '../texts.ts';
import type { Look } from './screens.ts';

const helperWords = inEveryLanguage({ ...helperNl, ...ownCardsNl }, { ...helperEn, ...ownCardsEn });

type Words = (typeof helperWords)[Language];

/** When she can come, and her calendar. A visit is hers, at 14 h on the first of two days. */
async function visitOwnCards(page: Page, words: Words, look: Look): Promise<void> {
  await page.getByRole('button', { name: words['calendar-make'] }).click();
  await expect(page.getByText(words['calendar-renewed'])).toBeVisible(answered);
  await look(page, 'student with the address of her calendar');
  await page.getByRole('button', { name: words['availability-change'] }).click();
  const days = page.locator('summary');
  await days.first().click();
  await look(page, 'student who changes her hours');
  for (let day = 0; day < 7; day += 1) {
    const fold = page.locator('details').nth(day);
    if ((await fold.getAttribute('open')) === null) await days.nth(day).click();
    await fold.getByRole('button', { name: `${words.remove}:` }).click();
  }
  await page.getByRole('button', { name: words['add-day'] }).click();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words['field-malformed-date'])).toBeVisible();
  await look(page, 'student whose day is not filled in');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: words['remove-day'].replace('{{number}}', '1') }).click();
  await expect(page.getByText(words['outside-title_one'])).toBeVisible();
  await page.route('**/functions/change-availability', (route) => route.abort());
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: words['save-anyway'] }).click();
  await expect(page.getByText(words.failed)).toBeVisible();
  await look(page, 'student whose hours did not arrive, and are needed for a visit');
  await page.unroute('**/functions/change-availability');
  await page.getByRole('button', { name: words.drop }).click();
}

/** Every state of the student's page. Two visits are offered to her. */
export async function visitHelperScreens(
  device: Device,
  student: LinkedStudent,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const words = helperWords[language];
  device.expectNetworkFailures();
  device.expectConsoleError(/status of \d\d\d/);
  await page.goto(`${device.origin}/student`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['no-link-title']);
  await look(page, 'student without a link');

  await page.route('**/functions/read-helper-work', (route) => route.abort());
  await page.goto(device.origin + helperLinkPath(student.secret));
  await expect(page.getByText(words['start-failed'])).toBeVisible();
  await look(page, 'student, not to be read');
  await page.unroute('**/functions/read-helper-work');
  await page.getByRole('button', { name: words.refresh }).click();
  const yes = page.getByRole('button', { name: words.accept });
  await expect(yes).toHaveCount(2, answered);
  await look(page, 'student with offers');

  await page
    .getByRole('button', { name: `${words.decline}:` })
    .first()
    .click();
  await expect(page.getByLabel(words['decline-reason'])).toBeVisible();
  await look(page, 'student who says no');
  await page.getByRole('button', { name: words['decline-send'] }).click();
  await expect(page.getByText(words['done-decline'])).toBeVisible(answered);
  await look(page, 'student who said no');
  await page.route('**/functions/accept-offer', (route) => route.abort());
  await yes.last().click();
  await expect(page.getByText(words.failed)).toBeVisible();
  await look(page, 'student whose yes did not arrive');
  await page.unroute('**/functions/accept-offer');
  await afterDoubleTapWindow(page);
  await yes.last().click();
  const cannot = page.getByRole('button', { name: words.withdraw });
  await expect(cannot).toBeVisible(answered);
  await look(page, 'student with a visit');
  await visitOwnCards(page, words, look);
  await cannot.click();
  await expect(page.getByText(words['withdraw-title'])).toBeVisible();
  await look(page, 'student who cannot come');
  await page.getByRole('button', { name: words['withdraw-send'] }).click();
  await expect(page.getByText(words['done-withdraw'])).toBeVisible(answered);
}
