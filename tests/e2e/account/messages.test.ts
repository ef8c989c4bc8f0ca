import { notifications } from '#i18n/nl/notifications.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { readBrowserStorage } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow, signIn, workerIsReady } from '../steps.ts';
import { storeRequestsOf } from '../stored-records.ts';

test('by keyboard: what was mailed is read in the app, without a network too, and by nobody else', async ({
  device,
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signIn(tablet, maria, '/dashboard?tab=messages');
  await expect(page.getByText(notifications.none)).toBeVisible();
  await workerIsReady(page);
  await storeRequestsOf(firebase, maria, [{ created_at: new Date() }]);
  const message = page.locator('summary').filter({ hasText: 'Wij kregen uw aanvraag' });
  const again = page.getByRole('button', { name: notifications.refresh, exact: true });
  await expect(async () => {
    await tabTo(page, again);
    await afterDoubleTapWindow(page);
    await page.keyboard.press('Enter');
    await expect(message).toBeVisible({ timeout: 5_000 });
  }).toPass(functionColdStart);

  // The screen shows an answer while it is being stored.
  await expect.poll(async () => JSON.stringify(await readBrowserStorage(page))).toContain('Wij kregen uw aanvraag');
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await page.reload();
  await expect(message).toBeVisible();
  await tabTo(page, message);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gezelschap', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: notifications['open-my-requests'] }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn Aanvragen');
  tablet.network.restore();

  const other = await signIn(await device(), await person(), '/dashboard?tab=messages');
  await expect(other.getByText(notifications.none)).toBeVisible();
});
