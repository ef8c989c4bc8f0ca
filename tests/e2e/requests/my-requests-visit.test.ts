import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { storedRequests } from '#tests/people/stored-requests.ts';
import { dayFromToday, dayInDigits } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { storePlanningOf, storeRequestsOf } from '../stored-records.ts';
import { afterDoubleTapWindow, answerDialog, arrived, signIn, workerIsReady } from '../steps.ts';

async function downloadBy(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('an assigned visit goes into the calendar, by keyboard and without a network, and without the notes', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const day = dayFromToday(20);
  const [visit = '', past = ''] = await storeRequestsOf(firebase, maria, [
    { task_category_id: 'garden', status: 'matched', request_date: day, notes: 'De sleutel ligt onder de mat.' },
    { task_category_id: 'transport', status: 'assigned', request_date: '2026-03-10' },
    { task_category_id: 'companionship', status: 'submitted', request_date: day },
  ]);
  await storePlanningOf(firebase, visit);
  await storePlanningOf(firebase, past);
  const tablet = await installedDevice();
  const page = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  const add = page.getByRole('button', { name: /^In mijn agenda zetten/ });
  // Only for an upcoming visit with a student.
  await expect(add).toHaveCount(1);
  const planned = page.getByRole('article', { name: 'Aanvraag (Tuinonderhoud)' });
  await expect(planned).toContainText('Met Lotte Janssens uit Gent');
  await expect(planned).toContainText(/Past het niet\? Bel ons\. Annuleren is gratis tot [a-z]+dag \d+ [a-z]+/);
  await expect(add).toHaveAccessibleName(/^In mijn agenda zetten: Tuinonderhoud, /);
  await workerIsReady(page);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await tabTo(page, add);
  const file = await downloadBy(page, () => page.keyboard.press('Enter'));
  expect(file.name).toBe(`madelief-${day}.ics`);
  expect(file.text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = file.text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^UID:${visit}@`)),
      expect.stringMatching(new RegExp(`^DTSTART:${day.replaceAll('-', '')}T1[23]0000Z$`)),
      'SUMMARY:Tuinonderhoud - Madelief',
      'LOCATION:Kerkstraat 12\\, 2000 Antwerpen',
      expect.stringMatching(/^DESCRIPTION:Lotte Janssens uit Gent komt bij u langs\.\\nReferentie: REQ-2026-/),
    ]),
  );
  expect(file.text).not.toContain('sleutel');
  await expect(page.getByRole('status').filter({ hasText: 'Het bestand voor uw agenda is klaar.' })).toBeVisible();
  await expect(add).toBeFocused();
});

test('"Zelfde opnieuw" fills in all but the day, and does not overwrite a draft', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const [earlier = ''] = await storeRequestsOf(firebase, maria, [
    {
      task_category_id: 'transport',
      status: 'paid',
      preferred_time: '14:30',
      hours_requested: 4,
      total_cost: 84,
      address: 'Dorpsstraat 7 bus 2, 9000 Gent',
      notes: 'Naar de oogarts.',
    },
    { task_category_id: 'ironing', status: 'cancelled' },
  ]);
  const tablet = await device();
  const page = await signIn(tablet, maria, '/dashboard?tab=request-service');
  await page.getByRole('radio', { name: 'Gezelschap' }).check();
  await page.getByLabel(/^Opmerkingen/).fill('Half ingevuld.');
  await expect(page.getByText('Wat u invult, is bewaard op dit toestel.')).toBeVisible();
  await page.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  const again = page.getByRole('button', { name: /^Zelfde opnieuw: Vervoer/ });
  await expect(again).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, again);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Dit vroeg u al eens aan. Kies een nieuwe dag. U mag alles aanpassen.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Vervoer' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '4 uur', exact: true })).toBeChecked();
  await expect(page.getByLabel('Hoe laat mogen wij komen?')).toHaveValue('14:30');
  await expect(page.getByLabel('Straat')).toHaveValue('Dorpsstraat');
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('Naar de oogarts.');
  const days = page.getByRole('group', { name: 'Welke dag past voor u?' }).getByRole('radio');
  await expect(days.and(page.locator(':checked'))).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Vervoer' })).toBeChecked();
  await page.getByRole('button', { name: 'Controleren en verzenden' }).click();
  await expect(page.getByRole('link', { name: 'Selecteer een datum' })).toBeVisible();
  await days.nth(3).check();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Controleren en verzenden' }).click();
  await answerDialog(page, 'Bevestig aanvraag');
  await arrived(firebase, maria, 3);
  const stored = await storedRequests(firebase, maria.uid);
  const fresh = stored.find(({ status }) => status === 'submitted');
  expect(fresh).toMatchObject({
    task_category_id: 'transport',
    preferred_time: '14:30',
    hours_requested: 4,
    address: 'Dorpsstraat 7 bus 2, 9000 Gent',
    notes: 'Naar de oogarts.',
  });
  expect(fresh?.['request_id']).not.toBe(earlier);
  expect(dayInDigits(String(fresh?.['request_date']))).toMatch(/^\d\d-\d\d-20\d\d$/);

  // A service that is no longer offered is not copied silently.
  await page.getByRole('button', { name: /^Zelfde opnieuw: Onbekende dienst/ }).click();
  await expect(page.getByText('Deze dienst bieden wij niet meer aan. Kies een andere.')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Waarmee/ }).locator(':checked')).toHaveCount(0);

  await page.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('Half ingevuld.');
  await expect(page.getByRole('radio', { name: 'Gezelschap' })).toBeChecked();
});
