import { randomInt } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { dayFromToday } from '../dates.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { everyName, staffMember } from './staff-steps.ts';

/** Pages in a PDF: Chromium writes one such object per page. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

// spec: staff.people.phone
test('somebody without mail is booked by keyboard, found again, and her confirmation is one printed page', async ({
  device,
  person,
}) => {
  const family = `${everyName}${randomInt(1e8, 1e9)}`;
  const desk = await device({ width: 1280, height: 800 });
  const page = await signIn(desk, await person(staffMember), '/admin/book');
  await page.getByRole('link', { name: 'Nieuwe klant' }).press('Enter');
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  };
  await expect(page.getByRole('heading', { level: 1, name: 'Aanvraag van een nieuwe klant' })).toBeFocused();
  await type('Voornaam', 'Godelieve');
  await type('Naam', family);
  await type('Telefoon', '03 234 56 78');
  await type('Straat', 'Lindelaan');
  await type('Nummer', '7');
  await type('Postcode', '2018');
  await type('Gemeente', 'Antwerpen');
  await expect(page.getByRole('radio', { name: /Op papier/ })).toBeChecked();
  await type('Dienst', 'Huis');
  await page.getByLabel('Dag', { exact: true }).fill(dayFromToday(1));
  await page.getByLabel('Uur', { exact: true }).fill('14:00');
  // Tomorrow is sooner than the three days: it needs a reason.
  await page.getByRole('button', { name: 'Aanvraag bewaren' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Schrijf waarom het zo snel mag.' })).toBeVisible();
  await page.getByLabel('Waarom mag het zo snel?').focus();
  await page.keyboard.type('Ze komt net uit het ziekenhuis.');
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');

  const letter = page.getByRole('article');
  await expect(letter.getByRole('heading', { name: 'Uw afspraak' })).toBeVisible({ timeout: 60_000 });
  await expect(letter).toContainText(`Godelieve ${family}`);
  await expect(letter).toContainText('14 uur');
  await expect(letter).toContainText('03 200 00 00');
  await page.emulateMedia({ media: 'print' });
  // Nothing of the frame is on the paper, and its letters are large.
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Afdrukken' })).toBeHidden();
  const points = await letter
    .getByText('Lindelaan 7')
    .first()
    .evaluate((line) => (Number.parseFloat(getComputedStyle(line).fontSize) * 72) / 96);
  expect(points).toBeGreaterThanOrEqual(16);
  expect(points).toBeLessThanOrEqual(18);
  const pdf = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } });
  expect(pagesIn(pdf)).toBe(1);
  await page.emulateMedia({ media: 'screen' });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('naar klanten');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Klanten' })).toBeFocused();
  await expect(page.getByText('Typ minstens twee letters')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // With a typing mistake.
  await page.keyboard.type(`godelieve ${family.slice(0, 6)}${family.slice(7)}`);
  await expect(page.getByRole('row').filter({ hasText: family })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Enter');
  const file = page.getByRole('region', { name: 'De klant' });
  await expect(file.getByText('Op papier, wij drukken het af')).toBeVisible();
  await expect(file.getByRole('link', { name: /Huishoudelijke hulp/ })).toBeVisible();
});
