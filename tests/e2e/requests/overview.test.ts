import { expect, test } from '../fixtures.ts';
import { storeRequestsOf } from '../stored-records.ts';
import { signIn } from '../steps.ts';

// spec: 2.overview.active-count 2.overview.recent-requests 2.overview.carer-tips 2.overview.new-request-button
// spec: 2.overview.banner 8.dashboard.data-unreadable 8.dashboard.count-unreadable
test('the overview shows the right count, an empty state and a failure state, and recovers by itself', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  let broken = true;
  await page.route('**/documents:run*', async (route) => {
    const ofRequests = (route.request().postData() ?? '').includes('service_requests');
    if (broken && ofRequests) await route.abort('connectionreset');
    else await route.continue();
  });
  tablet.expectNetworkFailures();
  await signIn(tablet, maria);

  await expect(page.getByText('U heeft 0 actieve aanvragen.')).toBeVisible();
  await expect(page.getByText('Wij konden dit nu niet nakijken. Het zijn er misschien meer.')).toBeVisible();
  await expect(page.getByText('Er is een probleem opgetreden bij het ophalen van uw gegevens.')).toBeVisible();
  await expect(page.getByText('Geen recente aanvragen')).toHaveCount(0);
  broken = false;
  await page.getByRole('button', { name: 'Opnieuw laden' }).click();
  await expect(page.getByText('Geen recente aanvragen')).toBeVisible();
  await expect(page.getByText('Wij konden dit nu niet nakijken.')).toHaveCount(0);
  await expect(page.getByText('U heeft 0 actieve aanvragen.')).toBeVisible();

  const ids = await storeRequestsOf(firebase, maria, [{}, {}, { status: 'processing' }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('U heeft 2 actieve aanvragen.')).toBeVisible({ timeout: 45_000 });
  const recent = page.getByRole('listitem').filter({ hasText: 'Service aanvraag #' });
  await expect(recent).toHaveCount(2);
  for (const [index, id] of ids.slice(0, 2).entries()) await expect(recent.nth(index)).toContainText(id.slice(-6));

  // A cached count shows its age.
  broken = true;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText(/^Zo was het vandaag om /)).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('U heeft 2 actieve aanvragen.')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Tips voor mantelzorgers' })).toBeVisible();
  for (const tip of ['Zorg ook voor uzelf', 'Gebruik technische hulpmiddelen']) {
    await expect(page.getByText(tip)).toBeVisible();
  }
  const banner = page.getByRole('heading', { name: 'Kunnen wij u ergens mee helpen?' }).locator('..');
  await banner.getByRole('button', { name: 'Nieuwe dienst aanvragen' }).click();
  await expect(page).toHaveURL(/tab=request-service$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Alle aanvragen bekijken' }).click();
  await expect(page).toHaveURL(/tab=my-requests$/);
});
