import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  getMultiFactorResolver,
  initializeAuth,
  inMemoryPersistence,
  multiFactor,
  type MultiFactorError,
  type MultiFactorResolver,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, inject, test } from 'vitest';
import { projectId } from '#build/project.ts';
import { totpCode } from '#local/auth/totp.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { createPerson, type Person } from '../people/create-person.ts';

const firebase = inject('firebase');
const apps: (() => Promise<void>)[] = [];

function openAuth(): Auth {
  const app = initializeApp({ apiKey: 'demo-key', projectId }, randomUUID());
  apps.push(() => deleteApp(app));
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, firebase.authOrigin, { disableWarnings: true });
  return auth;
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
