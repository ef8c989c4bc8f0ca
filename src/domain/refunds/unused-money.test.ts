import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { amountFields } from '../credits/cents.ts';
import { balanceOf } from '../credits/ledger.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import { planRefund, planWithdrawal, totalOf } from './plan-refund.ts';
import { unusedMoney } from './unused-money.ts';

const dayMs = 24 * 60 * 60 * 1000;
let made = 0;

/** Lines one minute apart, in the order in which they are made. */
function line(id: string, cents: number, type: CreditTransaction['transaction_type'], session: string | null = null) {
  made += 1;
  const created_at = new Date(madeAt.getTime() + made * 60_000);
  return aCreditTransaction({
    ...{ id, transaction_type: type, stripe_session_id: session, created_at },
    ...amountFields(cents),
  });
}

const bought = (id: string, cents: number) => line(id, cents, 'purchase_completed', id);
const used = (visit: string, cents: number) => line(`visit_${visit}`, -cents, 'service_usage');
const transferred = (id: string, cents: number) => line(`transfer_${id}`, cents, 'transfer');
const given = (visit: string, cents: number) => line(`missed_${visit}`, cents, 'missed_visit');
const visitBack = (visit: string, cents: number) => line(`visit-refund_${visit}_a`, cents, 'visit_refund');

const unusedOf = (lines: readonly CreditTransaction[], owed = 0) =>
  Object.fromEntries(unusedMoney(lines, owed).purchases.map(({ sessionId, unused }) => [sessionId, unused]));

describe('what is not used', () => {
  test('is used oldest first, and what was given before what was bought', () => {
    const lines = [bought('cs_a', 5_000), bought('cs_b', 3_000), given('v0', 2_000), used('v1', 4_000)];
    expect(unusedOf(lines)).toEqual({ cs_a: 3_000, cs_b: 3_000 });
    expect(unusedMoney(lines, 0).given).toBe(0);
  });

  test('of a purchase in the system before goes back by transfer: its card is not known here', () => {
    const lines = [
      bought('imported-1', 5_000),
      line('imported-opening-maria', 1_000, 'adjustment'),
      bought('cs_b', 500),
    ];
    const { purchases, given: rest } = unusedMoney(lines, 0);
    expect(purchases.map(({ isTransfer, unused }) => [isTransfer, unused])).toEqual([
      [true, 5_000],
      [false, 500],
    ]);
    expect(rest).toBe(1_000);
  });

  test('does not grow by what is given after everything was used', () => {
    const lines = [bought('cs_a', 5_000), used('v1', 5_000), given('v2', 2_000)];
    expect(unusedOf(lines)).toEqual({ cs_a: 0 });
    expect(unusedMoney(lines, 0).given).toBe(2_000);
  });

  test('is less by what is owed', () => {
    const lines = [bought('cs_a', 5_000), bought('cs_b', 3_000)];
    expect(unusedOf(lines, 6_000)).toEqual({ cs_a: 0, cs_b: 2_000 });
    expect(unusedOf(lines, 9_000)).toEqual({ cs_a: 0, cs_b: 0 });
  });

  test('comes back to the purchase that paid for a visit of which money was given back, once', () => {
    const lines = [bought('cs_a', 5_000), used('v1', 4_000), visitBack('v1', 1_000)];
    expect(unusedOf(lines)).toEqual({ cs_a: 2_000 });
    // More than the visit cost is given, and was never bought.
    const more = [...lines, line('visit-refund_v1_b', 4_000, 'visit_refund')];
    expect(unusedOf(more)).toEqual({ cs_a: 5_000 });
    expect(unusedMoney(more, 0).given).toBe(1_000);
  });

  test('counts money that came by transfer like what was bought, and a fee for paying late as used', () => {
    const lines = [transferred('a', 5_000), bought('cs_b', 3_000), line('overdue_v1', -2_000, 'late_payment')];
    expect(unusedOf(lines)).toEqual({ transfer_a: 3_000, cs_b: 3_000 });
    const back = line('refund_x-0', -3_000, 'refund', 'transfer_a');
    expect(unusedOf([...lines, back])).toEqual({ transfer_a: 0, cs_b: 3_000 });
  });

  test('is never more than the purchase has left after a dispute', () => {
    const lines = [bought('cs_a', 5_000), used('v1', 5_000), line('du_1-withdrawn', -5_000, 'refund', 'cs_a')];
    expect(unusedMoney(lines, 0)).toMatchObject({ debt: 5_000 });
    expect(unusedOf([...lines, bought('cs_b', 6_000), visitBack('v1', 5_000)])).toEqual({ cs_a: 0, cs_b: 1_000 });
  });
});

/** Any lines that a ledger can hold: amounts of refunds fit their purchase. */
const anyLines = fc
  .array(
    fc.record({
      what: fc.constantFrom(
        'buy',
        'transfer',
        'use',
        'late',
        'give',
        'correct',
        'visit-back',
        'refund',
        'refund-fails',
        'dispute',
      ),
      of: fc.nat(3),
      cents: fc.integer({ min: 1, max: 10_000 }),
    }),
    { maxLength: 30 },
  )
  .map((steps) =>
    steps.flatMap(({ what, of, cents }, place): CreditTransaction[] => {
      const session = `cs_${of}`;
      switch (what) {
        case 'buy':
          return [bought(`cs_${place}x`, cents)];
        case 'transfer':
          return [transferred(String(place), cents)];
        case 'late':
          return [line(`overdue_${place}`, -cents, 'late_payment')];
        case 'use':
          return [used(String(of), cents)];
        case 'give':
          return [given(String(place), cents)];
        case 'correct':
          return [line(`adjustment_${place}`, place % 2 === 0 ? cents : -cents, 'adjustment')];
        case 'visit-back':
          return [visitBack(String(of), cents)];
        case 'refund':
          return [line(`refund_r${place}`, -cents, 'refund', session)];
        case 'refund-fails':
          return [line(`refund-failed_r${place}`, cents, 'refund', session)];
        default:
          return [line(`du_${place}-withdrawn`, -cents, 'refund', session)];
      }
    }),
  );

test('the money of all purchases and what was given, minus the debt, is the balance', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      // Nothing returned in excess here: then every cent is in one place.
      const whole = lines.filter(({ id }) => !/^(refund|du_)/.test(id));
      const money = unusedMoney(whole, 0);
      const inPots = money.purchases.reduce((sum, { unused }) => sum + unused, money.given);
      expect(inPots - money.debt).toBe(balanceOf(whole));
    }),
  );
});

test('never more goes back than the balance without what is owed, nor than each purchase has left', () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 0, max: 20_000 }), (lines, owed) => {
      const money = unusedMoney(lines, owed);
      const total = totalOf(planRefund(money, madeAt));
      expect(total).toBeLessThanOrEqual(Math.max(balanceOf(lines) - owed, 0));
      for (const { unused, bought: paid, returned } of money.purchases) {
        expect(unused).toBeGreaterThanOrEqual(0);
        expect(unused).toBeLessThanOrEqual(Math.max(paid - returned, 0));
      }
    }),
  );
});

describe('how it goes back', () => {
  const lines = [bought('cs_a', 5_000), bought('cs_b', 3_000)];
  const later = (days: number) => new Date(madeAt.getTime() + days * dayMs);
  const waysAt = (now: Date, some = lines) =>
    planRefund(unusedMoney(some, 0), now).map(({ purchase, cents, way }) => [purchase.sessionId, cents, way]);

  test('newest purchase first, to the card within 180 days and by transfer after', () => {
    expect(waysAt(later(179))).toEqual([
      ['cs_b', 3_000, 'card'],
      ['cs_a', 5_000, 'card'],
    ]);
    expect(waysAt(later(182)).map(([, , way]) => way)).toEqual(['transfer', 'transfer']);
  });

  test('by transfer where the card did not take an earlier refund', () => {
    const failed = [
      ...lines,
      line('refund_x-0', -3_000, 'refund', 'cs_b'),
      line('refund-failed_x-0', 3_000, 'refund', 'cs_b'),
    ];
    expect(waysAt(later(1), failed)[0]).toEqual(['cs_b', 3_000, 'transfer']);
  });

  test('by transfer where it came by transfer, which cannot be withdrawn', () => {
    const some = [...lines, transferred('c', 2_000)];
    expect(waysAt(later(1), some)[0]).toEqual(['transfer_c', 2_000, 'transfer']);
    expect(planWithdrawal(unusedMoney(some, 0), 'transfer_c', later(1))).toBeNull();
  });

  test('one purchase within 14 days, and only what of it is left', () => {
    const money = unusedMoney([...lines, used('v1', 6_000)], 0);
    expect(planWithdrawal(money, 'cs_b', later(10))).toMatchObject({ cents: 2_000, way: 'card' });
    expect(planWithdrawal(money, 'cs_a', later(10))).toBeNull();
    expect(planWithdrawal(money, 'cs_b', later(30))).toBeNull();
    expect(planWithdrawal(money, 'cs_unknown', later(10))).toBeNull();
  });
});
