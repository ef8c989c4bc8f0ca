import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { confirmAccount, sendVerificationMail, verifyEmail } from '#domain/contracts/accounts.ts';
import { collections } from '#domain/collections.ts';
import { verifyEmail as verifyHandler } from '#functions/accounts/verify-email.ts';
import { firestoreAccounts } from '#functions/gateways/accounts.ts';
import { serverClock } from '#functions/gateways/clock.ts';
import { createVerificationLinks } from '#functions/gateways/verification-links.ts';
import { projectId } from '#build/project.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { mailsReceived, mailsTo, newestMailTo, tokenIn } from '../people/mailbox.ts';
import { signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { block, storedAccount, switchOff } from './stored-account.ts';

const firebase = inject('firebase');
const emulators = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
const dayMs = 24 * 60 * 60 * 1000;

/** A senior who signed up and has not opened her mail yet. */
const aNewcomer = (): Promise<Person> =>
  createPerson(firebase, {
    user: { status: 'pending_verification', first_name: 'Godelieve', language: 'EN' },
    profile: false,
    emailVerified: false,
  });

/** A device without a sign-in that opens a link. */
const open = (code: string) => callAs(firebase, null, verifyEmail, { code });

/** What the server holds of a person: Auth, record, profile and the order of the mail that the account is ready. */
async function state({ uid, email }: Person) {
  const { user, profile } = await storedAccount(firebase, uid, email);
  return withAdminSdk(emulators, async ({ auth, firestore }) => ({
    emailVerified: (await auth.getUser(uid)).emailVerified,
    user,
    profile,
    welcome: (await firestore.doc(`${collections.mail}/welcome_${uid}`).get()).exists,
  }));
}

/** A link as the mail has it, made at a given age. */
async function aLinkFor({ uid, email }: Person, ageMs = 0): Promise<string> {
  const code = `code-${randomUUID()}`;
  await withAdminSdk(emulators, async () => {
    process.env['GCLOUD_PROJECT'] = projectId;
    const now = new Date(Date.now() - ageMs);
    await createVerificationLinks({ now: () => now }).remember(code, { uid, email });
  });
  return code;
}

const completed = {
  emailVerified: true,
  user: expect.objectContaining({ status: 'verified', first_name: 'Godelieve' }) as unknown,
  profile: expect.objectContaining({ senior_name: 'Godelieve Peeters', age: 65, mobility: 'good' }) as unknown,
  welcome: true,
};

// spec: 4.access.confirmed-senior-profile 7.mails.account-events
test('the link of the mail, opened without signing in, completes the account at once, and once', async () => {
  const newcomer = await aNewcomer();
  await callAs(firebase, null, sendVerificationMail, { email: newcomer.email, language: 'EN' });
  const code = tokenIn(await newestMailTo(firebase, newcomer.email));

  const answer = await open(code);
  expect([answer.status, answer.text]).toEqual([200, '{}']);
  const after = await state(newcomer);
  expect(after).toEqual(completed);
  const [, welcome] = await mailsTo(firebase, newcomer.email, 2);
  expect(welcome?.subject).toBe('Your account at Madelief is ready');
  expect(welcome?.text).toContain('Dear Godelieve');

  // Again, on another device; and then the sign-in, which has nothing left to repair.
  const again = await open(code);
  expect([again.status, again.text]).toEqual([200, '{}']);
  const actor = await signInAs(firebase, newcomer, newcomer.password);
  expect((await callAs(firebase, actor, confirmAccount, {})).status).toBe(200);
  expect(await state(newcomer)).toEqual(after);
  expect(await mailsReceived(firebase, newcomer.email)).toHaveLength(2);

  // The code is stored nowhere, nor the address with it.
  await withAdminSdk(emulators, async ({ firestore }) => {
    const stored = await firestore.collection(collections.verificationLinks).where('user_id', '==', newcomer.uid).get();
    const text = JSON.stringify(stored.docs.map((each) => [each.id, each.data()]));
    expect(stored.size).toBe(1);
    expect(text).not.toContain(code);
    expect(text).not.toContain(newcomer.email.slice(newcomer.uid.length));
  });
});

test('twenty tabs that open a link at once make one profile and order one mail', async () => {
  const newcomer = await aNewcomer();
  const code = await aLinkFor(newcomer);
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(code)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await state(newcomer)).toEqual(completed);
});

test('an interrupted call is completed by opening the link again', async () => {
  const newcomer = await aNewcomer();
  const code = await aLinkFor(newcomer);
  await withAdminSdk(emulators, async () => {
    process.env['GCLOUD_PROJECT'] = projectId;
    const broken = { ...firestoreAccounts, change: () => Promise.reject(new Error('unavailable')) };
    const verificationLinks = createVerificationLinks(serverClock);
    const services = { verificationLinks, accounts: broken, clock: serverClock };
    await expect(verifyHandler({ code }, null, services)).rejects.toThrow('unavailable');
  });
  expect(await state(newcomer)).toMatchObject({ emailVerified: true, profile: null, welcome: false });
  expect((await open(code)).status).toBe(200);
  expect(await state(newcomer)).toEqual(completed);
});

// spec: 4.access.confirmed-missing-record
test('a sign-up that was cut off before its record gets one, which the device names at the first sign-in', async () => {
  const newcomer = await createPerson(firebase, { user: null, profile: false, emailVerified: false });
  expect((await open(await aLinkFor(newcomer))).status).toBe(200);
  expect(await state(newcomer)).toMatchObject({
    emailVerified: true,
    user: { status: 'verified', role: 'senior', first_name: 'Unknown' },
    profile: { senior_name: 'Unknown User' },
    welcome: true,
  });
  const actor = await signInAs(firebase, newcomer, newcomer.password);
  const details = { first_name: 'Godelieve', last_name: 'Peeters', city: '9000' };
  expect(await callAs(firebase, actor, confirmAccount, { details })).toMatchObject({ status: 200 });
  expect(await state(newcomer)).toMatchObject({ user: details, profile: { senior_name: 'Godelieve Peeters' } });
  await callAs(firebase, actor, confirmAccount, { details: { first_name: 'Mallory' } });
  expect(await state(newcomer)).toMatchObject({ user: details });
});

test('a link that is unknown, too old or of a closed account changes nothing, and one answer covers them', async () => {
  const [late, closed, moved, blocked] = await Promise.all([aNewcomer(), aNewcomer(), aNewcomer(), aNewcomer()]);
  const codes = {
    late: await aLinkFor(late, 3 * dayMs),
    closed: await aLinkFor(closed),
    moved: await aLinkFor(moved),
    blocked: await aLinkFor(blocked),
  };
  await switchOff(firebase, closed.uid);
  // An attacker signs up with an own address, asks for the link, and then takes the address of another person.
  const victim = `slachtoffer-${randomUUID()}@madelief.test`;
  await withAdminSdk(emulators, async ({ auth }) => {
    await auth.updateUser(moved.uid, { email: victim, emailVerified: false });
  });
  await block(firebase, blocked.uid);
  const people = [late, closed, moved];
  const before = await Promise.all(people.map(state));

  expect(await open(codes.late)).toMatchObject({ status: 410, outcome: 'link-expired' });
  const unknown = await open('never-mailed');
  expect(unknown).toMatchObject({ status: 410, outcome: 'link-invalid' });
  for (const code of [codes.closed, codes.moved]) {
    const { status, text } = await open(code);
    expect([status, text]).toEqual([unknown.status, unknown.text]);
  }
  expect(await Promise.all(people.map(state))).toEqual(before);

  // The address of a blocked account is confirmed; the account stays as staff left it.
  expect((await open(codes.blocked)).status).toBe(200);
  expect(await state(blocked)).toMatchObject({
    emailVerified: true,
    user: { status: 'pending_verification', blocked: true },
    profile: null,
    welcome: false,
  });
});

test('staff and an account of an unknown role are verified too, and get no profile and no mail', async () => {
  for (const role of ['admin', 'student']) {
    const person = await createPerson(firebase, {
      user: { role: role as never, status: 'pending_verification' },
      profile: false,
      emailVerified: false,
    });
    expect((await open(await aLinkFor(person))).status).toBe(200);
    expect(await state(person)).toMatchObject({
      emailVerified: true,
      user: { role, status: role === 'admin' ? 'verified' : 'pending_verification' },
      profile: null,
      welcome: false,
    });
  }
});
