import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { collections } from '#domain/collections.ts';
import { sendVerificationMail } from '#domain/contracts/accounts.ts';
import { functionPath } from '#domain/contracts/function-contract.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import { newestMailTo, tokenIn } from '#tests/people/mailbox.ts';
import { expect } from '../fixtures.ts';
import { type Language, words } from '../texts.ts';

/** The first call of a function starts its process, which takes a while on a busy machine. */
export const answered = { timeout: 45_000 };

/** A person without an account. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
}

export const aNewAccount = (firstName = 'Godelieve'): NewAccount => ({
  email: `new-${randomUUID()}@madelief.test`,
  password: 'Tulpen-34',
  firstName,
});

export const newAccountAddress = { phone: '0471 22 33 44', street: 'Bloemenlaan 8', postalCode: '9000', town: 'Gent' };

const addresses = ({ ports }: TestFirebase) => ({ authPort: ports.auth, firestorePort: ports.firestore });

/** Fills in the whole open registration form. */
export async function fillInRegistration(page: Page, newcomer: NewAccount, language: Language = 'nl'): Promise<void> {
  const { account } = words[language];
  await page.getByLabel(account['first-name']).fill(newcomer.firstName);
  await page.getByLabel(account['last-name']).fill('Van den Bossche');
  await page.getByLabel(account.email).fill(newcomer.email);
  await page.getByLabel(account.phone).fill(newAccountAddress.phone);
  await page.getByLabel(account.street).fill(newAccountAddress.street);
  await page.getByLabel(account['postal-code']).fill(newAccountAddress.postalCode);
  await page.getByLabel(account.town).fill(newAccountAddress.town);
  await fillInPasswordAndConsent(page, newcomer, language);
}

/** The fields that no form stores: the password and the consent. */
export async function fillInPasswordAndConsent(
  page: Page,
  { password }: NewAccount,
  language: Language = 'nl',
): Promise<void> {
  const { account } = words[language];
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: account.consent }).check();
}

/** What the server stores for an address: the sign-in, the record and the profile. */
export async function storedSignUp(firebase: TestFirebase, email: string) {
  return withAdminSdk(addresses(firebase), async ({ auth, firestore }) => {
    const user = await auth.getUserByEmail(email).catch(() => null);
    if (user === null) return null;
    const [record, profile] = await Promise.all([
      firestore.doc(`${collections.interimUsers}/${user.uid}`).get(),
      firestore.doc(`${collections.seniorProfiles}/${user.uid}`).get(),
    ]);
    return { uid: user.uid, emailVerified: user.emailVerified, record: record.data(), profile: profile.data() };
  });
}

/** The code in the link of a verification mail of ours, which was ordered and has arrived. */
export async function mailedCode(firebase: TestFirebase, { email }: Pick<Person, 'email'>): Promise<string> {
  const ordered = await fetch(firebase.appOrigin + functionPath(sendVerificationMail), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, language: 'NL' }),
  });
  expect(ordered.status).toBe(200);
  const code = tokenIn(await newestMailTo(firebase, email));
  if (code === '') throw new Error('no code in the mail');
  return code;
}

/** The tap that a link of verification asks for. */
export const confirmAddress = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Mijn e-mailadres bevestigen' }).click();

/** Opens a link of verification and taps. */
export async function followVerification(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await confirmAddress(page);
}

/** A fresh code, as in the link of an e-mail. */
export async function codeFor(
  firebase: TestFirebase,
  { email }: Pick<Person, 'email'>,
  kind: 'verification' | 'recovery',
): Promise<string> {
  return withAdminSdk(addresses(firebase), async ({ auth }) => {
    const link = await (kind === 'recovery'
      ? auth.generatePasswordResetLink(email)
      : auth.generateEmailVerificationLink(email));
    const code = new URL(link).searchParams.get('oobCode');
    if (code === null) throw new Error(`no code in ${link}`);
    return code;
  });
}

/** A custom token, as our server could issue it. */
export async function tokenFor(firebase: TestFirebase, { uid }: Person): Promise<string> {
  return withAdminSdk(addresses(firebase), ({ auth }) => auth.createCustomToken(uid));
}

/** Revokes every session of a person, as after a stolen phone. */
export async function endSessions(firebase: TestFirebase, { uid }: Person): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ auth }) => {
    // Auth counts whole seconds: a session that began in the current second would count as newer than its revocation.
    const { lastSignInTime } = (await auth.getUser(uid)).metadata;
    const began = Date.parse(lastSignInTime);
    await expect.poll(() => Math.floor((Date.now() - began) / 1_000), 'the second of the sign-in is over').not.toBe(0);
    await auth.revokeRefreshTokens(uid);
  });
}

export async function allowAccount(firebase: TestFirebase, { uid }: Person, allowed: boolean): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ auth }) => {
    await auth.updateUser(uid, { disabled: !allowed });
  });
}

/** Blocks an account as staff do, while its tokens stay valid. */
export async function blockAccount(firebase: TestFirebase, { uid }: Person, blocked: boolean): Promise<void> {
  await withAdminSdk(addresses(firebase), async ({ firestore }) => {
    await firestore.doc(`${collections.interimUsers}/${uid}`).update({ blocked });
  });
}

/** Makes Auth reject the next calls to one of its methods, with its own error. */
export async function authAnswers(page: Page, method: string, message: string): Promise<() => Promise<void>> {
  const calls = `**/accounts:${method}*`;
  await page.route(calls, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    await route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
    });
  });
  return () => page.unroute(calls);
}

/** No code of a link may stay in the address bar or the browser history. */
export async function expectNoCodeInAddress(page: Page, code: string): Promise<void> {
  await expect.poll(() => page.url()).not.toContain(code);
  expect(await page.evaluate(() => document.referrer)).not.toContain(code);
}

/**
 * Records every text that the page shows from its next load on: a message that disappears after a second may be missed
 * on a busy machine.
 * @returns a function that waits until a text has been shown.
 */
export async function recordShownTexts(page: Page): Promise<(words: string) => Promise<void>> {
  await page.addInitScript(() => {
    const shownTexts: string[] = [];
    Object.assign(window, { shownTexts });
    new MutationObserver(() => shownTexts.push(document.querySelector('main')?.textContent ?? '')).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return async (wanted) => {
    const wasShown = (text: string) =>
      'shownTexts' in window &&
      Array.isArray(window.shownTexts) &&
      window.shownTexts.some((words: string) => words.includes(text));
    await expect.poll(() => page.evaluate(wasShown, wanted), `"${wanted}" was shown`).toBe(true);
  };
}

/**
 * From the next load on, automatic redirects are held, so that the intermediate screen can be inspected and operated.
 */
export async function holdRedirects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    const redirectDelays = new Set<unknown>([1000, 2000, 3000]);
    const held = (run: TimerHandler, delay?: number, ...rest: unknown[]) =>
      redirectDelays.has(delay) ? 0 : setTimer(run, delay, ...rest);
    Object.assign(window, { setTimeout: held });
  });
}
