import { erasure } from '#i18n/nl/profile/erasure.ts';
import { linkIn, newestMailTo } from '#tests/people/mailbox.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow, flushed, signIn } from '../steps.ts';

test('by keyboard: a senior asks to be erased, confirms it in the mail, sees the day, and withdraws', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await signIn(tablet, maria, '/dashboard?tab=profile');
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible(flushed);
    await tabTo(page, button);
    await afterDoubleTapWindow(page);
    await page.keyboard.press('Enter');
  };
  await press(erasure.ask);
  const dialog = page.getByRole('dialog', { name: erasure['ask-title'] });
  await expect(dialog).toContainText('tien jaar, zonder uw naam');
  await press(erasure['ask-go']);
  await expect(page.getByText(erasure['asked-title'])).toBeVisible(flushed);
  await expect(dialog).toHaveCount(0);

  await page.goto(linkIn(await newestMailTo(firebase, maria.email)));
  // The secret is neither in the history nor on a screenshot.
  await expect(page).toHaveURL(`${tablet.origin}/wissen`);
  await press(erasure.confirm);
  const notice = page.getByText(/^Wij wissen uw account en gegevens op \d+ \S+ \d{4}$/);
  await expect(notice).toBeVisible(flushed);
  const said = await notice.innerText();

  await page.goto(`${tablet.origin}/dashboard?tab=profile`);
  await expect(page.getByText(said)).toBeVisible(flushed);
  await press(erasure.withdraw);
  await expect(page.getByText(erasure['withdrawn-title'])).toBeVisible(flushed);
  await expect(page.getByRole('button', { name: erasure.ask, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: erasure.ask, exact: true })).toBeVisible(flushed);
  await expect(page.getByText(said)).toHaveCount(0);
});
