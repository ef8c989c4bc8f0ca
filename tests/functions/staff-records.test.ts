import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { adjustCredits, approveAdjustment } from '#domain/contracts/adjustments.ts';
import { collectLeads, resolveLead } from '#domain/contracts/leads.ts';
import { resendMail } from '#domain/contracts/mails.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { anEmployerTip } from '../builders/forms/employer-tip.ts';
import { aMail } from '../builders/mail.ts';
import { aWaitingListEntry } from '../builders/forms/waiting-list-entry.ts';
import { createPerson } from '../people/create-person.ts';
import { storedCredits } from '../people/stored-credits.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let staff: Actor;
let colleague: Actor;

beforeAll(async () => {
  staff = await signInAs(firebase, staf);
  const second = await createPerson(firebase, { user: { role: 'admin', first_name: 'Karim' }, profile: false });
  colleague = await signInAs(firebase, second, second.password);
});

const store = (path: string, data: object) =>
  withAdminSdk(addresses, async ({ firestore }) => void (await firestore.doc(path).set({ ...data })));

const read = (path: string) =>
  withAdminSdk(addresses, async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);

const leadsOf = (email: string) =>
  withAdminSdk(addresses, async ({ firestore }) => {
    const found = await firestore.collection(collections.leads).where('email', '==', email).get();
    return found.docs.map((each) => ({ id: each.id, data: each.data() }));
  });

test('a form makes a lead, another adds to it, older forms are collected once, and a call is kept', async () => {
  const email = `an-${randomUUID()}@example.be`;
  const entry = randomUUID();
  await store(`${collections.waitingList}/${entry}`, aWaitingListEntry({ email, phone_number: null }));
  await vi.waitFor(async () => expect(await leadsOf(email)).toHaveLength(1), waitOptions);
  await store(`${collections.employerTips}/${randomUUID()}`, anEmployerTip({ email: email.toUpperCase() }));
  await vi.waitFor(
    async () => expect((await leadsOf(email.toUpperCase()))[0]?.data).toMatchObject({ sign_ups: 1, tips: 1 }),
    waitOptions,
  );
  const [{ id } = { id: '' }] = await leadsOf(email.toUpperCase());
  // All that were there have their leads; nothing is counted twice.
  const collected = await callAs(firebase, staff, collectLeads, { collection: 'waiting_list', after: null });
  expect(collected.status).toBe(200);
  expect(await read(`${collections.leads}/${id}`)).toMatchObject({ sign_ups: 1, tips: 1, state: 'new' });

  const call = { lead_id: id, revision: 2, state: 'call-back', call_on: '2099-01-05', note: 'Belt liever na tien.' };
  const first = { command_id: randomUUID(), ...call };
  expect((await callAs(firebase, staff, resolveLead, first)).text).toContain('"done"');
  expect((await callAs(firebase, staff, resolveLead, first)).text).toContain('"done"');
  const late = await callAs(firebase, colleague, resolveLead, { ...call, command_id: randomUUID(), note: '' });
  expect(late.outcome).toMatchObject({
    outcome: 'rejected',
    code: 'changed-meanwhile',
    conflict: { action: 'resolve-lead', by: 'Staf Claes' },
  });
  expect(await read(`${collections.leads}/${id}`)).toMatchObject({
    state: 'call-back',
    due_on: '2099-01-05',
    revision: 3,
  });
  expect(await read(`${collections.staffNotes}/${first.command_id}`)).toMatchObject({ about: { kind: 'lead', id } });
});

test('a form from before there were leads gets its lead from collecting, however often that is done', async () => {
  const email = `vroeger-${randomUUID()}@example.be`;
  const id = `0000-${randomUUID()}`;
  await store(`${collections.waitingList}/${id}`, aWaitingListEntry({ email, phone_number: null }));
  await vi.waitFor(async () => expect(await leadsOf(email)).toHaveLength(1), waitOptions);
  await withAdminSdk(addresses, async ({ firestore }) => {
    const [lead] = (await firestore.collection(collections.leads).where('email', '==', email).get()).docs;
    const keys = await firestore.collection(collections.leadKeys).where('lead_id', '==', lead?.id).get();
    await Promise.all([lead?.ref.delete(), ...keys.docs.map((each) => each.ref.delete())]);
  });
  const page = { collection: 'waiting_list', after: null };
  const answers = [
    await callAs(firebase, staff, collectLeads, page),
    await callAs(firebase, colleague, collectLeads, page),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.outcome).toMatchObject({ collected: 0 });
  expect((await leadsOf(email)).map(({ data }) => data['sign_ups'])).toEqual([1]);
});

// spec: staff.mails.resend
test('a mail that failed is due again, and while it is under way it cannot be asked for twice', async () => {
  const id = `resent-${randomUUID()}`;
  const mail = aMail({ to: `${id}@madelief.test`, template: 'welcome', values: { name: 'An' } });
  await store(`${collections.mail}/${id}`, { ...mail, state: 'failed', attempts: 30, next_attempt_at: null });
  const input = { command_id: randomUUID(), mail_id: id, again: false };
  expect((await callAs(firebase, staff, resendMail, input)).text).toContain('"done"');
  expect(await read(`${collections.mail}/${id}`)).toMatchObject({ attempts: expect.any(Number), error_code: null });
  const other = await callAs(firebase, colleague, resendMail, { ...input, command_id: randomUUID() });
  expect(other.outcome).toMatchObject({ outcome: 'rejected' });
});

// spec: staff.credits.second-yes staff.credits.reason
test('150 euro are booked once, by the yes of one of two colleagues at the same time, and not by the one who asked', async () => {
  const { uid } = await createPerson(firebase);
  const third = await createPerson(firebase, { user: { role: 'admin' }, profile: false });
  const els = await signInAs(firebase, third, third.password);
  const command_id = randomUUID();
  const asked = { command_id, senior_id: uid, cents: 15_000, seen_balance: 0, reason: 'Dubbel betaald.' };
  const answers = [
    await callAs(firebase, staff, adjustCredits, asked),
    await callAs(firebase, staff, adjustCredits, asked),
  ];
  for (const { outcome } of answers) expect(outcome).toMatchObject({ outcome: 'done', state: 'pending' });
  expect(await storedCredits(firebase, uid)).toEqual({ balance: null, lines: [] });
  const answer = (actor: Actor) =>
    callAs(firebase, actor, approveAdjustment, {
      command_id: randomUUID(),
      adjustment_id: command_id,
      revision: 1,
      answer: 'yes',
    });
  expect((await answer(staff)).outcome).toMatchObject({ outcome: 'rejected', code: 'adjustment-own' });
  const both = await Promise.all([answer(colleague), answer(els)]);
  expect(both.filter(({ text }) => text.includes('"done"'))).toHaveLength(1);
  expect(await storedCredits(firebase, uid)).toEqual({ balance: 150, lines: [{ type: 'adjustment', amount: 150 }] });

  const small = { command_id: randomUUID(), senior_id: uid, cents: -2_000, seen_balance: 150, reason: 'Te veel.' };
  expect(await callAs(firebase, colleague, adjustCredits, { ...small, reason: ' \n ' })).toMatchObject({ status: 400 });
  expect(await storedCredits(firebase, uid)).toMatchObject({ balance: 150 });
  expect((await callAs(firebase, colleague, adjustCredits, small)).outcome).toMatchObject({ state: 'booked' });
  const again = { ...small, command_id: randomUUID() };
  expect((await callAs(firebase, staff, adjustCredits, again)).outcome).toMatchObject({ code: 'balance-changed' });
  expect(await storedCredits(firebase, uid)).toMatchObject({ balance: 130 });
  const audit = await read(`${collections.auditLog}/${small.command_id}`);
  expect(audit).toMatchObject({ actor_uid: colleague.uid, before: { balance: 150 }, after: { balance: 130 } });
  expect(JSON.stringify(audit)).not.toContain('Te veel');
});
