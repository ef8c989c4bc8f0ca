import type { Page } from 'playwright-core';
import { storeMember } from '#tests/people/stored-circle.ts';
import type { Person } from '#tests/people/create-person.ts';
import { storedRequests } from '#tests/people/stored-requests.ts';
import { storagePlacesWith } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { answerDialog, arrived, askForHelp, enterCredentials, flushed, signInAndCache } from '../steps.ts';

const waiting = 'Bewaard op dit toestel, nog niet verstuurd';
const hers = 'De kluis staat achter de kast.';
const daughters = 'Breng ook de krant mee.';

async function askOffline(page: Page, service: string, notes: string): Promise<void> {
  await askForHelp(page, { service, notes });
  await expect(page.getByRole('article').getByText(waiting)).toBeVisible();
}

async function signOutAndKeep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await answerDialog(page, 'Uitloggen en bewaren tot ik weer inlog');
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
}

async function signInHere(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Inloggen' }).click();
  await enterCredentials(page, person);
}

test('a senior and her daughter on one tablet: neither sees nor sends what the other keeps, and each asks in her own name', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const els = await person({ user: { first_name: 'Els', role: 'family' }, profile: false });
  await storeMember(firebase, maria.uid, { user_id: els.uid, rights: ['see', 'book'] });
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askOffline(page, 'Boodschappen', hers);
  await signOutAndKeep(page);

  // The daughter may see all requests of her mother, and yet not the one that waits for her mother.
  tablet.network.restore();
  await signInHere(page, els);
  await expect(page.getByText('U regelt nu voor Maria')).toBeVisible(flushed);
  await page
    .getByRole('link', { name: 'Aanvragen', exact: true })
    .or(page.getByRole('link', { name: 'Mijn Aanvragen' }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(hers);
  await page.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await expect(page.getByRole('radio', { name: 'Gezelschap' })).toBeVisible();
  tablet.network.cut();
  await askOffline(page, 'Gezelschap', daughters);
  expect(await storedRequests(firebase, maria.uid)).toEqual([]);
  await signOutAndKeep(page);
  expect(await storagePlacesWith(page, [hers, daughters])).toEqual(['madelief/outbox']);

  // The senior's own leaves with her; what her daughter keeps neither shows nor leaves.
  tablet.network.restore();
  await signInHere(page, maria);
  await arrived(firebase, maria, 1);
  await page.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  await expect(page.getByRole('article', { name: 'Aanvraag (Boodschappen)' })).toContainText('Ingediend', flushed);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.locator('body')).not.toContainText(daughters);
  expect((await storedRequests(firebase, maria.uid)).map(({ notes }) => notes)).toEqual([hers]);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await answerDialog(page, 'Ja, uitloggen');
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();

  await signInHere(page, els);
  await arrived(firebase, maria, 2);
  const stored = await storedRequests(firebase, maria.uid);
  const actorOf = (words: string) => stored.find(({ notes }) => notes === words)?.['actor_uid'];
  expect([actorOf(hers) ?? maria.uid, actorOf(daughters)]).toEqual([maria.uid, els.uid]);
});
