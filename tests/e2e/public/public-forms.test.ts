import { readBrowserStorage } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import {
  fillInSignUp,
  fillInTip,
  formIsHydrated,
  formTexts,
  recordNotifications,
  newAddress,
  openForm,
  send,
  senderIsLoaded,
} from '../form-steps.ts';
import { delayScripts } from './landing-steps.ts';
import { afterDoubleTapWindow, flushed, workerIsReady } from '../steps.ts';
import { storedForms } from '#tests/people/stored-forms.ts';

const { nl, en } = formTexts;

// spec: 2.routes.waiting-list 2.routes.waiting-list-success 2.sign-up.fields 2.sign-up.roles
// spec: 2.sign-up.family-member-field 2.sign-up.button 4.forms.visitor-states 4.forms.family-member-field
// spec: 5.sign-up.name 5.sign-up.email 5.sign-up.postcode 5.sign-up.role 6.roles.sign-up-roles 7.forms.sign-up-fields
// spec: 7.forms.sign-up-attribution 7.forms.sign-up-elderly-name 7.registration-mail.arguments 8.forms.sign-up-received
test('a daughter puts her mother on the waiting list, corrects errors, and is thanked once', async ({
  device,
  firebase,
}) => {
  const tablet = await device();
  const email = newAddress();
  const notifications = await recordNotifications(tablet.page());
  const page = await openForm(tablet, '/waiting-list?test=true&utm_source=folder&utm_campaign=lente&utm_term=');
  const summary = page.getByRole('alert');

  await send(page, nl.submit);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Voer uw volledige naam in',
    'Voer een geldig e-mailadres in',
    'Postcode is verplicht',
    'Selecteer een optie',
  ]);
  await page.getByLabel('Volledige naam').fill('An Peeters');
  await expect(summary.getByRole('link')).toHaveCount(3);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Postcode').fill('9000');
  await expect(page.getByLabel('Naam van de hulpzoekende')).toHaveCount(0);
  await page.getByLabel('Ik registreer als').selectOption('Familielid/Verzorger');
  await page.getByLabel('Naam van de hulpzoekende').fill('Maria Peeters');
  await page.getByLabel('Aanvullende opmerkingen (optioneel)').fill('Liefst in de voormiddag.');
  await expect(summary).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Privacybeleid' }).first()).toHaveAttribute('href', '/privacybeleid');

  // A double tap is one sign-up.
  const button = page.getByRole('button', { name: nl.submit, exact: true });
  await afterDoubleTapWindow(page);
  await button.dblclick();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Registratie succesvol!', flushed);
  await expect(dialog).toContainText('Bedankt voor je aanmelding! We nemen spoedig contact met je op.');
  const entries = await storedForms(firebase, 'waitingList', email);
  expect(entries).toEqual([
    {
      full_name: 'An Peeters',
      email,
      phone_number: null,
      postcode: '9000',
      role: 'Family Member',
      elderly_name: 'Maria Peeters',
      notes: 'Liefst in de voormiddag.',
      website: '',
      service_type: 'Madelief',
      utm_source: 'folder',
      utm_medium: null,
      utm_campaign: 'lente',
      utm_term: null,
      utm_content: null,
      test: true,
    },
  ]);
  expect(notifications).toEqual([
    { naam: 'An Peeters', email, telefoonnummer: null, postcode: '9000', opmerkingen: 'Liefst in de voormiddag.' },
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Bedankt voor je aanmelding!')).toBeVisible();
  await page.getByRole('button', { name: nl.another }).click();
  await expect(page.getByLabel('Volledige naam')).toHaveValue('');
});

// spec: 4.forms.visitor-offline 5.sign-up.optional-fields
test('a form sent without a network is stored, is not shown to others, and arrives once when the network is restored', async ({
  killableDevice,
  firebase,
}) => {
  const tablet = await killableDevice();
  const [first, second] = [newAddress(), newAddress()];
  await recordNotifications(tablet.page());
  let page = await openForm(tablet, '/waiting-list');
  await workerIsReady(page);
  await fillInSignUp(page, first);
  await senderIsLoaded(page);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await send(page, nl.submit);
  await expect(page.getByText('We versturen uw gegevens zodra u weer verbinding heeft')).toBeVisible({
    timeout: 30_000,
  });
  expect((await readBrowserStorage(page))['madelief/outbox']).toContain(first);

  // The next visitor on this device sees that a form is pending, but none of its data.
  page = await openForm(tablet, '/tip-je-werkgever');
  await expect(page.getByText('1 aanmelding wacht nog')).toBeVisible({ timeout: 30_000 });
  await fillInTip(page, second);
  await send(page, nl['tip-submit']);
  await expect(page.getByText(nl['kept-title'])).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('body')).not.toContainText(first);
  await expect(page.getByLabel(nl.company)).toHaveValue('');

  // The device crashes. The answer to the first attempt is lost, so it is sent again.
  page = await tablet.crashAndRestart();
  await recordNotifications(page);
  await page.goto(`${tablet.origin}/waiting-list`);
  await expect(page.getByText('2 aanmeldingen wachten nog')).toBeVisible({ timeout: 30_000 });
  const lost = tablet.network.cutNext('app', /functions\/(join-waiting-list|tip-employer)/, 'after');
  tablet.network.restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await lost;
  await expect.poll(() => storedForms(firebase, 'waitingList', first), flushed).toHaveLength(1);
  await expect.poll(() => storedForms(firebase, 'employerTips', second), flushed).toHaveLength(1);
  await expect(page.getByText(/wach(t|ten) nog/)).toHaveCount(0, flushed);
  const kept = JSON.stringify(await readBrowserStorage(page));
  expect(kept).not.toContain(first);
  expect(kept).not.toContain(second);
});

// spec: 2.sign-up.hidden-field 4.forms.honeypot 5.sign-up.hidden-field
test('a bot that fills in every field is thanked, and nothing is stored or sent', async ({ device, firebase }) => {
  const tablet = await device();
  const email = newAddress();
  const requested: string[] = [];
  const page = await openForm(tablet, '/waiting-list');
  page.on('request', (request) => requested.push(request.url()));
  const hidden = page.locator('input[name="website"]');
  await expect(hidden).toHaveAttribute('autocomplete', 'off');
  await fillInSignUp(page, email);
  // Neither the keyboard nor a screen reader reaches the field.
  await expect(page.getByRole('textbox', { name: nl.website })).toHaveCount(0);
  await page.getByLabel(nl.notes).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: nl.submit, exact: true })).toBeFocused();
  await hidden.evaluate((field: HTMLInputElement) => {
    field.value = 'https://bot.example';
  });
  await send(page, nl.submit);
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Registratie succesvol!');
  expect(requested.filter((url) => url.includes('/functions/'))).toEqual([]);
  expect(JSON.stringify(await readBrowserStorage(page))).not.toContain(email);
  expect(await storedForms(firebase, 'waitingList', email)).toEqual([]);
});

// spec: 2.landing.primary-button 2.landing.contact-form 2.sign-up.title 2.sign-up.success 5.contact.phone
// spec: 7.forms.contact-fields
test('from the landing page a visitor signs up in a dialog, or leaves a number, with the keyboard and in English', async ({
  device,
  firebase,
}) => {
  const tablet = await device({ width: 360, height: 740 });
  const [called, signedUp] = [newAddress(), newAddress()];
  const notifications = await recordNotifications(tablet.page());
  const page = await openForm(tablet, '/en');
  await page.getByLabel(en['full-name']).fill('Jozef Claes');
  await page.getByLabel(en.email).fill(called);
  await page.getByLabel(en.phone).fill('123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([en['phone-invalid']]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(en.phone)).toBeFocused();
  await page.getByLabel(en.phone).fill('03 200 00 00');
  await send(page, en['contact-submit']);
  await expect(page.getByText(en['sign-up-sent'])).toBeVisible(flushed);
  expect(await storedForms(firebase, 'waitingList', called)).toEqual([
    { full_name: 'Jozef Claes', email: called, phone_number: '03 200 00 00', role: 'Help Seeker', test: null },
  ]);

  await page.getByRole('button', { name: 'Sign up', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign up for Madelief' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(en['full-name']).fill('An Peeters');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Sign up', exact: true }).first().click();
  await dialog.getByLabel(en['full-name']).fill('An Peeters');
  await dialog.getByLabel(en.email).fill(signedUp);
  await dialog.getByLabel(en.postcode).fill('2000');
  await dialog.getByLabel(en.role).selectOption(en['role-seeker']);
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: en.submit, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/bedankt', flushed);
  expect(await storedForms(firebase, 'waitingList', signedUp)).toHaveLength(1);
  expect(notifications).toHaveLength(2);
});

// spec: 2.routes.employer-tip 2.other-pages.tip-fields 4.forms.visitor-states 5.tip.first-name 5.tip.last-name
// spec: 5.tip.company 5.tip.email 7.forms.tip-fields 8.forms.tip-received 8.forms.tip-failed 9.investors.tip-reward
test('a tip is corrected, sent and confirmed; if it can be neither stored nor sent, the input is kept', async ({
  device,
  firebase,
}) => {
  const tablet = await device();
  const [email, unkept] = [newAddress(), newAddress()];
  const page = await openForm(tablet, '/tip-je-werkgever');
  await expect(page.getByText('500 euro')).toBeVisible();
  await send(page, nl['tip-submit']);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Voornaam moet minimaal 2 karakters zijn',
    'Achternaam moet minimaal 2 karakters zijn',
    'Bedrijfsnaam moet minimaal 2 karakters zijn',
    'Ongeldig e-mailadres',
  ]);
  await fillInTip(page, email);
  await send(page, nl['tip-submit']);
  await expect(page.getByText('Bedankt voor je tip! We nemen binnenkort contact op met je werkgever.')).toBeVisible(
    flushed,
  );
  await expect(page.getByLabel(nl.company)).toHaveValue('');
  expect(await storedForms(firebase, 'employerTips', email)).toEqual([
    { first_name: 'An', last_name: 'Peeters', company: 'Bakkerij Van Hove', email },
  ]);

  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await page.reload();
  await formIsHydrated(page);
  await fillInTip(page, unkept);
  tablet.expectNetworkFailures();
  tablet.network.setMode('app', 'refuse');
  await send(page, nl['tip-submit']);
  await expect(page.getByText('Er ging iets mis. Probeer het later opnieuw.')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByLabel(nl.email)).toHaveValue(unkept);
  tablet.network.restore();
  await send(page, nl['tip-submit']);
  await expect(page.getByText(nl['tip-sent'])).toBeVisible({ timeout: 45_000 });
  expect(await storedForms(firebase, 'employerTips', unkept)).toHaveLength(1);
});

test('input before hydration is kept, and not put into the address', async ({ device }) => {
  const tablet = await device();
  const page = tablet.page();
  const letGo = await delayScripts(page);
  await page.goto(`${tablet.origin}/waiting-list`, { waitUntil: 'commit' });
  await page.getByLabel(nl['full-name']).fill('An Peeters');
  await page.getByRole('button', { name: nl.submit, exact: true }).click();
  await expect(page).toHaveURL(`${tablet.origin}/waiting-list`);
  letGo();
  await formIsHydrated(page);
  await expect(page.getByLabel(nl['full-name'])).toHaveValue('An Peeters');
  await send(page, nl.submit);
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
});
