import type { Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import type { Person } from '#tests/people/create-person.ts';
import { storedRequests } from '#tests/people/stored-requests.ts';
import { allowAccount, blockAccount, endSessions } from './account-steps.ts';
import { outboxStates, readBrowserStorage, storagePlacesWith } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { answerDialog, arrived, askForHelp, enterCredentials, flushed, signInAndCache } from '../steps.ts';

const waiting = 'Bewaard op dit toestel, nog niet verstuurd';
const unsentTitle = 'Er is nog 1 aanvraag of wijziging niet verstuurd';

/** Texts that occur only in her data. */
const hortense = {
  first_name: 'Hortense',
  last_name: 'Van Peteghem',
  full_address: 'Zonnebloemstraat 77',
  phone_number: '0471 99 88 77',
} as const;
const secret = 'De kluis staat achter de kast.';
const draft = 'Graag aan de achterdeur bellen.';

const traces = ({ uid, email }: Person) => [uid, email, ...Object.values(hortense), 'Zonnebloemstraat', secret];

/** The link to each view that shows what it has kept, and its heading. */
const views = {
  'Mijn Aanvragen': 'Mijn Aanvragen',
  Dashboard: /^Welkom, /,
  Credits: 'Credits Beheer',
  'Mijn Profiel': 'Persoonlijke Informatie',
} as const;

/** Ends with one unsent request on the device, and no network. */
async function askOffline(tablet: Device, page: Page): Promise<void> {
  // What a view has not read by then is not on the device, and is explained by the view itself.
  for (const [view, title] of Object.entries(views)) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').locator('[data-pending]')).toHaveCount(0);
  }
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askForHelp(page, { service: 'Boodschappen', notes: secret });
  await expect(page.getByRole('article').getByText(waiting)).toBeVisible();
  for (const view of Object.keys(views)) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await expect(page.getByText('Geen verbinding', { exact: true })).toBeVisible();
    await expect(page.locator('[data-notice]'), `the notices of ${view}`).toHaveCount(1);
  }
}

async function openSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('dialog', { name: unsentTitle })).toBeVisible();
}

async function signInHere(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Inloggen' }).click();
  await enterCredentials(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welkom, ${person.firstName}`);
}

// spec: 2.overview.empty
test('signing out and keeping: the next account neither sees nor sends the item; it is sent once when its owner signs in', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person({ user: hortense });
  const jozef = await person({ user: { first_name: 'Jozef' } });
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await askOffline(tablet, page);
  await openSignOut(page);
  await answerDialog(page, 'Uitloggen en bewaren tot ik weer inlog');
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
  expect(await storagePlacesWith(page, traces(maria))).toEqual(['madelief/outbox']);

  tablet.network.restore();
  await signInHere(page, jozef);
  await expect(page.getByText('Geen recente aanvragen')).toBeVisible();
  await askForHelp(page, { service: 'Gezelschap' });
  await arrived(firebase, jozef, 1);
  await expect(page.getByRole('article', { name: 'Aanvraag (Gezelschap)' })).toContainText('Ingediend');
  await expect(page.getByRole('article')).toHaveCount(1);
  for (const view of ['Dashboard', 'Dienst Aanvragen', 'Mijn Aanvragen']) {
    await page.getByRole('link', { name: view }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const trace of traces(maria)) await expect(page.locator('body')).not.toContainText(trace);
  }
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);
  expect((await storedRequests(firebase, jozef.uid)).map(({ notes }) => notes)).toEqual([undefined]);

  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await answerDialog(page, 'Ja, uitloggen');
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
  await signInHere(page, maria);
  await arrived(firebase, maria, 1);
  await page.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  await expect(page.getByRole('article', { name: 'Aanvraag (Boodschappen)' })).toContainText('Ingediend', flushed);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect((await storedRequests(firebase, maria.uid)).map(({ notes }) => notes)).toEqual([secret]);
  expect(await storedRequests(firebase, jozef.uid)).toHaveLength(1);
});

// spec: 2.dashboard.sign-out security.breach-14
test('signing out and removing asks for confirmation, and leaves no personal data on the device', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person({ user: hortense });
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await askOffline(tablet, page);
  // A draft is personal data as well.
  await page.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await page.getByLabel(/^Opmerkingen/).fill(secret);
  await expect(page.getByText('Wat u invult, is bewaard op dit toestel.')).toBeVisible();
  // Guards the checks below: the data are stored at this point.
  expect(await storagePlacesWith(page, [secret])).toEqual(['madelief/drafts', 'madelief/outbox']);
  expect(await storagePlacesWith(page, ['Zonnebloemstraat'])).toContain('madelief/cache');

  await openSignOut(page);
  await answerDialog(page, 'Uitloggen en alles verwijderen');
  await expect(page.getByRole('dialog', { name: 'Wilt u dit echt verwijderen?' })).toBeVisible();
  await answerDialog(page, 'Nee, terug');
  await expect(page.getByRole('dialog', { name: unsentTitle })).toBeVisible();
  await answerDialog(page, 'Nee, ingelogd blijven');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storagePlacesWith(page, [secret])).toEqual(['madelief/drafts', 'madelief/outbox']);

  await openSignOut(page);
  await answerDialog(page, 'Uitloggen en alles verwijderen');
  await answerDialog(page, 'Ja, verwijderen en uitloggen');
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
  await expect(page).toHaveURL(`${tablet.origin}/`);
  expect(await storagePlacesWith(page, traces(maria))).toEqual([]);
  const kept = await readBrowserStorage(page);
  for (const table of ['outbox', 'drafts', 'cache']) expect(kept[`madelief/${table}`], table).toBe('[]');
  await page.reload();
  expect(await storagePlacesWith(page, traces(maria))).toEqual([]);

  tablet.network.restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await signInHere(page, maria);
  await expect(page.getByText('Geen recente aanvragen')).toBeVisible();
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);
});

// spec: 4.access.sign-in-and-out
test('signing out and waiting sends the unsent items, and only then signs out', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person({ user: hortense });
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await askOffline(tablet, page);
  await openSignOut(page);
  tablet.network.restore();
  await answerDialog(page, 'Wachten tot alles verstuurd is');
  const plain = page.getByRole('dialog', { name: 'Wilt u uitloggen?' });
  await expect(plain).toContainText('Uw gegevens gaan dan van dit toestel af.', flushed);
  expect(await storedRequests(firebase, maria.uid)).toHaveLength(1);
  await answerDialog(page, 'Ja, uitloggen');
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
  expect(await storagePlacesWith(page, traces(maria))).toEqual([]);

  // The address bar and the back button show none of her data.
  await page.goBack();
  await expect(page).toHaveURL(`${tablet.origin}/login`);
  for (const trace of traces(maria)) await expect(page.locator('body')).not.toContainText(trace);
});

// spec: security.m3
test('a closed account or an ended session, without a network: cached data stay readable, and later the person resumes', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person({ user: hortense });
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await askOffline(tablet, page);
  await page.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await page.getByLabel(/^Opmerkingen/).fill(draft);
  await expect(page.getByText('Wat u invult, is bewaard op dit toestel.')).toBeVisible();

  // Without a network the device cannot know; it shows cached data with their age.
  await allowAccount(firebase, maria, false);
  await page.reload();
  await expect(page.getByText('Geen verbinding', { exact: true })).toBeVisible();
  await expect(page.getByText('Wat u bewaart, blijft op dit toestel en vertrekt later vanzelf.')).toBeVisible();
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue(draft);
  await page.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  await expect(page.getByRole('article').getByText(waiting)).toBeVisible();
  await page.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await expect(page).toHaveURL(`${tablet.origin}/dashboard?tab=request-service`);

  // Closed while the network returns: the open app could send with a token that is valid for another hour.
  await page.goto('about:blank');
  tablet.network.restore();
  tablet.expectConsoleError(/status of 400/);
  await page.goto(`${tablet.origin}/dashboard?tab=request-service`);
  await expect(page).toHaveURL(`${tablet.origin}/login`);
  await expect(
    page.getByText('U bent niet meer ingelogd. Log opnieuw in. Wat u bewaarde, blijft bewaard.'),
  ).toBeVisible();
  // The server ended the session, so the tablet is wiped as at signing out; the unsent request is kept for its owner.
  expect(await storagePlacesWith(page, [draft])).toEqual([]);
  expect(await storagePlacesWith(page, traces(maria))).toEqual(['madelief/outbox']);
  await enterCredentials(page, maria);
  await expect(page.getByText('Uw account is uitgeschakeld.')).toBeVisible();
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);

  await allowAccount(firebase, maria, true);
  await enterCredentials(page, maria);
  await expect(page).toHaveURL(`${tablet.origin}/dashboard?tab=request-service`);
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('');
  await arrived(firebase, maria, 1);
  // The session must not end before the device has the answer: it would keep the item as unsent, for its owner.
  await expect.poll(async () => (await outboxStates(page)).every((state) => state === 'received'), flushed).toBe(true);

  await endSessions(firebase, maria);
  await page.reload();
  await expect(page.getByText('U bent niet meer ingelogd.')).toBeVisible();
  expect(await storagePlacesWith(page, traces(maria))).toEqual([]);
  await enterCredentials(page, maria);
  await expect(page).toHaveURL(`${tablet.origin}/dashboard?tab=request-service`);
  expect(await storedRequests(firebase, maria.uid)).toHaveLength(1);
});

test('an account that is blocked during a session: it is signed out at once with the reason, and only its unsent items stay', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person({ user: hortense });
  const jozef = await person({ user: { first_name: 'Jozef' } });
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await askOffline(tablet, page);
  await page.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await page.getByLabel(/^Opmerkingen/).fill(draft);
  await expect(page.getByText('Wat u invult, is bewaard op dit toestel.')).toBeVisible();

  await blockAccount(firebase, maria, true);
  tablet.expectConsoleError(/status of 403/);
  tablet.network.restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(`${tablet.origin}/login`, flushed);
  await expect(page.getByText('Uw account is geblokkeerd. Bel ons op')).toBeVisible();
  expect(await storagePlacesWith(page, [draft])).toEqual([]);
  expect(await storagePlacesWith(page, traces(maria))).toEqual(['madelief/outbox']);
  await enterCredentials(page, maria);
  await expect(page.getByRole('alert').getByText('Uw account is geblokkeerd. Bel ons op')).toBeVisible();

  await enterCredentials(page, jozef);
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('');
  await page.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  await expect(page.getByText('U heeft nog geen diensten aangevraagd.')).toBeVisible();
  for (const trace of traces(maria)) await expect(page.locator('body')).not.toContainText(trace);
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await answerDialog(page, 'Ja, uitloggen');
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();

  await blockAccount(firebase, maria, false);
  await signInHere(page, maria);
  await page.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  await expect(page.getByRole('article', { name: 'Aanvraag (Boodschappen)' })).toHaveCount(1);
  expect(await storagePlacesWith(page, [secret])).toContain('madelief/outbox');
});
