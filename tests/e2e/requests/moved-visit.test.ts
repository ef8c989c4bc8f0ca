import { addDaysTo } from '#domain/requests/calendar.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { storeWeeklyRequest } from '#tests/people/recurring-requests.ts';
import { dayWithWeekday } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { openOnPhone } from '../helper/student-steps.ts';
import { tabTo } from '../keyboard-steps.ts';
import { computer, pressInDialog, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, flushed, returnToTab, signIn, workerIsReady } from '../steps.ts';

/** A step of another device is on the screen within this time. */
const seen = { timeout: 45_000 };

test('by keyboard and without a network: a senior asks for another day, staff says yes, and senior and student see it', async ({
  device,
  installedDevice,
  person,
  firebase,
}) => {
  const name = `Maria-${Date.now()}`;
  const maria = await person({ user: { first_name: name } });
  const lotte = await storeLinkedStudent(firebase, { first_name: 'Lotte', last_name: 'Janssens' });
  const { first } = await storeWeeklyRequest(firebase, maria.uid, lotte.id);
  const [was, will] = [dayWithWeekday(first), addDaysTo(first, 2)];

  const tablet = await installedDevice();
  const page = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  const visit = page.getByRole('article').getByRole('listitem').first();
  await expect(visit).toContainText(was, seen);
  await workerIsReady(page);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await page.reload();
  const press = async (button: string) => {
    await tabTo(page, page.getByRole('button', { name: button }));
    await afterDoubleTapWindow(page);
    await page.keyboard.press('Enter');
  };
  await expect(visit).toContainText(was);
  await press(`Verplaatsen: ${was}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Tot we antwoorden, geldt de oude afspraak.');
  await press('Dit moment vragen');
  await expect(dialog).toContainText('Kies de nieuwe dag.');
  await dialog.getByLabel('Nieuwe dag').selectOption(will);
  await dialog.getByLabel('Nieuw uur').selectOption('11:00');
  await pressInDialog(page, 'Dit moment vragen');
  await expect(visit).toContainText(`U vroeg om te verplaatsen naar ${dayWithWeekday(will)}`);
  await expect(visit).toContainText(was);
  await expect(page.locator(':focus')).toBeVisible();
  tablet.network.restore();

  // Staff finds it by itself, and says yes.
  const staff = await signIn(await device(computer), await person(staffMember), '/admin?list=moves');
  const row = staff.getByRole('row').filter({ hasText: name });
  await expect(async () => {
    await returnToTab(staff);
    await expect(row).toBeVisible({ timeout: 5_000 });
  }).toPass(flushed);
  await row.click();
  const accept = staff.getByRole('button', { name: /^Verplaatsen: van / });
  await tabTo(staff, accept);
  await afterDoubleTapWindow(staff);
  await staff.keyboard.press('Enter');
  await staff.getByRole('dialog').getByRole('textbox').fill('Zij kan ook dan.');
  await pressInDialog(staff, 'Verplaatsen');
  await expect(staff.getByText('Het bezoek is verplaatst.')).toBeVisible(seen);

  await expect(async () => {
    await returnToTab(page);
    await expect(visit).toContainText(`${dayWithWeekday(will)} om 11 uur`, { timeout: 5_000 });
  }).toPass(flushed);
  await expect(visit).toContainText('Verplaatst. Het was eerst');
  await expect(visit).not.toContainText('U vroeg om te verplaatsen');

  const { page: phone } = await openOnPhone(device, lotte);
  await expect(phone.getByText(`${dayWithWeekday(will)} om 11 uur`)).toBeVisible(seen);
});
