import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { noonOf } from '#domain/requests/calendar.ts';
import { dayFromToday } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { storeRequestsOf } from '../stored-records.ts';
import { computer, staffMember } from './staff-steps.ts';

/** What the other screen shows of a change is there within this time. */
const seen = { timeout: 45_000 };

async function press(page: Page, button: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: button, exact: true }));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
}

/** Chooses a file as a spreadsheet of Windows writes it. */
async function choose(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Kies een bestand');
  const buffer = Buffer.from(text, 'latin1');
  await (await chooser).setFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer });
}

test('staff imports students, corrects a line, changes when one is free, and matching follows', async ({
  device,
  person,
  firebase,
}) => {
  const number = randomInt(1e8, 1e9);
  const date = dayFromToday(9);
  const maria = await person();
  const [id = ''] = await storeRequestsOf(firebase, maria, [
    { task_category_id: 'garden', request_date: date, status: 'processing' },
  ]);
  const desk = await device(computer);
  const page = await signIn(desk, await person(staffMember), '/admin/students');
  const line = (name: string, hours: string) =>
    `${name};Zoë${number};${name.toLowerCase()}${number}@student.example;2000;tuin;31/12/2099;${hours}`;
  const fileOf = (wrong: string) =>
    [
      'voornaam;achternaam;e-mail;postcode;diensten;nagekeken tot;maandag',
      line('Amber', ''),
      line('Bilal', '9-12'),
      line('Chloé', wrong),
    ].join('\r\n');

  await expect(page.getByRole('button', { name: 'Lijst bewaren' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lijst inlezen');
  await page.keyboard.press('Enter');
  const file = page.getByRole('region', { name: 'De student', exact: true });
  await expect(file.getByRole('heading', { name: 'Een lijst inlezen' })).toBeVisible();
  await choose(page, fileOf('12-9'));
  await expect(
    file.getByText('Lijn 4: kolom “maandag”: “12-9” zijn geen uren. Schrijf ze als 9:00-12:30'),
  ).toBeVisible();
  await press(page, '2 studenten inlezen');
  await expect(file.getByText('2 studenten toegevoegd.')).toBeVisible(seen);
  await choose(page, fileOf('9-12'));
  await press(page, '3 studenten inlezen');
  await expect(file.getByText('1 student toegevoegd.')).toBeVisible(seen);
  await expect(file.getByText('2 studenten waren al zo.')).toBeVisible();

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type(`amber zoe${number}`);
  const row = page.getByRole('row').filter({ hasText: `Amber Zoë${number}` });
  await expect(row).toBeVisible(seen);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(file.getByRole('heading', { name: `Amber Zoë${number}` })).toBeVisible();

  const weekday = new Intl.DateTimeFormat('nl-BE', { weekday: 'long', timeZone: 'Europe/Brussels' }).format(
    noonOf(date),
  );
  const add = file.getByRole('button', { name: `Uren toevoegen op ${weekday}` });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(file.getByLabel(`${weekday}, uren 1: van`)).toBeFocused();
  await file.getByLabel(`${weekday}, uren 1: van`).fill('21:00');
  await file.getByLabel(`${weekday}, uren 1: tot`).fill('08:00');
  await page.keyboard.press('Control+s');
  await expect(file.getByText('Het einde moet na het begin komen.').first()).toBeVisible();
  await file.getByLabel(`${weekday}, uren 1: van`).fill('08:00');
  await file.getByLabel(`${weekday}, uren 1: tot`).fill('20:00');
  await page.keyboard.press('Control+s');
  await expect(file.getByText('De student is bewaard.')).toBeVisible();

  await page.goto(`${desk.origin}/admin/requests/${id}`);
  const request = page.getByRole('region', { name: 'De aanvraag' });
  await request.getByLabel('Een student zoeken').fill(`zoe${number}`);
  await expect(request.getByText('3 studenten gevonden')).toBeVisible(seen);
  const amber = request.getByRole('listitem').filter({ hasText: `Amber Zoë${number}` });
  await expect(amber.filter({ hasText: `vrij op ${weekday}` }).first()).toBeVisible();
});
