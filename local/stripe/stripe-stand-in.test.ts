import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePortNumbers } from '../ports.ts';
import { practiceKeys } from './practice-keys.ts';
import { StripeStandIn } from './stripe-stand-in.ts';

// For loaded machines.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const undo: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

interface Received {
  readonly body: string;
  readonly signature: string;
}

/** A webhook that records requests and answers as the test configures. */
class Webhook {
  readonly received: Received[] = [];
  status = 200;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        this.received.push({ body, signature: String(request.headers['stripe-signature']) });
        response.writeHead(this.status).end();
      });
    });
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen({ host: '127.0.0.1', port }, resolve));
    undo.push(async () => this.#server.close());
  }

  /** Received events, with signatures verified by the official library. */
  events(stripe: Stripe): Stripe.Event[] {
    return this.received.map(({ body, signature }) =>
      stripe.webhooks.constructEvent(body, signature, practiceKeys.webhookSecret),
    );
  }

  types(stripe: Stripe): string[] {
    return this.events(stripe).map(({ type }) => type);
  }
}

let directory: string;
let ports: { readonly stripe: number; readonly webhook: number };
let webhook: Webhook;
let standIn: StripeStandIn;
let stripe: Stripe;
/** Offset added to the real time. */
let clockOffsetMs = 0;

async function startStandIn(): Promise<StripeStandIn> {
  const started = new StripeStandIn({
    port: ports.stripe,
    ...practiceKeys,
    webhookUrl: `http://127.0.0.1:${ports.webhook}/webhook`,
    file: path.join(directory, 'stripe', 'account.jsonl'),
    now: () => Date.now() + clockOffsetMs,
    firstRetryDelayMs: 20,
  });
  await started.start();
  undo.push(() => started.stop());
  return started;
}

const clientWith = (key: string) =>
  new Stripe(key, { host: '127.0.0.1', port: ports.stripe, protocol: 'http', telemetry: false });

beforeEach(async () => {
  clockOffsetMs = 0;
  directory = await mkdtemp(path.join(tmpdir(), 'madelief-stripe-'));
  undo.push(() => rm(directory, { recursive: true, force: true }));
  const [first = 0, second = 0] = await freePortNumbers(2);
  ports = { stripe: first, webhook: second };
  webhook = new Webhook();
  await webhook.listen(ports.webhook);
  standIn = await startStandIn();
  stripe = clientWith(practiceKeys.secretKey);
});

const inOneHour = () => Math.floor((Date.now() + clockOffsetMs) / 1000) + 3_600;

const orderParameters = (
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    { quantity: 50, price_data: { currency: 'eur', unit_amount: 100, product_data: { name: 'Madelief-credits' } } },
  ],
  allowed_payment_method_types: ['card', 'bancontact'],
  client_reference_id: 'uid-maria',
  customer_email: 'maria@madelief.test',
  metadata: { uid: 'uid-maria', credits: '50' },
  expires_at: inOneHour(),
  locale: 'nl',
  success_url: 'http://localhost:5000/dashboard?tab=credits&success=true&session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:5000/dashboard?tab=credits&canceled=true',
  ...overrides,
});

/** Presses a button of the payment page. */
function press(url: string | null, action: string, method = 'card'): Promise<Response> {
  return fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ method, action }), redirect: 'manual' });
}

const expanded = { expand: ['payment_intent.latest_charge'] };

function expandedCharge(session: Stripe.Checkout.Session): Stripe.Charge {
  const { payment_intent: payment } = session;
  if (payment === null || typeof payment === 'string') throw new Error('the payment is not expanded');
  const { latest_charge: charge } = payment;
  if (charge === null || typeof charge === 'string') throw new Error('the charge is not expanded');
  return charge;
}

/** A customer has bought 50 credits. */
async function createPaidSession(): Promise<Stripe.Checkout.Session> {
  const { id, url } = await stripe.checkout.sessions.create(orderParameters());
  await press(url, 'pay');
  return stripe.checkout.sessions.retrieve(id, expanded);
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 10 });

function callPractice(method: string, name: string, body?: object): Promise<Response> {
  return fetch(`${standIn.origin}/practice/${name}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

describe('a purchase', () => {
  test('is created, paid on its page, reported with a valid signature, and redirected to the app', async () => {
    const session = await stripe.checkout.sessions.create(orderParameters());
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 5_000,
      currency: 'eur',
      payment_intent: null,
      livemode: false,
      metadata: { uid: 'uid-maria', credits: '50' },
    });
    expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{58}$/);
    expect(session.lastResponse.requestId).toMatch(/^req_/);

    const answer = await press(session.url, 'pay', 'bancontact');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `http://localhost:5000/dashboard?tab=credits&success=true&session_id=${session.id}`,
    );
    const paid = await stripe.checkout.sessions.retrieve(session.id, expanded);
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(expandedCharge(paid)).toMatchObject({
      status: 'succeeded',
      amount: 5_000,
      amount_refunded: 0,
      payment_method_details: { type: 'bancontact' },
    });
    await eventually(() => expect(webhook.types(stripe)).toEqual(['checkout.session.completed']));
    expect(webhook.events(stripe)[0]?.data.object).toMatchObject({ id: session.id, payment_status: 'paid' });
  });

  test('that the bank declines stays open with an error, and can then be paid', async () => {
    const { id, url } = await stripe.checkout.sessions.create(orderParameters());
    const answer = await press(url, 'decline');
    expect(answer.status).toBe(303);
    const page = await (await fetch(new URL(answer.headers.get('location') ?? '', url ?? ''))).text();
    expect(page).toContain('De bank heeft de betaling geweigerd.');
    const declined = await stripe.checkout.sessions.retrieve(id, expanded);
    expect(declined.status).toBe('open');
    expect(expandedCharge(declined)).toMatchObject({ status: 'failed', failure_code: 'card_declined' });
    await press(url, 'pay');
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
    await eventually(() => expect(webhook.types(stripe)).toEqual(['checkout.session.completed']));
  });

  test.each([
    ['money-arrives', 'paid', 'checkout.session.async_payment_succeeded', 'succeeded'],
    ['money-fails', 'unpaid', 'checkout.session.async_payment_failed', 'failed'],
  ])('whose money comes later is complete and unpaid, until %s', async (action, status, type, chargeStatus) => {
    const { id, url } = await stripe.checkout.sessions.create(orderParameters());
    expect((await press(url, 'pay-later')).status).toBe(303);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    await eventually(() => expect(webhook.received).toHaveLength(1));
    expect((await callPractice('POST', `sessions/${id}/${action}`)).status).toBe(200);
    const settled = await stripe.checkout.sessions.retrieve(id, expanded);
    expect(settled).toMatchObject({ status: 'complete', payment_status: status });
    expect(expandedCharge(settled).status).toBe(chargeStatus);
    await eventually(() => expect(webhook.types(stripe)).toEqual(['checkout.session.completed', type]));
    expect((await callPractice('POST', `sessions/${id}/${action}`)).status).toBe(400);
  });

  test('can be expired only while open, and cannot be paid afterwards', async () => {
    const { id, url } = await stripe.checkout.sessions.create(orderParameters());
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      message: expect.stringContaining('status of `expired`'),
    });
    const late = await press(url, 'pay');
    expect(late.headers.get('location')).toBe(`/c/pay/${id}`);
    expect(await (await fetch(url ?? '')).text()).toContain('Deze betaalpagina is gesloten');
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
    const paid = await createPaidSession();
    await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  test('expires automatically, with an event to the webhook', async () => {
    const { id } = await stripe.checkout.sessions.create(orderParameters());
    clockOffsetMs = 3_601_000;
    await eventually(() => expect(webhook.received).toHaveLength(1));
    // The signature is dated by the stand-in's clock, which the library would reject as in the future.
    expect(JSON.parse(webhook.received[0]?.body ?? '')).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { id, status: 'expired' } },
    });
  });
});

describe('an idempotency key', () => {
  test('replays the response of the same call, also for concurrent ones, and rejects a different call', async () => {
    const options = { idempotencyKey: 'purchase/uid-maria/1' };
    const order = orderParameters();
    const [first, second] = await Promise.all([
      stripe.checkout.sessions.create(order, options),
      stripe.checkout.sessions.create(order, options),
    ]);
    expect(second.id).toBe(first.id);
    const third = await stripe.checkout.sessions.create(order, options);
    expect(third.id).toBe(first.id);
    expect(third.lastResponse).toMatchObject({ idempotencyKey: options.idempotencyKey });
    await expect(stripe.checkout.sessions.create(orderParameters({ locale: 'en' }), options)).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    });
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  test('is not consumed by invalid parameters, but by any other error', async () => {
    const options = { idempotencyKey: 'one' };
    await expect(
      stripe.checkout.sessions.create(orderParameters({ success_url: 'nowhere' }), options),
    ).rejects.toMatchObject({
      param: 'success_url',
    });
    const { id } = await stripe.checkout.sessions.create(orderParameters(), options);
    const expire = { idempotencyKey: 'two' };
    await stripe.checkout.sessions.expire(id, {}, expire);
    expect(await stripe.checkout.sessions.expire(id, {}, expire)).toMatchObject({ status: 'expired' });
  });

  test('makes a retry after a lost response return the same purchase', async () => {
    await callPractice('POST', 'faults', { how: 'answer-lost', matching: 'uid-maria' });
    const session = await stripe.checkout.sessions.create(orderParameters(), { idempotencyKey: 'lost' });
    expect((await stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id]);
    await callPractice('POST', 'faults', { how: 'error', times: 3 });
    await expect(stripe.checkout.sessions.retrieve(session.id)).rejects.toMatchObject({ type: 'StripeAPIError' });
  });
});

describe('refunds and disputes', () => {
  test('partial refunds up to the full amount and no more', async () => {
    const session = await createPaidSession();
    const charge = expandedCharge(session).id;
    await stripe.refunds.create({ charge, amount: 1_050, reason: 'requested_by_customer' });
    await expect(stripe.refunds.create({ charge, amount: 4_000 })).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('greater than unrefunded amount'),
    });
    await stripe.refunds.create({ payment_intent: expandedCharge(session).payment_intent as string });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 5_000, refunded: true });
    const refunds = await stripe.refunds.list({ charge });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([3_950, 1_050]);
    await eventually(() => expect(webhook.received).toHaveLength(5));
    const events = webhook.events(stripe).filter(({ type }) => type === 'charge.refunded');
    expect(events.map(({ data }) => (data.object as Stripe.Charge).amount_refunded).toSorted()).toEqual([1_050, 5_000]);
  });

  test('a refund rejected by the bank is returned and can be repeated', async () => {
    const session = await createPaidSession();
    const charge = expandedCharge(session).id;
    const { id } = await stripe.refunds.create({ charge, amount: 2_000 });
    expect((await callPractice('POST', `sessions/${session.id}/refund-fails`)).status).toBe(200);
    expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed', amount: 2_000 });
    const { refunds } = await stripe.charges.retrieve(charge, { expand: ['refunds'] });
    expect(refunds?.data.map(({ status }) => status)).toEqual(['failed']);
    await stripe.refunds.create({ charge });
    await eventually(() => expect(webhook.types(stripe)).toContain('refund.failed'));
    expect((await stripe.events.list({ type: 'refund.failed' })).data).toHaveLength(1);
    const soon = { gt: Math.floor(Date.now() / 1_000) + 60 };
    expect((await stripe.events.list({ created: soon })).data).toEqual([]);
  });

  test.each([
    ['win-dispute', 'won', [-5_000, 5_000], 'charge.dispute.funds_reinstated'],
    ['lose-dispute', 'lost', [-5_000], 'charge.dispute.closed'],
  ])('by a dispute: the bank takes it, and then %s', async (action, status, moved, last) => {
    const { id, payment_intent: payment } = await createPaidSession();
    await callPractice('POST', `sessions/${id}/dispute`, { reason: 'product_not_received' });
    const paymentIntent = (payment as Stripe.PaymentIntent).id;
    const [opened] = (await stripe.disputes.list({ payment_intent: paymentIntent })).data;
    expect(opened).toMatchObject({ status: 'needs_response', amount: 5_000, reason: 'product_not_received' });
    await expect(stripe.refunds.create({ payment_intent: paymentIntent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await callPractice('POST', `sessions/${id}/${action}`);
    const closed = await stripe.disputes.retrieve(opened?.id ?? '');
    expect(closed.status).toBe(status);
    expect(closed.balance_transactions.map(({ amount }) => amount)).toEqual(moved);
    await eventually(() => expect(webhook.types(stripe)).toContain(last));
    expect(webhook.types(stripe)).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.closed']),
    );
  });

  test('an inquiry moves no money, and a refund resolves it', async () => {
    const { id, payment_intent: payment } = await createPaidSession();
    const paymentIntent = (payment as Stripe.PaymentIntent).id;
    await callPractice('POST', `sessions/${id}/inquire`);
    const [inquiry] = (await stripe.disputes.list({ payment_intent: paymentIntent })).data;
    expect(inquiry).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] });
    expect(await stripe.refunds.create({ payment_intent: paymentIntent })).toMatchObject({ amount: 5_000 });
    await callPractice('POST', `sessions/${id}/win-dispute`);
    expect(await stripe.disputes.retrieve(inquiry?.id ?? '')).toMatchObject({ status: 'warning_closed' });
    await eventually(() => expect(webhook.types(stripe)).toContain('charge.dispute.closed'));
    expect(webhook.types(stripe)).not.toContain('charge.dispute.funds_withdrawn');
  });
});

describe('a webhook', () => {
  test('is retried with the same event until it accepts', async () => {
    webhook.status = 500;
    await createPaidSession();
    await eventually(() => expect(webhook.received.length).toBeGreaterThanOrEqual(3));
    webhook.status = 200;
    await eventually(() => expect([...standIn.account.tables.events.values()][0]?.delivery).toBe('delivered'));
    expect(new Set(webhook.events(stripe).map(({ id }) => id)).size).toBe(1);
  });

  test('can be held, and its events delivered in any order, twice or never', async () => {
    await callPractice('POST', 'webhooks/hold', { client_reference_id: 'uid-maria' });
    const { id } = await createPaidSession();
    await callPractice('POST', `sessions/${id}/refund`, { amount: 1_000 });
    const { url } = await stripe.checkout.sessions.create(orderParameters({ client_reference_id: 'uid-jozef' }));
    await press(url, 'pay');
    await eventually(() => expect(webhook.received).toHaveLength(1));
    const { events } = (await (await callPractice('GET', `events?session=${id}`)).json()) as {
      readonly events: readonly { readonly id: string; readonly type: string }[];
    };
    expect(events.map(({ type }) => type)).toEqual(['checkout.session.completed', 'refund.created', 'charge.refunded']);
    const [completed, created, refunded] = events.map((event) => event.id);
    for (const event of [refunded, completed, completed]) {
      expect(await (await callPractice('POST', `events/${event ?? ''}/deliver`)).json()).toEqual({ status: 200 });
    }
    await callPractice('POST', `events/${created ?? ''}/drop`);
    await callPractice('POST', 'webhooks/release', { client_reference_id: 'uid-maria' });
    await standIn.deliveries.whenIdle();
    expect(webhook.types(stripe).slice(1)).toEqual([
      'charge.refunded',
      'checkout.session.completed',
      'checkout.session.completed',
    ]);
    // Stripe's events are snapshots: a late delivery has the state at its creation.
    expect(webhook.events(stripe)[2]?.data.object).toMatchObject({ id, status: 'complete' });
  });
});

test('a restart keeps all state, and sends undelivered events', async () => {
  webhook.status = 503;
  const paid = await createPaidSession();
  const open = await stripe.checkout.sessions.create(orderParameters(), { idempotencyKey: 'kept' });
  await eventually(() => expect(webhook.received.length).toBeGreaterThan(0));
  await standIn.stop();
  webhook.status = 200;
  webhook.received.length = 0;
  standIn = await startStandIn();
  expect(await stripe.checkout.sessions.retrieve(paid.id, expanded)).toEqual(paid);
  expect(
    (
      await stripe.checkout.sessions.create(orderParameters({ expires_at: open.expires_at }), {
        idempotencyKey: 'kept',
      })
    ).id,
  ).toBe(open.id);
  await eventually(() => expect(webhook.types(stripe)).toEqual(['checkout.session.completed']));
});

describe('invalid requests are rejected as by Stripe', () => {
  test('a wrong key, a missing one, another version', async () => {
    await expect(clientWith('sk_test_other').checkout.sessions.list()).rejects.toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    });
    expect((await fetch(`${standIn.origin}/v1/events`)).status).toBe(401);
    const authorization = `Bearer ${practiceKeys.secretKey}`;
    const old = await fetch(`${standIn.origin}/v1/events`, {
      headers: { authorization, 'stripe-version': '2020-08-27' },
    });
    expect(old.status).toBe(400);
  });

  const item = (unitAmount: number, currency = 'eur') => [
    { quantity: 1, price_data: { currency, unit_amount: unitAmount, product_data: { name: 'Credits' } } },
  ];
  const soon = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

  test.each([
    ['another currency', { line_items: item(5_000, 'usd') }, 'line_items[0][price_data][currency]'],
    ['a broken amount', { line_items: item(50.5) }, 'line_items[0][price_data][unit_amount]'],
    ['a way to pay that is not there', { allowed_payment_method_types: ['cash'] }, 'allowed_payment_method_types[0]'],
    ['what this version of the interface has left behind', { payment_method_types: ['card'] }, 'payment_method_types'],
    ['an end within half an hour', { expires_at: soon(29) }, 'expires_at'],
    ['an end after a day', { expires_at: soon(24 * 60 + 1) }, 'expires_at'],
    ['a page without an address', { success_url: 'dashboard' }, 'success_url'],
    ['an empty parameter', { client_reference_id: '' }, 'client_reference_id'],
    ['an unknown parameter', { colour: 'red' }, 'colour'],
  ])('%s', async (_, wrong, param) => {
    await expect(stripe.checkout.sessions.create(orderParameters(wrong as object))).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      param,
    });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  });

  test('an amount below €0.50, unknown objects, unknown endpoints', async () => {
    await expect(stripe.checkout.sessions.create(orderParameters({ line_items: item(49) }))).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
    expect((await callPractice('POST', 'nothing')).status).toBe(404);
    expect((await fetch(`${standIn.origin}/c/pay/cs_test_none`)).status).toBe(404);
  });
});
