import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import {
  cancelPurchase,
  continuePurchase,
  payMissing,
  purchaseCredits,
  readMissing,
  verifyPayment,
} from '#domain/contracts/credits.ts';
import { readRefunds, refundCredits, withdrawPurchase } from '#domain/contracts/refunds.ts';
import { timerAddress } from '#local/firebase/timers.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { practiceKeys } from '#local/stripe/practice-keys.ts';
import type { MailTemplate } from '#domain/documents/mail.ts';
import { signatureHeader } from '#local/stripe/webhooks/sign.ts';
import { aBalance } from '../builders/payments/credits.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { cancelVisit } from '#domain/contracts/dispatch.ts';
import { staf } from '#local/seed/accounts.ts';
import { offerVisitTo } from '../people/helper-offers.ts';
import { planStudent, revisionOf, storeStudent } from '../people/staff-work.ts';
import { anInterimUser } from '../builders/interim-user.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { aPlannedVisit } from '../builders/visit.ts';
import { createPerson } from '../people/create-person.ts';
import {
  actOnPurchase,
  deliverEvent,
  dropEvent,
  holdWebhooks,
  practiceEvents,
  practicePurchases,
  releaseWebhooks,
} from '../people/practice-payments.ts';
import { moveBack, storedCredits } from '../people/stored-credits.ts';
import { signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
/** Just over the hour after which a purchase is stale. */
const staleMinutes = 61;

const webhook = (init: RequestInit) => fetch(`${firebase.appOrigin}/functions/stripe-webhook`, init);

/** The values of the mails of a template about a payment. They are ordered after the ledger has changed. */
const mailsAbout = (template: MailTemplate, payment: string) =>
  withAdminSdk(addresses, async ({ firestore }) => {
    const orders = await firestore.collection(collections.mail).where('template', '==', template).get();
    const found = orders.docs.filter((order) => order.get('values.reference') === payment);
    return found.map((order) => order.get('values') as unknown);
  });

async function aSenior() {
  const person = await createPerson(firebase);
  const actor = await signInAs(firebase, person, person.password);
  const as = (contract: Parameters<typeof callAs>[2], input: unknown) => callAs(firebase, actor, contract, input);
  return {
    uid: person.uid,
    buy: (amount: number, attempt: string = randomUUID()) => as(purchaseCredits, { amount, attempt }),
    verify: (session_id: string) => as(verifyPayment, { session_id }),
    goOn: (session_id: string) => as(continuePurchase, { session_id }),
    cancel: (session_id: string) => as(cancelPurchase, { session_id }),
    missing: () => as(readMissing, {}),
    payMissing: () => as(payMissing, {}),
    refunds: () => as(readRefunds, {}),
    refund: (cents: number, command_id: string) => as(refundCredits, { cents, command_id }),
    withdraw: (session_id: string, cents: number) =>
      as(withdrawPurchase, { session_id, cents, command_id: randomUUID() }),
    stored: () => storedCredits(firebase, person.uid),
    pages: () => practicePurchases(firebase, person.uid),
    /** Opens one page, and holds Stripe's events about it. */
    async opens(amount: number): Promise<string> {
      await holdWebhooks(firebase, person.uid);
      expect(await as(purchaseCredits, { amount })).toMatchObject({ status: 200 });
      const [page] = await practicePurchases(firebase, person.uid);
      if (page === undefined) throw new Error('no page was opened');
      return page.id;
    },
  };
}

async function untilAnswered(call: () => Promise<{ readonly status: number }>, expected: number): Promise<void> {
  await vi.waitFor(async () => {
    const { status } = await call();
    if (status !== expected) throw new Error(`answered with ${status}`);
  }, waitOptions);
}

/** A first call may time out; the next one finds the process running. */
beforeAll(async () => {
  const senior = await aSenior();
  await untilAnswered(() => senior.buy(1), 200);
  await untilAnswered(() => senior.verify('cs_test_unknown'), 404);
  await untilAnswered(() => senior.cancel('cs_test_unknown'), 404);
  await untilAnswered(() => senior.goOn('cs_test_unknown'), 404);
  await untilAnswered(() => senior.missing(), 200);
  await untilAnswered(() => webhook({ method: 'POST', headers: { 'stripe-signature': 't=1,v1=0' } }), 400);
}, 320_000);

/** Calls the sweep as its timer does; another test may be running it. */
async function sweep(): Promise<void> {
  await vi.waitFor(async () => {
    const answer = await fetch(timerAddress(firebase.ports.functions, 'europe-west1-sweepPurchases'), {
      method: 'POST',
      signal: AbortSignal.timeout(35_000),
    });
    expect(answer.status).toBe(200);
  }, waitOptions);
}

const bought = (amount: number) => ({ type: 'purchase_completed', amount });
const waits = (amount: number) => ({ type: 'purchase_pending', amount });
const cancelled = (amount: number) => ({ type: 'purchase_cancelled', amount });
const givenBack = (amount: number) => ({ type: 'refund', amount });

// spec: 4.credits.credited-once 7.credits.purchase 7.credits.verify 7.credits.verify-own-only security.breach-12
test('one press is one page; webhook and return page at the same moment credit it once; others get no information', async () => {
  const [maria, other] = [await aSenior(), await aSenior()];
  const attempt = randomUUID();
  await holdWebhooks(firebase, maria.uid);
  const [first, second] = [await maria.buy(50, attempt), await maria.buy(50, attempt)];
  expect(first).toMatchObject({ status: 200 });
  expect(second.outcome).toEqual(first.outcome);
  expect(await maria.buy(51, attempt)).toMatchObject({ status: 400, outcome: 'invalid-input' });
  const pages = await maria.pages();
  expect(pages.map(({ url }) => ({ url }))).toEqual([first.outcome]);
  expect(await maria.stored()).toEqual({ balance: null, lines: [waits(50)] });

  const id = pages[0]?.id ?? '';
  expect(await maria.verify(id)).toMatchObject({ status: 200, outcome: { success: false, credits_added: 0 } });
  await actOnPurchase(firebase, id, 'pay');
  const [page, again] = await Promise.all([maria.verify(id), maria.verify(id), releaseWebhooks(firebase, maria.uid)]);
  for (const { outcome } of [page, again]) expect(outcome).toEqual({ success: true, credits_added: 50 });
  const [paid] = await practiceEvents(firebase, id);
  await vi.waitFor(async () => {
    expect((await practiceEvents(firebase, id))[0]?.attempts.at(-1)?.status).toBe(200);
  }, waitOptions);
  expect(await deliverEvent(firebase, paid?.id ?? '')).toBe(200);
  expect((await maria.verify(id)).outcome).toEqual({ success: true, credits_added: 50 });
  expect((await maria.cancel(id)).outcome).toEqual({ cancelled: false, credits_added: 50 });
  expect(await maria.stored()).toEqual({ balance: 50, lines: [bought(50)] });

  const unknown = `cs_test_${randomUUID().replaceAll('-', '')}`;
  for (const ask of [other.verify, other.cancel]) {
    const [hers, nobodys] = [await ask(id), await ask(unknown)];
    expect(hers).toMatchObject({ status: 404, outcome: 'not-found' });
    expect([hers.status, hers.text]).toEqual([nobodys.status, nobodys.text]);
  }
  expect(await other.stored()).toEqual({ balance: null, lines: [] });
});

// spec: 7.credits.cancel 7.credits.cancel-paid
test('cancelling closes the page first; an earlier payment is credited; a processing payment stays pending', async () => {
  const [careful, quick, patient] = [await aSenior(), await aSenior(), await aSenior()];
  const given = await careful.opens(20);
  const [page] = await careful.pages();
  expect((await careful.goOn(given)).outcome).toEqual({ url: page?.url, credits_added: 0 });
  expect(await quick.goOn(given)).toMatchObject({ status: 404, outcome: 'not-found' });
  expect((await careful.cancel(given)).outcome).toEqual({ cancelled: true, credits_added: 0 });
  expect((await careful.cancel(given)).outcome).toEqual({ cancelled: true, credits_added: 0 });
  expect((await careful.goOn(given)).outcome).toEqual({ url: null, credits_added: 0 });
  await expect(actOnPurchase(firebase, given, 'pay')).rejects.toThrow('expired');
  expect(await careful.pages()).toHaveLength(1);
  expect(await careful.stored()).toEqual({ balance: null, lines: [cancelled(20)] });

  const paid = await quick.opens(1_000);
  await actOnPurchase(firebase, paid, 'pay');
  expect((await quick.goOn(paid)).outcome).toEqual({ url: null, credits_added: 1_000 });
  expect((await quick.cancel(paid)).outcome).toEqual({ cancelled: false, credits_added: 1_000 });
  expect(await quick.stored()).toEqual({ balance: 1_000, lines: [bought(1_000)] });

  const slow = await patient.opens(1);
  await actOnPurchase(firebase, slow, 'pay-later');
  expect(await patient.verify(slow)).toMatchObject({ status: 409, outcome: 'payment-under-way' });
  expect((await patient.cancel(slow)).outcome).toEqual({ cancelled: false, credits_added: 0 });
  expect(await patient.stored()).toEqual({ balance: null, lines: [waits(1)] });
  await actOnPurchase(firebase, slow, 'money-arrives');
  await releaseWebhooks(firebase, patient.uid);
  await vi.waitFor(async () => expect(await patient.stored()).toEqual({ balance: 1, lines: [bought(1)] }), waitOptions);
});

test('a refund takes credits, and a won dispute returns them; staff get one mail', async () => {
  const maria = await aSenior();
  const id = await maria.opens(100);
  await releaseWebhooks(firebase, maria.uid);
  const becomes = (balance: number, ...lines: object[]) =>
    vi.waitFor(async () => {
      const stored = await maria.stored();
      expect(stored.balance).toBe(balance);
      expect(stored.lines).toHaveLength(lines.length);
      for (const line of lines) expect(stored.lines).toContainEqual(line);
    }, waitOptions);

  await actOnPurchase(firebase, id, 'pay');
  await becomes(100, bought(100));
  await actOnPurchase(firebase, id, 'refund', { amount: 1_050 });
  await becomes(89.5, bought(100), givenBack(-10.5));
  await actOnPurchase(firebase, id, 'refund', { amount: 1_050 });
  await becomes(79, bought(100), givenBack(-10.5), givenBack(-10.5));
  await actOnPurchase(firebase, id, 'dispute');
  await becomes(0, bought(100), givenBack(-10.5), givenBack(-10.5), givenBack(-79));
  await actOnPurchase(firebase, id, 'win-dispute');
  await becomes(79, bought(100), givenBack(-10.5), givenBack(-10.5), givenBack(-79), givenBack(79));

  const { phone_number: telephone } = anInterimUser();
  const caller = { name: 'Maria Peeters', telephone, email: `${maria.uid}@madelief.test`, town: '2000 Antwerpen' };
  const told = { payment: id, ...caller, reference: id, amount: '79', reason: 'fraudulent' };
  await vi.waitFor(async () => expect(await mailsAbout('staff-payment-dispute', id)).toEqual([told]), waitOptions);
});

test('unused credits go back once, are returned when the bank does not take them, and then wait for a transfer', async () => {
  const maria = await aSenior();
  const id = await maria.opens(50);
  await releaseWebhooks(firebase, maria.uid);
  await actOnPurchase(firebase, id, 'pay');
  await vi.waitFor(async () => expect((await maria.stored()).balance).toBe(50), waitOptions);

  const asked = await maria.refunds();
  expect(asked.outcome).toMatchObject({ refundable: 5_000, purchases: [{ session_id: id, unused: 5_000 }] });
  const commandId = randomUUID();
  expect(await maria.refund(4_999, randomUUID())).toMatchObject({ status: 409, outcome: 'refund-changed' });
  const answers = await Promise.all([maria.refund(5_000, commandId), maria.withdraw(id, 5_000)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await maria.stored()).balance).toBe(0);
  // The refund's own events settle it, and take nothing again.
  const settled = async (state: string) =>
    expect((await maria.refunds()).outcome).toMatchObject({ refundable: 0, refunds: [{ cents: 5_000, state }] });
  await vi.waitFor(() => settled('done'), waitOptions);
  expect(await maria.stored()).toEqual({ balance: 0, lines: [givenBack(-50), bought(50)] });

  await actOnPurchase(firebase, id, 'refund-fails');
  await vi.waitFor(async () => expect((await maria.stored()).balance).toBe(50), waitOptions);
  await vi.waitFor(async () => expect(await mailsAbout('staff-refund-failed', id)).toHaveLength(1), waitOptions);
  expect((await maria.refund(5_000, randomUUID())).outcome).toEqual({ by_card: 0, by_transfer: 5_000 });
  expect((await maria.stored()).balance).toBe(0);
});

// spec: 4.credits.stale-swept
test('the sweep closes purchases that are pending for an hour, and credits those that no webhook reported', async () => {
  const [forgetful, unlucky, patient] = [await aSenior(), await aSenior(), await aSenior()];
  const [left, lost, slow] = [await forgetful.opens(20), await unlucky.opens(40), await patient.opens(60)];
  await actOnPurchase(firebase, lost, 'pay');
  for (const { id } of await practiceEvents(firebase, lost)) await dropEvent(firebase, id);
  await actOnPurchase(firebase, slow, 'pay-later');
  for (const id of [left, slow]) await moveBack(firebase, id, staleMinutes);
  await sweep();
  expect(await forgetful.stored()).toEqual({ balance: null, lines: [cancelled(20)] });
  expect(await forgetful.pages()).toMatchObject([{ status: 'expired' }]);
  expect(await unlucky.stored()).toEqual({ balance: 40, lines: [bought(40)] });
  expect(await patient.stored()).toEqual({ balance: null, lines: [waits(60)] });
});

// spec: 7.credits.signed-news-only
test('the webhook accepts only what Stripe has signed recently', async () => {
  const body = JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type: 'customer.created',
    data: { object: { id: 'cus_1', object: 'customer' } },
  });
  const now = Math.floor(Date.now() / 1_000);
  const sign = (secret: string, at: number) => ({ 'stripe-signature': signatureHeader(body, secret, at) });
  const send = async (headers: Record<string, string>, sent = body) =>
    (await webhook({ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: sent })).status;

  expect(await send(sign(practiceKeys.webhookSecret, now))).toBe(200);
  expect(await send({})).toBe(400);
  expect(await send({ 'stripe-signature': 'v1=' })).toBe(400);
  expect(await send(sign('whsec_somebodyelse', now))).toBe(400);
  expect(await send(sign(practiceKeys.webhookSecret, now - 600))).toBe(400);
  expect(await send(sign(practiceKeys.webhookSecret, now), body.replace('cus_1', 'cus_2'))).toBe(400);
  expect(await send(sign(practiceKeys.webhookSecret, now), JSON.stringify({ x: 'x'.repeat(262_144) }))).toBe(413);
  expect((await webhook({ method: 'GET' })).status).toBe(405);
});

test('a webhook whose credits cannot be stored is answered with 5xx, and credits them at the next delivery', async () => {
  const maria = await aSenior();
  const id = await maria.opens(50);
  const balance = (content: object) =>
    withAdminSdk(addresses, ({ firestore }) => firestore.doc(`${collections.userCredits}/${maria.uid}`).set(content));
  await balance({ user_id: maria.uid, balance: 'fifty' });
  await actOnPurchase(firebase, id, 'pay');
  const [paid] = await practiceEvents(firebase, id);
  expect(await deliverEvent(firebase, paid?.id ?? '')).toBe(500);
  expect(await maria.verify(id)).toMatchObject({ status: 500, outcome: 'unknown' });
  expect((await maria.stored()).lines).toEqual([waits(50)]);
  await balance({ user_id: maria.uid, balance: 0 });
  expect(await deliverEvent(firebase, paid?.id ?? '')).toBe(200);
  expect(await maria.stored()).toEqual({ balance: 50, lines: [bought(50)] });
});

/** Stores approved visits of this senior, the first the oldest. */
const owes = (uid: string, ...minutes: readonly number[]) =>
  withAdminSdk(addresses, async ({ firestore }) => {
    for (const [index, minutes_worked] of minutes.entries()) {
      const request_id = randomUUID();
      const price = { variant: 'standard', cents_per_hour: 1_550, agreed_at: new Date(), how: 'app' } as const;
      const date = `2026-03-1${index}`;
      const visit = aPlannedVisit({ request_id, senior_id: uid, state: 'approved', date, minutes_worked, price });
      const request = aServiceRequest({ request_id, senior_id: uid, status: 'ended', request_date: date });
      await firestore.doc(`${collections.serviceRequests}/${request_id}`).set(request);
      await firestore.doc(`${collections.planning}/${request_id}`).set(visit);
    }
  });

test('exactly what is missing is paid, on one page from every device, and everything open is charged once', async () => {
  const maria = await aSenior();
  expect((await maria.missing()).outcome).toEqual({ missing: 0, to_pay: 0, visits: [], reference: null });
  expect((await maria.payMissing()).outcome).toEqual({ url: null, cents: 0 });
  await owes(maria.uid, 25, 70);
  expect((await maria.missing()).outcome).toMatchObject({
    ...{ missing: 775 + 2_325, to_pay: 3_100 },
    visits: [
      { date: '2026-03-10', cost: 775, missing: 775 },
      { date: '2026-03-11', cost: 2_325, missing: 2_325 },
    ],
  });
  const pages = await Promise.all([maria.payMissing(), maria.payMissing(), maria.payMissing()]);
  const [first] = pages;
  expect(first).toMatchObject({ status: 200, outcome: { cents: 3_100 } });
  for (const page of pages) expect(page.outcome).toEqual(first?.outcome);
  const [session, ...others] = await maria.pages();
  expect(others).toEqual([]);

  // Another amount by now: the page that was open cannot be paid any more.
  await owes(maria.uid, 60);
  const next = await maria.payMissing();
  expect(next).toMatchObject({ status: 200, outcome: { cents: 3_100 + 1_550 } });
  const open = (await maria.pages()).filter(({ status }) => status === 'open');
  expect(open).toHaveLength(1);
  expect(open[0]?.id).not.toBe(session?.id);

  const id = open[0]?.id ?? '';
  await actOnPurchase(firebase, id, 'pay');
  expect((await maria.verify(id)).outcome).toEqual({ success: true, credits_added: 46.5 });
  // The webhook may be charging while the return page finds the purchase paid.
  await vi.waitFor(async () => expect((await maria.stored()).balance).toBe(0), waitOptions);
  const { lines } = await maria.stored();
  expect(lines.filter(({ type }) => type === 'service_usage').map(({ amount }) => amount)).toEqual(
    expect.arrayContaining([-7.75, -23.25, -15.5]),
  );
  expect((await maria.payMissing()).outcome).toEqual({ url: null, cents: 0 });
});

test('less than Stripe takes is paid as the least that it takes, and the rest stays on the balance', async () => {
  const maria = await aSenior();
  await owes(maria.uid, 25);
  await withAdminSdk(addresses, async ({ firestore }) => {
    await firestore.doc(`${collections.userCredits}/${maria.uid}`).set(aBalance({ user_id: maria.uid, balance: 7.5 }));
  });
  expect((await maria.missing()).outcome).toMatchObject({ missing: 25, to_pay: 50 });
  expect((await maria.payMissing()).outcome).toMatchObject({ cents: 50 });
});

test('cancelling late costs what staff said, at most the agreed price, and is charged once', async () => {
  const maria = await aSenior();
  const staff = await signInAs(firebase, staf);
  const student = await storeStudent(firebase);
  const inTwoDays = addDaysTo(brusselsDate(new Date()), 2);
  const id = await offerVisitTo(firebase, { seniorId: maria.uid, date: inTwoDays, students: [] });
  await planStudent(firebase, staff, id, student);
  const cancel = async (fee_cents: number) => {
    const revision = await revisionOf(firebase, id);
    const on = { request_id: id, visit_id: id, command_id: randomUUID(), revision };
    return (await callAs(firebase, staff, cancelVisit, { ...on, fee_cents, reason: 'Op haar vraag.' })).outcome;
  };
  expect(await cancel(3_501)).toMatchObject({ outcome: 'rejected', code: 'fee-too-high' });
  expect(await cancel(2_050)).toMatchObject({ outcome: 'done' });
  expect((await maria.missing()).outcome).toMatchObject({
    missing: 2_050,
    visits: [{ kind: 'late-fee', missing: 2_050 }],
  });
  expect((await maria.payMissing()).outcome).toMatchObject({ cents: 2_050 });
  const [page] = await maria.pages();
  await actOnPurchase(firebase, page?.id ?? '', 'pay');
  await maria.verify(page?.id ?? '');
  // The webhook may be charging while the return page finds the purchase paid.
  await vi.waitFor(async () => expect((await maria.stored()).balance).toBe(0), waitOptions);
  const { lines } = await maria.stored();
  expect(lines).toEqual(expect.arrayContaining([{ type: 'service_usage', amount: -20.5 }]));
});
