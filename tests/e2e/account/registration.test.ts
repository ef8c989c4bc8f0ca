import type { Page } from 'playwright-core';
import { linkIn, mailsTo, newestMailTo } from '#tests/people/mailbox.ts';
import {
  aNewAccount,
  answered,
  authAnswers,
  fillInRegistration,
  fillInPasswordAndConsent,
  followVerification,
  newAccountAddress,
  storedSignUp,
} from './account-steps.ts';
import { readBrowserStorage, storagePlacesWith } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow, chooseLanguage, enterCredentials } from '../steps.ts';

const refused = /status of 400/;
const checkMail = 'Controleer uw e-mail om uw account te verifiëren.';
const submitName = 'Maak Account Aan';

async function submit(page: Page): Promise<void> {
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: submitName }).click();
}

// spec: 2.routes.own-addresses 2.registration.fields 2.registration.show-password 2.registration.language
// spec: 2.registration.role 2.registration.agreement 2.registration.button 2.registration.sending
// spec: 2.registration.already-signed-in 2.registration.verify-notice 2.registration.login-link
// spec: 4.access.pending-verification 4.access.confirmed 4.access.confirmed-lookup 4.access.confirmed-senior-profile
// spec: 5.registration.first-name 5.registration.last-name 5.registration.email 5.registration.phone
// spec: 5.registration.postcode 5.registration.street 5.registration.city 5.registration.language
// spec: 5.registration.password 5.registration.agreement 5.registration.required-at-submit 8.auth.email-rate-limit
// spec: 8.access.registered 8.access.registration-failed
test('a person registers, opens the link in the mail and is greeted by her name', async ({ device, firebase }) => {
  const newcomer = aNewAccount();
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  await page.getByRole('link', { name: 'Account maken' }).click();
  await expect(page).toHaveURL(`${tablet.origin}/registration`);
  await page.getByRole('link', { name: 'Naar inloggen' }).click();
  await expect(page).toHaveURL(`${tablet.origin}/login`);
  await page.goBack();

  await submit(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Kijk deze velden na' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Vul alle verplichte velden in.');
  await expect(summary.getByRole('link')).toHaveText([
    'Voornaam is verplicht',
    'Achternaam is verplicht',
    'Ongeldig e-mailadres',
    'Wachtwoord moet minimaal 6 tekens bevatten',
    'Telefoonnummer is verplicht',
    'Adres is verplicht',
    'Postcode is verplicht',
    'Stad is verplicht',
    'U moet akkoord gaan met de GDPR-wetgeving',
  ]);
  await summary.getByRole('link', { name: 'Postcode is verplicht' }).click();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await expect(page.getByLabel('Rol')).toBeDisabled();
  await expect(page.getByLabel('Rol')).toHaveValue('senior');
  const language = page.getByRole('combobox', { name: 'Taal' });
  await expect(language).toHaveValue('NL');
  await expect(language.getByRole('option')).toHaveText(['Kies een taal', 'Nederlands', 'Frans', 'Engels']);
  await language.selectOption('');
  await fillInRegistration(page, newcomer);
  await expect(summary).toHaveCount(0);
  await page.getByLabel('E-mailadres').fill('godelieve@');
  await submit(page);
  await expect(summary.getByRole('link')).toHaveText(['Ongeldig e-mailadres', 'Selecteer een taal']);
  await language.selectOption('NL');
  await page.getByLabel('E-mailadres').fill(`${newcomer.email} `);
  const password = page.getByLabel('Wachtwoord', { exact: true });
  await password.fill('Tulp');
  await page.getByRole('button', { name: 'Toon wachtwoord' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await submit(page);
  await expect(summary.getByRole('link')).toHaveText(['Wachtwoord moet minimaal 6 tekens bevatten']);
  await expect(password).toHaveAccessibleDescription(/Wachtwoord moet minimaal 6 tekens bevatten/);
  await password.fill(newcomer.password);

  const registering = '**/functions/register-account';
  await page.route(registering, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'invalid-input', message: 'for engineers' } } }),
  );
  tablet.expectConsoleError(refused);
  await submit(page);
  await expect(page.getByText('Er is een fout opgetreden bij het aanmaken van uw account.')).toBeVisible(answered);
  await page.unroute(registering);

  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  let made = 0;
  await page.route(registering, async (route) => {
    made += 1;
    await gate;
    await route.continue();
  });
  await submit(page);
  const busy = page.getByRole('button', { name: 'Bezig met aanmaken...' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await afterDoubleTapWindow(page);
  await busy.click({ force: true });
  letThrough();
  await expect(page).toHaveURL(`${tablet.origin}/login`, answered);
  await expect(page.getByText(checkMail)).toBeVisible();
  expect(made).toBe(1);
  await expect(page.getByLabel('E-mailadres')).toHaveValue(newcomer.email);
  expect(await storagePlacesWith(page, [newAccountAddress.street, newcomer.password])).toEqual([]);
  expect(await storedSignUp(firebase, newcomer.email)).toMatchObject({
    emailVerified: false,
    record: {
      email: newcomer.email,
      first_name: 'Godelieve',
      last_name: 'Van den Bossche',
      phone_number: newAccountAddress.phone,
      full_address: newAccountAddress.street,
      city: newAccountAddress.postalCode,
      name_city: newAccountAddress.town,
      language: 'NL',
      role: 'senior',
      status: 'pending_verification',
    },
    profile: undefined,
  });

  // Before the address is verified, login is rejected; another mail can be requested, and too many are rejected with a
  // message.
  await enterCredentials(page, newcomer);
  await expect(page.getByText('Uw e-mailadres is nog niet bevestigd.')).toBeVisible();
  await page.goto(`${tablet.origin}/dashboard`);
  await expect(page).toHaveURL(`${tablet.origin}/login`);
  await page.goto(`${tablet.origin}/login`);
  await enterCredentials(page, newcomer);
  await page.getByRole('button', { name: 'Stuur de e-mail opnieuw' }).click();
  await expect(page.getByText('Kennen wij dit adres? Dan krijgt u binnen enkele minuten een e-mail.')).toBeVisible(
    answered,
  );
  expect(await mailsTo(firebase, newcomer.email, 2)).toHaveLength(2);
  await page.route('**/functions/send-verification-mail', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'too-many-mails', message: 'later' } } }),
  );
  tablet.expectConsoleError(/status of 429/);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Stuur de e-mail opnieuw' }).click();
  await expect(page.getByText('U vroeg te veel e-mails na elkaar.')).toBeVisible();

  await followVerification(page, linkIn(await newestMailTo(firebase, newcomer.email)));
  await expect(page.getByText('E-mail geverifieerd. U kunt nu inloggen.')).toBeVisible();
  await expect(page).toHaveURL(`${tablet.origin}/login?verified=true`);
  await expect(page.getByText('E-mail geverifieerd. U kunt nu inloggen.')).toBeVisible();
  await enterCredentials(page, newcomer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Godelieve', answered);
  const { uid, record, profile } = (await storedSignUp(firebase, newcomer.email)) ?? {};
  expect(record).toMatchObject({ status: 'verified', role: 'senior', full_address: newAccountAddress.street });
  expect(profile).toMatchObject({
    user_id: uid,
    senior_id: uid,
    senior_name: 'Godelieve Van den Bossche',
    address: '',
    age: 65,
    mobility: 'good',
  });

  await page.goto(`${tablet.origin}/registration`);
  await expect(page).toHaveURL(`${tablet.origin}/dashboard`);
});

// spec: 5.registration.weak-password 8.auth.already-registered 8.auth.weak-password 8.access.registration-known-email
// spec: 8.access.registration-failed
test('in English, in test mode and with the keyboard alone; a taken address and a weak password are reported', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const newcomer = aNewAccount('Rose');
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/registration?test=true`);
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');

  const { keyboard } = page;
  await page.getByLabel('First name').focus();
  for (const text of ['Rose', 'Peeters', maria.email, 'Roses-12']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await keyboard.press('Tab');
  for (const text of Object.values(newAccountAddress)) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused();
  await keyboard.type('E');
  await tabTo(page, page.getByRole('checkbox'));
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeFocused();
  tablet.expectConsoleError(refused);
  await keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Your account has not been created yet' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['This email address is already registered.']);
  await expect(page.getByText('Is this your address? Then log in. Or choose a new password.')).toBeVisible();
  // Without her password nothing is disclosed, and none of her data has changed.
  expect(await storedSignUp(firebase, maria.email)).toMatchObject({ uid: maria.uid, record: { first_name: 'Maria' } });

  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await keyboard.press('Control+A');
  await keyboard.type(newcomer.email);
  const accept = await authAnswers(page, 'signUp', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing requirements');
  await afterDoubleTapWindow(page);
  await keyboard.press('Enter');
  await expect(summary.getByRole('link')).toHaveText([/Your password is too weak. Use at least 8 characters/]);
  await accept();
  const fail = await authAnswers(page, 'signUp', 'OPERATION_NOT_ALLOWED');
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await afterDoubleTapWindow(page);
  await keyboard.press('Enter');
  await expect(page.getByText('Something went wrong while creating your account.')).toBeVisible();
  await fail();
  await afterDoubleTapWindow(page);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Check your email to verify your account.')).toBeVisible(answered);
  expect(await storedSignUp(firebase, newcomer.email)).toMatchObject({
    record: { first_name: 'Rose', language: 'EN', test: true },
  });
  const { subject } = await newestMailTo(firebase, newcomer.email);
  expect(subject).not.toBe('');
});

// spec: 2.routes.callback-login-button
test('a sign-up interrupted by a crash of the device is completed at the next login, with the name that was entered', async ({
  killableDevice,
  firebase,
}) => {
  const newcomer = aNewAccount('Hortense');
  const tablet = await killableDevice();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/registration`);
  await fillInRegistration(page, newcomer);
  tablet.expectNetworkFailures();
  // The account in Auth exists; the following steps never reach the server.
  tablet.network.setMode('app', 'hang');
  await submit(page);
  await expect.poll(() => storedSignUp(firebase, newcomer.email)).not.toBeNull();
  await tablet.die();
  tablet.network.setMode('app', 'pass');
  expect(await storedSignUp(firebase, newcomer.email)).toMatchObject({ record: undefined, profile: undefined });

  const restarted = await tablet.restart();
  await restarted.goto(`${tablet.origin}/registration`);
  await expect(restarted.getByText('Wij hebben bewaard wat u eerder invulde.')).toBeVisible();
  await expect(restarted.getByLabel('Voornaam')).toHaveValue('Hortense');
  await expect(restarted.getByLabel('Straat en huisnummer')).toHaveValue(newAccountAddress.street);
  await expect(restarted.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  await expect(restarted.getByRole('checkbox')).not.toBeChecked();
  const stored = await readBrowserStorage(restarted);
  expect(stored['madelief/drafts']).not.toContain(newcomer.password);

  await restarted.getByRole('link', { name: 'Naar inloggen' }).click();
  await expect(restarted).toHaveURL(`${tablet.origin}/login`);
  await enterCredentials(restarted, newcomer);
  await expect(restarted.getByText('Uw e-mailadres is nog niet bevestigd.')).toBeVisible();
  await restarted.getByRole('button', { name: 'Stuur de e-mail opnieuw' }).click();
  await followVerification(restarted, linkIn(await newestMailTo(firebase, newcomer.email)));
  await expect(restarted).toHaveURL(`${tablet.origin}/login?verified=true`);
  await enterCredentials(restarted, newcomer);
  await expect(restarted.getByRole('heading', { level: 1 })).toHaveText('Welkom, Hortense', answered);
  expect(await storedSignUp(firebase, newcomer.email)).toMatchObject({
    record: { first_name: 'Hortense', full_address: newAccountAddress.street, status: 'verified', role: 'senior' },
    profile: { senior_name: 'Hortense Van den Bossche' },
  });
  const left = await readBrowserStorage(restarted);
  expect(left['madelief/drafts']).toBe('[]');
});

test('without a network the form reports it and keeps its input; a retry completes the first attempt', async ({
  device,
  firebase,
}) => {
  const newcomer = aNewAccount();
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/registration`);
  await fillInRegistration(page, newcomer);
  await expect(page.getByText('Wat u invult, is bewaard op dit toestel.')).toBeVisible();
  tablet.expectNetworkFailures();
  await tablet.context().setOffline(true);
  await expect(page.getByText('Een account maken kan alleen met internet.')).toBeVisible();
  await submit(page);
  await expect(page.getByText('Er is nu geen verbinding met het internet.')).toBeVisible();
  await expect(page.getByText('Wat u invulde, blijft bewaard op dit toestel.')).toBeVisible();
  expect(await storedSignUp(firebase, newcomer.email)).toBeNull();
  await tablet.context().setOffline(false);
  await expect(page.getByText('Een account maken kan alleen met internet.')).toHaveCount(0);

  tablet.network.setMode('app', 'refuse');
  await submit(page);
  await expect.poll(() => storedSignUp(firebase, newcomer.email)).not.toBeNull();
  await expect(page.getByText('Er is nu geen verbinding met het internet.')).toBeVisible();
  expect(await storedSignUp(firebase, newcomer.email)).toMatchObject({ record: undefined });
  tablet.network.setMode('app', 'pass');

  await page.reload();
  await expect(page.getByLabel('Voornaam')).toHaveValue(newcomer.firstName);
  await fillInPasswordAndConsent(page, newcomer);
  await submit(page);
  await expect(page.getByText(checkMail)).toBeVisible(answered);
  expect(await storedSignUp(firebase, newcomer.email)).toMatchObject({
    record: { first_name: newcomer.firstName, status: 'pending_verification' },
  });

  // A started form can be discarded with one tap.
  await page.goto(`${tablet.origin}/registration`);
  await expect(page.getByLabel('Voornaam')).toHaveValue('');
  await page.getByLabel('Voornaam').fill('Begonia');
  await expect(page.getByText('Wat u invult, is bewaard op dit toestel.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Voornaam')).toHaveValue('Begonia');
  await page.getByRole('button', { name: 'Formulier leegmaken' }).click();
  await expect(page.getByLabel('Voornaam')).toHaveValue('');
  expect(await storagePlacesWith(page, ['Begonia'])).toEqual([]);
});
