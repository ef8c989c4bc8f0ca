import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  getMultiFactorResolver,
  EmailAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  multiFactor,
  type MultiFactorError,
  type MultiFactorResolver,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  updatePassword,
  type User,
} from 'firebase/auth';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { collections } from '#domain/collections.ts';
import { endOtherSessions } from '#domain/contracts/accounts.ts';
import { reportSecondFactor } from '#domain/contracts/staff/staff-accounts.ts';
import { staf } from '#local/seed/accounts.ts';
import { projectId } from '#build/project.ts';
import { totpCode } from '#local/auth/totp.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { runTimer } from '../people/unrecorded-visits.ts';
import { readAs, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const apps: (() => Promise<void>)[] = [];

function openAuth(): Auth {
  const app = initializeApp({ apiKey: 'demo-key', projectId }, randomUUID());
  apps.push(() => deleteApp(app));
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, firebase.authOrigin, { disableWarnings: true });
  return auth;
}

const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

const authTimeOf = (idToken: string): number =>
  z
    .object({ auth_time: z.number() })
    .parse(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())).auth_time;

/** Auth counts in seconds. */
const nextSecond = () => setTimeout(2100);

/** Signs in anew, with the factor that was just enrolled. */
async function sessionTokensBySecret(person: Person, secret: string) {
  const resolver = await passwordOf(openAuth(), person);
  const [hint] = resolver.hints;
  if (hint === undefined) throw new Error('there is no factor');
  const code = TotpMultiFactorGenerator.assertionForSignIn(hint.uid, totpCode(secret, Date.now()));
  const { user } = await resolver.resolveSignIn(code);
  return { idToken: await user.getIdToken() };
}

afterEach(async () => {
  for (const close of apps.splice(0)) await close();
});

const newcomer = (emailVerified = true) =>
  createPerson(firebase, { user: { role: 'admin' }, profile: false, secondFactor: false, emailVerified });

async function factorOf(user: User): Promise<string | null> {
  const { signInSecondFactor } = await user.getIdTokenResult();
  return signInSecondFactor;
}

/** Signs in with the password. @returns what asks for the code. */
async function passwordOf(auth: Auth, { email, password }: Person): Promise<MultiFactorResolver> {
  const error: unknown = await signInWithEmailAndPassword(auth, email, password).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  expect(auth.currentUser).toBeNull();
  return getMultiFactorResolver(auth, error as MultiFactorError);
}

async function enroll(auth: Auth, person: Person) {
  const { user } = await signInWithEmailAndPassword(auth, person.email, person.password);
  expect(await factorOf(user)).toBeNull();
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const finish = (code: string) =>
    multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Telefoon');
  return { user, secret: secret.secretKey, finish };
}

test('Firebase’s own SDK enrols a factor, and from then on signs in with it alone', async () => {
  const auth = openAuth();
  const person = await newcomer();
  const { user, secret, finish } = await enroll(auth, person);
  await expect(finish('000000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
  await finish(totpCode(secret, Date.now()));
  expect(await factorOf(user)).toBe('totp');
  expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'Telefoon' }]);

  await auth.signOut();
  const asked = await passwordOf(auth, person);
  const hint = asked.hints[0]?.uid ?? '';
  const answer = (code: string) => asked.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint, code));
  await expect(answer('000000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
  expect(auth.currentUser).toBeNull();
  const signedIn = await answer(totpCode(secret, Date.now()));
  expect(await factorOf(signedIn.user)).toBe('totp');
  // A renewed token of the same session still says so.
  await signedIn.user.getIdToken(true);
  expect(await factorOf(signedIn.user)).toBe('totp');
});

// spec: security.staff-factor-elsewhere
test('a factor that was enrolled past the app is found: an entry, and mails to those who lead and to the person, once', async () => {
  const person = await newcomer();
  const { secret, finish } = await enroll(openAuth(), person);
  await finish(totpCode(secret, Date.now()));
  const told = () =>
    withAdminSdk(addresses, async ({ firestore }) => {
      const entries = await firestore
        .collection(collections.auditLog)
        .where('document_id', '==', person.uid)
        .where('action', '==', 'report-second-factor')
        .get();
      const mails = await firestore.collection(collections.mail).where('template', '==', 'staff-factor-enrolled').get();
      const key = entries.docs[0]?.id ?? '-';
      const to = mails.docs.filter(({ id }) => id.includes(key)).map((each): unknown => each.get('to'));
      return { entries: entries.docs.map((each): unknown => each.get('actor_uid')), to };
    });
  expect(await told()).toEqual({ entries: [], to: [] });
  await vi.waitFor(() => runTimer(firebase, 'watchStaffLogins'), waitOptions);
  const { entries, to } = await told();
  expect(entries).toEqual([person.uid]);
  expect(to).toEqual(expect.arrayContaining([staf.email, person.email]));

  // The app’s own report, and the next run, tell nobody a second time.
  const { idToken } = await sessionTokensBySecret(person, secret);
  const reported = await callAs(firebase, { idToken }, reportSecondFactor, { command_id: randomUUID() });
  expect([reported.status, reported.outcome]).toEqual([200, {}]);
  await runTimer(firebase, 'watchStaffLogins');
  expect(await told()).toEqual({ entries, to });
});

// spec: security.password-change
test('a changed password ends the sessions of other devices in Firestore too, and the device that changed it stays', async () => {
  const maria = await createPerson(firebase);
  const elsewhere = await signInAs(firebase, maria, maria.password);
  await nextSecond();
  const auth = openAuth();
  const { user } = await signInWithEmailAndPassword(auth, maria.email, maria.password);
  await updatePassword(user, 'Tulpen-34-Rozen');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(maria.email, 'Tulpen-34-Rozen'));
  const here = { idToken: await user.getIdToken() };
  expect((await callAs(firebase, here, endOtherSessions, {})).status).toBe(200);
  const own = `${collections.interimUsers}/${maria.uid}`;
  const profile = `${collections.seniorProfiles}/${maria.uid}`;
  const validFrom = await withAdminSdk(addresses, async ({ firestore }) =>
    Number((await firestore.doc(own).get()).get('sessions_valid_from')),
  );
  expect(validFrom).toBeGreaterThan(authTimeOf(elsewhere.idToken));
  expect(validFrom).toBeLessThanOrEqual(authTimeOf(here.idToken));
  expect((await elsewhere.read(profile)).status).toBe(403);
  expect((await readAs(firebase, here, profile)).status).toBe(200);

  // Repeated, or called by an account whose sessions nobody ended, it changes nothing.
  expect((await callAs(firebase, here, endOtherSessions, {})).status).toBe(200);
  expect((await readAs(firebase, here, profile)).status).toBe(200);
  const jozef = await createPerson(firebase);
  const other = await signInAs(firebase, jozef, jozef.password);
  expect((await callAs(firebase, other, endOtherSessions, {})).status).toBe(200);
  expect((await other.read(`${collections.seniorProfiles}/${jozef.uid}`)).status).toBe(200);
});

test('a password of staff that was changed past the app ends the sessions of before', async () => {
  const nele = await createPerson(firebase, { user: { role: 'dispatch' }, profile: false });
  const before = await signInAs(firebase, nele, nele.password);
  expect((await before.read('leads/none')).status).toBe(404);
  await nextSecond();
  await withAdminSdk(addresses, ({ auth }) => auth.updateUser(nele.uid, { password: 'Een-ander-wachtwoord-9' }));
  await vi.waitFor(() => runTimer(firebase, 'watchStaffLogins'), waitOptions);
  expect((await before.read('leads/none')).status).toBe(403);
});

// spec: security.m2
test.each(['disabled', 'deleted'] as const)(
  'a login of staff that was %s in the console reads nothing more of Firestore with the token of before',
  async (what) => {
    const nele = await createPerson(firebase, { user: { role: 'dispatch' }, profile: false });
    const before = await signInAs(firebase, nele, nele.password);
    expect((await before.read('leads/none')).status).toBe(404);
    await withAdminSdk(addresses, async ({ auth }) => {
      if (what === 'disabled') await auth.updateUser(nele.uid, { disabled: true });
      else await auth.deleteUser(nele.uid);
    });
    await vi.waitFor(() => runTimer(firebase, 'watchStaffLogins'), waitOptions);
    expect((await before.read('leads/none')).status).toBe(403);
    const own = `${collections.interimUsers}/${nele.uid}`;
    const validFrom = () =>
      withAdminSdk(
        addresses,
        async ({ firestore }) => (await firestore.doc(own).get()).get('sessions_valid_from') as unknown,
      );
    if (what === 'deleted') return;
    // Repeated, it writes nothing; let in again, she signs in as ever.
    const first = await validFrom();
    await runTimer(firebase, 'watchStaffLogins');
    expect(await validFrom()).toBe(first);
    await withAdminSdk(addresses, ({ auth }) => auth.updateUser(nele.uid, { disabled: false }));
    await nextSecond();
    expect((await (await signInAs(firebase, nele, nele.password)).read('leads/none')).status).toBe(404);
  },
);

test('an address that is not verified enrols nothing', async () => {
  const auth = openAuth();
  await expect(enroll(auth, await newcomer(false))).rejects.toMatchObject({ code: 'auth/unverified-email' });
});

test('a factor that its owner or the Admin SDK takes away is not asked for any more', async () => {
  const person = await newcomer();
  const auth = openAuth();
  const { user, secret, finish } = await enroll(auth, person);
  await finish(totpCode(secret, Date.now()));
  await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0] ?? '');
  const again = await enroll(auth, person);
  await again.finish(totpCode(again.secret, Date.now()));
  const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
  const factors = await withAdminSdk(addresses, async ({ auth: admin }) => {
    const before = (await admin.getUser(person.uid)).multiFactor?.enrolledFactors;
    await admin.updateUser(person.uid, { multiFactor: { enrolledFactors: null } });
    return { before, after: (await admin.getUser(person.uid)).multiFactor?.enrolledFactors };
  });
  expect(factors).toMatchObject({ before: [{ factorId: 'totp', displayName: 'Telefoon' }] });
  expect(factors.after).toBeUndefined();
  const { user: signedIn } = await signInWithEmailAndPassword(openAuth(), person.email, person.password);
  expect(await factorOf(signedIn)).toBeNull();
});
