import type { Device } from '#tests/browser/device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import {
  aNewAccount,
  answered,
  authAnswers,
  codeFor,
  fillInRegistration,
  holdRedirects,
} from '../account/account-steps.ts';
import { expect } from '../fixtures.ts';
import type { Look } from './screens.ts';
import { afterDoubleTapWindow, chooseLanguage } from '../steps.ts';
import { type Language, languageNames, words } from '../texts.ts';

export interface AccountVisit {
  readonly firebase: TestFirebase;
  /** A person with a registered address and a forgotten password. */
  readonly person: Person;
}

const longest = 'Donaudampfschifffahrtsgesellschaft'.repeat(6);

/** Every screen and state before the login. */
export async function visitAccountScreens(
  device: Device,
  { firebase, person }: AccountVisit,
  language: Language,
  look: Look,
): Promise<void> {
  const page = device.page();
  const { account, session } = words[language];
  const errors = page.getByRole('alert');
  device.expectConsoleError(/status of 4\d\d/);
  device.expectNetworkFailures();
  await holdRedirects(page);

  await page.goto(`${device.origin}/registration`);
  await chooseLanguage(page, languageNames[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await look(page, 'registration');
  await page.getByRole('combobox', { name: account.language }).selectOption('');
  await page.getByRole('button', { name: account.submit }).click();
  await expect(errors.getByRole('link')).toHaveCount(10);
  await look(page, 'registration with every error');
  const newcomer = aNewAccount(longest);
  await fillInRegistration(page, newcomer, language);
  await page.getByRole('combobox', { name: account.language }).selectOption('EN');
  await page.getByLabel(account['first-name']).fill(longest.slice(0, 99));
  await page.getByLabel(account.email).fill(person.email);
  await expect(page.getByText(account['draft-kept'])).toBeVisible();
  await page.reload();
  await expect(page.getByText(account['draft-restored'])).toBeVisible();
  await look(page, 'registration restored');
  await page.getByLabel(account.password, { exact: true }).fill('Tulpen-34');
  await page.getByRole('checkbox').check();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: account.submit }).click();
  await expect(page.getByText(account['taken-help'])).toBeVisible();
  await look(page, 'registration with a taken address');
  await page.getByLabel(account.email).fill(newcomer.email);
  device.network.setMode('auth', 'refuse');
  await device.context().setOffline(true);
  await expect(page.getByText(account['offline-title'])).toBeVisible();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: account.submit }).click();
  await expect(page.getByText(account['network-text'])).toBeVisible();
  await look(page, 'registration without a network');
  device.network.setMode('auth', 'pass');
  await device.context().setOffline(false);
  await expect(page.getByText(account['offline-title'])).toHaveCount(0);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: account.submit }).click();
  await expect(page.getByText(session.registered)).toBeVisible(answered);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: session['send-again'] }).click();
  await expect(page.getByText(session['sent-again'])).toBeVisible(answered);
  await look(page, 'login after registration');
  await page.goto(`${device.origin}/login?error=verification_failed`);
  await expect(page.getByText(session['no-mail-title'])).toBeVisible();
  await look(page, 'login after a link that failed');
  await page.goto(`${device.origin}/login?error=user_not_found`);
  await expect(page.getByText(session['user-not-found'])).toBeVisible();
  await look(page, 'login with the error of an address');

  await page.goto(`${device.origin}/reset-password`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account['reset-title']);
  await look(page, 'forgotten password');
  await page.getByRole('button', { name: account['reset-submit'] }).click();
  await expect(errors.getByRole('link')).toHaveText([account['reset-email-required']]);
  await look(page, 'forgotten password with an error');
  await page.getByLabel(account.email).fill(newcomer.email);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: account['reset-submit'] }).click();
  await expect(page.getByText(account['reset-sent-title'], { exact: true })).toBeVisible(answered);
  await look(page, 'forgotten password, sent');

  const code = await codeFor(firebase, person, 'recovery');
  await page.goto(`${device.origin}/reset-password/confirm?token=${code}`);
  await expect(page.getByText(account['ready-title'])).toBeVisible();
  await look(page, 'new password');
  await page.getByRole('button', { name: account['new-password-submit'] }).click();
  await expect(errors.getByRole('link')).toHaveText([account['fill-in-all-fields']]);
  await look(page, 'new password with an error');
  const odd = await authAnswers(page, 'resetPassword', 'OPERATION_NOT_ALLOWED');
  await page.getByLabel(account['new-password'], { exact: true }).fill('Tulpen-34');
  await page.getByLabel(account['repeat-password']).fill('Tulpen-34');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: account['new-password-submit'] }).click();
  await expect(page.getByText(account['new-password-failure-title'])).toBeVisible();
  await look(page, 'new password, refused');
  await odd();
  await page.goto(`${device.origin}/reset-password/confirm?token=worthless`);
  await expect(page.getByText(account['recovery-link-invalid'])).toBeVisible();
  await look(page, 'new password with a link that is used up');

  // Via another page: navigating to the current address would be a reload, which keeps its state.
  await page.goto(device.origin);
  await page.goto(`${device.origin}/reset-password/confirm`);
  await expect(page.getByText(account['session-invalid-text'])).toBeVisible();
  await look(page, 'new password without a session');
  for (const [name, query, words] of [
    ['recovery', 'source=passwordReset&type=recovery&token=x', account['callback-recovery']],
    ['error', `error=x&error_description=${longest.slice(0, 150)}`, account['callback-said']],
    ['nothing to do', '', account['callback-nothing']],
  ] as const) {
    await page.goto(`${device.origin}/auth/callback?${query}`);
    await expect(page.getByText(words)).toBeVisible();
    await look(page, `link: ${name}`);
  }
  await page.goto(`${device.origin}/auth/callback?type=signup#token=worthless`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account['callback-confirm-title']);
  await look(page, 'link: asks for a tap');
  const confirm = page.getByRole('button', { name: account['callback-confirm'] });
  await confirm.click();
  await expect(page.getByText(account['callback-used'])).toBeVisible();
  await look(page, 'link: failed');
  await page.goto(device.origin);
  await page.goto(`${device.origin}/auth/callback#access_token=x&refresh_token=x`);
  await expect(page.getByText(session['session-link'])).toBeVisible();
  await look(page, 'link: tokens');
  device.network.setMode('auth', 'refuse');
  await page.goto(`${device.origin}/auth/callback?type=signup#token=x`);
  await confirm.click();
  await expect(page.getByRole('button', { name: account['try-again'] })).toBeVisible();
  await look(page, 'link without a network');
  device.network.setMode('auth', 'pass');
  const late = await authAnswers(page, 'update', 'EXPIRED_OOB_CODE');
  await page.goto(`${device.origin}/auth/callback?type=signup#token=x`);
  await confirm.click();
  await expect(page.getByRole('button', { name: account['ask-new-link'] })).toBeVisible();
  await look(page, 'link that has expired');
  await late();
}
