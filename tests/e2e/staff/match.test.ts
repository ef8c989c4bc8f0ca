import { randomInt } from 'node:crypto';
import { storeStudents } from '#tests/people/stored-students.ts';
import { dayFromToday } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { storeRequestsOf } from '../stored-records.ts';
import { afterDoubleTapWindow, isSeenOnReturn, signIn } from '../steps.ts';
import { computer, staffMember, pressInDialog } from './staff-steps.ts';

/** A step of the other is on the screen within this time: the board is asked every 5 s, the tablet every 30 s. */
const seen = { timeout: 45_000 };

// spec: staff.request.journey
test('a request becomes a planned visit by keyboard alone, and the tablet of the senior shows each step', async ({
  device,
  person,
  firebase,
}) => {
  const number = randomInt(1e8, 1e9);
  const student = `Amber Peeters${number}`;
  await storeStudents(firebase, [
    {
      first_name: 'Amber',
      last_name: `Peeters${number}`,
      residence: 'Antwerpen',
      postcode: '2000',
      skills: ['physical'],
    },
    { first_name: 'Amber', last_name: `Rust${number}`, skills: ['physical'], paused: true },
  ]);
  const maria = await person();
  const [id = ''] = await storeRequestsOf(firebase, maria, [
    { task_category_id: 'physical', request_date: dayFromToday(9), notes: 'Liefst een vrouw.' },
  ]);
  const tablet = await device();
  const senior = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  const card = senior.getByRole('article');
  await expect(card.getByText('Ingediend').first()).toBeVisible();

  const desk = await device(computer);
  const page = await signIn(desk, await person(staffMember), `/admin/requests/${id}`);
  const file = page.getByRole('region', { name: 'De aanvraag' });
  await expect(file.getByText('Dit vraagt naar geslacht: “Liefst een vrouw”')).toBeVisible(seen);
  await expect(file.getByText('De klant zei nog geen ja op een prijs.')).toHaveCount(0);

  await page.keyboard.press('t');
  await expect(file.getByText('U werkt nu aan deze aanvraag.')).toBeVisible();
  await expect(file.getByText('De klant zei nog geen ja op een prijs.')).toBeVisible();
  await expect(card.getByText('In Behandeling').first()).toBeVisible(seen);

  // The price of the list, and one that needs a reason.
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Een prijs voorstellen' });
  await expect(dialog.getByText('15 euro per uur, 2 uur: 30 euro')).toBeVisible();
  await tabTo(page, dialog.getByLabel('Euro per uur'));
  await page.keyboard.type('16,50');
  await expect(dialog.getByText('16,50 euro per uur, 2 uur: 33 euro')).toBeVisible();
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Schrijf waarom.')).toBeVisible();
  await page.keyboard.type('Drie trappen');
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(file.getByText('Voorgesteld: 16,50 euro per uur, 2 uur: 33 euro.')).toBeVisible();

  await isSeenOnReturn(senior, card.getByText('Is deze prijs goed voor u?'));
  await expect(card.getByText('16,50 euro per uur, 2 uur: 33 euro').first()).toBeVisible();
  await card.getByRole('button', { name: /^Ja, dat is goed/ }).click();
  await expect(card.getByText('Dank u. De prijs is afgesproken.')).toBeVisible();

  await expect(file.getByText(/De klant zei ja in de app/)).toBeVisible(seen);
  await page.keyboard.press('w');
  await page.keyboard.type(`rust${number}`);
  await expect(file.getByText('neemt nu geen bezoeken aan')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();

  // The digits ask the students that are shown.
  await expect(file.getByRole('button', { name: `Vragen: ${student}` })).toBeEnabled();
  await page.keyboard.press('1');
  await expect(file.getByText(`Gevraagd: ${student}.`)).toBeVisible();
  await expect(file.getByText(`${student}: gevraagd`)).toBeVisible();
  await page.keyboard.press('p');
  await expect(file.getByText(`Gepland: ${student}. De klant krijgt een mail.`)).toBeVisible();
  await isSeenOnReturn(senior, card.getByText('Gekoppeld').first());
  await isSeenOnReturn(senior, card.getByText(`Met ${student} uit Antwerpen`));

  // Undone with a reason, and the whole history is there, with who did what.
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Student weghalen' })).toBeVisible();
  await tabTo(page, page.getByLabel('Waarom?'));
  await page.keyboard.type('Zij is ziek');
  await pressInDialog(page, 'Weghalen');
  await expect(file.getByText('De student is weggehaald.')).toBeVisible();
  await expect(file.getByText('Zij is ziek')).toBeVisible();
  await expect(file.getByText('prijs verstuurd: 16,50 euro per uur, 2 uur')).toBeVisible();
  await expect(file.getByText(/^Stef Claes, vandaag om/).first()).toBeVisible();
  await expect(file.getByText(/^Maria Peeters, vandaag om/)).toBeVisible();
  await isSeenOnReturn(senior, card.getByText('In Behandeling').first());
});
