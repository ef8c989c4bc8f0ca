import { students as studentsEn } from '#i18n/en/staff/students.ts';
import { students as studentsNl } from '#i18n/nl/staff/students.ts';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import { expect } from '../fixtures.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { inEveryLanguage, type Language } from '../texts.ts';
import type { Look } from './screens.ts';

const studentWords = inEveryLanguage(studentsNl, studentsEn);

export interface StudentsOnScreen {
  readonly staff: Person;
  /** Only this student has it. */
  readonly lastName: string;
  /** A file with a good line, a bad one and columns that are left out. */
  readonly file: string;
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
}
