import { helperLinkPath } from '#domain/students/helper/helper-address.ts';
import { helper as helperEn } from '#i18n/en/helper/helper.ts';
import { helper as helperNl } from '#i18n/nl/helper/helper.ts';
import type { Device } from '#tests/browser/device.ts';
import type { LinkedStudent } from '#tests/people/helper-links.ts';
import { answered } from '../account/account-steps.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow } from '../steps.ts';
import { inEveryLanguage, type Language } from '../texts.ts';
import type { Look } from './screens.ts';

const helperWords = inEveryLanguage(helperNl, helperEn);

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
  await cannot.click();
  await expect(page.getByText(words['withdraw-title'])).toBeVisible();
  await look(page, 'student who cannot come');
  await page.getByRole('button', { name: words['withdraw-send'] }).click();
  await expect(page.getByText(words['done-withdraw'])).toBeVisible(answered);
}
