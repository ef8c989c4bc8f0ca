import { helperLinkPath } from '#domain/students/helper/helper-address.ts';
import { door as doorEn } from '#i18n/en/helper/door.ts';
import { helper as helperEn } from '#i18n/en/helper/helper.ts';
import { door as doorNl } from '#i18n/nl/helper/door.ts';
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

const doorWords = inEveryLanguage(doorNl, doorEn);
const helperWords = inEveryLanguage({ ...helperNl, ...ownCardsNl }, { ...helperEn, ...ownCardsEn });

type Words = (typeof helperWords)[Language];

/** When she can come, and her calendar. A visit is hers, at 14 h on the first of two days. */
async function visitOwnCards(page: Page, words: Words, look: Look): Promise<void> {
  await page.getByRole('button', { name: words['calendar-make'] }).click();
  await expect(page.getByText(words['calendar-renewed'])).toBeVisible(answered);
  await look(page, 'student with the address of her calendar');
  await page.getByRole('button', { name: words['availability-change'] }).click();
  // Besides the days, each of her visits has its messages.
  const folds = page.locator('details').filter({ hasNotText: /Berichten over|Messages about/ });
  const days = folds.locator('summary');
  await days.first().click();
  await look(page, 'student who changes her hours');
  for (let day = 0; day < 7; day += 1) {
    const fold = folds.nth(day);
    if ((await fold.getAttribute('open')) === null) await days.nth(day).click();
    // The days fold up as they lose their hours, so that the next button can stand where the last one was pressed.
    await afterDoubleTapWindow(page);
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

/** A visit that begins soon, with the code that its senior tells. */
export interface SoonVisit {
  readonly code: string;
  readonly wrong: string;
}

/** Every state of coming and leaving on the student's page. */
export async function visitDoorScreens(
  device: Device,
  student: LinkedStudent,
  { code, wrong }: SoonVisit,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const words = doorWords[language];
  device.expectNetworkFailures();
  const type = async (typed: string) => {
    await page.getByLabel(words.code, { exact: true }).fill(typed);
    await afterDoubleTapWindow(page);
    await page.getByRole('button', { name: words['code-send'] }).click();
  };
  await page.goto(device.origin + helperLinkPath(student.secret));
  const way = helperWords[language];
  const underway = page.getByRole('button', { name: way.underway });
  await page.route('**/functions/tell-underway', (route) => route.abort());
  await underway.click(answered);
  await expect(page.getByText(way.failed)).toBeVisible();
  await look(page, 'student whose word that she is on the way did not arrive');
  await page.unroute('**/functions/tell-underway');
  await afterDoubleTapWindow(page);
  await underway.click();
  await expect(page.getByText(way['underway-told'].replace('{{name}}', 'Maria'))).toBeVisible(answered);
  await look(page, 'student who is on the way');
  await page.getByRole('button', { name: words.come }).click();
  await expect(page.getByLabel(words.code, { exact: true })).toBeFocused();
  await look(page, 'student at the door');
  await type('12');
  await expect(page.getByText(words['code-missing'])).toBeVisible();
  await look(page, 'student with half a code');
  await type(wrong);
  await expect(page.getByText(words.wrong)).toBeVisible(answered);
  await look(page, 'student with a wrong code');
  await page.route('**/functions/check-*', (route) => route.abort());
  await type(code);
  await expect(page.getByText(words['kept-in'])).toBeVisible(answered);
  await look(page, 'student whose coming is kept');
  await page.getByRole('button', { name: words.leave }).click();
  await expect(page.getByLabel(words.minutes)).toBeFocused();
  await page.getByLabel(words.minutes).fill('90');
  await page.getByLabel(words.km).fill('veel');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: words['leave-send'], exact: true }).click();
  await expect(page.getByText(words['reason-missing'])).toBeVisible();
  await look(page, 'student who leaves, without a reason');
  await page.getByLabel(words.reason).fill('De klok stond stil.');
  await page.getByLabel(words.km).fill('3');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: words['leave-send'], exact: true }).click();
  await expect(page.getByText(words['kept-out'])).toBeVisible();
  await look(page, 'student whose leaving is kept');
  await page.unroute('**/functions/check-*');
  await page.reload();
  await expect(page.getByText(words.gone)).toBeVisible({ timeout: 60_000 });
  await look(page, 'student whose leaving arrived');
}

/** The door of a visit whose code is locked. */
export async function visitLockedDoor(
  device: Device,
  student: LinkedStudent,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  await page.goto(device.origin + helperLinkPath(student.secret));
  await expect(page.getByText(doorWords[language].locked)).toBeVisible(answered);
  await look(page, 'student whose code is locked');
}
