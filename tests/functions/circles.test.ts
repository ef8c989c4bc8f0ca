import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { answerQuote } from '#domain/contracts/answer-quote.ts';
import { changeSeries } from '#domain/contracts/visits/change-series.ts';
import * as contracts from '#domain/contracts/circles.ts';
import { endMembership, leaveCircle } from '#domain/contracts/end-membership.ts';
import { purchaseCredits, readMissing, verifyPayment } from '#domain/contracts/credits.ts';
import { readRefunds, refundCredits } from '#domain/contracts/refunds.ts';
import { collections } from '#domain/collections.ts';
import { memberPath } from '#domain/circles/member-path.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aCircleMember } from '../builders/circle.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { linkIn, newestMailTo } from '../people/mailbox.ts';
import { practicePurchases } from '../people/practice-payments.ts';
import { storeMember } from '../people/stored-circle.ts';
import { storeRequest } from '../people/stored-requests.ts';
import { runTimer } from '../people/unrecorded-visits.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let maria: Person;
let actingMaria: Actor;
let jozef: Person;
let staff: Actor;

beforeAll(async () => {
  maria = await createPerson(firebase, { user: { first_name: 'Maria', last_name: 'Peeters' } });
  actingMaria = await signInAs(firebase, maria, maria.password);
  jozef = await createPerson(firebase);
  staff = await signInAs(firebase, staf);
});

const read = (path: string) =>
  withAdminSdk(addresses, async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);

const membershipOf = (uid: string, senior = maria) => read(`${collections.circles}/${memberPath(senior.uid, uid)}`);

const command = () => ({ command_id: randomUUID() });

const person = (email: string) => ({
  ...{ first_name: 'Els', last_name: 'Janssens', email },
  ...{ relation: 'daughter', words: 'Els mag zien en regelen.' },
});

/** Invites by mail, and takes the secret out of it. */
async function invite(email: string, rights: readonly string[], by: Actor = actingMaria): Promise<string> {
  const answer = await callAs(firebase, by, contracts.inviteFamilyMember, { ...command(), ...person(email), rights });
  expect(answer.outcome).toMatchObject({ outcome: 'done' });
  const link = new URL(linkIn(await newestMailTo(firebase, email)));
  expect([link.pathname, link.search]).toEqual(['/uitnodiging', '']);
  return link.hash.slice(1);
}

/** A login without a record, as when somebody has just chosen a password; its address is not verified. */
async function newLogin(): Promise<{ readonly person: Person; readonly actor: Actor }> {
  const made = await createPerson(firebase, { user: null, profile: false, emailVerified: false });
  return { person: made, actor: await signInAs(firebase, made, made.password) };
}

const accept = (actor: Actor, token: string, details?: object) =>
  callAs(firebase, actor, contracts.acceptInvitation, { ...command(), token, ...(details ? { details } : {}) });

/** A family member in Maria's circle, who has signed in again after her address was verified. */
async function joined(rights: readonly string[]): Promise<Actor> {
  const { person: els, actor } = await newLogin();
  expect((await accept(actor, await invite(els.email, rights))).outcome).toMatchObject({ outcome: 'done' });
  return signInAs(firebase, els, els.password);
}

async function aQuotedRequest(senior: Person): Promise<string> {
  const id = randomUUID();
  await storeRequest(firebase, {
    ...aServiceRequest({ request_id: id, senior_id: senior.uid, request_date: '2027-03-02' }),
    created_at: new Date(),
  });
  return id;
}

test('a daughter takes the invitation of a mail once, and from then on the rules let her see, and no more', async () => {
  const { person: els, actor } = await newLogin();
  const token = await invite(els.email, ['see']);
  expect((await callAs(firebase, null, contracts.readInvitation, { token })).outcome).toMatchObject({
    outcome: 'done',
    senior_name: 'Maria Peeters',
    rights: ['see'],
    email: els.email,
  });
  const requestId = await aQuotedRequest(maria);
  expect((await actor.read(`service_requests/${requestId}`)).status).toBe(403);
  const details = { first_name: 'Els', last_name: 'Janssens', language: 'NL' };
  expect((await accept(actor, token, details)).outcome).toEqual({
    outcome: 'done',
    senior_id: maria.uid,
    senior_name: 'Maria Peeters',
  });
  expect(await read(`${collections.interimUsers}/${els.uid}`)).toMatchObject({ role: 'family', status: 'verified' });
  const acting = await signInAs(firebase, els, els.password);
  expect((await acting.read(`service_requests/${requestId}`)).status).toBe(200);
  expect((await acting.read(`circles/${maria.uid}/members/${els.uid}`)).status).toBe(200);
  for (const closed of [`user_credits/${maria.uid}`, `senior_profiles/${maria.uid}`, `interim_users/${maria.uid}`]) {
    expect([closed, (await acting.read(closed)).status]).toEqual([closed, 403]);
  }
  expect((await callAs(firebase, acting, contracts.readCircles, {})).outcome).toMatchObject({
    circles: [{ senior_id: maria.uid, senior_name: 'Maria Peeters', rights: ['see'] }],
  });
  const stranger = await newLogin();
  expect((await accept(stranger.actor, token)).outcome).toMatchObject({ code: 'invitation-other-address' });
  expect((await callAs(firebase, null, contracts.readInvitation, { token })).outcome).toMatchObject({
    code: 'invitation-used',
  });
  // The same call again, as when its answer was lost.
  expect((await accept(acting, token)).outcome).toMatchObject({ outcome: 'done' });
});

test('who may book answers a price in her own name; a right that is taken away is gone at the next call', async () => {
  const bram = await joined(['book']);
  const requestId = await aQuotedRequest(maria);
  const answer = () => ({
    ...{ request_id: requestId, number: 1, answer: 'yes', senior_id: maria.uid },
    ...command(),
  });
  // There is no price yet, which only the case itself can say.
  const first = answer();
  expect((await callAs(firebase, bram, answerQuote, first)).outcome).toMatchObject({ code: 'quote-replaced' });
  const stop = () => ({
    ...{ request_id: requestId, visit_id: requestId, change: 'stop', senior_id: maria.uid },
    ...command(),
  });
  // It does not recur, which only the case itself can say.
  expect((await callAs(firebase, bram, changeSeries, stop())).outcome).toMatchObject({ outcome: 'rejected' });
  expect((await callAs(firebase, bram, readMissing, { senior_id: maria.uid })).outcome).toBe('no-access');
  expect((await callAs(firebase, bram, answerQuote, { ...answer(), senior_id: jozef.uid })).outcome).toBe('no-access');
  const change = { ...command(), member_uid: bram.uid, revision: 1, rights: ['pay'], words: 'Alleen betalen.' };
  expect((await callAs(firebase, actingMaria, contracts.changeMemberRights, change)).outcome).toMatchObject({
    revision: 2,
  });
  expect((await callAs(firebase, bram, answerQuote, answer())).outcome).toBe('no-access');
  expect((await callAs(firebase, bram, changeSeries, stop())).outcome).toBe('no-access');
  expect((await callAs(firebase, bram, readMissing, { senior_id: maria.uid })).status).toBe(200);
  const end = { ...command(), member_uid: bram.uid };
  expect((await callAs(firebase, actingMaria, endMembership, end)).outcome).toEqual({ outcome: 'done' });
  expect((await callAs(firebase, bram, readMissing, { senior_id: maria.uid })).outcome).toBe('no-access');
  expect((await bram.read(`service_requests/${requestId}`)).status).toBe(403);
  expect((await callAs(firebase, bram, contracts.readCircles, {})).outcome).toEqual({ circles: [], calendar: null });
  expect(await membershipOf(bram.uid)).toMatchObject({ ended_by: 'senior' });
});

test('who may pay buys credits for the senior, which carry her name; money back is the senior’s alone', async () => {
  const petra = await joined(['pay']);
  const bought = { amount: 25, attempt: randomUUID(), senior_id: maria.uid };
  expect((await callAs(firebase, petra, purchaseCredits, bought)).status).toBe(200);
  const [purchase] = await practicePurchases(firebase, maria.uid);
  const session = { session_id: purchase?.id ?? '', senior_id: maria.uid };
  expect(await read(`${collections.creditTransactions}/${session.session_id}`)).toMatchObject({
    user_id: maria.uid,
    actor_uid: petra.uid,
    transaction_type: 'purchase_pending',
  });
  expect((await callAs(firebase, petra, verifyPayment, session)).status).toBe(200);
  // Not as her own: she has no credits.
  expect((await callAs(firebase, petra, verifyPayment, { session_id: session.session_id })).outcome).toBe(
    'not-a-senior',
  );
  expect((await petra.read(`user_credits/${maria.uid}`)).status).not.toBe(403);
  expect((await callAs(firebase, petra, readRefunds, { senior_id: maria.uid })).status).toBe(200);
  const refund = { ...command(), cents: 2_500, senior_id: maria.uid };
  expect((await callAs(firebase, petra, refundCredits, refund)).outcome).toBe('no-access');
});

test('staff invites for a senior and keeps what she said; a member leaves; both are in the audit log without names', async () => {
  const { person: els, actor } = await newLogin();
  const sent = { ...command(), ...person(els.email), rights: ['see'], senior_id: maria.uid };
  for (let time = 0; time < 2; time += 1) {
    const answer = await callAs(firebase, staff, contracts.inviteForCustomer, sent);
    expect(answer.outcome).toEqual({ outcome: 'done', invitation_id: sent.command_id });
  }
  const token = new URL(linkIn(await newestMailTo(firebase, els.email))).hash.slice(1);
  await accept(actor, token);
  expect(await membershipOf(els.uid)).toMatchObject({ consent: { how: 'spoken', by: staf.uid, words: sent.words } });
  const acting = await signInAs(firebase, els, els.password);
  const leave = { ...command(), senior_id: maria.uid };
  expect((await callAs(firebase, acting, leaveCircle, leave)).outcome).toEqual({ outcome: 'done' });
  expect(await membershipOf(els.uid)).toMatchObject({ ended_by: 'member' });
  const entries = await Promise.all([sent, leave].map(({ command_id }) => read(`audit_log/${command_id}`)));
  expect(entries).toMatchObject([
    { action: 'invite-family-member', actor_uid: staf.uid, actor_role: 'admin' },
    { action: 'end-membership', actor_uid: els.uid, actor_role: 'family' },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Els|Janssens|@madelief/);
});

test('an invitation that was withdrawn says so, and another senior cannot withdraw it', async () => {
  const { person: els, actor } = await newLogin();
  const sent = { ...command(), ...person(els.email), rights: ['see'] };
  await callAs(firebase, actingMaria, contracts.inviteFamilyMember, sent);
  const token = new URL(linkIn(await newestMailTo(firebase, els.email))).hash.slice(1);
  const withdraw = () => ({ ...command(), invitation_id: sent.command_id });
  const other = await signInAs(firebase, jozef, jozef.password);
  expect((await callAs(firebase, other, contracts.withdrawInvitation, withdraw())).outcome).toMatchObject({
    code: 'not-found',
  });
  await callAs(firebase, actingMaria, contracts.withdrawInvitation, withdraw());
  expect((await accept(actor, token)).outcome).toMatchObject({ code: 'invitation-withdrawn' });
  expect(await membershipOf(els.uid)).toBeNull();
});

// spec: security.m1
test('a senior sends ten invitations a day at most, five to one address, and keeps nobody else from asking it', async () => {
  const senior = await createPerson(firebase);
  const acting = await signInAs(firebase, senior, senior.password);
  const send = async (email: string, by: Actor = acting) => {
    const input = { ...command(), ...person(email), rights: ['see'] };
    return (await callAs(firebase, by, contracts.inviteFamilyMember, input)).outcome;
  };
  const address = `${randomUUID()}@madelief.test`;
  for (let time = 0; time < 5; time += 1) expect(await send(address)).toMatchObject({ outcome: 'done' });
  expect(await send(address.toUpperCase())).toBe('too-many-mails');
  const another = await createPerson(firebase);
  expect(await send(address, await signInAs(firebase, another, another.password))).toMatchObject({ outcome: 'done' });
  for (let time = 0; time < 5; time += 1) {
    expect(await send(`${randomUUID()}@madelief.test`)).toMatchObject({ outcome: 'done' });
  }
  expect(await send(`${randomUUID()}@madelief.test`)).toBe('too-many-mails');
});

test('a year later the senior is asked by mail, once, and her answer is kept', async () => {
  const senior = await createPerson(firebase);
  const uid = `member-${randomUUID()}`;
  const aYearAgo = new Date(Date.now() - 366 * 24 * 60 * 60 * 1000);
  const stored = aCircleMember({ senior_id: senior.uid, user_id: uid, confirmed_at: aYearAgo, ask_at: new Date() });
  await withAdminSdk(addresses, async ({ firestore }) => {
    await firestore.doc(`${collections.circles}/${memberPath(senior.uid, uid)}`).set(stored);
  });
  await Promise.all([runTimer(firebase, 'askCircles'), runTimer(firebase, 'askCircles')]);
  await vi.waitFor(async () => {
    expect((await newestMailTo(firebase, senior.email)).subject).toBe('Mag wie u helpt dat nog altijd doen?');
  }, waitOptions);
  expect((await membershipOf(uid, senior))?.['asked_at']).not.toBeNull();
  const acting = await signInAs(firebase, senior, senior.password);
  const confirm = { ...command(), member_uids: [uid] };
  expect((await callAs(firebase, acting, contracts.confirmCircle, confirm)).outcome).toEqual({ outcome: 'done' });
  expect((await membershipOf(uid, senior))?.['asked_at']).toBeNull();
});

test('a family member who changes her name is called so in every circle, and nobody else is', async () => {
  const seniors = await Promise.all([createPerson(firebase), createPerson(firebase)]);
  const els = await createPerson(firebase, { user: { role: 'family', first_name: 'Els' }, profile: false });
  for (const { uid } of seniors) await storeMember(firebase, uid, { user_id: els.uid, rights: ['see'] });
  const [first] = seniors;
  await storeMember(firebase, first.uid, { user_id: 'somebody-else' });
  await withAdminSdk(addresses, ({ firestore }) =>
    firestore.doc(`${collections.interimUsers}/${els.uid}`).update({ first_name: 'Elsje' }),
  );
  await vi.waitFor(async () => {
    for (const senior of seniors) {
      expect(await membershipOf(els.uid, senior)).toMatchObject({ first_name: 'Elsje', rights: ['see'], revision: 1 });
    }
  }, waitOptions);
  expect(await membershipOf('somebody-else', first)).toMatchObject({ first_name: 'Els' });
});
