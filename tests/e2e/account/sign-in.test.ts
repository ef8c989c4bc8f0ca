import { answered, storedSignUp } from './account-steps.ts';
import { borderColour } from '../accessibility/border-colour.ts';
import { disableAccount, giveRole } from '../stored-records.ts';
import { expect, test } from '../fixtures.ts';
import { afterTremor, answerDialog, enterCredentials } from '../steps.ts';

const signInRefused = /status of 400/;

test('the login form says what is wrong, shows the password when asked, and is busy while it asks', async ({
  device,
  person,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  const email = page.getByLabel('E-mailadres');
  const password = page.getByLabel('Wachtwoord', { exact: true });
  const submit = page.getByRole('button', { name: 'Inloggen', exact: true });

  await submit.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Kijk deze velden na' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Ongeldig e-mailadres', 'Wachtwoord is verplicht']);
  await expect(email).toHaveAccessibleDescription('Ongeldig e-mailadres');
  await expect(password).toHaveAccessibleDescription('Wachtwoord is verplicht');
  await summary.getByRole('link', { name: 'Wachtwoord is verplicht' }).click();
  await expect(password).toBeFocused();
  await password.fill('Verkeerd-1');
  await expect(page.getByText('Wachtwoord is verplicht')).toHaveCount(0);
  await email.fill('maria');
  await expect(summary).toHaveCount(0);
  await afterTremor(page);
  await submit.click();
  await expect(summary.getByRole('link')).toHaveText(['Ongeldig e-mailadres']);

  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Toon wachtwoord' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('Verkeerd-1');
  await afterTremor(page);
  await page.getByRole('button', { name: 'Verberg wachtwoord' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  tablet.expectComplaint(signInRefused);
  await enterCredentials(page, { email: maria.email, password: 'Verkeerd-1' });
  const failure = page.getByRole('alert').filter({ hasText: 'Inloggen is niet gelukt' });
  await expect(failure).toContainText('Uw e-mailadres of wachtwoord is niet juist.');
  expect(await borderColour(failure)).toBe('red');
  await expect(email).toHaveValue(maria.email);

  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  let asked = 0;
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    asked += 1;
    await gate;
    await route.continue();
  });
  await enterCredentials(page, maria);
  const busy = page.getByRole('button', { name: 'Bezig met inloggen...' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await afterTremor(page);
  await busy.click({ force: true });
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  expect(asked).toBe(1);

  await page.goto(`${tablet.origin}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  await expect(page).toHaveURL(`${tablet.origin}/dashboard`);
});

test('who is not signed in is told so, and returns to the view they came for', async ({ device, person }) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/dashboard?tab=my-requests`);
  await expect(page).toHaveURL(`${tablet.origin}/login`);
  await expect(page.getByText('U moet ingelogd zijn om deze pagina te bekijken.')).toBeVisible();
  tablet.expectComplaint(signInRefused);
  await enterCredentials(page, { email: maria.email, password: 'Verkeerd-1' });
  await expect(page.getByText('Inloggen is niet gelukt')).toBeVisible();
  const visited = await page.evaluate(() => history.length);
  await enterCredentials(page, maria);
  await expect(page).toHaveURL(`${tablet.origin}/dashboard?tab=my-requests`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn Aanvragen');
  // The view stands in the place of the login form: going back does not lead to it.
  expect(await page.evaluate(() => history.length)).toBe(visited);

  await page.goto(`${tablet.origin}/admin`);
  await expect(page).toHaveURL(`${tablet.origin}/dashboard`);
  await expect(page.getByText('U heeft geen toegang tot deze pagina.', { exact: true })).toBeVisible();
});

test('staff land on their own page and not on the dashboard', async ({ device, person }) => {
  const staff = await person({ user: { first_name: 'Stef', role: 'admin' }, profile: false });
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  await enterCredentials(page, staff);
  await expect(page).toHaveURL(`${tablet.origin}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Panel');

  await page.goto(`${tablet.origin}/dashboard?tab=my-requests`);
  await expect(page).toHaveURL(`${tablet.origin}/login`);
  await expect(page.getByText('U heeft geen toegang tot deze pagina. Alleen senioren kunnen inloggen.')).toBeVisible();
  await page.goto(`${tablet.origin}/admin`);
  await expect(page).toHaveURL(`${tablet.origin}/login`);
  await enterCredentials(page, staff);
  await expect(page).toHaveURL(`${tablet.origin}/admin`);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await answerDialog(page, 'Ja, uitloggen');
  await expect(page).toHaveURL(`${tablet.origin}/`);
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
});

test('anyone else is signed out with the reason, and a first sign-in makes the record of a senior', async ({
  device,
  person,
  firebase,
}) => {
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  for (const role of ['student', 'suspended']) {
    const stranger = await person();
    await giveRole(firebase, stranger, role);
    await enterCredentials(page, stranger);
    await expect(
      page.getByText('U heeft geen toegang. Alleen senioren kunnen inloggen op deze applicatie.'),
    ).toBeVisible();
    await page.goto(`${tablet.origin}/dashboard`);
    await expect(page).toHaveURL(`${tablet.origin}/login`);
  }

  tablet.expectComplaint(signInRefused);
  const disabled = await person();
  await disableAccount(firebase, disabled);
  await enterCredentials(page, disabled);
  await expect(page.getByText('Uw account is uitgeschakeld.')).toBeVisible();

  const unverified = await person({ emailVerified: false });
  await enterCredentials(page, unverified);
  await expect(page.getByText('Uw e-mailadres is nog niet bevestigd.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stuur de e-mail opnieuw' })).toBeVisible();

  const newcomer = await person({ user: null, profile: false });
  await enterCredentials(page, newcomer);
  await expect(page).toHaveURL(`${tablet.origin}/dashboard`, answered);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welkom$/);
  expect(await storedSignUp(firebase, newcomer.email)).toMatchObject({
    record: { id: newcomer.uid, email: newcomer.email, role: 'senior', status: 'verified', language: 'NL' },
    profile: { user_id: newcomer.uid, senior_id: newcomer.uid, address: '', age: 65, mobility: 'good' },
  });
});

test('a role that cannot be looked up keeps the door closed and says why', async ({ device, person, firebase }) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  tablet.expectNetworkFailures();
  tablet.network.setMode('firestore', 'refuse');
  await enterCredentials(page, maria);
  await expect(page.getByText('Er is een fout opgetreden bij het controleren van uw rol.')).toBeVisible();
  await expect(page).toHaveURL(`${tablet.origin}/login`);
  tablet.network.setMode('firestore', 'pass');

  // A record that still has to be confirmed needs the server as well, and comes in at the next try.
  const pending = await person({ user: { first_name: 'Jozef', status: 'pending_verification' }, profile: false });
  tablet.network.setMode('app', 'refuse');
  await enterCredentials(page, pending);
  await expect(page.getByText('Er is een fout opgetreden bij het controleren van uw rol.')).toBeVisible();
  tablet.network.setMode('app', 'pass');
  await enterCredentials(page, pending);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Jozef', answered);
  expect(await storedSignUp(firebase, pending.email)).toMatchObject({
    record: { status: 'verified' },
    profile: { senior_name: 'Jozef Peeters' },
  });
});

test('a link from an e-mail says what it did; its own words are never shown', async ({ device }) => {
  const tablet = await device();
  const page = tablet.page();
  const links: readonly (readonly [string, string])[] = [
    ['verified=true', 'E-mail geverifieerd. U kunt nu inloggen.'],
    ['reset=true', 'Wachtwoord succesvol bijgewerkt. U kunt nu inloggen met uw nieuwe wachtwoord.'],
    ['error=verification_failed', 'De controle van uw e-mailadres is mislukt.'],
    ['error=otp_expired', 'De verificatielink is verlopen. Vraag een nieuwe aan.'],
  ];
  for (const [query, words] of links) {
    await page.goto(`${tablet.origin}/login?${query}`);
    await expect(page.getByText(words)).toBeVisible();
  }
  const hostile = 'Bel nu 0900 1234 <img src=x onerror="document.title=1">';
  await page.goto(`${tablet.origin}/login?error=${encodeURIComponent(hostile)}&error_description=Betaal`);
  await expect(page.getByText('De link in de e-mail werkte niet.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('0900');
  await expect(page.locator('body')).not.toContainText('Betaal');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});
