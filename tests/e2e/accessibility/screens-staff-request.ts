import { dispatch as dispatchEn } from '#i18n/en/staff/dispatch.ts';
import { file as fileEn } from '#i18n/en/staff/file.ts';
import { matching as matchingEn } from '#i18n/en/staff/matching.ts';
import { steps as stepsEn } from '#i18n/en/staff/steps.ts';
import { dispatch as dispatchNl } from '#i18n/nl/staff/dispatch.ts';
import { file as fileNl } from '#i18n/nl/staff/file.ts';
import { matching as matchingNl } from '#i18n/nl/staff/matching.ts';
import { steps as stepsNl } from '#i18n/nl/staff/steps.ts';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import { expect } from '../fixtures.ts';
import { signIn } from '../steps.ts';
import { inEveryLanguage, type Language } from '../texts.ts';
import type { Look } from './screens.ts';
import { functionColdStart } from '../credits/credits-steps.ts';

const fileWords = inEveryLanguage(fileNl, fileEn);
const matchingWords = inEveryLanguage(matchingNl, matchingEn);
const stepsWords = inEveryLanguage(stepsNl, stepsEn);
const dispatchWords = inEveryLanguage(dispatchNl, dispatchEn);

export interface RequestOnScreen {
  readonly staff: Person;
  readonly requestId: string;
  /** Of the student who can be planned, and of one who cannot. */
  readonly student: string;
  readonly paused: string;
  /** A word of the name of another student who suits the visit. */
  readonly longest: string;
}

/** One request in staff's app, with a price that waits for an answer: its dialogs, suggestions and search. */
export async function visitRequestFile(
  device: Device,
  { staff, requestId, student, paused, longest }: RequestOnScreen,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const [file, matching, dispatch] = [fileWords[language], matchingWords[language], dispatchWords[language]];
  await signIn(device, staff, `/admin/requests/${requestId}`);
  // A trigger puts the request on the board: on a busy machine its function starts late, and the file looks again.
  await expect(page.getByText(student).first()).toBeVisible(functionColdStart);
  await expect(page.getByText(dispatch['price-not-agreed']).first()).toBeVisible();
  await look(page, 'a request with a price that waits for an answer');
  await page.getByLabel(matching.search).fill(paused);
  await expect(page.getByText(matching.paused)).toBeVisible();
  await look(page, 'a request with a student who cannot be planned');
  await page.getByLabel(matching.search).fill('');
  for (const [key, title] of [
    ['a', file['title-answer']],
    ['m', file['title-move']],
    ['x', file['title-cancel-visit']],
    ['n', file['title-note']],
  ] as const) {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    if (key === 'm') await expect(page.getByRole('dialog').getByText(longest)).toBeVisible();
    await look(page, title);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(file['price-per-hour']).fill('17');
  // The dialog accepts no press right after it opened.
  await expect(async () => {
    await page.getByRole('button', { name: file['go-quote'], exact: true }).click();
    await expect(page.getByText(file['reason-missing'])).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await look(page, 'a price without the reason that it needs');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('u');
  await expect(page.getByRole('dialog')).toContainText(stepsWords[language].none);
  await look(page, 'the last steps of one who took none');
  await page.keyboard.press('Escape');
}

/** A visit whose code is locked, and the dialog that starts it by hand. */
export async function visitStartDialog(
  device: Device,
  { staff, requestId }: Pick<RequestOnScreen, 'staff' | 'requestId'>,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const file = fileWords[language];
  await signIn(device, staff, `/admin/requests/${requestId}`);
  await expect(page.getByText(file['wrong-codes'])).toBeVisible(functionColdStart);
  await look(page, 'a request whose code is locked');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: file['title-start-visit'] })).toBeVisible();
  await look(page, file['title-start-visit']);
}
