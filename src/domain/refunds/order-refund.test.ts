import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBalance, aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aDebt } from '#tests/builders/payments/debt.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { adjustCredits } from '../credits/adjust-credits.ts';
import { approveAdjustment } from '../credits/approve-adjustment.ts';
import { amountFields, balanceCents, balanceFields } from '../credits/cents.ts';
import { chargeOldestVisit } from '../credits/charge-visit.ts';
import { findLedgerMistakes } from '../credits/ledger-check.ts';
import { type RecordCommand, runRecordCommand } from '../dispatch/transaction/record-command.ts';
import { creditAdjustmentSchema } from '../documents/payments/credit-adjustment.ts';
import { creditTransactionSchema, userCreditsSchema } from '../documents/payments/credits.ts';
import { refundSchema } from '../documents/payments/refund.ts';
import { type Visit, visitSchema } from '../documents/visit.ts';
import { orderRefund } from './order-refund.ts';
import { confirmRefundTransfer } from './confirm-refund-transfer.ts';
import { refuseRefund } from './settle-refund.ts';

const now = new Date('2026-03-11T10:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
const { request_id: requestId } = aServiceRequest();
const price = { variant: 'standard', cents_per_hour: 2_000, agreed_at: now, how: 'app' } as const;
const released = { by: { uid: 'els', name: 'Els' }, at: now, reason: '' } as const;

interface World {
  readonly turns?: readonly number[];
  readonly boughtDaysAgo?: number;
  readonly visit?: Partial<Visit>;
  /** The fee for paying late that staff released, in cents. */
  readonly feeCents?: number;
  /** The money came by transfer. */
  readonly isTransferred?: boolean;
}

/** Maria bought 500 euro some days ago; she may have a visit of one hour. */
async function world({ turns = [], boughtDaysAgo = 2, visit, feeCents, isTransferred = false }: World = {}) {
  const documents = new MemoryDocuments(turns, null);
  const bought = new Date(now.getTime() - boughtDaysAgo * dayMs);
  const set = (collection: 'interim_users' | 'service_requests' | 'planning' | 'debts', id: string, data: object) =>
    ({ kind: 'set', collection, id, data: { ...data } }) as const;
  const charged = visit?.state === 'charged' ? (visit.charged_cents ?? 0) : 0;
  const lines = [
    aCreditTransaction({
      ...(isTransferred
        ? { id: 'transfer_t1', stripe_session_id: null, transaction_type: 'transfer' }
        : { id: 'cs_1', stripe_session_id: 'cs_1' }),
      ...{ created_at: bought, ...amountFields(50_000) },
    }),
    ...(charged === 0
      ? []
      : [
          aCreditTransaction({
            ...{ id: `visit_${requestId}`, stripe_session_id: null, transaction_type: 'service_usage' },
            ...amountFields(-charged),
            created_at: now,
          }),
        ]),
  ];
  await documents.transact('trigger', async () => ({
    value: null,
    writes: [
      set('interim_users', 'maria', anInterimUser({ id: 'maria', first_name: 'Maria' })),
      ...['els', 'an'].map((id) => set('interim_users', id, anInterimUser({ id, first_name: id }))),
      ...lines.map((line) => ({
        ...{ kind: 'set' as const, collection: 'credit_transactions' as const, id: line.id },
        data: { ...line },
      })),
      {
        ...{ kind: 'set' as const, collection: 'user_credits' as const, id: 'maria' },
        data: { ...aBalance({ ...balanceFields(50_000 - charged) }) },
      },
      ...(feeCents === undefined
        ? []
        : [
            set('debts', 'visit_v', aDebt({ senior_id: 'maria', fee: { ...released, cents: feeCents, state: 'due' } })),
          ]),
      ...(visit === undefined
        ? []
        : [
            set('service_requests', requestId, aServiceRequest({ senior_id: 'maria', status: 'ended' })),
            set('planning', requestId, aPlannedVisit({ senior_id: 'maria', minutes_worked: 60, price, ...visit })),
          ]),
    ],
  }));
  const all = <Content>(collection: string, schema: { parse(data: unknown): Content }) =>
    [...documents.all()].flatMap(([key, data]) =>
      key.startsWith(`${collection}/`) ? [{ id: key.split('/')[1] ?? '', content: schema.parse(data) }] : [],
    );
  const run = <Value>(command: RecordCommand<Value>) =>
    documents.transact('staff', (reads) => runRecordCommand(reads, command, now));
  const maria = { uid: 'maria', role: 'senior' } as const;
  const staff = (uid: string) => ({ uid, role: 'admin' }) as const;
  return {
    refund: (cents: number, commandId = 'r1') =>
      run(orderRefund({ seniorId: 'maria', cents, withdrawn: null }, { commandId, actor: maria })),
    withdraw: (cents: number, commandId = 'w1') =>
      run(orderRefund({ seniorId: 'maria', cents, withdrawn: 'cs_1' }, { commandId, actor: maria })),
    refuse: (id: string) =>
      documents.transact('trigger', (reads) => refuseRefund(reads, id, 'staf@madelief.test', now)),
    tickOff: (refundId: string, paidOn: string, commandId = 't1') =>
      run(confirmRefundTransfer({ refundId, revision: 1, paidOn }, { commandId, actor: staff('els') })),
    charge: () => documents.transact('trigger', (reads) => chargeOldestVisit(reads, 'maria', now)),
    giveBack: (cents: number, seenCents: number, commandId: string, uid = 'els') =>
      run(
        adjustCredits(
          {
            ...{ seniorId: 'maria', cents, seenCents, reason: 'Niet tevreden.' },
            visit: { id: requestId, request_id: requestId },
          },
          { commandId, actor: staff(uid) },
        ),
      ),
    sayYes: (adjustmentId: string, uid: string) =>
      run(
        approveAdjustment(
          { adjustmentId, revision: 1, answer: 'yes' },
          { commandId: `yes-${uid}-${adjustmentId}`, actor: staff(uid) },
        ),
      ),
    cents: () => balanceCents(userCreditsSchema.parse(documents.get({ collection: 'user_credits', id: 'maria' }))),
    refunds: () => all('refunds', refundSchema),
    visit: () => visitSchema.parse(documents.get({ collection: 'planning', id: requestId })),
    mails: () => [...documents.all().keys()].filter((key) => key.startsWith('mail/')),
    mistakes: () =>
      findLedgerMistakes({
        lines: all('credit_transactions', creditTransactionSchema),
        balances: all('user_credits', userCreditsSchema),
        adjustments: all('credit_adjustments', creditAdjustmentSchema),
        visits: all('planning', visitSchema),
        refunds: all('refunds', refundSchema),
      }),
  };
}

describe('a refund', () => {
  test('leaves the balance at once, with a document, a mail and an answer that is given again', async () => {
    const { refund, cents, refunds, mails, mistakes } = await world();
    const first = await refund(50_000);
    expect(first).toMatchObject({ ok: true, value: { parts: [{ id: 'r1-0', cents: 50_000, way: 'card' }] } });
    expect(await refund(50_000)).toEqual(first);
    expect(cents()).toBe(0);
    expect(refunds()).toMatchObject([{ id: 'r1-0', content: { state: 'pending', session_id: 'cs_1' } }]);
    expect(mails()).toEqual(['mail/refund-ordered_r1']);
    expect(mistakes()).toEqual([]);
  });

  test.each([1, 49_999, 50_001])('of another amount than can go back (%i cents) changes nothing', async (wanted) => {
    const { refund, cents, refunds } = await world();
    expect(await refund(wanted)).toMatchObject({ ok: false, error: { code: 'balance-changed' } });
    expect([cents(), refunds()]).toEqual([50_000, []]);
  });

  test.each(['approved', 'done'] as const)('leaves what a visit costs that is %s', async (state) => {
    const { refund, charge, cents, mistakes } = await world({ visit: { state } });
    expect((await refund(50_000)).ok).toBe(false);
    expect((await refund(48_000, 'r2')).ok).toBe(true);
    await charge();
    expect(cents()).toBe(state === 'approved' ? 0 : 2_000);
    expect(mistakes()).toEqual([]);
  });

  // spec: staff.credits.transfer
  test('goes by transfer after 180 days, and staff ticks it off once, with a day that can be', async () => {
    const { refund, tickOff, refunds, mails, cents } = await world({ boughtDaysAgo: 200 });
    expect(await refund(50_000)).toMatchObject({ value: { parts: [{ way: 'transfer' }] } });
    expect(cents()).toBe(0);
    for (const day of ['2026-03-10', '2026-03-12']) {
      expect(await tickOff('r1-0', day)).toMatchObject({ error: { code: 'transfer-day-invalid' } });
    }
    expect((await tickOff('r1-0', '2026-03-11')).ok).toBe(true);
    expect(await tickOff('r1-0', '2026-03-11', 't2')).toMatchObject({ error: { code: 'changed-meanwhile' } });
    expect(refunds()).toMatchObject([{ content: { state: 'done', paid_on: '2026-03-11' } }]);
    expect(mails()).toContain('mail/refund-transferred_r1-0');
  });

  test('leaves a fee for paying late that staff released', async () => {
    const { refund, charge, cents, mistakes } = await world({ feeCents: 2_000 });
    expect((await refund(50_000)).ok).toBe(false);
    expect((await refund(48_000, 'r2')).ok).toBe(true);
    await charge();
    expect(cents()).toBe(0);
    expect(mistakes()).toEqual([]);
  });

  test('of money that came by transfer goes back by transfer', async () => {
    const { refund, refunds, tickOff, cents, mistakes } = await world({ isTransferred: true });
    expect(await refund(50_000)).toMatchObject({ value: { parts: [{ sessionId: 'transfer_t1', way: 'transfer' }] } });
    expect((await tickOff('r1-0', '2026-03-11')).ok).toBe(true);
    expect(refunds()).toMatchObject([{ content: { session_id: 'transfer_t1', state: 'done' } }]);
    expect(cents()).toBe(0);
    expect(mistakes()).toEqual([]);
  });

  test('that is refused comes back once, is told to the person and staff, and goes by transfer the next time', async () => {
    const { refund, refuse, cents, refunds, mails, mistakes } = await world();
    await refund(50_000);
    await refuse('r1-0');
    expect(await refuse('r1-0')).toBeNull();
    expect(cents()).toBe(50_000);
    expect(refunds()).toMatchObject([{ content: { state: 'failed' } }]);
    expect(mails()).toEqual(['mail/refund-ordered_r1', 'mail/staff-refund-failed_r1-0', 'mail/refund-failed_r1-0']);
    expect(await refund(50_000, 'r2')).toMatchObject({ value: { parts: [{ way: 'transfer' }] } });
    expect(mistakes()).toEqual([]);
  });

  test('happens once from two devices, and never spends what a charge takes at the same moment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(6), { maxLength: 60 }), async (turns) => {
        const { refund, withdraw, charge, cents, refunds, mistakes } = await world({
          turns,
          visit: { state: 'approved' },
        });
        const [one, other, withdrawn] = await Promise.all([
          refund(48_000),
          refund(48_000, 'r2'),
          withdraw(48_000),
          charge(),
        ]);
        expect([one, other, withdrawn].filter(({ ok }) => ok)).toHaveLength(1);
        expect([cents(), refunds().length, mistakes()]).toEqual([0, 1, []]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a withdrawal', () => {
  test('is confirmed by a mail, and happens once for a purchase whatever the command', async () => {
    const { withdraw, refunds, mails, cents } = await world();
    expect((await withdraw(50_000)).ok).toBe(true);
    expect(await withdraw(50_000, 'w2')).toMatchObject({ ok: false });
    expect(refunds()).toMatchObject([{ id: 'withdrawal-cs_1', content: { kind: 'withdrawal' } }]);
    expect(mails()).toEqual(['mail/purchase-withdrawn_w1']);
    expect(cents()).toBe(0);
  });

  test('is too late after the last day', async () => {
    const { withdraw, refund } = await world({ boughtDaysAgo: 20 });
    expect((await withdraw(50_000)).ok).toBe(false);
    expect((await refund(50_000)).ok).toBe(true);
  });
});

describe('money back for a visit', () => {
  const charged = { state: 'charged', charged_cents: 15_000 } as const;

  test('up to 100 euro is on the balance at once, with a mail, and once', async () => {
    const { giveBack, visit, cents, mails, mistakes } = await world({ visit: charged });
    const first = await giveBack(750, 0, 'a1');
    expect(first).toMatchObject({ value: { state: 'booked' } });
    expect(await giveBack(750, 0, 'a1')).toEqual(first);
    expect(visit().refunded_cents).toBe(750);
    expect(cents()).toBe(35_750);
    expect(mails()).toEqual(['mail/visit-refunded_a1']);
    expect(mistakes()).toEqual([]);
  });

  test('a colleague who did not see it is refused, as is more than is left', async () => {
    const { giveBack, cents } = await world({ visit: charged });
    await giveBack(5_000, 0, 'a1');
    expect(await giveBack(5_000, 0, 'a2', 'an')).toMatchObject({ error: { code: 'refund-changed' } });
    expect(await giveBack(10_001, 5_000, 'a3', 'an')).toMatchObject({ error: { code: 'refund-too-high' } });
    expect(cents()).toBe(40_000);
  });

  // spec: staff.credits.visit-back
  test('above 100 euro it waits for a second person, and never gives more than is left by then', async () => {
    const { giveBack, sayYes, visit, cents, mistakes } = await world({ visit: charged });
    expect(await giveBack(15_000, 0, 'a1')).toMatchObject({ value: { state: 'pending' } });
    expect(visit().refunded_cents).toBeUndefined();
    expect(await sayYes('a1', 'els')).toMatchObject({ error: { code: 'adjustment-own' } });
    await giveBack(1_000, 0, 'a2', 'an');
    expect(await sayYes('a1', 'an')).toMatchObject({ error: { code: 'refund-too-high' } });
    expect(await giveBack(14_000, 1_000, 'a3')).toMatchObject({ value: { state: 'pending' } });
    expect(await sayYes('a3', 'an')).toMatchObject({ value: { state: 'booked' } });
    expect(visit().refunded_cents).toBe(15_000);
    expect([cents(), mistakes()]).toEqual([50_000, []]);
  });

  test('a visit that is not charged, or of somebody else, gives nothing back', async () => {
    const { giveBack } = await world({ visit: { state: 'approved' } });
    expect(await giveBack(500, 0, 'a1')).toMatchObject({ error: { code: 'visit-state-changed' } });
    const other = await world({ visit: { ...charged, senior_id: 'jozef' } });
    expect(await other.giveBack(500, 0, 'a1')).toMatchObject({ error: { code: 'not-found' } });
  });
});
