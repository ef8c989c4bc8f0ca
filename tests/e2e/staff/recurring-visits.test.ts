import { addDaysTo } from '#domain/requests/calendar.ts';
import { file as words } from '#i18n/nl/staff/file.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { storeWeeklyRequest } from '#tests/people/recurring-requests.ts';
import { runTimer } from '#tests/people/unrecorded-visits.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { computer, pressInDialog, staffMember } from './staff-steps.ts';

test('by keyboard: staff sees the visits of every week, and ends them with one visit and all after it', async ({
  device,
  person,
  firebase,
}) => {
  const lotte = await storeLinkedStudent(firebase, { first_name: 'Lotte', last_name: 'Janssens' });
  const { id, first } = await storeWeeklyRequest(firebase, (await person()).uid, lotte.id);
  await expect(async () => runTimer(firebase, 'makeVisits')).toPass(functionColdStart);

  const desk = await device(computer);
  const page = await signIn(desk, await person(staffMember), `/admin/requests/${id}`);
  const file = page.getByRole('region', { name: 'De aanvraag' });
  await expect(file.getByText('Wekelijks')).toBeVisible(functionColdStart);
  // Beside the one that is open.
  const visits = file.getByRole('listitem').filter({ hasText: /: (?:Gepland|Geannuleerd|Zonder student)/ });
  await expect(visits).toHaveCount(7, functionColdStart);
  const day = new Intl.DateTimeFormat('nl-BE', { day: 'numeric', month: 'long' });
  const third = visits.filter({ hasText: day.format(new Date(`${addDaysTo(first, 14)}T12:00:00Z`)) });
  await tabTo(page, third.getByRole('button'));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await afterDoubleTapWindow(page);
  await page.keyboard.press('z');
  const dialog = page.getByRole('dialog', { name: words['title-end-series'] });
  await dialog.getByLabel(words.reason).fill('Zij verhuist.');
  await pressInDialog(page, words['go-end-series']);
  await expect(page.getByText(words['done-end-series'])).toBeVisible(functionColdStart);
  await expect(visits.filter({ hasText: 'Geannuleerd' })).toHaveCount(5, functionColdStart);
});
