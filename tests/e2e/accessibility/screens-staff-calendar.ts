import { absence as absenceEn } from '#i18n/en/staff/absence.ts';
import { calendar as calendarEn } from '#i18n/en/staff/calendar.ts';
import { file as fileEn } from '#i18n/en/staff/file.ts';
import { matching as matchingEn } from '#i18n/en/staff/matching.ts';
import { proposals as proposalsEn } from '#i18n/en/staff/proposals.ts';
import { absence as absenceNl } from '#i18n/nl/staff/absence.ts';
import { calendar as calendarNl } from '#i18n/nl/staff/calendar.ts';
import { file as fileNl } from '#i18n/nl/staff/file.ts';
import { matching as matchingNl } from '#i18n/nl/staff/matching.ts';
import { proposals as proposalsNl } from '#i18n/nl/staff/proposals.ts';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import { expect } from '../fixtures.ts';
import { signIn } from '../steps.ts';
import { inEveryLanguage, type Language } from '../texts.ts';
import type { Look } from './screens.ts';

const calendarWords = inEveryLanguage(calendarNl, calendarEn);
const fileWords = inEveryLanguage(fileNl, fileEn);
const absenceWords = inEveryLanguage(absenceNl, absenceEn);
const matchingWords = inEveryLanguage(matchingNl, matchingEn);
const proposalWords = inEveryLanguage(proposalsNl, proposalsEn);

export interface CalendarSubject {
  readonly staff: Person;
  /** yyyy-MM-dd of a planned visit. */
  readonly date: string;
  readonly senior: string;
  readonly studentId: string;
}

/** The calendar in its forms, a visit that is moved, and a student who is ill. */
export async function visitCalendar(
  device: Device,
  { staff, date, senior, studentId }: CalendarSubject,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const [calendar, file, proposals] = [calendarWords[language], fileWords[language], proposalWords[language]];
  const [absence, matching] = [absenceWords[language], matchingWords[language]];
  await signIn(device, staff, `/admin/calendar?date=${date}`);
  const visit = page.getByRole('button', { name: senior });
  await expect(visit).toBeVisible();
  await look(page, 'calendar of a week');
  await visit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: calendar['open-request'] })).toBeVisible();
  await look(page, 'calendar with an open visit');
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: file['title-move'] });
  await dialog.getByLabel(file.start).fill('23:30');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await look(page, 'a visit that cannot be moved there');
  await dialog.getByLabel(matching.search).fill('e');
  await expect(dialog.getByText(matching['why-not']).first()).toBeVisible();
  await look(page, 'why another student is not proposed for a visit that is moved');
  await page.keyboard.press('Escape');
  await page.goto(`${device.origin}/admin/calendar?date=${date}&view=day`);
  await expect(visit).toBeVisible();
  await look(page, 'calendar of a day');
  await page.goto(`${device.origin}/admin/calendar?date=${date}&by=area`);
  await expect(visit).toBeVisible();
  await look(page, 'calendar by town');

  await page.goto(`${device.origin}/admin/calendar/ill?student=${studentId}&from=${date}&to=${date}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await look(page, 'visits of a student who is ill');
  await page.getByRole('button', { name: absence.register }).click();
  await expect(page.getByRole('dialog', { name: absence['title-register'] })).toBeVisible();
  await look(page, 'days on which a student cannot come');
  await page.keyboard.press('Escape');
  // The button accepts no press right after the page was drawn.
  await page.getByRole('button', { name: proposals['all-go'] }).click();
  await expect(page.getByRole('dialog', { name: proposals['preview-title'] })).toBeVisible();
  await look(page, 'what will happen with them');
  await page.keyboard.press('Escape');
}
