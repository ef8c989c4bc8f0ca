import { storedRequests } from '#tests/people/stored-requests.ts';
import { expect, test } from '../fixtures.ts';
import { cacheApp, confirm, fillIn, signInByForm } from '../steps.ts';

test('a request made without a network survives a crash of the device, and reaches Firestore exactly once', async ({
  killableDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await killableDevice();
  const page = await signInByForm(tablet, maria);
  await cacheApp(page, maria);

  tablet.expectNetworkFailures();
  tablet.network.cut();
  await fillIn(page, { service: 'Boodschappen', notes: 'Graag twee broden.', hours: 2 });
  await confirm(page);
  await expect(page.getByText('Uw aanvraag is bewaard')).toBeVisible();
  await expect(page.getByText('Bewaard op dit toestel, nog niet verstuurd').first()).toBeVisible();
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);

  const afterDeath = await tablet.crashAndRestart();
  await afterDeath.goto(`${tablet.origin}/dashboard?tab=my-requests`);
  await expect(afterDeath.getByText('Bewaard op dit toestel, nog niet verstuurd').first()).toBeVisible();
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);

  tablet.network.restore();
  await expect(afterDeath.getByText('Bewaard op dit toestel, nog niet verstuurd')).toHaveCount(0, { timeout: 45_000 });
  await expect(afterDeath.getByText('Ingediend').first()).toBeVisible();
  const stored = await storedRequests(firebase, maria.uid);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ task_category_id: 'groceries', notes: 'Graag twee broden.', hours_requested: 2 });

  await afterDeath.reload();
  await expect(afterDeath.getByRole('article')).toHaveCount(1);
  expect(await storedRequests(firebase, maria.uid)).toHaveLength(1);
});
