import { helperLinkPath } from '#domain/students/helper/helper-address.ts';
import { file as fileEn } from '#i18n/en/staff/file.ts';
import { helper as helperEn } from '#i18n/en/helper/helper.ts';
import { file as fileNl } from '#i18n/nl/staff/file.ts';
import { helper as helperNl } from '#i18n/nl/helper/helper.ts';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import type { LinkedStudent } from '#tests/people/helper-links.ts';
import { answered } from '../account/account-steps.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, flushed, returnToTab, signIn } from '../steps.ts';
import { inEveryLanguage, type Language, words } from '../texts.ts';
import { enter, type Look } from './screens.ts';
import { functionColdStart } from '../credits/credits-steps.ts';

const helperWords = inEveryLanguage(helperNl, helperEn);
const fileWords = inEveryLanguage(fileNl, fileEn);
/** The senior's overview with a visit that nobody wrote down. */
export async function visitAskedSenior(device: Device, person: Person, language: Language, look: Look): Promise<void> {
  const { visits } = words[language];
  const page = device.page();
  await enter(device, person, language);
  await expect(page.getByText(visits['asked-text'])).toBeVisible(functionColdStart);
  await look(page, 'overview with a visit that nobody wrote down');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: visits['asked-missed'] }).click();
  await expect(page.getByText(visits['approve-said-missed'])).toBeVisible(flushed);
  await look(page, 'overview with an answer about a visit that nobody wrote down');
}

/** The student's page with the same visit. */
export async function visitAskedStudent(
  device: Device,
  student: LinkedStudent,
  language: Language,
  look: Look,
): Promise<void> {
  const helper = helperWords[language];
  const page = device.page();
  await page.goto(device.origin + helperLinkPath(student.secret));
  await expect(page.getByText(helper['asked-title'])).toBeVisible(answered);
  await look(page, 'student who is asked whether she was there');
  await page.getByRole('button', { name: helper['asked-came'] }).click();
  await page.getByLabel(helper['asked-minutes']).fill('veel');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: helper['asked-send'] }).click();
  await expect(page.getByText(helper['asked-minutes-wrong'])).toBeVisible();
  await look(page, 'student who types no minutes');
  await page.getByLabel(helper['asked-minutes']).fill('95');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: helper['asked-send'] }).click();
  await expect(page.getByText(helper['asked-next'])).toBeVisible(answered);
  await look(page, 'student who said that she was there');
}

/** The request in staff's app: what both said, and what staff can say. */
export async function visitWork(
  device: Device,
  { staff, requestId }: { readonly staff: Person; readonly requestId: string },
  language: Language,
  look: Look,
): Promise<void> {
  const file = fileWords[language];
  const page = device.page();
  await signIn(device, staff, `/admin/requests/${requestId}`);
  await expect(page.getByText(file['account-student'])).toBeVisible(functionColdStart);
  await look(page, 'a request with a visit that nobody wrote down');
  for (const step of ['miss-visit', 'record-visit'] as const) {
    await page.getByRole('button', { name: file[`action-${step}`] }).click();
    const dialog = page.getByRole('dialog', { name: file[`title-${step}`] });
    await expect(dialog).toBeVisible();
    if (step === 'record-visit') await dialog.getByLabel(file['work-minutes']).fill('veel');
    // The dialog accepts no press right after it opened.
    await expect(async () => {
      await dialog.getByRole('button', { name: file[`go-${step}`], exact: true }).click();
      await expect(page.getByText(file['reason-missing'])).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await look(page, `a visit that nobody wrote down: ${step}`);
    if (step === 'miss-visit') await page.keyboard.press('Escape');
    else {
      await dialog.getByLabel(file['work-minutes']).fill('95');
      await dialog.getByLabel(file.reason).fill('Gebeld.');
      await afterDoubleTapWindow(page);
      await dialog.getByRole('button', { name: file['go-record-visit'], exact: true }).click();
    }
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByText(file['done-record-visit'])).toBeVisible(functionColdStart);
  await expect(page.getByRole('button', { name: file['action-correct-visit'] })).toBeVisible(functionColdStart);
  await look(page, 'a request with a visit that staff wrote down');
}

/** The same request, after the senior asked to look at the visit. */
export async function visitQuestioned(device: Device, language: Language, look: Look): Promise<void> {
  const file = fileWords[language];
  const page = device.page();
  await returnToTab(page);
  await expect(page.getByText(file['work-what-now'])).toBeVisible(functionColdStart);
  await look(page, 'a request with a visit that the customer asks to look at');
}

/** The same request, once the visit is charged: what it cost, and money back. */
export async function visitCharged(device: Device, language: Language, look: Look): Promise<void> {
  const file = fileWords[language];
  const page = device.page();
  await returnToTab(page);
  await expect(page.getByText(file['charged-title'])).toBeVisible(functionColdStart);
  await look(page, 'a request with a visit that is paid');
  await page.getByRole('button', { name: file['action-refund-visit'] }).click();
  const dialog = page.getByRole('dialog', { name: file['title-refund-visit'] });
  await dialog.getByLabel(file['refund-amount']).fill('1000');
  await expect(async () => {
    await dialog.getByRole('button', { name: file['go-refund-visit'], exact: true }).click();
    await expect(page.getByText(file['reason-missing'])).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await look(page, 'money back for a visit');
}
