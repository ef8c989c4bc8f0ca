import type { Page } from 'playwright-core';
import { removeProfile } from '#tests/people/create-person.ts';
import { setRequestStatus, storedRequests } from '#tests/people/stored-requests.ts';
import { outboxRequestIds } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import {
  afterDoubleTapWindow,
  answerDialog,
  arrived,
  askForHelp,
  confirm,
  flushed,
  signInAndCache,
  signIn,
  returnToTab,
} from '../steps.ts';
import { restoreProfile, storePlanningOf, storeRequestsOf } from '../stored-records.ts';

const card = (page: Page, service: string) => page.getByRole('article', { name: `Aanvraag (${service})` });

interface ExpectedCard {
  readonly service: string;
  readonly task_category_id: string;
  readonly status: string;
  readonly badge: string;
  readonly step: number | null;
  readonly explained: string | null;
  readonly cancellable: boolean;
}

/** One request in each state, legacy words for some, and an unknown status; the newest first. */
const states: readonly ExpectedCard[] = [
  ['Onbekende dienst', 'ironing', 'in-quarantaine', 'in-quarantaine', null, null, false],
  ['Boodschappen', 'groceries', 'matched', 'Gekoppeld', 3, 'Uw aanvraag is gekoppeld aan een dienstverlener.', false],
  ['Gezelschap', 'companionship', 'submitted', 'Ingediend', 1, 'Uw aanvraag is ingediend en wordt verwerkt.', true],
  ['Vervoer', 'transport', 'In Behandeling', 'In Behandeling', 2, 'Wij zoeken een student die u kan helpen.', true],
  ['Tuinonderhoud', 'garden', 'Voltooid', 'Voltooid', 4, 'De dienst is succesvol voltooid.', false],
  [
    'Fysieke activiteiten',
    'physical',
    'paid',
    'Betaald',
    5,
    'De betaling is voltooid. Bedankt voor uw vertrouwen!',
    false,
  ],
  ['Huishoudelijke hulp', 'household', 'cancelled', 'Geannuleerd', 0, null, false],
].map(([service, task_category_id, status, badge, step, explained, cancellable]) => ({
  service,
  task_category_id,
  status,
  badge,
  step,
  explained,
  cancellable,
})) as readonly ExpectedCard[];

// spec: 2.overview.active-count 2.overview.reference 2.overview.student 2.overview.all-requests-button
// spec: 2.my-requests.card-title 2.my-requests.phone-reference 2.my-requests.requested-on
// spec: 2.my-requests.badge-and-progress 2.my-requests.details-toggle 2.my-requests.details
// spec: 2.my-requests.details-student 2.my-requests.cancel-button 4.requests.labels 4.requests.unknown-badge
// spec: 4.requests.unknown-label 4.requests.cancel-allowed 4.requests.cancelled-label 4.requests.explains-submitted
// spec: 4.requests.explains-assigned 4.requests.explains-ended 4.requests.explains-paid 4.requests.explains-cancelled
// spec: 4.requests.progress 4.requests.progress-cancelled 8.dashboard.unknown-service
test('every state shows its label, its progress and the actions that it allows', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const ids = await storeRequestsOf(
    firebase,
    maria,
    states.map(({ task_category_id, status }) => ({ task_category_id, status })),
  );
  await storePlanningOf(firebase, ids[1] ?? '');
  const tablet = await device();
  const page = await signIn(tablet, maria);

  const recent = page.getByRole('listitem').filter({ hasText: 'Service aanvraag #' });
  await expect(recent).toHaveCount(2);
  await expect(recent.first()).toContainText(`Service aanvraag #${ids[0]?.slice(-6)}`);
  await expect(recent.first()).toContainText('Onbekend');
  await expect(recent.first()).not.toContainText('in-quarantaine');
  await expect(recent.last()).toContainText('Student: Lotte Janssens uit Gent');
  await expect(page.getByText('U heeft 1 actieve aanvraag.')).toBeVisible();
  await page.getByRole('button', { name: 'Alle aanvragen bekijken' }).click();

  await expect(page.getByRole('article')).toHaveCount(states.length);
  for (const [index, { service, badge, step, explained, cancellable }] of states.entries()) {
    const shown = page.getByRole('article').nth(index);
    await expect(shown.getByRole('heading')).toHaveText(
      new RegExp(`^${service}, dinsdag 10 maart(?: 2026)? om 14 uur$`),
    );
    await expect(shown).toContainText(`Aanvraag (${service})`);
    await expect(shown).toContainText(badge);
    await expect(shown).toContainText('Aangevraagd op 2 maart 2026');
    await expect(shown).toContainText(`REQ-2026-${ids[index]?.split('-')[1]?.toUpperCase()}`);
    const bar = shown.getByRole('progressbar');
    if (step === null) await expect(bar).toHaveCount(0);
    else await expect(bar).toHaveAttribute('aria-valuenow', String(step));
    if (explained !== null) await expect(shown).toContainText(explained);
    await expect(shown.getByRole('button', { name: /^Annuleren/ })).toHaveCount(cancellable ? 1 : 0);
  }
  // Once in the badge and once in a sentence; the rest is in the details.
  const cancelled = card(page, 'Huishoudelijke hulp');
  await expect(cancelled.getByText(/geannuleerd/i)).toHaveText(['Geannuleerd', 'Deze aanvraag is geannuleerd']);
  await cancelled.getByRole('button', { name: /^Details/ }).click();
  await expect(cancelled).toContainText('Aanvraag geannuleerd. Uw aanvraag is geannuleerd.');

  const matched = card(page, 'Boodschappen');
  const details = matched.getByRole('button', { name: /^Details/ });
  await expect(details).toHaveText('Details bekijken');
  await expect(matched).toContainText('Met Lotte Janssens uit Gent');
  await expect(matched).not.toContainText('Eenmalig');
  await details.click();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(details).toHaveText('Details verbergen');
  for (const detail of [
    'dinsdag 10 maart 2026',
    'Eenmalig',
    '14 uur',
    'Kerkstraat 12, 2000 Antwerpen',
    'Lotte Janssens uit Gent',
    'De bel is stuk: graag kloppen.',
  ]) {
    await expect(matched).toContainText(detail);
  }
  await afterDoubleTapWindow(page);
  await details.click();
  await expect(matched).not.toContainText('Eenmalig');
});

// spec: 4.requests.cancel 4.requests.active-count 8.dashboard.cancelled
test('cancelling asks for confirmation, reports success, and lowers the count of active requests', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const [, processing = ''] = await storeRequestsOf(firebase, maria, [
    { task_category_id: 'companionship', status: 'submitted' },
    { task_category_id: 'transport', status: 'processing' },
  ]);
  const tablet = await device();
  const page = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  const cancel = (service: string) => page.getByRole('button', { name: new RegExp(`^Annuleren: ${service}`) });

  await cancel('Gezelschap').click();
  const dialog = page.getByRole('dialog', { name: 'Wilt u deze aanvraag annuleren?' });
  await expect(dialog).toContainText('Gezelschap op dinsdag 10 maart 2026');
  await answerDialog(page, 'Nee, behouden');
  await expect(dialog).toHaveCount(0);
  await expect(cancel('Gezelschap')).toBeFocused();
  await cancel('Gezelschap').click();
  await answerDialog(page, 'Ja, annuleren');
  await expect(page.getByText('Aanvraag succesvol geannuleerd')).toBeVisible();
  await expect(card(page, 'Gezelschap')).toContainText('Geannuleerd');
  await expect(cancel('Gezelschap')).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('U heeft 0 actieve aanvragen.')).toBeVisible();

  // Staff changed it just before: the list on this device is stale.
  await page.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  await expect(cancel('Vervoer')).toBeVisible();
  tablet.expectConsoleError(/status of 403/);
  await page.route('**/documents:runQuery*', (route) => route.abort('connectionreset'));
  tablet.expectNetworkFailures();
  await cancel('Vervoer').click();
  await expect(dialog).toBeVisible();
  await setRequestStatus(firebase, processing, 'assigned');
  await answerDialog(page, 'Ja, annuleren');
  const note = card(page, 'Vervoer');
  const failed =
    'Er is een fout opgetreden bij het annuleren van de aanvraag: U kunt deze aanvraag niet meer zelf annuleren.';
  await expect(note).toContainText(failed, flushed);
  // A retry cannot succeed, so the message does not suggest one.
  await expect(page.getByText('Probeer het later opnieuw')).toHaveCount(0);
  await note.getByRole('button', { name: 'Aanvraag laten staan' }).click();
  await expect(note).not.toContainText(failed);
  await expect(note.getByRole('heading', { level: 2 })).toBeFocused();
  const statuses = (await storedRequests(firebase, maria.uid)).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['assigned', 'cancelled']);
});

test('a rejected request can be retried or changed, and arrives once under its original id', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askForHelp(page, { service: 'Vervoer', notes: 'Naar de oogarts.', hours: 4 });
  await expect(card(page, 'Vervoer')).toContainText('Bewaard op dit toestel, nog niet verstuurd');
  await askForHelp(page, { service: 'Gezelschap' });
  await expect(card(page, 'Gezelschap')).toContainText('Bewaard op dit toestel, nog niet verstuurd');
  const ids = await outboxRequestIds(page);
  expect(new Set(ids).size).toBe(2);
  await removeProfile(firebase, maria.uid);
  tablet.network.restore();
  for (const service of ['Vervoer', 'Gezelschap']) {
    await expect(card(page, service)).toContainText('Niet verstuurd. Wij hebben u nodig.', flushed);
    await expect(card(page, service)).toContainText('Uw profiel is niet correct geconfigureerd.');
  }

  await restoreProfile(firebase, maria);
  await card(page, 'Gezelschap').getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(card(page, 'Gezelschap')).toContainText('Ingediend', flushed);

  await card(page, 'Vervoer').getByRole('button', { name: 'Aanvraag aanpassen' }).click();
  await expect(page.getByText('U past een aanvraag aan die niet verstuurd is.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Vervoer' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '4 uur', exact: true })).toBeChecked();
  await expect(page.getByLabel('Straat')).toHaveValue('Kerkstraat');
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('Naar de oogarts.');
  await page.getByLabel(/^Opmerkingen/).fill('Naar de tandarts.');
  await confirm(page);
  await expect(card(page, 'Vervoer')).toContainText('Ingediend', flushed);
  await expect(page.getByRole('article')).toHaveCount(2);
  const stored = await storedRequests(firebase, maria.uid);
  expect(stored.map(({ request_id }) => request_id).sort()).toEqual([...ids].sort());
  expect(stored.find(({ task_category_id }) => task_category_id === 'transport')).toMatchObject({
    notes: 'Naar de tandarts.',
    hours_requested: 4,
  });
});

// spec: 2.my-requests.empty 8.dashboard.requests-unreadable
test('a list that cannot be fetched reports it, is fetched on request, and may be empty', async ({
  device,
  person,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  let broken = true;
  await page.route('**/documents:runQuery*', async (route) => {
    const ofRequests = (route.request().postData() ?? '').includes('service_requests');
    if (broken && ofRequests) await route.abort('connectionreset');
    else await route.continue();
  });
  tablet.expectNetworkFailures();
  await signIn(tablet, maria);
  await expect(page.getByText('Er is een probleem opgetreden bij het ophalen van uw gegevens.')).toBeVisible();
  await page.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  await expect(page.getByText('Er is een probleem opgetreden bij het ophalen van uw aanvragen.')).toBeVisible();
  await expect(page.getByText('U heeft nog geen diensten aangevraagd.')).toHaveCount(0);
  // Mended by the press itself: mended earlier, a poll could fetch the list before the button is pressed.
  await page.exposeFunction('mend', () => {
    broken = false;
  });
  const again = page.getByRole('button', { name: 'Opnieuw laden' });
  await again.evaluate((button) => button.addEventListener('pointerdown', () => Reflect.get(window, 'mend')()));
  await again.click();
  await expect(page.getByText('U heeft nog geen diensten aangevraagd.')).toBeVisible();
  await page.getByRole('link', { name: 'Vraag een dienst aan' }).click();
  await expect(page).toHaveURL(`${tablet.origin}/dashboard?tab=request-service`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dienst Aanvragen');
});

test('a request from another device appears by itself on returning to the app', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  await expect(page.getByText('U heeft nog geen diensten aangevraagd.')).toBeVisible();
  await storeRequestsOf(firebase, maria, [{ task_category_id: 'garden' }]);
  await arrived(firebase, maria, 1);
  await returnToTab(page);
  await expect(card(page, 'Tuinonderhoud')).toBeVisible();
});
