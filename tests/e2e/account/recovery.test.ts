import type { Page } from 'playwright-core';
import { linkIn, newestMailTo, tokenIn } from '#tests/people/mailbox.ts';
import { answered, authAnswers, codeFor, expectNoCodeInAddress, recordShownTexts } from './account-steps.ts';
import { storagePlacesWith } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, chooseLanguage, enterCredentials, signIn } from '../steps.ts';

const refused = /status of 400/;

async function choose(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Herhaal het nieuwe wachtwoord').fill(repeated);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
}

// spec: 2.routes.own-addresses 2.routes.reset-password-request 2.routes.reset-password-home-button
// spec: 2.routes.confirm-sets-password 2.routes.callback-password-reset 2.login.forgotten-password 4.access.recovery
// spec: 4.callback.recovery 5.new-password.link-email 5.new-password.confirm-match 5.new-password.confirm-length
// spec: 8.auth.user-not-found 8.access.password-link-sent 8.access.password-updated 8.new-password.confirmed
// spec: 8.new-password.refused
test('a forgotten password: a mail, a link, a new password, and the old one is rejected', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  const sawText = await recordShownTexts(page);
  await page.goto(`${tablet.origin}/login`);
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page).toHaveURL(`${tablet.origin}/reset-password`);

  const send = page.getByRole('button', { name: 'Stuur mij een link' });
  await send.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Kijk deze velden na' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Vul uw e-mailadres in.']);
  // An unknown address gets an identical answer.
  const answers: string[] = [];
  for (const email of [`nobody-${maria.uid}@madelief.test`, maria.email]) {
    await page.goto(`${tablet.origin}/reset-password`);
    await page.getByLabel('E-mailadres').fill(email);
    await send.click();
    await expect(page.getByText('Controleer uw e-mail', { exact: true })).toBeVisible(answered);
    answers.push(await page.getByRole('main').innerText());
  }
  expect(answers[1]).toBe(answers[0]);
  expect(answers[1]).toContain('Wij hebben u een link gestuurd om een nieuw wachtwoord te kiezen.');
  await page.route('**/functions/send-password-reset-mail', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'too-many-mails', message: 'later' } } }),
  );
  tablet.expectConsoleError(/status of 429/);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Stuur de link opnieuw' }).click();
  await expect(page.getByText('U vroeg te veel e-mails na elkaar.')).toBeVisible();
  await afterDoubleTapWindow(page);
  await page.getByRole('link', { name: 'Terug naar de startpagina' }).click();
  await expect(page).toHaveURL(`${tablet.origin}/`);

  const mail = await newestMailTo(firebase, maria.email);
  const link = linkIn(mail);
  const code = tokenIn(mail);
  expect(code).not.toBe('');
  await page.goto(link);
  await sawText('U gaat nu naar de pagina voor een nieuw wachtwoord.');
  await expectNoCodeInAddress(page, code);
  await expect(page).toHaveURL(`${tablet.origin}/reset-password/confirm`);
  await expect(page.getByText('Vul hieronder uw nieuwe wachtwoord in.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Vul hieronder uw nieuwe wachtwoord in.')).toBeVisible();
  await expectNoCodeInAddress(page, code);
  expect(await storagePlacesWith(page, [code])).toEqual([]);

  await choose(page, '', '');
  await expect(summary.getByRole('link')).toHaveText(['Vul alle velden in.']);
  await choose(page, 'Tulpen-34', 'Tulpen-35');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Wachtwoorden komen niet overeen']);
  await choose(page, 'Tulp');
  await expect(summary.getByRole('link')).toHaveText(['Wachtwoord moet minimaal 6 tekens bevatten']);
  tablet.expectConsoleError(refused);
  let accept = await authAnswers(page, 'resetPassword', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing requirements');
  await choose(page, 'tulpenveld');
  await expect(summary.getByRole('link')).toHaveText([/^Uw wachtwoord is te zwak/]);
  await accept();
  accept = await authAnswers(page, 'resetPassword', 'OPERATION_NOT_ALLOWED');
  await choose(page, 'Tulpen-34');
  await expect(page.getByText('Er is een fout opgetreden', { exact: true })).toBeVisible();
  await accept();
  await choose(page, 'Tulpen-34');
  await sawText('Wachtwoord succesvol gewijzigd!');
  await expect(page).toHaveURL(`${tablet.origin}/login?reset=success`);
  await expect(
    page.getByText('Wachtwoord succesvol bijgewerkt. U kunt nu inloggen met uw nieuwe wachtwoord.'),
  ).toBeVisible();
  await enterCredentials(page, maria);
  await expect(page.getByText('Uw e-mailadres of wachtwoord is niet juist.')).toBeVisible();
  await enterCredentials(page, { ...maria, password: 'Tulpen-34' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');

  // The link of the mail is used up, and the page explains what to do.
  await page.goto(link);
  await expect(page.getByText('De link in uw e-mail werkt niet of werd al gebruikt.')).toBeVisible();
  await page.getByRole('link', { name: 'Vraag een nieuwe link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wachtwoord vergeten');
});

// spec: 2.routes.own-addresses 2.routes.reset-password-recovery 4.access.recovery 5.new-password.both-fields
// spec: 5.new-password.match 5.new-password.length 5.new-password.link-email 8.new-password.updated
test('in English, on the page that takes a link directly: its own messages, then home', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/reset-password`);
  await chooseLanguage(page, 'English');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please enter your email address.']);
  await page.getByLabel('Email address').fill(maria.email);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Check your email', { exact: true })).toBeVisible(answered);
  await expect(page.getByText("We've sent you a password reset link.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();

  const code = await codeFor(firebase, maria, 'recovery');
  await page.goto(`${tablet.origin}/reset-password?type=recovery#token=${code}`);
  await expect(page.getByText('Ready to reset')).toBeVisible();
  await expect(page.getByText('Please enter your new password below.')).toBeVisible();
  await expectNoCodeInAddress(page, code);
  await expect(page).toHaveURL(`${tablet.origin}/reset-password?type=recovery`);
  const summary = page.getByRole('alert').filter({ hasText: 'Check these fields' });
  const password = page.getByLabel('New password', { exact: true });
  const repeated = page.getByLabel('Repeat the new password');
  for (const [one, other, message] of [
    ['', '', 'Please fill in all fields.'],
    ['Tulips-34', 'Tulips-35', 'Passwords do not match.'],
    ['Tulip', 'Tulip', 'Password must be at least 6 characters long.'],
  ] as const) {
    await password.fill(one);
    await repeated.fill(other);
    await afterDoubleTapWindow(page);
    await repeated.press('Enter');
    await expect(summary.getByRole('link')).toHaveText([message]);
    await expect(summary).toBeFocused();
  }
  await password.fill('Tulips-34');
  await repeated.fill('Tulips-34');
  await afterDoubleTapWindow(page);
  await repeated.press('Enter');
  await expect(page.getByText('Your password has been updated successfully.')).toBeVisible();
  await expect(page).toHaveURL(`${tablet.origin}/en`);
  await expect(page.getByText('Your password has been updated successfully.')).toBeVisible();
});

// spec: 2.routes.confirm-without-session
test('without a link and without a session there is nothing to change; with a session there is', async ({
  device,
  person,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  const sawText = await recordShownTexts(page);
  for (const path of ['/reset-password/confirm', '/reset-password?type=recovery']) {
    await page.goto(`${tablet.origin}${path}`);
    await sawText('Open de link in uw e-mail opnieuw.');
    await expect(page).toHaveURL(`${tablet.origin}/login`);
    await expect(page.getByText('Ongeldige sessie')).toBeVisible();
  }

  await signIn(tablet, maria);
  await page.goto(`${tablet.origin}/reset-password/confirm`);
  tablet.expectConsoleError(refused);
  const accept = await authAnswers(page, 'update', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  await choose(page, 'Tulpen-34');
  await expect(page.getByText('U logde lang geleden in. Log voor uw veiligheid opnieuw in.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vraag een nieuwe link' })).toBeVisible();
  await accept();
  await choose(page, 'Tulpen-34');
  await sawText('Wachtwoord succesvol gewijzigd!');
  // A signed-in person is redirected from the login to the dashboard.
  await expect(page).toHaveURL(`${tablet.origin}/dashboard`);

  tablet.expectNetworkFailures();
  const link = `${tablet.origin}/reset-password/confirm?oobCode=worth-nothing`;
  await page.goto(link);
  await expect(page.getByText('De link in uw e-mail werkt niet of werd al gebruikt.')).toBeVisible();
  const expire = await authAnswers(page, 'resetPassword', 'EXPIRED_OOB_CODE');
  await page.goto(link);
  await expect(page.getByText('De link in uw e-mail is verlopen. Vraag een nieuwe aan.')).toBeVisible();
  await expire();
  tablet.network.setMode('auth', 'refuse');
  await page.goto(link);
  await expect(page.getByText('Er is nu geen verbinding met het internet.')).toBeVisible();
  tablet.network.setMode('auth', 'pass');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByText('De link in uw e-mail werkt niet of werd al gebruikt.')).toBeVisible();
});

// spec: security.h3-passwords
test('somebody of staff who recovers the password has to take twelve characters', async ({
  device,
  person,
  firebase,
}) => {
  const nele = await person({ user: { role: 'dispatch' }, profile: false });
  const desk = await device();
  const page = desk.page();
  await page.goto(`${desk.origin}/reset-password`);
  await page.getByLabel('E-mailadres').fill(nele.email);
  await page.getByRole('button', { name: 'Stuur mij een link' }).click();
  await expect(page.getByText('Controleer uw e-mail', { exact: true })).toBeVisible(answered);
  await page.goto(linkIn(await newestMailTo(firebase, nele.email)));
  await expect(page).toHaveURL(`${desk.origin}/reset-password/confirm`);
  await choose(page, 'Tulpen-34-A');
  const summary = page.getByRole('alert').filter({ hasText: 'Kijk deze velden na' });
  await expect(summary.getByRole('link')).toHaveText(['Neem minstens 12 tekens.']);
  await choose(page, 'Tulpen-34-Rozen');
  await expect(page).toHaveURL(`${desk.origin}/login?reset=success`, answered);
});
