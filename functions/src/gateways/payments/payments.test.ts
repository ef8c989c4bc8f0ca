import { describe, expect, test } from 'vitest';
import { practiceKeys } from '#local/stripe/practice-keys.ts';
import { applyAction, actionDetails, type ActionName } from '#local/stripe/practice/actions.ts';
import { createAccount, openInProcess, signed } from '#tests/faults/payments/stripe-in-process.ts';
import { createPayments, type NewPurchase } from './payments.ts';

const begun = new Date('2027-01-04T10:07:00Z').getTime();
const minuteMs = 60_000;
const secondMs = 1_000;

const purchase: NewPurchase = {
  seniorId: 'maria',
  email: 'maria@madelief.test',
  cents: 5_000,
  buys: 'credits',
  attempt: 'attempt-1',
  language: 'NL',
};

function aStripe() {
  let now = begun;
  const account = createAccount(() => now);
  const client = openInProcess(account);
  const payments = createPayments(
    {
      stripe: () => ({ secretKey: practiceKeys.secretKey, apiBase: '' }),
      webhookSecret: () => practiceKeys.webhookSecret,
      appOrigin: () => 'https://madelief.test',
    },
    async () => client,
  );
  const sessions = () => [...account.tables.sessions.values()];
  return {
    account,
    client,
    payments,
    sessions,
    pass: (minutes: number): void => void (now += minutes * minuteMs),
    open: (overrides: Partial<NewPurchase> = {}) => payments.open({ ...purchase, ...overrides }, new Date(now)),
    async opened(): Promise<string> {
      const page = await payments.open(purchase, new Date(now));
      if (typeof page === 'string') throw new Error(page);
      return page.sessionId;
    },
    does: (id: string, name: ActionName, details: object = {}) =>
      applyAction(account, id, name, actionDetails.parse(details)),
  };
}

describe('opening a page', () => {
  test('requests the exact amount, for an hour, in the language of the account, with the senior in its metadata', async () => {
    const { open, sessions } = aStripe();
    const page = await open();
    const [session] = sessions();
    expect(page).toEqual({ sessionId: session?.id, url: `http://127.0.0.1:1/c/pay/${session?.id}` });
    expect(session).toMatchObject({
      amountTotal: 5_000,
      methods: ['card', 'bancontact'],
      clientReferenceId: 'maria',
      customerEmail: 'maria@madelief.test',
      receiptEmail: 'maria@madelief.test',
      locale: 'nl',
      metadata: { uid: 'maria', credits: '50' },
      successUrl: 'https://madelief.test/dashboard?tab=credits&success=true&session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://madelief.test/dashboard?tab=credits&canceled=true',
    });
    const openFor = (session?.expiresAt ?? 0) - begun / secondMs;
    expect(openFor).toBeGreaterThanOrEqual(60 * 60);
    expect(openFor).toBeLessThan(75 * 60);
  });

  test('asks exactly what is missing for visits, and knows the payment by its cents', async () => {
    const { open, sessions, payments } = aStripe();
    await open({ cents: 775, buys: 'visits' });
    const [session] = sessions();
    expect(session).toMatchObject({ amountTotal: 775, metadata: { uid: 'maria', cents: '775' } });
    expect(session?.metadata).not.toHaveProperty('credits');
    expect(await payments.look(session?.id ?? '')).toMatchObject({ seniorId: 'maria', cents: 775, payment: 'open' });
  });

  test('returns the same page for the same attempt, even in the next quarter of an hour', async () => {
    const { open, pass, sessions } = aStripe();
    const page = await open();
    for (const minutes of [1, 8, 15]) {
      pass(minutes);
      expect(await open()).toEqual(page);
    }
    expect(sessions()).toHaveLength(1);
  });

  test('rejects another amount for the same attempt, and opens another page for another attempt or person', async () => {
    const { open, sessions } = aStripe();
    await open();
    expect(await open({ cents: 100 * 51 })).toBe('other-purchase');
    expect(sessions()).toHaveLength(1);
    await open({ attempt: 'attempt-2' });
    await open({ seniorId: 'jozef' });
    expect(sessions()).toHaveLength(3);
  });

  test.each([
    ['StripeInvalidRequestError', 400, 'refused'],
    ['StripePermissionError', 403, 'refused'],
    ['StripeAPIError', 500, 'refused'],
  ] as const)('%s (%d): %s', async (type, statusCode, outcome) => {
    const { client, open } = aStripe();
    client.checkout.sessions.create = () => Promise.reject(Object.assign(new Error('no'), { type, statusCode }));
    expect(await open()).toBe(outcome);
  });

  test.each([
    ['StripeConnectionError', undefined],
    ['StripeRateLimitError', 429],
    ['StripeAPIError', 409],
  ])('%s (%s) is temporary: it is thrown, so that the attempt is retried', async (type, statusCode) => {
    const { client, open } = aStripe();
    client.checkout.sessions.create = () => Promise.reject(Object.assign(new Error('no'), { type, statusCode }));
    await expect(open()).rejects.toThrow('no');
  });
});

test('the page of a purchase is the one that was opened, for as long as it can be paid', async () => {
  const { payments, open, does } = aStripe();
  for (const [attempt, action] of [
    ['paid', 'pay'],
    ['expired', 'expire'],
  ] as const) {
    const page = await open({ attempt });
    if (typeof page === 'string') throw new Error(page);
    expect(await payments.pageOf(page.sessionId)).toBe(page.url);
    does(page.sessionId, action);
    expect(await payments.pageOf(page.sessionId)).toBeNull();
  }
});

describe('looking at a purchase', () => {
  test('distinguishes open, paid, processing and expired', async () => {
    const stripe = aStripe();
    const payment = async (...actions: ActionName[]) => {
      const page = await stripe.open({ attempt: actions.join() });
      if (typeof page === 'string') throw new Error(page);
      for (const action of actions) stripe.does(page.sessionId, action);
      const state = await stripe.payments.look(page.sessionId);
      return typeof state === 'string' ? state : state.payment;
    };
    expect(await payment()).toBe('open');
    expect(await payment('decline')).toBe('open');
    expect(await payment('pay')).toBe('paid');
    expect(await payment('decline', 'pay')).toBe('paid');
    expect(await payment('pay-later')).toBe('under-way');
    expect(await payment('pay-later', 'money-arrives')).toBe('paid');
    expect(await payment('pay-later', 'money-fails')).toBe('over');
    expect(await payment('expire')).toBe('over');
    expect(await payment('pay', 'refund')).toBe('paid');
  });

  test('counts refunds, and the balance transactions of a dispute', async () => {
    const { opened, does, payments } = aStripe();
    const id = await opened();
    does(id, 'pay');
    does(id, 'refund', { amount: 1_050 });
    does(id, 'refund', { amount: 50 });
    const back = { refundedCents: 1_100, failedRefundCents: 0 };
    expect(await payments.look(id)).toMatchObject({ seniorId: 'maria', cents: 5_000, ...back, disputes: [] });
    does(id, 'dispute', { reason: 'unrecognized' });
    const dispute = { cents: 3_900, reason: 'unrecognized', withdrawn: true };
    expect(await payments.look(id)).toMatchObject({ ...back, disputes: [{ ...dispute, reinstated: false }] });
    does(id, 'win-dispute');
    expect(await payments.look(id)).toMatchObject({ ...back, disputes: [{ ...dispute, reinstated: true }] });
  });

  test('expires an open page and leaves others unchanged', async () => {
    const { opened, payments, does, sessions, open } = aStripe();
    const id = await opened();
    await payments.close(id);
    await payments.close(id);
    await payments.close('cs_test_unknown');
    expect(sessions()).toMatchObject([{ status: 'expired' }]);
    const page = await open({ attempt: 'attempt-2' });
    if (typeof page === 'string') throw new Error(page);
    does(page.sessionId, 'pay');
    await payments.close(page.sessionId);
    expect(await payments.look(page.sessionId)).toMatchObject({ payment: 'paid' });
  });

  test('recognises unknown sessions and those of other products on the same account', async () => {
    const { client, payments } = aStripe();
    expect(await payments.look('cs_test_unknown')).toBe('unknown');
    const sell = (unit_amount: number, metadata: Record<string, string>, client_reference_id = 'maria') =>
      client.checkout.sessions.create({
        mode: 'payment',
        success_url: 'https://madelief.test/',
        client_reference_id,
        metadata,
        line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount, product_data: { name: 'x' } } }],
      });
    const ours = { uid: 'maria', credits: '50' };
    expect(await payments.look((await sell(5_000, ours)).id)).toMatchObject({ cents: 5_000 });
    for (const odd of [
      await sell(5_000, {}),
      await sell(4_999, ours),
      await sell(5_000, ours, 'jozef'),
      await sell(5_000, { ...ours, credits: '50.0' }),
      await sell(5_000, { ...ours, uid: 'a/b' }, 'a/b'),
      await sell(100_100, { ...ours, credits: '1001' }),
    ]) {
      expect(await payments.look(odd.id)).toBe('not-ours');
    }
  });
});

describe('a webhook event', () => {
  test('concerns a session, or a payment that belongs to one', async () => {
    const { opened, does, payments, account } = aStripe();
    const id = await opened();
    does(id, 'pay');
    does(id, 'refund', { amount: 100 });
    does(id, 'dispute');
    const intent = account.session(id).paymentIntent ?? '';
    const seen = await payments.eventsSince(new Date(begun), 100);
    expect(seen.map(({ type, about }) => [type, about]).toReversed()).toEqual([
      ['checkout.session.completed', { session: id }],
      ['refund.created', { paymentIntent: intent }],
      ['charge.refunded', { paymentIntent: intent }],
      ['charge.dispute.created', { paymentIntent: intent }],
      ['charge.dispute.funds_withdrawn', { paymentIntent: intent }],
    ]);
    expect(await payments.sessionOf(intent)).toBe(id);
    expect(await payments.sessionOf('pi_unknown')).toBeNull();
    expect(await payments.eventsSince(new Date(begun + minuteMs), 100)).toEqual([]);
  });

  test('is accepted only as Stripe signed it: no byte of it or of its signature may differ', async () => {
    const { opened, does, payments, account } = aStripe();
    does(await opened(), 'pay');
    const [event] = account.tables.events.values();
    if (event === undefined) throw new Error('there is no event');
    const { body, signature } = signed(event, begun);
    const read = (sent: Uint8Array, header: string) => payments.readEvent(sent, header, new Date(begun));
    expect(await read(body, signature)).toMatchObject({ id: event.id });
    for (let at = 0; at < body.length; at += 1) {
      const changed = body.map((byte, index) => (index === at ? byte ^ 1 : byte));
      expect(await read(changed, signature), `byte ${at}`).toBeNull();
    }
    const digest = signature.indexOf('v1=') + 'v1='.length;
    for (let at = digest; at < signature.length; at += 1) {
      const other = signature[at] === '0' ? '1' : '0';
      expect(await read(body, signature.slice(0, at) + other + signature.slice(at + 1))).toBeNull();
    }
    for (const none of ['', 't=', 'v1=', `${signature.split(',')[0]}`, signature.replace('v1=', 'v0=')]) {
      expect(await read(body, none), none).toBeNull();
    }
  });

  // spec: security.low-ahead
  test('is accepted within five minutes of its signature, on both sides', async () => {
    const { opened, does, payments, account } = aStripe();
    does(await opened(), 'pay');
    const [event] = account.tables.events.values();
    if (event === undefined) throw new Error('there is no event');
    const { body, signature } = signed(event, begun);
    const readAt = (seconds: number) => payments.readEvent(body, signature, new Date(begun + seconds * 1_000));
    for (const seconds of [-300, -1, 0, 1, 300]) expect(await readAt(seconds), `${seconds} s`).not.toBeNull();
    for (const seconds of [-86_400, -301, 301, 86_400]) expect(await readAt(seconds), `${seconds} s`).toBeNull();
  });
});
