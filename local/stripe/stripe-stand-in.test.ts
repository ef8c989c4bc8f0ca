import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePortNumbers } from '../ports.ts';
import { practiceKeys } from './practice-keys.ts';
import { StripeStandIn } from './stripe-stand-in.ts';

// On a machine that has its hands full.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const undo: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

interface Received {
  readonly body: string;
  readonly signature: string;
}

/** A webhook that keeps what it gets and answers what it is told to. */
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

  /** What arrived, with signatures that the official library accepts. */
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
/** Added to the real time. */
let ahead = 0;

async function startStandIn(): Promise<StripeStandIn> {
  const started = new StripeStandIn({
    port: ports.stripe,
    ...practiceKeys,
    webhookUrl: `http://127.0.0.1:${ports.webhook}/webhook`,
    file: path.join(directory, 'stripe', 'account.jsonl'),
    now: () => Date.now() + ahead,
    firstWaitMs: 20,
  });
  await started.start();
  undo.push(() => started.stop());
  return started;
}

const clientWith = (key: string) =>
  new Stripe(key, { host: '127.0.0.1', port: ports.stripe, protocol: 'http', telemetry: false });

beforeEach(async () => {
  ahead = 0;
  directory = await mkdtemp(path.join(tmpdir(), 'madelief-stripe-'));
  undo.push(() => rm(directory, { recursive: true, force: true }));
  const [first = 0, second = 0] = await freePortNumbers(2);
  ports = { stripe: first, webhook: second };
  webhook = new Webhook();
  await webhook.listen(ports.webhook);
  standIn = await startStandIn();
  stripe = clientWith(practiceKeys.secretKey);
});

const anHourOn = () => Math.floor((Date.now() + ahead) / 1000) + 3_600;

const anOrder = (
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
  expires_at: anHourOn(),
  locale: 'nl',
  success_url: 'http://localhost:5000/dashboard?tab=credits&success=true&session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:5000/dashboard?tab=credits&canceled=true',
  ...overrides,
});

/** A button of the payment page. */
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
async function aPaidSession(): Promise<Stripe.Checkout.Session> {
  const { id, url } = await stripe.checkout.sessions.create(anOrder());
  await press(url, 'pay');
  return stripe.checkout.sessions.retrieve(id, expanded);
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

function door(method: string, name: string, body?: object): Promise<Response> {
  return fetch(`${standIn.origin}/practice/${name}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

describe('a purchase', () => {
  test('is created, paid on its page, told of with a good signature, and led back to the app', async () => {
    const session = await stripe.checkout.sessions.create(anOrder());
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

  test('that the bank declines stays open and says so; then it can be paid', async () => {
    const { id, url } = await stripe.checkout.sessions.create(anOrder());
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
    const { id, url } = await stripe.checkout.sessions.create(anOrder());
    expect((await press(url, 'pay-later')).status).toBe(303);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    await eventually(() => expect(webhook.received).toHaveLength(1));
    expect((await door('POST', `sessions/${id}/${action}`)).status).toBe(200);
    const settled = await stripe.checkout.sessions.retrieve(id, expanded);
    expect(settled).toMatchObject({ status: 'complete', payment_status: status });
    expect(expandedCharge(settled).status).toBe(chargeStatus);
    await eventually(() => expect(webhook.types(stripe)).toEqual(['checkout.session.completed', type]));
    expect((await door('POST', `sessions/${id}/${action}`)).status).toBe(400);
  });

  test('can be expired while it is open and not afterwards, and cannot be paid then', async () => {
    const { id, url } = await stripe.checkout.sessions.create(anOrder());
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
    const paid = await aPaidSession();
    await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  test('expires by itself when its time is over, and the webhook hears of it', async () => {
    const { id } = await stripe.checkout.sessions.create(anOrder());
    ahead = 3_601_000;
    await eventually(() => expect(webhook.received).toHaveLength(1));
    // The signature is as old as the clock of the stand-in says; the library would find it in the future.
    expect(JSON.parse(webhook.received[0]?.body ?? '')).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { id, status: 'expired' } },
    });
  });
});

describe('an idempotency key', () => {
  test('answers the same call as before, also when two come at once, and refuses another one', async () => {
    const options = { idempotencyKey: 'purchase/uid-maria/1' };
    const order = anOrder();
    const [first, second] = await Promise.all([
      stripe.checkout.sessions.create(order, options),
      stripe.checkout.sessions.create(order, options),
    ]);
    expect(second.id).toBe(first.id);
    const third = await stripe.checkout.sessions.create(order, options);
    expect(third.id).toBe(first.id);
    expect(third.lastResponse).toMatchObject({ idempotencyKey: options.idempotencyKey });
    await expect(stripe.checkout.sessions.create(anOrder({ locale: 'en' }), options)).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    });
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  test('of a call whose parameters were wrong is free again; of one that was refused it is not', async () => {
    const options = { idempotencyKey: 'one' };
    await expect(stripe.checkout.sessions.create(anOrder({ success_url: 'nowhere' }), options)).rejects.toMatchObject({
      param: 'success_url',
    });
    const { id } = await stripe.checkout.sessions.create(anOrder(), options);
    const expire = { idempotencyKey: 'two' };
    await stripe.checkout.sessions.expire(id, {}, expire);
    expect(await stripe.checkout.sessions.expire(id, {}, expire)).toMatchObject({ status: 'expired' });
  });

  test('saves a purchase whose answer was lost: the client asks again and gets the same one', async () => {
    await door('POST', 'faults', { how: 'answer-lost', matching: 'uid-maria' });
    const session = await stripe.checkout.sessions.create(anOrder(), { idempotencyKey: 'lost' });
    expect((await stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id]);
    await door('POST', 'faults', { how: 'error', times: 3 });
    await expect(stripe.checkout.sessions.retrieve(session.id)).rejects.toMatchObject({ type: 'StripeAPIError' });
  });
});

describe('money that goes back', () => {
  test('in parts, all of it, and not a cent more', async () => {
    const session = await aPaidSession();
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
    const told = webhook.events(stripe).filter(({ type }) => type === 'charge.refunded');
    expect(told.map(({ data }) => (data.object as Stripe.Charge).amount_refunded).toSorted()).toEqual([1_050, 5_000]);
  });

  test('that the bank does not take comes back to us, and can be sent again', async () => {
    const session = await aPaidSession();
    const charge = expandedCharge(session).id;
    const { id } = await stripe.refunds.create({ charge, amount: 2_000 });
    expect((await door('POST', `sessions/${session.id}/refund-fails`)).status).toBe(200);
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
    const { id, payment_intent: payment } = await aPaidSession();
    await door('POST', `sessions/${id}/dispute`, { reason: 'product_not_received' });
    const paymentIntent = (payment as Stripe.PaymentIntent).id;
    const [opened] = (await stripe.disputes.list({ payment_intent: paymentIntent })).data;
    expect(opened).toMatchObject({ status: 'needs_response', amount: 5_000, reason: 'product_not_received' });
    await expect(stripe.refunds.create({ payment_intent: paymentIntent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await door('POST', `sessions/${id}/${action}`);
    const closed = await stripe.disputes.retrieve(opened?.id ?? '');
    expect(closed.status).toBe(status);
    expect(closed.balance_transactions.map(({ amount }) => amount)).toEqual(moved);
    await eventually(() => expect(webhook.types(stripe)).toContain(last));
    expect(webhook.types(stripe)).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.closed']),
    );
  });

  test('not by a question of the bank: no money moves, and giving it back answers it', async () => {
    const { id, payment_intent: payment } = await aPaidSession();
    const paymentIntent = (payment as Stripe.PaymentIntent).id;
    await door('POST', `sessions/${id}/inquire`);
    const [inquiry] = (await stripe.disputes.list({ payment_intent: paymentIntent })).data;
    expect(inquiry).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] });
    expect(await stripe.refunds.create({ payment_intent: paymentIntent })).toMatchObject({ amount: 5_000 });
    await door('POST', `sessions/${id}/win-dispute`);
    expect(await stripe.disputes.retrieve(inquiry?.id ?? '')).toMatchObject({ status: 'warning_closed' });
    await eventually(() => expect(webhook.types(stripe)).toContain('charge.dispute.closed'));
    expect(webhook.types(stripe)).not.toContain('charge.dispute.funds_withdrawn');
  });
});

describe('a webhook', () => {
  test('that fails is told again until it accepts; the same event every time', async () => {
    webhook.status = 500;
    await aPaidSession();
    await eventually(() => expect(webhook.received.length).toBeGreaterThanOrEqual(3));
    webhook.status = 200;
    await eventually(() => expect([...standIn.account.tables.events.values()][0]?.delivery).toBe('delivered'));
    expect(new Set(webhook.events(stripe).map(({ id }) => id)).size).toBe(1);
  });

  test('can be held back, and its events delivered in any order, twice or never', async () => {
    await door('POST', 'webhooks/hold', { client_reference_id: 'uid-maria' });
    const { id } = await aPaidSession();
    await door('POST', `sessions/${id}/refund`, { amount: 1_000 });
    const { url } = await stripe.checkout.sessions.create(anOrder({ client_reference_id: 'uid-jozef' }));
    await press(url, 'pay');
    await eventually(() => expect(webhook.received).toHaveLength(1));
    const { events } = (await (await door('GET', `events?session=${id}`)).json()) as {
      readonly events: readonly { readonly id: string; readonly type: string }[];
    };
    expect(events.map(({ type }) => type)).toEqual(['checkout.session.completed', 'refund.created', 'charge.refunded']);
    const [completed, created, refunded] = events.map((event) => event.id);
    for (const event of [refunded, completed, completed]) {
      expect(await (await door('POST', `events/${event ?? ''}/deliver`)).json()).toEqual({ status: 200 });
    }
    await door('POST', `events/${created ?? ''}/drop`);
    await door('POST', 'webhooks/release', { client_reference_id: 'uid-maria' });
    await standIn.deliveries.settled();
    expect(webhook.types(stripe).slice(1)).toEqual([
      'charge.refunded',
      'checkout.session.completed',
      'checkout.session.completed',
    ]);
    // What was told late is as old as it was: Stripe's events are snapshots.
    expect(webhook.events(stripe)[2]?.data.object).toMatchObject({ id, status: 'complete' });
  });
});

test('a restart keeps everything, and delivers what was still owed', async () => {
  webhook.status = 503;
  const paid = await aPaidSession();
  const open = await stripe.checkout.sessions.create(anOrder(), { idempotencyKey: 'kept' });
  await eventually(() => expect(webhook.received.length).toBeGreaterThan(0));
  await standIn.stop();
  webhook.status = 200;
  webhook.received.length = 0;
  standIn = await startStandIn();
  expect(await stripe.checkout.sessions.retrieve(paid.id, expanded)).toEqual(paid);
  expect(
    (await stripe.checkout.sessions.create(anOrder({ expires_at: open.expires_at }), { idempotencyKey: 'kept' })).id,
  ).toBe(open.id);
  await eventually(() => expect(webhook.types(stripe)).toEqual(['checkout.session.completed']));
});

describe('what is wrong is refused as Stripe does', () => {
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
    await expect(stripe.checkout.sessions.create(anOrder(wrong as object))).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      param,
    });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  });

  test('less than half a euro, objects that are not there, doors that are not there', async () => {
    await expect(stripe.checkout.sessions.create(anOrder({ line_items: item(49) }))).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
    expect((await door('POST', 'nothing')).status).toBe(404);
    expect((await fetch(`${standIn.origin}/c/pay/cs_test_none`)).status).toBe(404);
  });
});
