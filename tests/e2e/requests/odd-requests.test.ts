import { removeProfile } from '#tests/people/create-person.ts';
import { storedRequests } from '#tests/people/stored-requests.ts';
import { borderColour } from '../accessibility/border-colour.ts';
import { expect, test } from '../fixtures.ts';
import { answerDialog, arrived, askForHelp, confirm, flushed, signInAndCache, signIn } from '../steps.ts';
import { restoreProfile, storeRequestsOf } from '../stored-records.ts';

// spec: 8.dashboard.request-failed 8.dashboard.request-failed-save
test('a rejected request that another window has sent meanwhile is not sent a second time', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askForHelp(page, { service: 'Gezelschap' });
  await removeProfile(firebase, maria.uid);
  tablet.network.restore();
  const card = page.getByRole('article', { name: 'Aanvraag (Gezelschap)' });
  await expect(card).toContainText('Niet verstuurd. Wij hebben u nodig.', flushed);
  await restoreProfile(firebase, maria);
  await card.getByRole('button', { name: 'Aanvraag aanpassen' }).click();
  await page.getByLabel(/^Opmerkingen/).fill('Liever in de tuin.');

  const other = await tablet.newPage();
  await other.goto(`${tablet.origin}/dashboard?tab=my-requests`);
  await other.getByRole('button', { name: /^Opnieuw proberen/ }).click();
  await arrived(firebase, maria, 1);

  await confirm(page);
  const failure = page.getByRole('dialog').getByRole('alert');
  await expect(failure).toContainText('Fout bij aanvraag');
  await expect(failure).toContainText('Kon aanvraag niet opslaan. Probeer het later opnieuw.');
  await expect(failure).toContainText('Deze aanvraag bestaat al.');
  await answerDialog(page, 'Terug');
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('Liever in de tuin.');
  expect(await storedRequests(firebase, maria.uid)).toHaveLength(1);
});

// spec: 2.overview.recent-requests 2.overview.date 2.overview.status-badge 2.confirmation.no-address
// spec: 5.request-form.unknown-service 8.dashboard.no-service 4.requests.unknown-badge 4.requests.progress-cancelled-red
test('the two newest requests show their day and badge; malformed ones show which data are missing, in red or grey', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  await storeRequestsOf(firebase, maria, [
    { task_category_id: 'garden', address: '', status: 'submitted' },
    { task_category_id: 'transport', status: 'cancelled' },
    { task_category_id: 'groceries', status: 'in-quarantaine' },
    { task_category_id: '', status: 'ended' },
  ]);
  const tablet = await device();
  const page = await signIn(tablet, maria);
  await expect(page.getByRole('heading', { name: 'Recente Aanvragen' })).toBeVisible();
  const recent = page.getByRole('listitem').filter({ hasText: 'Service aanvraag #' });
  await expect(recent).toHaveCount(2);
  await expect(recent.first()).toContainText(/Tuinonderhoud, dinsdag 10 maart(?: 2026)? om 14 uur/);
  await expect(recent.first()).toContainText('Ingediend');
  await expect(recent.last()).toContainText('Geannuleerd');

  await page.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  const card = (service: string) => page.getByRole('article', { name: `Aanvraag (${service})` });
  await card('Tuinonderhoud')
    .getByRole('button', { name: /^Details bekijken/ })
    .click();
  await expect(card('Tuinonderhoud')).toContainText('Geen adres opgegeven');
  await expect(card('Geen dienst geselecteerd')).toBeVisible();
  expect(await borderColour(card('Vervoer').getByRole('progressbar'))).toBe('red');
  expect(await borderColour(card('Tuinonderhoud').getByRole('progressbar'))).not.toBe('red');
  const badge = (service: string, word: string) => card(service).getByText(word, { exact: true }).locator('..');
  expect(await borderColour(badge('Boodschappen', 'in-quarantaine'))).toBe('grey');
  expect(await borderColour(badge('Tuinonderhoud', 'Ingediend'))).toBe('other');
});
