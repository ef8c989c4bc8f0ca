import type { Page } from 'playwright-core';
import { interimUserDefaults } from '#domain/documents/interim-user.ts';
import type { Person } from '#tests/people/create-person.ts';
import { changeProfileElsewhere, storedProfile } from '#tests/people/stored-profile.ts';
import { readBrowserStorage } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, answerDialog, flushed, signInAndCache, signIn } from '../steps.ts';

const waiting = 'Bewaard op dit toestel, nog niet verstuurd';
const updated = 'Uw profiel is succesvol bijgewerkt!';
const conflictText = 'Uw profiel is intussen op een ander toestel veranderd. Kies wat juist is.';
const profilePath = '/dashboard?tab=profile';

const firstName = (page: Page) => page.getByLabel('Voornaam');
const phone = (page: Page) => page.getByLabel('Telefoonnummer');
const street = (page: Page) => page.getByLabel('Straat en huisnummer');

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mijn Profiel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persoonlijke Informatie');
  await expect(phone(page)).not.toHaveValue('');
}

async function save(page: Page): Promise<void> {
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click();
}

/** The number of attempts for a change, as counted by the outbox. */
async function changesInOutbox(page: Page): Promise<readonly { readonly state: string; readonly attempts: number }[]> {
  const rows = JSON.parse((await readBrowserStorage(page))['madelief/outbox'] ?? '[]') as {
    readonly state: string;
    readonly attempts: number;
    readonly aggregate: string;
  }[];
  return rows.filter(({ aggregate }) => aggregate === 'profile').map(({ state, attempts }) => ({ state, attempts }));
}

// spec: 2.dashboard.view-profile 2.profile.title 2.profile.save-button 5.profile.email 5.profile.address-split
// spec: 8.dashboard.profile-saved 8.dashboard.profile-saved-notice
test('a profile change made without a network survives two crashes of the device, and arrives once', async ({
  killableDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await killableDevice();
  const page = await signInAndCache(tablet, maria);
  await openProfile(page);
  const email = page.getByLabel('E-mailadres');
  await expect(email).toHaveValue(maria.email);
  await expect(email).not.toBeEditable();

  tablet.expectNetworkFailures();
  tablet.network.cut();
  await firstName(page).fill('Mia');
  await street(page).fill('Veldstraat 3');
  await expect(page.getByText('Wat u invult, is bewaard op dit toestel.')).toBeVisible();

  const restored = await tablet.crashAndRestart();
  await restored.goto(`${tablet.origin}${profilePath}`);
  await expect(firstName(restored)).toHaveValue('Mia');
  await expect(restored.getByText('invulde, staat er nog.')).toBeVisible();
  await expect(restored.getByText(/^Gegevens van /)).toBeVisible();
  await phone(restored).fill('0471 00 00 00');
  await restored.getByLabel('Postcode').fill('9000');
  await restored.getByLabel('Stad of gemeente').fill('Gent');
  await save(restored);
  await expect(restored.getByRole('status').filter({ hasText: waiting })).toBeFocused();
  await expect(restored.getByText(waiting)).toBeInViewport({ ratio: 1 });
  await expect(restored.getByText(updated)).toHaveCount(0);
  await restored.getByRole('button', { name: 'Uitloggen' }).first().click();
  await expect(
    restored.getByRole('dialog', { name: 'Er is nog 1 aanvraag of wijziging niet verstuurd' }),
  ).toBeVisible();
  await answerDialog(restored, 'Nee, ingelogd blijven');
  // The request form offers her changed address before the server has it.
  await restored.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await expect(restored.getByLabel('Straat')).toHaveValue('Veldstraat');
  await expect(restored.getByLabel('Gemeente')).toHaveValue('Gent');
  expect(await storedProfile(firebase, maria.uid)).toMatchObject({
    first_name: 'Maria',
    full_address: 'Kerkstraat 12',
  });

  const again = await tablet.crashAndRestart();
  await again.goto(`${tablet.origin}${profilePath}`);
  await expect(again.getByText(waiting)).toBeVisible();
  await expect(firstName(again)).toHaveValue('Mia');
  tablet.network.restore();
  await expect(again.getByText(updated)).toBeVisible(flushed);
  await expect(again.getByText('Profiel bijgewerkt. Uw profielgegevens zijn succesvol bijgewerkt.')).toBeVisible();
  await expect(again.getByText(waiting)).toHaveCount(0);
  expect(await storedProfile(firebase, maria.uid)).toMatchObject({
    first_name: 'Mia',
    phone_number: '0471 00 00 00',
    full_address: 'Veldstraat 3',
    city: '9000',
    name_city: 'Gent',
    senior_name: 'Mia Peeters',
    address: 'Veldstraat 3, 9000 Gent',
    email: maria.email,
    role: 'senior',
  });
  const sent = (await changesInOutbox(again)).filter(({ state }) => state === 'received');
  expect(sent).toHaveLength(1);
  await again.getByRole('link', { name: 'Dashboard' }).click();
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Welkom, Mia');
  await again.getByRole('link', { name: 'Mijn Profiel' }).click();
  await save(again);
  await expect(again.getByText('U heeft niets veranderd.')).toBeVisible();
});

test('two devices change different fields at once: both changes stay, and each device shows the other', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const daughter = await device({ width: 360, height: 740 });
  const page = await signIn(tablet, maria, profilePath);
  const mobile = await signIn(daughter, maria, profilePath);
  await expect(phone(page)).toHaveValue('0470 12 34 56');
  await expect(phone(mobile)).toHaveValue('0470 12 34 56');

  await phone(page).fill('0471 11 11 11');
  await street(mobile).fill('Veldstraat 3');
  await save(mobile);
  await expect(mobile.getByText(updated)).toBeVisible(flushed);
  // Within a poll the daughter's street appears in the form that the senior is filling in, and her own number stays.
  await expect(street(page)).toHaveValue('Veldstraat 3', flushed);
  await expect(phone(page)).toHaveValue('0471 11 11 11');
  await save(page);
  await expect(page.getByText(updated)).toBeVisible(flushed);
  await expect(phone(mobile)).toHaveValue('0471 11 11 11', flushed);
  expect(await storedProfile(firebase, maria.uid)).toMatchObject({
    phone_number: '0471 11 11 11',
    full_address: 'Veldstraat 3',
    address: 'Veldstraat 3, 2000 Antwerpen',
  });

  // Also when neither device has seen the other's change.
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await phone(page).fill('0472 22 22 22');
  await save(page);
  await expect(page.getByText(waiting)).toBeVisible();
  await firstName(mobile).fill('Mia');
  await save(mobile);
  await expect(mobile.getByText(updated)).toBeVisible(flushed);
  tablet.network.restore();
  await expect(page.getByText(updated)).toBeVisible(flushed);
  await expect(firstName(page)).toHaveValue('Mia', flushed);
  expect(await storedProfile(firebase, maria.uid)).toMatchObject({
    first_name: 'Mia',
    phone_number: '0472 22 22 22',
    senior_name: 'Mia Peeters',
  });
});

test('two devices change the same field: nothing is overwritten, both values are shown, and the senior chooses', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await openProfile(page);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await phone(page).fill('0471 11 11 11');
  await street(page).fill('Veldstraat 3');
  await page.getByRole('radio', { name: 'Frans' }).check();
  await save(page);
  await expect(page.getByText(waiting)).toBeVisible();
  await changeProfileElsewhere(firebase, maria.uid, {
    phone_number: '0499 99 99 99',
    full_address: 'Nieuwstraat 8',
  });

  tablet.network.restore();
  await expect(page.getByText(conflictText)).toBeVisible(flushed);
  await expect(page.getByText('Wat u verder veranderde, bewaren wij ook.')).toBeVisible();
  expect(await storedProfile(firebase, maria.uid)).toMatchObject({
    phone_number: '0499 99 99 99',
    full_address: 'Nieuwstraat 8',
    language: 'NL',
  });
  const question = (name: string) => page.getByRole('group', { name });
  await expect(question('Telefoonnummer')).toContainText('0471 11 11 11');
  await expect(question('Telefoonnummer')).toContainText('0499 99 99 99');
  await expect(question('Adres')).toContainText('Veldstraat 3, 2000 Antwerpen');
  await expect(question('Adres')).toContainText('Nieuwstraat 8, 2000 Antwerpen');

  // The dialog survives a reload, and nothing is preselected.
  await page.reload();
  await expect(page.getByText(conflictText)).toBeVisible();
  await page.getByRole('button', { name: 'Keuze opslaan' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Kies wat juist is: Telefoonnummer' })).toBeVisible();
  await question('Telefoonnummer')
    .getByRole('radio', { name: /Dit vulde u hier in/ })
    .check();
  await question('Adres')
    .getByRole('radio', { name: /Dit staat er nu/ })
    .check();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Keuze opslaan' }).click();
  await expect(page.getByText(updated)).toBeVisible(flushed);
  expect(await storedProfile(firebase, maria.uid)).toMatchObject({
    phone_number: '0471 11 11 11',
    full_address: 'Nieuwstraat 8',
    language: 'FR',
    address: 'Nieuwstraat 8, 2000 Antwerpen',
  });
  await expect(street(page)).toHaveValue('Nieuwstraat 8');

  // With all of the other device's values nothing is left to send.
  tablet.network.cut();
  await phone(page).fill('0472 22 22 22');
  await save(page);
  await expect(page.getByText(waiting)).toBeVisible();
  await changeProfileElsewhere(firebase, maria.uid, { phone_number: '0488 88 88 88' });
  tablet.network.restore();
  await expect(page.getByText(conflictText)).toBeVisible(flushed);
  await question('Telefoonnummer')
    .getByRole('radio', { name: /Dit staat er nu/ })
    .check();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Keuze opslaan' }).click();
  await expect(page.getByText('Uw profiel blijft zoals het nu is.')).toBeVisible();
  await expect(phone(page)).toHaveValue('0488 88 88 88', flushed);
  expect((await changesInOutbox(page)).filter(({ state }) => state === 'needs-you')).toEqual([]);
});

// spec: 5.profile.first-name 5.profile.last-name 5.profile.phone 5.profile.postcode 5.profile.street 5.profile.city
test('each field reports its error, and placeholder values of the sign-up are shown as empty', async ({
  device,
  person,
}) => {
  const maria = await person({ user: { ...interimUserDefaults } });
  const tablet = await device();
  const page = await signIn(tablet, maria, profilePath);
  for (const field of ['Voornaam', 'Achternaam', 'Telefoonnummer', 'Straat en huisnummer', 'Postcode']) {
    await expect(page.getByLabel(field)).toHaveValue('');
  }
  await expect(page.getByRole('radio', { name: 'Nederlands' })).toBeChecked();
  await phone(page).fill('0470 12');
  await save(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Controleer alle velden' });
  await expect(summary).toBeFocused();
  const messages: Readonly<Record<string, string>> = {
    Voornaam: 'Voornaam moet minimaal 2 tekens bevatten',
    Achternaam: 'Achternaam moet minimaal 2 tekens bevatten',
    Telefoonnummer: 'Telefoonnummer moet minimaal 8 tekens bevatten',
    'Straat en huisnummer': 'Vul uw straatnaam en huisnummer in',
    Postcode: 'Vul uw postcode in',
    'Stad of gemeente': 'Vul uw stad in',
  };
  await expect(summary.getByRole('link')).toHaveText(Object.values(messages));
  for (const [label, message] of Object.entries(messages)) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
  }
  await summary.getByRole('link', { name: 'Vul uw postcode in' }).click();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await page.keyboard.type('2000');
  await expect(summary.getByRole('link', { name: 'Vul uw postcode in' })).toHaveCount(0);
});

test('the profile is changed with the keyboard alone', async ({ device, person, firebase }) => {
  const maria: Person = await person();
  const tablet = await device();
  const page = await signIn(tablet, maria, profilePath);
  await expect(phone(page)).toHaveValue('0470 12 34 56');
  const { keyboard } = page;
  await firstName(page).focus();
  await keyboard.press('Control+A');
  await keyboard.type('Mia');
  for (const next of [
    'Achternaam',
    'E-mailadres',
    'Telefoonnummer',
    'Straat en huisnummer',
    'Postcode',
    'Stad of gemeente',
  ]) {
    await keyboard.press('Tab');
    await expect(page.getByLabel(next)).toBeFocused();
  }
  await keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Nederlands' })).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Frans' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Wijzigingen opslaan' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText(updated)).toBeVisible(flushed);
  expect(await storedProfile(firebase, maria.uid)).toMatchObject({ first_name: 'Mia', language: 'FR' });
});
