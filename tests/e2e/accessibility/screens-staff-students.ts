import { helperLink as helperLinkEn } from '#i18n/en/staff/helper-link.ts';
import { studentPhoto as studentPhotoEn } from '#i18n/en/staff/student-photo.ts';
import { students as studentsEn } from '#i18n/en/staff/students.ts';
import { helperLink as helperLinkNl } from '#i18n/nl/staff/helper-link.ts';
import { studentPhoto as studentPhotoNl } from '#i18n/nl/staff/student-photo.ts';
import { students as studentsNl } from '#i18n/nl/staff/students.ts';
import type { Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import { drawnPhoto } from '#tests/people/student-photos.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, chooseFile, signIn } from '../steps.ts';
import { inEveryLanguage, type Language } from '../texts.ts';
import type { Look } from './screens.ts';

const linkWords = inEveryLanguage(helperLinkNl, helperLinkEn);
const photoWords = inEveryLanguage(studentPhotoNl, studentPhotoEn);
const studentWords = inEveryLanguage(studentsNl, studentsEn);

export interface StudentsOnScreen {
  readonly staff: Person;
  /** Only this student has it. */
  readonly lastName: string;
  /** A file with a good line, a bad one and columns that are left out. */
  readonly file: string;
}

/** The card of her personal link: without one, with one, and what each step does before it is done. */
async function visitPersonalLink(page: Page, language: Language, look: Look): Promise<void> {
  const words = linkWords[language];
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: words['send-first'] }).click();
  await expect(dialog).toHaveAccessibleName(words['title-send']);
  await look(page, 'a first personal link before it is sent');
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: words['go-send'] }).click();
  const revoke = page.getByRole('button', { name: words.revoke });
  await expect(revoke).toBeVisible({ timeout: 60_000 });
  await look(page, 'a student whose personal link was sent');
  await revoke.click();
  await expect(dialog).toHaveAccessibleName(words['title-revoke']);
  await look(page, 'a personal link before it is turned off');
  await page.keyboard.press('Escape');
}

/** Her photo: a file that is none, one before it is saved, without consent, in her file, and before it is removed. */
async function visitPhoto(page: Page, language: Language, look: Look): Promise<void> {
  const words = photoWords[language];
  const dialog = page.getByRole('dialog');
  const choose = (name: string, buffer: Buffer) =>
    chooseFile(page, words.choose, { name, mimeType: 'image/jpeg', buffer });
  await choose('brief.jpg', Buffer.from('Beste Amber'));
  await expect(page.getByText(words['photo-unreadable'])).toBeVisible();
  await look(page, 'a student with a file that is no photo');
  await choose('foto.jpg', await drawnPhoto());
  await expect(dialog).toHaveAccessibleName(words['title-set']);
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: words['go-set'] }).click();
  await expect(dialog.getByRole('checkbox')).toBeFocused();
  await look(page, 'a photo without the consent of the student');
  await afterDoubleTapWindow(page);
  await dialog.getByRole('checkbox').check();
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: words['go-set'] }).click();
  const remove = page.getByRole('button', { name: words.remove, exact: true });
  await expect(remove).toBeVisible({ timeout: 60_000 });
  await look(page, 'a student with a photo');
  await afterDoubleTapWindow(page);
  await remove.click();
  await expect(dialog).toHaveAccessibleName(words['title-remove']);
  await look(page, 'a photo before it is removed');
  await page.keyboard.press('Escape');
}

/** The list of students, a file with what can be wrong in it, and an import before it is done. */
export async function visitStudents(
  device: Device,
  { staff, lastName, file }: StudentsOnScreen,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const words = studentWords[language];
  await signIn(device, staff, '/admin/students/import');
  await expect(page.getByRole('button', { name: words['import-file'] })).toBeVisible();
  await page.getByLabel(words.search).fill(lastName);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByText(words['import-bad-text'])).toBeVisible();
  await look(page, 'an import before it is done');

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row).toBeVisible();
  await look(page, 'students');
  await row.click();
  await page.getByRole('button', { name: words['add-exception'] }).click();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words['problems-title'])).toBeVisible();
  await look(page, 'a student with a day that is not filled in');
  await visitPhoto(page, language, look);
  await visitPersonalLink(page, language, look);
}
