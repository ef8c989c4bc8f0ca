import { audit as auditEn } from '#i18n/en/staff/audit.ts';
import { board as boardEn } from '#i18n/en/staff/board.ts';
import { leads as leadsEn } from '#i18n/en/staff/leads.ts';
import { people as peopleEn } from '#i18n/en/staff/people.ts';
import { lists as listsEn } from '#i18n/en/staff/lists.ts';
import { audit as auditNl } from '#i18n/nl/staff/audit.ts';
import { board as boardNl } from '#i18n/nl/staff/board.ts';
import { leads as leadsNl } from '#i18n/nl/staff/leads.ts';
import { people as peopleNl } from '#i18n/nl/staff/people.ts';
import { lists as listsNl } from '#i18n/nl/staff/lists.ts';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { inEveryLanguage, type Language, startOf } from '../texts.ts';
import type { Look } from './screens.ts';
import { openView } from './without-loading.ts';

const boardWords = inEveryLanguage(boardNl, boardEn);
const leadWords = inEveryLanguage(leadsNl, leadsEn);
const peopleWords = inEveryLanguage(peopleNl, peopleEn);
const listWords = inEveryLanguage(listsNl, listsEn);
const auditWords = inEveryLanguage(auditNl, auditEn);

export interface ListPlaces {
  readonly staff: Person;
  readonly leadId: string;
  /** A lead of a family member, with an entry that was answered and one that was not. */
  readonly familyLeadId: string;
  readonly mailId: string;
  readonly reviewId: string;
  readonly seniorId: string;
  readonly entryId: string;
  /** Marks a text as data from here on. */
  readonly know: (text: string) => void;
}

/** Narrow enough that what is open takes the place of the list, in which the rows of other tests stand. */
const detailAlone = { width: 820, height: 1180 };

/** Staff's lists of leads, reviews, mails and balances, and the audit log, each with something open. */
export async function visitStaffLists(
  device: Device,
  { staff, leadId, familyLeadId, mailId, reviewId, seniorId, entryId, know }: ListPlaces,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const leads = leadWords[language];
  const lists = listWords[language];
  const audit = auditWords[language];
  await signIn(device, staff, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(boardWords[language]['today-title']);
  const goTo = (path: string) => openView(page, path);

  await goTo(`/admin/leads/${leadId}?show=no-interest`);
  await expect(page.getByText(leads['no-forms'])).toBeVisible();
  // Those of a try before as well.
  for (const name of await page.getByText(/^An \d+$/).allTextContents()) know(name);
  await look(page, 'leads with an open one');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'what a call came to');
  await page.keyboard.press('Escape');
  await goTo(`/admin/leads/${familyLeadId}?show=no-interest`);
  await expect(page.getByText(leads['family-state-open'])).toBeVisible();
  await look(page, 'what became of an entry on the waiting list');
  await page.getByRole('button', { name: leads['family-invite'] }).click();
  const invite = page.getByRole('dialog');
  await afterDoubleTapWindow(page);
  await invite.getByRole('radio', { name: startOf(leads['family-new']) }).check();
  await afterDoubleTapWindow(page);
  await invite.getByRole('button', { name: leads['family-go'] }).click();
  await expect(invite.getByText(peopleWords[language]['circle-words-needed'])).toBeVisible();
  await look(page, 'inviting family from the waiting list, with mistakes');
  await page.keyboard.press('Escape');
  await goTo('/admin/leads/nobody?show=reached');
  await expect(page.getByText(lists.gone)).toBeVisible();
  await look(page, 'leads without one that fits, and one that is gone');

  await goTo(`/admin/reviews?show=0&open=${reviewId}`);
  await expect(page.getByRole('link', { name: lists['to-request'] })).toBeVisible();
  await look(page, 'reviews with an open one');

  await goTo(`/admin/audit?about=${leadId}&open=${entryId}`);
  await expect(page.getByText(audit['before-after'])).toBeVisible();
  // The names of all staff, also those of other tests.
  for (const name of await page.getByLabel(audit.who).locator('option').allTextContents()) know(name);
  await look(page, 'the log with an open entry');
  await goTo('/admin/audit?about=nothing');
  await expect(page.getByText(audit['no-such'])).toBeVisible();
  await look(page, 'the log without an entry that fits');

  await goTo('/admin/credits');
  const tick = page.getByRole('button', { name: startOf(lists['transfer-tick']) }).first();
  await expect(tick).toBeVisible();
  await tick.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(lists['transfer-day']).fill('');
  await expect(dialog.getByText(lists['transfer-day-missing'])).toBeVisible();
  for (const name of await page.locator('li strong').allTextContents()) know(name);
  await look(page, 'a transfer that is ticked off');
  await page.keyboard.press('Escape');

  await page.setViewportSize(detailAlone);
  await goTo(`/admin/mails?open=${mailId}`);
  await expect(page.getByRole('button', { name: new RegExp(lists['mail-resend']) })).toBeVisible();
  await look(page, 'an open mail');
  await goTo(`/admin/credits?open=${seniorId}`);
  await expect(page.getByText(lists['line-service_usage'])).toBeVisible();
  await look(page, 'an open balance');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('a');
  await page.getByLabel(lists.amount).fill('150');
  await expect(page.getByText(lists['needs-second'])).toBeVisible();
  await look(page, 'a balance that is corrected');
}
