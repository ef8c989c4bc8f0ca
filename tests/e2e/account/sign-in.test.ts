import { answered, authAnswers, storedSignUp } from './account-steps.ts';
import { borderColour } from '../accessibility/border-colour.ts';
import { disableAccount, giveRole } from '../stored-records.ts';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, answerDialog, enterCode, enterCredentials } from '../steps.ts';

const signInRefused = /status of 400/;

// spec: 2.login.fields 2.login.show-password 2.login.submitting 2.login.already-signed-in 2.login.default-target
// spec: 4.forms.no-double-submit 4.forms.login-states 5.login.email 5.login.password 8.auth.invalid-credentials
// spec: 8.access.signed-in 8.access.login-failed 8.auth.email-invalid 8.auth.server-error 8.auth.other
// spec: 8.database.fallback
test('the login form reports errors, shows the password on request, and is busy while it submits', async ({
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
  await afterDoubleTapWindow(page);
  await submit.click();
  await expect(summary.getByRole('link')).toHaveText(['Ongeldig e-mailadres']);

  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Toon wachtwoord' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('Verkeerd-1');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Verberg wachtwoord' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  tablet.expectConsoleError(signInRefused);
  await enterCredentials(page, { email: maria.email, password: 'Verkeerd-1' });
  const failure = page.getByRole('alert').filter({ hasText: 'Inloggen is niet gelukt' });
  await expect(failure).toContainText('Uw e-mailadres of wachtwoord is niet juist.');
  expect(await borderColour(failure)).toBe('red');
  await expect(email).toHaveValue(maria.email);

  for (const [answer, said] of [
    ['INVALID_EMAIL', 'Dit e-mailadres is niet juist.'],
    ['INTERNAL_ERROR', 'Er is een probleem met de server. Probeer het later opnieuw.'],
    ['OPERATION_NOT_ALLOWED', 'Er is een fout opgetreden. Probeer het opnieuw.'],
  ] as const) {
    await authAnswers(page, 'signInWithPassword', answer);
    await enterCredentials(page, maria);
    await expect(failure).toContainText(said);
    await page.unroute('**/accounts:signInWithPassword*');
  }

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
  await afterDoubleTapWindow(page);
  await busy.click({ force: true });
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  expect(asked).toBe(1);

  await page.goto(`${tablet.origin}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  await expect(page).toHaveURL(`${tablet.origin}/dashboard`);
});

// spec: 2.routes.dashboard-sign-in 2.routes.admin-staff-only 2.login.return-to-target 2.login.replaces-history
// spec: 8.access.dashboard-without-sign-in 8.access.admin-refused
test('without a sign-in the dashboard asks for one, and returns to the requested view', async ({ device, person }) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/dashboard?tab=my-requests`);
  await expect(page).toHaveURL(`${tablet.origin}/login`);
  await expect(page.getByText('U moet ingelogd zijn om deze pagina te bekijken.')).toBeVisible();
  tablet.expectConsoleError(signInRefused);
  await enterCredentials(page, { email: maria.email, password: 'Verkeerd-1' });
  await expect(page.getByText('Inloggen is niet gelukt')).toBeVisible();
  const visited = await page.evaluate(() => history.length);
  await enterCredentials(page, maria);
  await expect(page).toHaveURL(`${tablet.origin}/dashboard?tab=my-requests`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn Aanvragen');
  // The view replaces the login form in the history: going back does not lead to it.
  expect(await page.evaluate(() => history.length)).toBe(visited);

  await page.goto(`${tablet.origin}/admin`);
  await expect(page).toHaveURL(`${tablet.origin}/dashboard`);
  await expect(page.getByText('U heeft geen toegang tot deze pagina.', { exact: true })).toBeVisible();
});

// spec: 2.routes.dashboard-seniors-only 2.routes.admin-staff-only 2.dashboard.sign-out 8.access.signed-out
// spec: 8.access.dashboard-other-role
test('staff land on their own page and not on the dashboard', async ({ device, person }) => {
  const staff = await person({ user: { first_name: 'Stef', role: 'admin' }, profile: false });
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  await enterCredentials(page, staff);
  await enterCode(page);
  await expect(page).toHaveURL(`${tablet.origin}/admin`);
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vandaag');

  await page.goto(`${tablet.origin}/dashboard?tab=my-requests`);
  await expect(page).toHaveURL(`${tablet.origin}/login`);
  await expect(page.getByText('U heeft geen toegang tot deze pagina. Alleen senioren kunnen inloggen.')).toBeVisible();
  // A link in a mail to staff: what it is about stays in the address through the sign-in.
  await page.goto(`${tablet.origin}/admin?request=7d3f0f3e`);
  await expect(page).toHaveURL(`${tablet.origin}/login`);
  await enterCredentials(page, staff);
  await enterCode(page);
  await expect(page).toHaveURL(`${tablet.origin}/admin?request=7d3f0f3e`);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await answerDialog(page, 'Ja, uitloggen');
  await expect(page).toHaveURL(`${tablet.origin}/`);
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
});

// spec: 2.routes.dashboard-seniors-only 4.access.confirmed-missing-record 4.access.role-by-id 4.access.missing-record
// spec: 4.access.not-a-senior 8.auth.email-not-confirmed 8.auth.not-a-senior 8.database.not-a-senior
test('any other role is signed out with the reason, and a first sign-in creates the record of a senior', async ({
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

  tablet.expectConsoleError(signInRefused);
  const disabled = await person();
  await disableAccount(firebase, disabled);
  await enterCredentials(page, disabled);
  await expect(page.getByText('Uw account is uitgeschakeld.')).toBeVisible();

  const unverified = await person({ emailVerified: false });
  await enterCredentials(page, unverified);
  await expect(
    page.getByText('Uw e-mailadres is nog niet bevestigd. Open de e-mail die wij u stuurden. Klik daar op de link.'),
  ).toBeVisible();
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

// spec: 8.access.role-lookup-failed
test('a failed lookup of the role denies access with the reason', async ({ device, person, firebase }) => {
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

  // An unconfirmed record needs the server as well; access is granted on the next attempt.
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

// spec: 2.login.verified-banner 2.login.query-error 2.login.password-changed-banner
test('a link from an e-mail reports its result; its own text is never shown', async ({ device }) => {
  const tablet = await device();
  const page = tablet.page();
  const links: readonly (readonly [string, string])[] = [
    ['verified=true', 'E-mail geverifieerd. U kunt nu inloggen.'],
    ['reset=true', 'Wachtwoord succesvol bijgewerkt. U kunt nu inloggen met uw nieuwe wachtwoord.'],
    ['error=verification_failed', 'De controle van uw e-mailadres is mislukt.'],
    ['error=otp_expired', 'De verificatielink is verlopen. Vraag een nieuwe aan.'],
    ['error=server_error', 'Er is een probleem met de server.'],
    ['error=not_a_senior', 'U heeft geen toegang. Alleen senioren kunnen inloggen op deze applicatie.'],
    ['error=email_not_confirmed', 'Uw e-mailadres is nog niet bevestigd.'],
    ['error=over_email_send_rate_limit', 'U vroeg te veel e-mails na elkaar.'],
    ['error=user_not_found', 'Wij vonden geen account met dit e-mailadres.'],
  ];
  for (const [query, words] of links) {
    await page.goto(`${tablet.origin}/login?${query}`);
    await expect(page.getByText(words)).toBeVisible();
  }
  const hostile = 'Bel nu 0900 1234 <img src=x onerror="document.title=1">';
  await page.goto(`${tablet.origin}/login?error=${encodeURIComponent(hostile)}&error_description=Betaal`);
  await expect(page.getByText('Er is een fout opgetreden. Probeer het opnieuw.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('0900');
  await expect(page.locator('body')).not.toContainText('Betaal');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});
