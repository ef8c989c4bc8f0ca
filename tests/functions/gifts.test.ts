import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { memberPath } from '#domain/circles/member-path.ts';
import { collections } from '#domain/collections.ts';
import { continuePurchase } from '#domain/contracts/credits.ts';
import { checkGift, giveCredits, readGiftReceipt } from '#domain/contracts/family/gifts.ts';
import { readReceipt } from '#domain/contracts/receipts.ts';
import { readRefunds } from '#domain/contracts/refunds.ts';
import type { CircleRight } from '#domain/circles/circle-rights.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aCircleMember } from '../builders/circle.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { newestMailTo } from '../people/mailbox.ts';
import {
  actOnPurchase,
  deliverEvent,
  holdWebhooks,
  practiceEvents,
  practicePurchases,
  releaseWebhooks,
} from '../people/practice-payments.ts';
import { storedCredits } from '../people/stored-credits.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let staff: Actor;

beforeAll(async () => {
  staff = await signInAs(firebase, staf);
});

const read = (path: string) =>
  withAdminSdk(addresses, async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);

const setMembership = (senior: Person, uid: string, fields: Partial<ReturnType<typeof aCircleMember>>) =>
  withAdminSdk(addresses, async ({ firestore }) => {
    const member = aCircleMember({ senior_id: senior.uid, user_id: uid, senior_name: 'Maria Peeters', ...fields });
    await firestore.doc(`${collections.circles}/${memberPath(senior.uid, uid)}`).set(member);
  });

async function aFamily(rights: readonly CircleRight[] = ['see']) {
  const maria = await createPerson(firebase, { user: { first_name: 'Maria', last_name: 'Peeters' } });
  const els = await createPerson(firebase, { user: { role: 'family', first_name: 'Els' }, profile: false });
  await setMembership(maria, els.uid, { rights: [...rights] });
  const senior = await signInAs(firebase, maria, maria.password);
  const giver = await signInAs(firebase, els, els.password);
  const gift = (fields: object = {}) => ({
    ...{ senior_id: maria.uid, credits: 25, from: 'Els en Tom', message: 'Geniet ervan, mama.' },
    attempt: randomUUID(),
    ...fields,
  });
  return { maria, els, senior, giver, gift };
}

const check = (actor: Actor | null, gift_id: string, give_up = false) =>
  callAs(firebase, actor, checkGift, { gift_id, give_up });

test('a daughter who may only see gives credits: booked once however often it is told, and the receipt is hers', async () => {
  const { maria, els, senior, giver, gift } = await aFamily();
  await holdWebhooks(firebase, maria.uid);
  const input = gift();
  const answers = [
    await callAs(firebase, giver, giveCredits, input),
    await callAs(firebase, giver, giveCredits, input),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const pages = await practicePurchases(firebase, maria.uid);
  expect(pages).toHaveLength(1);
  const sessionId = pages[0]?.id ?? '';
  expect((await check(giver, input.attempt)).outcome).toMatchObject({ state: 'open', url: pages[0]?.url });
  // Nothing of it in the senior's ledger, nor for her to read, before it is paid.
  expect((await storedCredits(firebase, maria.uid)).lines).toEqual([]);
  expect((await senior.read(`${collections.gifts}/${input.attempt}`)).status).toBe(403);
  await actOnPurchase(firebase, sessionId, 'pay');
  const told = await Promise.all([check(giver, input.attempt), check(giver, input.attempt, true)]);
  for (const { outcome } of told) expect(outcome).toEqual({ state: 'paid', url: null });
  await releaseWebhooks(firebase, maria.uid);
  for (const { id } of await practiceEvents(firebase, sessionId)) {
    expect(await deliverEvent(firebase, id)).toBe(200);
    expect(await deliverEvent(firebase, id)).toBe(200);
  }
  const { balance, lines } = await storedCredits(firebase, maria.uid);
  expect([balance, lines]).toEqual([25, [{ type: 'purchase_completed', amount: 25 }]]);
  expect(await read(`${collections.creditTransactions}/${sessionId}`)).toMatchObject({
    ...{ description: 'gift', actor_uid: els.uid, amount_cents: 2_500 },
  });
  expect((await senior.read(`${collections.gifts}/${input.attempt}`)).status).toBe(200);
  expect((await staff.read(`${collections.gifts}/${input.attempt}`)).status).toBe(403);

  const receipt = await callAs(firebase, giver, readGiftReceipt, { gift_id: input.attempt });
  expect(receipt.outcome).toMatchObject({ type: 'application/pdf' });
  expect((await callAs(firebase, senior, readReceipt, { line_id: sessionId })).outcome).toBe('not-found');
  // It is hers to use, and not to send to the card of her daughter.
  expect((await callAs(firebase, senior, readRefunds, {})).outcome).toMatchObject({ refundable: 0, given: 2_500 });
  await vi.waitFor(async () => {
    const { text } = await newestMailTo(firebase, maria.email);
    expect(text).toContain('Els en Tom');
    expect(text).toContain('Geniet ervan, mama.');
  }, waitOptions);
  await vi.waitFor(async () => {
    const { text } = await newestMailTo(firebase, els.email);
    expect(text).toContain(`/geschenk?gift=${input.attempt}`);
  }, waitOptions);
});

test('a gift that is given up cannot be paid afterwards, and leaves no line; the senior never hears of it', async () => {
  const { maria, senior, giver, gift } = await aFamily(['see', 'pay']);
  const input = gift();
  expect((await callAs(firebase, giver, giveCredits, input)).status).toBe(200);
  const [page] = await practicePurchases(firebase, maria.uid);
  expect((await check(giver, input.attempt, true)).outcome).toEqual({ state: 'given-up', url: null });
  const [closed] = await practicePurchases(firebase, maria.uid);
  expect(closed?.status).toBe('expired');
  expect((await storedCredits(firebase, maria.uid)).lines).toEqual([]);
  expect((await callAs(firebase, giver, giveCredits, input)).outcome).toBe('invalid-input');
  // Not hers to continue either.
  const session = { session_id: page?.id ?? '' };
  expect((await callAs(firebase, senior, continuePurchase, session)).outcome).toMatchObject({ url: null });
  expect(await read(`${collections.gifts}/${input.attempt}`)).toMatchObject({ state: 'given-up', paid_at: null });
});

test('only a member of her circle gives, for as long as she is one; and only the giver sees what became of a gift', async () => {
  const { maria, els, senior, giver, gift } = await aFamily(['see', 'book', 'pay']);
  const other = await aFamily();
  const refused = [
    [null, 'not-signed-in'],
    [senior, 'no-access'],
    [other.senior, 'no-access'],
    [other.giver, 'no-access'],
    [staff, 'no-access'],
  ] as const;
  for (const [actor, code] of refused) {
    expect((await callAs(firebase, actor, giveCredits, gift())).outcome).toBe(code);
  }
  const input = gift();
  expect((await callAs(firebase, giver, giveCredits, input)).status).toBe(200);
  // The same attempt for other words, or another senior, is another gift.
  for (const changed of [{ message: 'Anders.' }, { credits: 50 }]) {
    expect((await callAs(firebase, giver, giveCredits, { ...input, ...changed })).outcome).toBe('invalid-input');
  }
  for (const [actor, code] of [
    [null, 'not-signed-in'],
    [senior, 'no-access'],
    [staff, 'no-access'],
    [other.giver, 'not-found'],
  ] as const) {
    expect((await check(actor, input.attempt)).outcome).toBe(code);
    expect((await callAs(firebase, actor, readGiftReceipt, { gift_id: input.attempt })).outcome).toBe(code);
  }
  await setMembership(maria, els.uid, { ended_at: new Date(), ended_by: 'senior', ask_at: null });
  expect((await callAs(firebase, giver, giveCredits, gift())).outcome).toBe('no-access');
  // What she began stays hers to finish.
  expect((await check(giver, input.attempt)).outcome).toMatchObject({ state: 'open' });
});
