import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import {
  confirmAccount,
  registerAccount,
  type RegistrationDetails,
  sendPasswordResetMail,
  sendVerificationMail,
} from '#domain/contracts/accounts.ts';
import { collections } from '#domain/collections.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { firestoreRateLimits } from '#functions/gateways/rate-limits.ts';
import { projectId } from '#build/project.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { storeInvitation } from '../people/stored-circle.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { revokeSessions, storedAccount, switchOff, verifyAddress } from './stored-account.ts';

const firebase = inject('firebase');
const emulators = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

const details: RegistrationDetails = {
  first_name: 'Godelieve',
  last_name: 'D’Hondt',
  phone_number: '0470 12 34 56',
  city: '9000',
  full_address: 'Molenstraat 5',
  name_city: 'Gent',
  language: 'FR',
};

/** A person with an account and nothing else yet: the sign-up was cut off after its first step. */
const aNewAccount = (emailVerified = false): Promise<Person> =>
  createPerson(firebase, { user: null, profile: false, emailVerified });
const signIn = (person: Person) => signInAs(firebase, person, person.password);
const stored = ({ uid, email }: Person) => storedAccount(firebase, uid, email);

const pending = (person: Person) => ({
  ...details,
  id: person.uid,
  email: person.email,
  role: 'senior',
  status: 'pending_verification',
  test: null,
});
const profileOf = ({ uid }: Person, senior_name: string) => ({
  user_id: uid,
  senior_id: uid,
  senior_name,
  address: '',
  age: 65,
  mobility: 'good',
});

test('signing up: a pending record, one mail, and after the link a verified senior with a profile', async () => {
  const newcomer = await aNewAccount();
  const unverified = await signIn(newcomer);
  expect(await callAs(firebase, unverified, registerAccount, details)).toMatchObject({ status: 200, outcome: {} });
  expect(await stored(newcomer)).toEqual({ user: pending(newcomer), profile: null, mails: ['verify-email'] });
  expect(await callAs(firebase, unverified, confirmAccount, {})).toMatchObject({
    status: 403,
    outcome: 'email-not-verified',
  });

  // The answer was lost: the device calls again, even with other values.
  const again = await callAs(firebase, unverified, registerAccount, { ...details, first_name: 'Mallory', test: true });
  expect(again.status).toBe(200);
  expect(await stored(newcomer)).toEqual({ user: pending(newcomer), profile: null, mails: ['verify-email'] });

  await verifyAddress(firebase, newcomer.uid);
  const verified = await signIn(newcomer);
  expect(await callAs(firebase, verified, confirmAccount, { details: { first_name: 'Mallory' } })).toMatchObject({
    status: 200,
    outcome: { role: 'senior', created: false },
  });
  const complete = {
    user: { ...pending(newcomer), status: 'verified' },
    profile: profileOf(newcomer, 'Godelieve D’Hondt'),
    mails: ['verify-email'],
  };
  expect(await stored(newcomer)).toEqual(complete);
  await callAs(firebase, verified, confirmAccount, {});
  expect(await stored(newcomer)).toEqual(complete);
});

test('a sign-up that was cut off before its record is completed, with the device’s values or with defaults', async () => {
  const [kept, forgotten, partly] = await Promise.all([aNewAccount(true), aNewAccount(true), aNewAccount(true)]);
  const created = { status: 200, outcome: { role: 'senior', created: true } };
  expect(await callAs(firebase, await signIn(kept), confirmAccount, { details })).toMatchObject(created);
  expect(await callAs(firebase, await signIn(forgotten), confirmAccount, {})).toMatchObject(created);
  const some = { first_name: 'Godelieve', test: true };
  expect(await callAs(firebase, await signIn(partly), confirmAccount, { details: some })).toMatchObject(created);

  expect(await stored(kept)).toEqual({
    user: { ...pending(kept), status: 'verified' },
    profile: profileOf(kept, 'Godelieve D’Hondt'),
    mails: [],
  });
  const defaults = {
    first_name: 'Unknown',
    last_name: 'User',
    phone_number: '0000000000',
    city: 'Unknown',
    language: 'NL',
    full_address: '',
    name_city: '',
  };
  expect(await stored(forgotten)).toMatchObject({
    user: { ...defaults, role: 'senior', status: 'verified', test: null },
    profile: profileOf(forgotten, 'Unknown User'),
  });
  expect(await stored(partly)).toMatchObject({
    user: { ...defaults, ...some },
    profile: profileOf(partly, 'Godelieve User'),
  });
});

test('a login made on the page of an invitation that it never took stays a family login, whatever verifies it', async () => {
  const [els, bram] = await Promise.all([aNewAccount(true), aNewAccount(true)]);
  for (const [each, fields] of [
    [els, {}],
    [bram, { withdrawn_at: new Date() }],
  ] as const) {
    const email = each.email.replace('person', 'Person');
    await storeInvitation(firebase, 'maria', randomUUID(), { email, email_key: each.email, ...fields });
  }
  const family = { status: 200, outcome: { role: 'family', created: true } };
  expect(await callAs(firebase, await signIn(els), confirmAccount, {})).toMatchObject(family);
  expect(await stored(els)).toMatchObject({
    user: { first_name: 'Els', last_name: 'Janssens', role: 'family', status: 'verified', email: els.email },
    profile: null,
    mails: [],
  });
  const again = { status: 200, outcome: { role: 'family', created: false } };
  expect(await callAs(firebase, await signIn(els), confirmAccount, { details })).toMatchObject(again);
  // Who was invited and signs up as a senior says who she is.
  const senior = { status: 200, outcome: { role: 'senior', created: true } };
  expect(await callAs(firebase, await signIn(bram), confirmAccount, { details })).toMatchObject(senior);
});

test('a verified record without a profile gets one, and an existing profile stays as it is', async () => {
  const [without, complete] = await Promise.all([
    createPerson(firebase, { profile: false }),
    createPerson(firebase, { user: { status: 'pending_verification' } }),
  ]);
  const before = await stored(complete);
  await callAs(firebase, await signIn(without), confirmAccount, {});
  await callAs(firebase, await signIn(complete), confirmAccount, {});
  expect(await stored(without)).toMatchObject({ profile: profileOf(without, 'Maria Peeters') });
  expect(await stored(complete)).toEqual({ ...before, user: { ...before.user, status: 'verified' } });
});

test('staff stays staff and gets no profile; an unknown role is refused and unchanged', async () => {
  const before = await storedAccount(firebase, staf.uid, staf.email);
  const staff = await signInAs(firebase, staf);
  expect((await callAs(firebase, staff, registerAccount, details)).status).toBe(200);
  expect(await callAs(firebase, staff, confirmAccount, { details })).toMatchObject({
    outcome: { role: 'admin', created: false },
  });
  expect(await storedAccount(firebase, staf.uid, staf.email)).toEqual(before);

  const student = await createPerson(firebase, { user: { role: 'student' as never }, profile: false });
  const untouched = await stored(student);
  expect(await callAs(firebase, await signIn(student), confirmAccount, {})).toMatchObject({
    status: 403,
    outcome: 'not-a-senior',
  });
  expect(await stored(student)).toEqual(untouched);
});

test('an unknown or disabled account and a revoked sign-in get nothing', async () => {
  const [off, revoked] = await Promise.all([aNewAccount(true), aNewAccount(true)]);
  const tokens = { off: await signIn(off), revoked: await signIn(revoked) };
  await switchOff(firebase, off.uid);
  // Tokens have whole seconds: one of the same second as the revocation still counts.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await revokeSessions(firebase, revoked.uid);
  for (const [contract, input] of [
    [registerAccount, details],
    [confirmAccount, {}],
  ] as const) {
    const as = (actor: Parameters<typeof callAs>[1]) => callAs(firebase, actor, contract, input);
    expect(await as(null)).toMatchObject({ status: 401, outcome: 'not-signed-in' });
    expect(await as({ idToken: 'no.token.' })).toMatchObject({ status: 401, outcome: 'sign-in-expired' });
    expect(await as({ idToken: 'nonsense' })).toMatchObject({ status: 401, outcome: 'sign-in-expired' });
    expect(await as(tokens.off)).toMatchObject({ status: 403, outcome: 'account-disabled' });
    expect(await as(tokens.revoked)).toMatchObject({ status: 401, outcome: 'sign-in-expired' });
  }
  for (const person of [off, revoked]) expect(await stored(person)).toEqual({ user: null, profile: null, mails: [] });
});

test('twenty devices that confirm at once agree: one record, and one profile', async () => {
  const newcomer = await aNewAccount(true);
  const actor = await signIn(newcomer);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, device) =>
      callAs(firebase, actor, confirmAccount, { details: { ...details, first_name: `Toestel ${device}` } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const outcomes = answers.map(({ outcome }) => confirmAccount.output.parse(outcome));
  expect(outcomes.filter(({ created }) => created)).toHaveLength(1);
  expect(outcomes.filter(({ role }) => role === 'senior')).toHaveLength(20);
  const { user, profile } = await stored(newcomer);
  const { first_name } = interimUserSchema.parse(user);
  expect(first_name).toMatch(/^Toestel \d+$/);
  expect(profile).toEqual(profileOf(newcomer, `${first_name} D’Hondt`));
});

const anUnknownAddress = () => `niemand-${randomUUID()}@madelief.test`;

/** The parts of an answer that can differ, without the clock. */
function bytesOf({ status, text, headers }: Awaited<ReturnType<typeof callAs>>) {
  const relevant = [...headers].filter(([name]) => !['date', 'retry-after'].includes(name));
  return { status, text, headers: Object.fromEntries(relevant) };
}

test.each([
  ['verify-email', sendVerificationMail],
  ['reset-password', sendPasswordResetMail],
] as const)(
  '%s: a double tap sends one mail, and an unknown address gets an identical answer',
  async (template, contract) => {
    const known = await createPerson(firebase, { emailVerified: template !== 'verify-email' });
    const unknown = { email: anUnknownAddress(), uid: 'nobody' };
    const ask = (email: string) => callAs(firebase, null, contract, { email, language: 'NL' });

    const [first, firstOfNobody] = [await ask(known.email), await ask(unknown.email)];
    expect(first).toMatchObject({ status: 200, outcome: {} });
    expect(bytesOf(firstOfNobody)).toEqual(bytesOf(first));

    for (const { uid, email } of [known, unknown]) {
      expect((await storedAccount(firebase, uid, email)).mails).toEqual([template]);
    }

    // Counted in this window and the next, so that the same tap lasts for as long as this test may take.
    const tapped = [await createPerson(firebase), { uid: 'nobody', email: anUnknownAddress() }];
    const late = [await createPerson(firebase), { uid: 'nobody', email: anUnknownAddress() }];
    const countedAt = async (subjects: typeof tapped, secondsFromNow: number) => {
      for (const { email } of subjects) {
        const counter = { name: `${template}/minute`, subject: email, most: 1, withinSeconds: 60 };
        await firestoreRateLimits.take([counter], new Date(Date.now() + secondsFromNow * 1_000));
      }
    };
    await withAdminSdk(emulators, async () => {
      process.env['GCLOUD_PROJECT'] = projectId;
      await countedAt(tapped, 50);
      await countedAt(late, -11);
    });
    const rejections = [];
    for (const { email } of late) rejections.push(await ask(email));
    for (const rejection of rejections) {
      expect(rejection).toMatchObject({ status: 429, outcome: 'too-many-mails' });
      expect(Number(rejection.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(bytesOf(rejection)).toEqual(rejections.map(bytesOf)[0]);
    }
    for (const { email } of [...tapped, ...tapped]) expect(bytesOf(await ask(email))).toEqual(bytesOf(first));
    for (const { uid, email } of tapped) {
      expect((await storedAccount(firebase, uid, email)).mails).toEqual([template]);
    }
    for (const { uid, email } of late) expect((await storedAccount(firebase, uid, email)).mails).toEqual([]);
  },
);

test('the counters of calls contain no personal data', async () => {
  const person = await createPerson(firebase);
  await callAs(firebase, await signIn(person), confirmAccount, {});
  await withAdminSdk(emulators, async (sdk) => {
    const counters = await sdk.firestore.collection(collections.rateLimits).get();
    expect(counters.size).toBeGreaterThan(0);
    for (const counter of counters.docs) {
      expect(counter.id).toMatch(/^[0-9a-f]{64}$/);
      expect(Object.keys(counter.data()).toSorted()).toEqual(['count', 'expires_at', 'window_started_at']);
    }
  });
});
