import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCreditTransaction, anOlderCreditTransaction } from '#tests/builders/payments/credits.ts';
import { madeAt, oneDayLater } from '#tests/builders/moments.ts';
import { creditTransactionSchema, type CreditTransaction } from '../documents/payments/credits.ts';
import { amountCents } from './cents.ts';
import {
  balanceOf,
  type DisputeState,
  type PaymentState,
  pendingPurchase,
  settlementOf,
  unknownPayment,
} from './ledger.ts';

function aPayment(overrides: Partial<PaymentState> = {}): PaymentState {
  return {
    sessionId: 'cs_test_a1',
    seniorId: 'maria',
    cents: 5_000,
    openedAt: madeAt,
    payment: 'paid',
    refundedCents: 0,
    failedRefundCents: 0,
    ownRefunds: [],
    disputes: [],
    ...overrides,
  };
}

const aDispute = (overrides: Partial<DisputeState> = {}): DisputeState => ({
  id: 'du_1',
  cents: 5_000,
  reason: 'fraudulent',
  withdrawn: true,
  reinstated: false,
  ...overrides,
});

/** A ledger of one purchase: the lines of each settlement are stored before the next. */
function ledgerAfter(states: readonly PaymentState[], stored: readonly CreditTransaction[] = []) {
  const lines = new Map(stored.map((line) => [line.id, line]));
  let balance = balanceOf(stored);
  for (const state of states) {
    const settlement = settlementOf([...lines.values()], state, oneDayLater);
    if (settlement === null) throw new Error('they belong together');
    for (const line of settlement.lines) lines.set(line.id, creditTransactionSchema.parse(line));
    balance += settlement.balanceChange;
  }
  return { lines: [...lines.values()], balance };
}

const pending = aCreditTransaction({ transaction_type: 'purchase_pending' });
const cancelled = aCreditTransaction({ transaction_type: 'purchase_cancelled' });
const completed = aCreditTransaction();

describe('a purchase', () => {
  test.each([
    ['is shown while it waits', 'open', [], null],
    ['waits', 'open', [pending], 'purchase_pending'],
    ['waits for money that is under way', 'under-way', [pending], 'purchase_pending'],
    ['waits for money that is under way, though its line was never written', 'under-way', [], 'purchase_pending'],
    ['is completed', 'paid', [pending], 'purchase_completed'],
    ['is completed though its line was never written', 'paid', [], 'purchase_completed'],
    ['is completed though it was cancelled', 'paid', [cancelled], 'purchase_completed'],
    ['is completed once', 'paid', [completed], 'purchase_completed'],
    ['is cancelled', 'over', [pending], 'purchase_cancelled'],
    ['is cancelled though its line was never written', 'over', [], 'purchase_cancelled'],
    ['stays cancelled when old news says that it can be paid', 'open', [cancelled], 'purchase_cancelled'],
    ['stays cancelled when old news says that it is paid soon', 'under-way', [cancelled], 'purchase_cancelled'],
    ['stays completed when old news says that it can be paid', 'open', [completed], 'purchase_completed'],
    ['stays completed when somebody says that it is over', 'over', [completed], 'purchase_completed'],
  ] as const)('%s', (_what, payment, stored, type) => {
    const { lines, balance } = ledgerAfter([aPayment({ payment })], stored);
    expect(lines.map(({ transaction_type }) => transaction_type)).toEqual(type === null ? [] : [type]);
    expect(balance).toBe(type === 'purchase_completed' ? 5_000 : 0);
  });

  test('keeps its description and its creation time', () => {
    const { lines } = ledgerAfter([aPayment()], [pendingPurchase(aPayment(), madeAt)]);
    expect(lines).toEqual([completed]);
    const older = { ...pending, description: 'Aankoop van 50 credits' };
    expect(ledgerAfter([aPayment()], [older]).lines).toEqual([{ ...older, transaction_type: 'purchase_completed' }]);
    expect(pendingPurchase(aPayment(), madeAt).description).toBe('purchase');
  });

  test.each([
    ['somebody else', { seniorId: 'jozef' }],
    ['another amount', { cents: 4_999 }],
  ])('is not credited to %s', (_what, overrides) => {
    for (const stored of [pending, cancelled, completed]) {
      expect(settlementOf([stored], aPayment(overrides), oneDayLater)).toBeNull();
    }
  });

  test('that the provider does not know is cancelled', () => {
    expect(ledgerAfter([unknownPayment(pending)], [pending]).lines).toEqual([cancelled]);
    expect(ledgerAfter([unknownPayment(completed)], [completed]).lines).toEqual([completed]);
  });
});

describe('a refund or dispute', () => {
  const amounts = (states: readonly PaymentState[]) => ledgerAfter(states).lines.map(amountCents);

  test('takes the cents that were paid back, up to the total', () => {
    const refunds = [99, 100, 1_050, 1_050, 5_000, 1_050].map((refundedCents) => aPayment({ refundedCents }));
    expect(amounts(refunds)).toEqual([5_000, -99, -1, -950, -3_950]);
  });

  test('leaves what an older release left: the cents of the last euro, until the next refund', () => {
    const older = [
      anOlderCreditTransaction(),
      anOlderCreditTransaction({ id: 'cs_test_a1-refunded-10', amount: -10, transaction_type: 'refund' }),
    ];
    const balanceAfter = (...totals: readonly number[]) =>
      ledgerAfter(
        totals.map((refundedCents) => aPayment({ refundedCents })),
        older,
      ).balance;
    expect(balanceAfter(1_050)).toBe(4_000);
    expect(balanceAfter(1_050, 1_550, 1_050)).toBe(3_450);
    expect(balanceAfter(1_550, 1_570)).toBe(3_430);
    expect(balanceAfter(1_570)).toBe(3_430);
    const failed = { refundedCents: 1_050, failedRefundCents: 1_050 };
    expect(ledgerAfter([aPayment(failed)], older).balance).toBe(5_000);
  });

  test('of an older release is returned as it was taken, in whole credits', () => {
    const older = [
      anOlderCreditTransaction(),
      anOlderCreditTransaction({ id: 'du_1-withdrawn', amount: -20, transaction_type: 'refund' }),
    ];
    const won = aPayment({ disputes: [aDispute({ cents: 2_050, reinstated: true })] });
    expect(ledgerAfter([won, won], older).balance).toBe(5_000);
  });

  test('is returned when the refund failed, and never more than was taken', () => {
    const refundedCents = 2_050;
    expect(amounts([aPayment({ refundedCents }), aPayment({ refundedCents, failedRefundCents: 1_050 })])).toEqual([
      5_000, -2_050, 1_050,
    ]);
    expect(ledgerAfter([aPayment({ refundedCents, failedRefundCents: refundedCents })]).balance).toBe(5_000);
  });

  test('takes credits when the bank withdraws the money and returns them when it is reinstated, once each', () => {
    const news = [
      aDispute({ withdrawn: false }),
      aDispute(),
      aDispute(),
      aDispute({ reinstated: true }),
      aDispute(),
      aDispute({ reinstated: true }),
      aDispute({ withdrawn: false }),
    ].map((dispute) => aPayment({ disputes: [dispute] }));
    expect(amounts(news)).toEqual([5_000, -5_000, 5_000]);
    expect(ledgerAfter(news.slice(0, 3)).balance).toBe(0);
  });

  test('has no effect on a purchase that was never completed', () => {
    const { lines, balance } = ledgerAfter([
      aPayment({ payment: 'over', refundedCents: 5_000, disputes: [aDispute()] }),
    ]);
    expect(lines).toEqual([cancelled]);
    expect(balance).toBe(0);
  });

  test('is posted per dispute', () => {
    const both = aPayment({ disputes: [aDispute({ cents: 1_000 }), aDispute({ id: 'du_2', cents: 2_000 })] });
    expect(amounts([both, both])).toEqual([5_000, -1_000, -2_000]);
  });
});

describe('a refund of our own', () => {
  const taken = aCreditTransaction({
    id: 'refund_r1-0',
    amount: -20,
    amount_cents: -2_000,
    transaction_type: 'refund',
    stripe_session_id: 'cs_test_a1',
  });
  const stored = [completed, taken];
  const own = (state: 'under-way' | 'done' | 'failed', id = 'r1-0') => ({ id, cents: 2_000, state });
  const afterwards = (...states: PaymentState['ownRefunds'][]) =>
    ledgerAfter(
      states.map((ownRefunds) => aPayment({ ownRefunds })),
      stored,
    );

  test('takes nothing that its line took before Stripe was asked', () => {
    expect(afterwards([own('under-way')], [own('done')]).lines).toEqual(stored);
  });

  test('returns what it took when it fails, once, also with outdated states in between', () => {
    const { lines, balance } = afterwards([own('failed')], [own('under-way')], [own('failed')]);
    expect(lines.map(({ id }) => id)).toEqual(['cs_test_a1', 'refund_r1-0', 'refund-failed_r1-0']);
    expect(balance).toBe(5_000);
  });

  test('is one like any other where no line took it, where it is made a second time, and where it was refused before', () => {
    expect(afterwards([own('done', 'unknown-0')]).balance).toBe(1_000);
    expect(afterwards([own('done'), own('done')]).balance).toBe(1_000);
    const refused = aCreditTransaction({ ...taken, id: 'refund-refused_r1-0', amount: 20, amount_cents: 2_000 });
    expect(ledgerAfter([aPayment({ ownRefunds: [own('done')] })], [...stored, refused]).balance).toBe(3_000);
    const forged = { ...own('done'), cents: 2_500 };
    expect(afterwards([forged]).balance).toBe(500);
  });

  test('is counted apart from refunds in the dashboard', () => {
    const both = aPayment({ ownRefunds: [own('done')], refundedCents: 1_000 });
    expect(ledgerAfter([both, both], stored).balance).toBe(2_000);
  });
});

/** Stripe's states of one purchase at successive moments: every part only grows. */
const history = fc
  .record({
    cents: fc.integer({ min: 1, max: 100_000 }),
    course: fc.constantFrom<PaymentState['payment'][]>(['open', 'paid'], ['open', 'under-way', 'paid'], ['paid']),
    refunds: fc.array(fc.record({ cents: fc.integer({ min: 1, max: 20_000 }), fails: fc.boolean() }), { maxLength: 4 }),
    disputes: fc.array(fc.record({ cents: fc.integer({ min: 1, max: 100_000 }), won: fc.boolean() }), { maxLength: 2 }),
  })
  .map(({ cents: paid, course, refunds, disputes }): PaymentState[] => {
    let now = aPayment({ cents: paid, payment: 'open' });
    const moments = course.map((payment) => (now = { ...now, payment }));
    const next = (change: Partial<PaymentState>): void => void moments.push((now = { ...now, ...change }));
    for (const { cents } of refunds) next({ refundedCents: now.refundedCents + cents });
    for (const { cents, fails } of refunds) if (fails) next({ failedRefundCents: now.failedRefundCents + cents });
    for (const [index, { cents, won }] of disputes.entries()) {
      const dispute = aDispute({ id: `du_${index}`, cents, withdrawn: false });
      const others = now.disputes;
      next({ disputes: [...others, dispute] });
      next({ disputes: [...others, { ...dispute, withdrawn: true }] });
      if (won) next({ disputes: [...others, { ...dispute, withdrawn: true, reinstated: true }] });
    }
    return moments;
  });

const settledBalance = ({ cents: paid, refundedCents, failedRefundCents, disputes }: PaymentState): number => {
  const disputed = disputes
    .filter(({ withdrawn, reinstated }) => withdrawn && !reinstated)
    .reduce((sum, { cents }) => sum + cents, 0);
  return paid - refundedCents + failedRefundCents - disputed;
};

// spec: 4.credits.credited-once
test('any order, repetition and staleness of the states gives the same balance', () => {
  const orders = history.chain((moments) => {
    const last = moments.length - 1;
    // The newest state is delivered at least once.
    return fc.tuple(
      fc.constant(moments),
      fc.array(fc.nat(last), { maxLength: 12 }),
      fc.array(fc.nat(last), { maxLength: 12 }),
      fc.constantFrom<CreditTransaction['transaction_type'] | null>(null, 'purchase_pending', 'purchase_cancelled'),
    );
  });
  fc.assert(
    fc.property(orders, ([moments, before, after, type]) => {
      const latestState = moments.at(-1);
      if (latestState === undefined) throw new Error('there is a first moment');
      const stored = type === null ? [] : [{ ...pendingPurchase(latestState, madeAt), transaction_type: type }];
      const arriving = [...before, moments.length - 1, ...after].map((index) => moments[index] ?? latestState);
      const { lines, balance } = ledgerAfter(arriving, stored);
      expect(balance).toBe(settledBalance(latestState));
      expect(balanceOf(lines)).toBe(balance);
      expect(lines.filter(({ transaction_type }) => transaction_type === 'purchase_completed')).toHaveLength(1);
    }),
    { numRuns: 1_000 },
  );
});

test('an unpaid purchase ends cancelled for any order of its states', () => {
  const news = fc.array(fc.constantFrom<PaymentState['payment']>('open', 'under-way', 'over'), { maxLength: 6 });
  fc.assert(
    fc.property(news, news, fc.constantFrom(null, pending, cancelled), (before, after, stored) => {
      const arriving = [...before, 'over' as const, ...after].map((payment) => aPayment({ payment }));
      expect(ledgerAfter(arriving, stored === null ? [] : [stored])).toEqual({ lines: [cancelled], balance: 0 });
    }),
  );
});
