import { randomInt } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { storeRequestsOf } from '../stored-records.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { computer, everyName, pressInDialog, staffMember } from './staff-steps.ts';

// spec: staff.requests.many
test('several requests are taken in one go by keyboard, saved as CSV, and a step is undone', async ({
  device,
  person,
  firebase,
}) => {
  const number = randomInt(1e8, 1e9);
  const maria = await person({ user: { first_name: everyName, last_name: String(number) } });
  // So long ago that they come before the requests of all other tests, on the first page.
  const wish = { task_category_id: 'companionship', request_date: '2020-02-01' };
  await storeRequestsOf(firebase, maria, [wish, wish, wish]);

  const desk = await device(computer);
  const page = await signIn(desk, await person(staffMember), `/admin/requests?text=${number}`);
  const rows = page.getByRole('row').filter({ hasText: String(number) });
  await expect(rows).toHaveCount(3);
  await rows.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 gekozen', { exact: true })).toBeVisible();

  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('u werkt er daarna aan.');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: '3 aanvragen nemen' }).press('Enter');
  await expect(dialog.getByText('Gedaan: 3 van 3.')).toBeVisible({ timeout: 45_000 });
  await pressInDialog(page, 'Sluiten');
  const taken = rows.filter({ hasText: 'Prijs te maken' });
  await expect(taken).toHaveCount(3);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lijst bewaren als CSV' }).press('Enter');
  expect((await saving).suggestedFilename()).toMatch(/^madelief-aanvragen-.*\.csv$/);
  await expect(page.getByText('De lijst met 3 aanvragen is bewaard.')).toBeVisible();

  await page.keyboard.press('u');
  const undo = dialog.getByRole('button', { name: /^Ongedaan maken/ });
  await expect(undo).toHaveCount(3);
  await afterDoubleTapWindow(page);
  await undo.first().press('Enter');
  await expect(taken).toHaveCount(2, { timeout: 45_000 });
});
