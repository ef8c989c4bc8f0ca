import type { Page } from 'playwright-core';
import { storeSession } from '#tests/browser/stored-session.ts';
import { storedProfile } from '#tests/people/stored-profile.ts';
import { storedRequests } from '#tests/people/stored-requests.ts';
import { authAnswers, confirmAddress } from '../account/account-steps.ts';
import { expect, test } from '../fixtures.ts';
import {
  afterDoubleTapWindow,
  answerDialog,
  arrived,
  confirm,
  fillIn,
  flushed,
  signInAndCache,
  signIn,
} from '../steps.ts';
import { staffMember } from '../staff/staff-steps.ts';

interface Gate {
  /** Releases the held calls, and lets later ones through. */
  readonly open: () => void;
  /** Whether released calls reach the server. */
  broken: boolean;
}

/** Holds the calls to these addresses, so that the intermediate state can be inspected. */
async function holdBack(page: Page, calls: string, asking = ''): Promise<Gate> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const gate: Gate = { open: () => open(), broken: false };
  await page.route(calls, async (route) => {
    if (!(route.request().postData() ?? '').includes(asking)) return route.fallback();
    await opened;
    return gate.broken ? route.abort('connectionreset') : route.fallback();
  });
  return gate;
}

/** Removes the app's own session data, as on a device that cleared it; the sign-in itself stays. */
async function forgetWhoIsSignedIn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('madelief');
        opening.onerror = () => reject(new Error('there is no database'));
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('settings', 'readwrite');
          clearing.objectStore('settings').clear();
          clearing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

// spec: 2.routes.callback-loading 2.login.spinner 4.callback.states
test('before the login, slow steps show that they are loading: the link of a mail, and the session of this device', async ({
  device,
  person,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  // A code that is not of our mails: our function does not know it, and Auth refuses it.
  tablet.expectConsoleError(/status of 4[01]0/);
  await authAnswers(page, 'update', 'EXPIRED_OOB_CODE');
  const link = await holdBack(page, '**/accounts:update*');
  await page.goto(`${tablet.origin}/auth/callback?source=signup&type=signup#token=x`);
  await confirmAddress(page);
  await expect(page.getByRole('status').filter({ hasText: 'Wij kijken de link na.' })).toBeVisible();
  link.open();
  await expect(page.getByText('De verificatielink is verlopen. Vraag een nieuwe aan.')).toBeVisible();
  await expect(page.getByText('Wij kijken de link na.')).toHaveCount(0);

  await signIn(tablet, maria, '/dashboard?tab=my-requests');
  await page.goto(`${tablet.origin}/installeren`);
  await forgetWhoIsSignedIn(page);
  const record = await holdBack(page, '**/documents:batchGet*');
  await page.goto(`${tablet.origin}/login`);
  await expect(page.getByRole('status').filter({ hasText: 'Wij kijken na of u al ingelogd bent.' })).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveCount(0);
  record.open();
  await expect(page).toHaveURL(`${tablet.origin}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
});

test('the first screen of staff is loaded while the server is asked for the second factor', async ({
  device,
  person,
}) => {
  const opened = await device();
  const page = opened.page();
  const factor = await holdBack(page, '**/accounts:lookup*');
  await storeSession(page, opened.ports, await person(staffMember));
  const asked = page.waitForRequest('**/accounts:lookup*');
  const loaded = page.waitForRequest(/\/assets\/staff\/today-/);
  await page.goto(`${opened.origin}/admin`);
  await asked;
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  factor.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vandaag');
});

// spec: 2.request-form.service-cards 2.request-form.loading 2.request-form.loading-again
// spec: 8.database.network 2.request-form.load-error 2.request-form.hours
test('the form says that its services load, that they cannot be loaded, and shows them after a retry', async ({
  device,
  person,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  tablet.expectNetworkFailures();
  const services = await holdBack(page, '**/documents:runQuery*', 'task_categories');
  services.broken = true;
  await signIn(tablet, maria, '/dashboard?tab=request-service');
  await expect(page.getByText('Laden van diensten...')).toBeVisible();
  services.open();
  const failure = 'Fout bij het laden van categorieën: Er is nu geen verbinding met het internet.';
  await expect(page.getByText(failure)).toBeVisible();
  // It asks the one above afterwards. Between the two nothing passes: the app tries again by itself.
  const again = await holdBack(page, '**/documents:runQuery*', 'task_categories');
  services.broken = false;
  await page.getByRole('button', { name: 'Diensten opnieuw laden' }).click();
  await expect(page.getByRole('button', { name: 'Categorieën laden...' })).toHaveAttribute('aria-busy', 'true');
  again.open();

  const cards = page.getByRole('group', { name: 'Waarmee kunnen wij helpen?' });
  await expect(cards.getByRole('radio')).toHaveCount(6);
  const places = await cards.locator('label').evaluateAll((labels) =>
    labels.map((label) => {
      const { x, y } = label.getBoundingClientRect();
      return [Math.round(x), Math.round(y)] as const;
    }),
  );
  expect(new Set(places.map(([x]) => x)).size, 'columns').toBe(2);
  expect(new Set(places.map(([, y]) => y)).size, 'rows').toBe(3);

  const price = page.getByText('We contacteren je om een prijs af te spreken');
  await expect(price).toHaveCount(0);
  await page.getByRole('radio', { name: 'Gezelschap' }).check();
  await expect(price).toBeVisible();
  const hours = page.getByRole('group', { name: 'Hoelang heeft u hulp nodig?' });
  await expect(hours.locator('label')).toHaveText([1, 2, 3, 4, 5, 6, 7, 8].map((count) => `${count} uur`));
});

// spec: 2.confirmation.saving 2.profile.sections 2.profile.saving 8.dashboard.cancelling 8.dashboard.cancel-failed
// spec: 8.dashboard.cancel-failed-reason 8.dashboard.cancel-failed-database 8.dashboard.request-failed 8.dashboard.profile-failed
test('a device that cannot store anything shows what is in progress, what failed and why, and succeeds on a retry', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: full, put: full });
  });
  tablet.expectNetworkFailures();
  const dialog = page.getByRole('dialog');
  const noNetwork = 'Er is nu geen verbinding met het internet.';
  const calls = '**/documents:commit*';

  await test.step('a request', async () => {
    const sending = await holdBack(page, calls);
    sending.broken = true;
    await fillIn(page, { service: 'Vervoer' });
    await confirm(page);
    await expect(dialog.getByRole('button', { name: 'Bezig met indienen...' })).toHaveAttribute('aria-busy', 'true');
    sending.open();
    await expect(dialog.getByRole('alert')).toContainText('Fout bij aanvraag');
    await expect(dialog.getByRole('alert')).toContainText(noNetwork);
    sending.broken = false;
    await answerDialog(page, 'Bevestig aanvraag');
    await expect(page.getByText('Uw aanvraag is succesvol ingediend!')).toBeVisible();
    await arrived(firebase, maria, 1);
  });

  await test.step('a cancellation', async () => {
    await page.unroute(calls);
    const sending = await holdBack(page, calls);
    sending.broken = true;
    await page.getByRole('button', { name: /^Annuleren: Vervoer/ }).click();
    await answerDialog(page, 'Ja, annuleren');
    const busy = dialog.getByRole('button', { name: 'Bezig met annuleren van aanvraag...' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    sending.open();
    const failure = dialog.getByRole('alert');
    await expect(failure.getByRole('paragraph')).toContainText([
      'Kon de aanvraag niet annuleren. Probeer het later opnieuw.',
      `Er is een fout opgetreden bij het annuleren van de aanvraag: ${noNetwork}`,
      'Bel ons op ',
    ]);
    expect(await storedRequests(firebase, maria.uid)).toMatchObject([{ status: 'submitted' }]);

    await page.unroute(calls);
    tablet.expectConsoleError(/status of 404/);
    const message = 'The database (default) does not exist for project madelief.';
    await page.route(calls, (route) => route.fulfill({ status: 404, json: { error: { code: 404, message } } }));
    await answerDialog(page, 'Ja, annuleren');
    await expect(failure.getByRole('paragraph')).toHaveText([
      'Kon de aanvraag niet annuleren vanwege een database configuratie probleem. Neem contact op met een beheerder.',
      /^Bel ons op /,
    ]);
    await page.unroute(calls);
    await answerDialog(page, 'Ja, annuleren');
    await expect(page.getByText('Aanvraag succesvol geannuleerd')).toBeVisible();
    await expect.poll(() => storedRequests(firebase, maria.uid), flushed).toMatchObject([{ status: 'cancelled' }]);
  });

  await test.step('the profile', async () => {
    await page.unroute(calls);
    const sending = await holdBack(page, calls);
    sending.broken = true;
    await page.getByRole('link', { name: 'Mijn Profiel' }).click();
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(sections).toHaveText([
      'Uw naam',
      'Contact',
      'Adres',
      'Voorkeuren',
      'Uw gegevens bij ons',
      'Klopt er iets niet?',
    ]);
    await page.getByLabel('Voornaam').fill('Mia');
    await afterDoubleTapWindow(page);
    await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
    await expect(page.getByRole('button', { name: 'Opslaan...' })).toHaveAttribute('aria-busy', 'true');
    sending.open();
    await expect(page.getByText('Er is een probleem opgetreden bij het bijwerken van uw profiel.')).toBeVisible();
    expect(await storedProfile(firebase, maria.uid)).toMatchObject({ first_name: 'Maria' });
    sending.broken = false;
    await afterDoubleTapWindow(page);
    await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
    await expect(page.getByText('Uw profiel is succesvol bijgewerkt!')).toBeVisible();
    expect(await storedProfile(firebase, maria.uid)).toMatchObject({ first_name: 'Mia' });
  });
});
