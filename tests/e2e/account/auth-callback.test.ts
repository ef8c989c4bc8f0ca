import { mailsReceived, mailsTo } from '#tests/people/mailbox.ts';
import {
  answered,
  authAnswers,
  codeFor,
  confirmAddress,
  expectNoCodeInAddress,
  followVerification as follow,
  holdRedirects,
  mailedCode,
  recordShownTexts,
  storedSignUp,
  tokenFor,
} from './account-steps.ts';
import { storagePlacesWith } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { chooseLanguage, enterCredentials, signIn } from '../steps.ts';

const refused = /status of 400/;

// spec: 4.callback.verify-token security.m4
test('a scanner of mails that opens a link and runs its scripts confirms nothing; the tap of its reader does', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person({ emailVerified: false, user: { status: 'pending_verification' }, profile: false });
  const scanner = await device();
  const page = scanner.page();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const code = await mailedCode(firebase, maria);
  const links = {
    'of today': `${scanner.origin}/auth/callback?source=signup&type=signup#token=${code}`,
    'of before': `${scanner.origin}/auth/callback?source=signup&type=signup&token=${code}`,
    'of Firebase': `${scanner.origin}/auth/callback?mode=verifyEmail&oobCode=${await codeFor(firebase, maria, 'verification')}`,
  };
  for (const [name, link] of Object.entries(links)) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText('Bevestig uw e-mailadres');
    await expect(page.getByText('Zo weten wij dat het e-mailadres van u is.')).toBeVisible();
    await expect(page).toHaveURL(`${scanner.origin}/auth/callback`);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((url) => /verify-email|accounts:/.test(url))).toEqual([]);
  expect(asked.filter((url) => url.includes(code))).toEqual([links['of before']]);
  expect(await storedSignUp(firebase, maria.email)).toMatchObject({
    emailVerified: false,
    record: { status: 'pending_verification' },
  });

  await follow(page, links['of today']);
  await expect(page).toHaveURL(`${scanner.origin}/login?verified=true`, answered);
  expect(await storedSignUp(firebase, maria.email)).toMatchObject({ emailVerified: true });
});

// spec: 2.routes.callback-signup 2.routes.callback-loading 4.access.confirmed-senior-profile 4.callback.states
// spec: 4.callback.verify-token 4.callback.verified-redirect 4.callback.failed-token 7.mails.account-events
// spec: 8.access.verified 8.new-password.link-expired 8.new-password.link-failed 8.new-password.unexpected
test('a verification link completes the account before any sign-in, once on all devices; a link that fails is explained', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person({ emailVerified: false, user: { status: 'pending_verification' }, profile: false });
  const tablet = await device();
  const page = tablet.page();
  const sawText = await recordShownTexts(page);
  const code = await mailedCode(firebase, maria);
  const linkWith = (token: string) => `${tablet.origin}/auth/callback?source=signup&type=signup#token=${token}`;
  const verified = 'E-mail geverifieerd. U kunt nu inloggen.';

  tablet.expectNetworkFailures();
  await page.route('**/functions/verify-email', (route) => route.abort());
  await follow(page, linkWith(code));
  await expect(page.getByText('Er is nu geen verbinding met het internet.')).toBeVisible();
  await expectNoCodeInAddress(page, code);
  // The code is still unused: the link works, after a reload too.
  await page.reload();
  await confirmAddress(page);
  await expect(page.getByText('Er is nu geen verbinding met het internet.')).toBeVisible();
  await page.unroute('**/functions/verify-email');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByText(verified)).toBeVisible(answered);
  await expect(page).toHaveURL(`${tablet.origin}/login?verified=true`);
  await expect(page.getByText(verified)).toBeVisible();
  expect(await storagePlacesWith(page, [code])).toEqual([]);

  // Nobody has signed in yet, and everything is there.
  expect(await storedSignUp(firebase, maria.email)).toMatchObject({
    emailVerified: true,
    record: { status: 'verified' },
    profile: { senior_name: 'Maria Peeters' },
  });
  const [, welcome] = await mailsTo(firebase, maria.email, 2);
  expect(welcome?.subject).toBe('Uw account bij Madelief is klaar');

  // Opened again: in two tabs at once, and on another device.
  const second = await device();
  const places = [
    [page, tablet.origin],
    [await tablet.newPage(), tablet.origin],
    [second.page(), second.origin],
  ] as const;
  await Promise.all(places.map(([each, origin]) => follow(each, linkWith(code).replace(tablet.origin, origin))));
  for (const [each, origin] of places) await expect(each).toHaveURL(`${origin}/login?verified=true`);
  expect(await mailsReceived(firebase, maria.email)).toHaveLength(2);

  const link = linkWith('worthless');
  tablet.expectConsoleError(refused);
  await follow(page, link);
  await sawText('Verificatie mislukt. De link werkt niet of werd al gebruikt.');
  await sawText('Opende u de link al eens? Dan is uw e-mailadres bevestigd.');
  await expect(page).toHaveURL(`${tablet.origin}/login?error=verification_failed`);
  await expect(page.getByText('De controle van uw e-mailadres is mislukt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stuur de e-mail opnieuw' })).toBeVisible();

  const late = await authAnswers(page, 'update', 'EXPIRED_OOB_CODE');
  await follow(page, link);
  await sawText('Vraag een nieuwe link');
  await expect(page).toHaveURL(`${tablet.origin}/login?error=verification_failed`);
  await expect(page.getByText('De verificatielink is verlopen. Vraag een nieuwe aan.')).toBeVisible();
  // Without an address no mail can be sent: the field reports it.
  await page.getByRole('button', { name: 'Stuur de e-mail opnieuw' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Ongeldig e-mailadres']);
  await late();
  const odd = await authAnswers(page, 'update', 'OPERATION_NOT_ALLOWED');
  await follow(page, link);
  await sawText('Er is een onverwachte fout opgetreden.');
  await expect(page).toHaveURL(`${tablet.origin}/login?error=verification_failed`);
  await odd();

  // The button to continue is available immediately, before the redirect.
  const still = await tablet.newPage();
  await holdRedirects(still);
  await follow(still, link);
  await expect(still.getByText('Opende u de link al eens?')).toBeVisible();
  await still.getByRole('button', { name: 'Ga naar inloggen' }).click();
  await expect(still).toHaveURL(`${tablet.origin}/login?error=verification_failed`);
  // A late answer must not redirect a person who has navigated away.
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await still.route('**/accounts:update*', async (route) => {
    await gate;
    await route.continue();
  });
  await follow(still, link);
  await still.getByRole('button', { name: 'Ga naar inloggen' }).click();
  await expect(still).toHaveURL(`${tablet.origin}/login`);
  const answer = still.waitForResponse(/accounts:update/);
  letThrough();
  await (await answer).finished();
  await still.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(still).toHaveURL(`${tablet.origin}/login`);
  await still.close();

  await enterCredentials(page, maria);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria', answered);
  await follow(page, linkWith(code));
  await sawText(verified);
  await expect(page).toHaveURL(`${tablet.origin}/dashboard`);
  await follow(page, link);
  await sawText('U bent ingelogd. Uw e-mailadres is bevestigd.');
  await expect(page).toHaveURL(`${tablet.origin}/dashboard`);
});

// spec: 2.routes.callback-login-button 4.callback.error-parameter 8.new-password.error-parameter
test('an error in a link is quoted as the link’s own text, unless it contains a phone number or an address', async ({
  device,
}) => {
  const tablet = await device();
  const page = tablet.page();
  const sawText = await recordShownTexts(page);
  const open = (error: Record<string, string>, part: '?' | '#') =>
    page.goto(`${tablet.origin}/auth/callback${part}${new URLSearchParams(error).toString()}`);

  const late = { error: 'access_denied', error_code: 'otp_expired', error_description: 'Email link has expired' };
  await open(late, '#');
  await sawText('De link werkte niet');
  await sawText('Email link has expired');
  await expect(page).toHaveURL(`${tablet.origin}/login?error=otp_expired`);
  await expect(page.getByText('De verificatielink is verlopen. Vraag een nieuwe aan.')).toBeVisible();

  for (const description of ['Bel nu 0900 12 34', 'Ga naar https://evil.test']) {
    await open({ error: 'server_error', error_description: description }, '?');
    await sawText('Onbekende fout');
    await expect(page.getByRole('main')).not.toContainText(/0900|evil/);
    await expect(page).toHaveURL(`${tablet.origin}/login?error=server_error`);
    await expect(page.getByText('Er is een probleem met de server.')).toBeVisible();
  }
  await open({ error: 'x', error_description: '<img src=x onerror=alert(1)>Ja' }, '?');
  await sawText('<img src=x onerror=alert(1)>Ja');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

// spec: 4.callback.hash-tokens 4.callback.fallback security.low-access-token
test('in English: tokens in the hash are refused in words, an existing session stays, and a visit without parameters', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const jozef = await person({ user: { first_name: 'Jozef' } });
  const tablet = await device();
  const page = tablet.page();
  const sawText = await recordShownTexts(page);
  await page.goto(`${tablet.origin}/auth/callback`);
  await chooseLanguage(page, 'English');
  await expect(page.getByText('There is nothing left to do. You can continue.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${tablet.origin}/login`);

  // A token that Auth would accept.
  const token = await tokenFor(firebase, jozef);
  const attack = `${tablet.origin}/auth/callback#access_token=${token}&refresh_token=x&expires_in=3600`;
  await page.goto(attack);
  await sawText('This link tries to log you in without a password.');
  await expectNoCodeInAddress(page, token);
  await expect(page).toHaveURL(`${tablet.origin}/login?error=session_link`);
  await expect(page.getByText('This link tries to log you in without a password.')).toBeVisible();
  expect(await storagePlacesWith(page, [token])).toEqual([]);

  const second = await device();
  const own = await signIn(second, maria);
  const heardOwn = await recordShownTexts(own);
  await own.goto(attack.replace(tablet.origin, second.origin));
  await expect(own).toHaveURL(`${second.origin}/dashboard`);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  await own.goto(`${second.origin}/auth/callback`);
  await heardOwn('U bent ingelogd. Uw e-mailadres is bevestigd.');
  await expect(own).toHaveURL(`${second.origin}/dashboard`);
});
