import { describe, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import { type PaymentState, pendingPurchase } from '#domain/credits/ledger.ts';
import type { LogFields } from '../shell/redact.ts';
import type { Services } from '../shell/services.ts';
import { continuePurchase } from './continue-purchase.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';
import { purchaseCredits } from './purchase-credits.ts';
import { stripeWebhook } from './stripe-webhook.ts';
import { sweepPurchases } from './sweep-purchases.ts';
import { verifyPayment } from './verify-payment.ts';

const now = new Date('2027-01-04T10:00:00Z');
const caller = { ...forSelf('maria'), email: 'maria@madelief.test', emailVerified: true };

const aPayment = (sessionId: string, overrides: Partial<PaymentState> = {}): PaymentState => ({
  sessionId,
  seniorId: 'maria',
  cents: 5_000,
  openedAt: now,
  payment: 'paid',
  refundedCents: 0,
  failedRefundCents: 0,
  ownRefunds: [],
  disputes: [],
  ...overrides,
});

type Seen = Awaited<ReturnType<Services['payments']['look']>>;

interface Scenario {
  readonly opens?: Awaited<ReturnType<Services['payments']['open']>> | Error;
  readonly looks?: (sessionId: string) => Seen | Error;
  readonly settles?: Awaited<ReturnType<Services['ledger']['settle']>>;
  readonly waiting?: readonly CreditTransaction[];
  readonly events?: Awaited<ReturnType<Services['payments']['eventsSince']>>;
}

const orThrow = <Value>(value: Value | Error): Value => {
  if (value instanceof Error) throw value;
  return value;
};

/** Scripted services that record their calls. */
function fakeServices({ opens = 'refused', looks = aPayment, settles, waiting = [], events = [] }: Scenario = {}) {
  const written: unknown[] = [];
  const settled: string[] = [];
  const closed: string[] = [];
  const marked: string[] = [];
  const lines: { event: string; fields: LogFields }[] = [];
  const write = (event: string, fields: LogFields = {}): void => void lines.push({ event, fields });
  const services = {
    clock: { now: () => now },
    log: { info: write, error: write },
    accounts: { languageOf: async () => 'NL' },
    mailQueue: { enqueue: async () => true },
    customers: { find: async () => null },
    refunds: { waiting: async () => [] },
    gifts: { waiting: async () => [] },
    charges: { chargeOldest: async () => ({ kind: 'none' }) },
    staffEmail: () => 'staf@madelief.test',
    payments: {
      open: async () => orThrow(opens),
      close: async (id: string) => void closed.push(id),
      look: async (id: string) => orThrow(looks(id)),
      pageOf: async (id: string) => `https://pay.test/${id}`,
      eventsSince: async () => events,
      sessionOf: async () => null,
    },
    ledger: {
      open: async (line: unknown) => written.push(line) > 0,
      purchase: async () => null,
      settle: async (state: PaymentState) => {
        settled.push(state.sessionId);
        return settles ?? { purchase: pendingPurchase(state, now), balanceChange: 0, failedRefunds: [] };
      },
      waiting: async (_: Date, after: CreditTransaction | null, limit: number) => {
        const from = after === null ? 0 : waiting.indexOf(after) + 1;
        return waiting.slice(from, from + limit);
      },
    },
    stripeEvents: {
      unhandled: async (ids: readonly string[]) => ids.filter((id) => !marked.includes(id)),
      markHandled: async (id: string) => void marked.push(id),
    },
  } as unknown as Services;
  return { services, written, settled, closed, marked, lines };
}

describe('buying', () => {
  const input = { amount: 50, attempt: '0b5c1e7a-1111-4222-8333-444455556666' };

  test.each([
    ['Stripe refuses', 'refused', 'purchase-failed'],
    ['the attempt was for another amount', 'other-purchase', 'invalid-input'],
  ] as const)('%s is reported, and nothing is written', async (_what, opens, code) => {
    const { services, written } = fakeServices({ opens });
    expect(await purchaseCredits(input, caller, services)).toEqual({ ok: false, error: { code } });
    expect(written).toEqual([]);
  });

  test('while Stripe is unreachable nothing is written, and the attempt can be retried', async () => {
    const { services, written } = fakeServices({ opens: new Error('away') });
    await expect(purchaseCredits(input, caller, services)).rejects.toThrow('away');
    expect(written).toEqual([]);
  });

  // spec: 7.credits.purchase
  test('the purchase is pending as soon as its page is open', async () => {
    const { services, written } = fakeServices({ opens: { sessionId: 'cs_1', url: 'https://pay.test/cs_1' } });
    expect(await purchaseCredits(input, caller, services)).toEqual({
      ok: true,
      value: { url: 'https://pay.test/cs_1' },
    });
    expect(written).toEqual([pendingPurchase({ sessionId: 'cs_1', seniorId: 'maria', cents: 5_000 }, now)]);
  });
});

// spec: 4.credits.continued
describe('going on with a purchase', () => {
  const goOn = (scenario: Scenario) =>
    continuePurchase({ session_id: 'cs_1' }, caller, fakeServices(scenario).services);
  const state = (payment: PaymentState['payment']) => ({ looks: (id: string) => aPayment(id, { payment }) });
  const completed = { ...pendingPurchase(aPayment('cs_1'), now), transaction_type: 'purchase_completed' } as const;

  test.each([
    ['open: its own page', state('open'), { ok: true, value: { url: 'https://pay.test/cs_1', credits_added: 0 } }],
    ['expired: no page', state('over'), { ok: true, value: { url: null, credits_added: 0 } }],
    ['processed by the bank: no page', state('under-way'), { ok: false, error: { code: 'payment-under-way' } }],
    [
      'paid meanwhile: its credits, and no page',
      { ...state('paid'), settles: { purchase: completed, balanceChange: 50, failedRefunds: [] } },
      { ok: true, value: { url: null, credits_added: 50 } },
    ],
    ['unknown', { looks: () => 'unknown' as const }, { ok: false, error: { code: 'not-found' } }],
  ])('%s', async (_what, scenario, outcome) => {
    expect(await goOn(scenario)).toEqual(outcome);
  });

  test('another user’s purchase looks like a missing one, and is not settled', async () => {
    const { services, settled } = fakeServices({ looks: (id) => aPayment(id, { payment: 'open', seniorId: 'jozef' }) });
    expect(await continuePurchase({ session_id: 'cs_1' }, caller, services)).toEqual({
      ok: false,
      error: { code: 'not-found' },
    });
    expect(settled).toEqual([]);
  });
});

describe('inconsistent states', () => {
  test.each([
    ['a session of another product', { looks: () => 'not-ours' as const }, 'payment is no purchase of ours'],
    ['another amount than was stored', { settles: 'mismatch' as const }, 'payment does not fit its purchase'],
  ])('%s is not credited but logged, and the event is not retried', async (_what, scenario, message) => {
    const { services, marked, lines } = fakeServices(scenario);
    const event = { id: 'evt_1', type: 'checkout.session.completed', about: { session: 'cs_1' } };
    await handlePaymentEvent(event, services);
    expect(lines).toEqual([{ event: message, fields: { documentId: 'cs_1' } }]);
    expect(marked).toEqual(['evt_1']);
    const asked = await verifyPayment({ session_id: 'cs_1' }, caller, services);
    expect(asked).toEqual({ ok: false, error: { code: 'not-found' } });
  });

  test('an event about a session that Stripe does not know is delivered again', async () => {
    const { services, marked, settled } = fakeServices({ looks: () => 'unknown' });
    const event = { id: 'evt_1', type: 'checkout.session.completed', about: { session: 'cs_1' } };
    await expect(handlePaymentEvent(event, services)).rejects.toThrow('does not know');
    expect([marked, settled]).toEqual([[], []]);
  });

  test('a delivery waits for nothing but the settling: the same one again settles again', async () => {
    const { services, marked, settled } = fakeServices({ looks: aPayment });
    const event = { id: 'evt_1', type: 'checkout.session.completed', about: { session: 'cs_1' } };
    const payments = { ...services.payments, readEvent: async () => event };
    const stripeEvents = {
      ...services.stripeEvents,
      unhandled: () => Promise.reject(new Error('asked whether it was handled')),
    };
    const call = { body: new Uint8Array(), signature: 't=1' };
    for (let delivery = 0; delivery < 2; delivery += 1) {
      expect(await stripeWebhook(call, { ...services, clock: { now: () => now }, payments, stripeEvents })).toBe(
        'taken',
      );
    }
    expect([settled, marked]).toEqual([
      ['cs_1', 'cs_1'],
      ['evt_1', 'evt_1'],
    ]);
  });

  // spec: 7.credits.verify-own-only
  test('another user’s purchase is not settled', async () => {
    const { services, settled } = fakeServices({ looks: (id) => aPayment(id, { seniorId: 'jozef' }) });
    expect(await verifyPayment({ session_id: 'cs_1' }, caller, services)).toMatchObject({ ok: false });
    expect(settled).toEqual([]);
  });
});

describe('sweeping', () => {
  const many = Array.from({ length: 250 }, (_, number) =>
    pendingPurchase({ sessionId: `cs_${number}`, seniorId: 'maria', cents: 100 }, now),
  );
  const bad = ['cs_0', 'cs_100', 'cs_99'];
  const looks = (id: string) => (bad.includes(id) ? new Error('maria@madelief.test') : aPayment(id));

  test('handles every stale purchase, even if one fails', async () => {
    const { services, closed, settled, lines } = fakeServices({ waiting: many, looks });
    await sweepPurchases(services);
    expect(closed.toSorted()).toEqual(many.map(({ id }) => id).toSorted());
    expect(settled).toHaveLength(many.length - bad.length);
    expect(lines.map(({ fields }) => fields.documentId).toSorted()).toEqual(bad);
    expect(JSON.stringify(lines)).not.toContain('maria');
  });

  test('handles each event that no webhook delivered, once', async () => {
    const events = ['cs_0', 'cs_1', 'cs_2'].map((session) => ({
      id: `evt_${session}`,
      type: 'checkout.session.completed',
      about: { session },
    }));
    const { services, marked, settled } = fakeServices({ events, looks });
    await sweepPurchases(services);
    await sweepPurchases(services);
    expect(marked).toEqual(['evt_cs_1', 'evt_cs_2']);
    expect(settled).toEqual(['cs_1', 'cs_2']);
  });
});
