import { expect, test } from 'vitest';
import {
  aBalance,
  aCreditAdjustment,
  aCreditTransaction,
  anOlderBalance,
  anOlderCreditTransaction,
  aRefund,
} from '#tests/builders/payments/credits.ts';
import { aDebt, aTransfer } from '#tests/builders/payments/debt.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import type { CreditTransaction, UserCredits } from '../documents/payments/credits.ts';
import type { Refund } from '../documents/payments/refund.ts';
import type { Visit } from '../documents/visit.ts';
import { findLedgerMistakes } from './ledger-check.ts';
import type { LedgerMistake, Stored } from './ledger-mistake.ts';

const stored = <Content>(id: string, content: Content): Stored<Content> => ({ id, content });
const line = (overrides: Partial<CreditTransaction> = {}) => {
  const made = aCreditTransaction(overrides);
  return stored(made.id, made);
};
const balance = (amount: number, overrides: Partial<UserCredits> = {}) =>
  stored('maria', aBalance({ balance: amount, ...overrides }));
const givenBack = (id: string, amount: number, overrides: Partial<CreditTransaction> = {}) =>
  line({ id, amount, transaction_type: 'refund', ...overrides });

const purchase = line();
const used = line({ id: 'usage-1', amount: -20, transaction_type: 'service_usage', stripe_session_id: null });
const waiting = line({ id: 'cs_test_b2', stripe_session_id: 'cs_test_b2', transaction_type: 'purchase_pending' });
const cancelled = line({ id: 'cs_test_c3', stripe_session_id: 'cs_test_c3', transaction_type: 'purchase_cancelled' });
const history = [
  purchase,
  used,
  waiting,
  cancelled,
  givenBack('cs_test_a1-refunded-10', -10),
  givenBack('cs_test_a1-refunded-15', -5),
  givenBack('cs_test_a1-refund-failed-5', 5),
  givenBack('du_1-withdrawn', -35),
  givenBack('du_1-reinstated', 35),
];

test('a consistent ledger has no mistakes: paid, pending, cancelled, used, refunded and returned', () => {
  expect(findLedgerMistakes({ lines: history, balances: [balance(20)] })).toEqual([]);
  expect(findLedgerMistakes({ lines: [], balances: [] })).toEqual([]);
  expect(findLedgerMistakes({ lines: [waiting], balances: [] })).toEqual([]);
  // A dispute after the credits were used: a legitimate negative balance.
  const disputed = [purchase, used, givenBack('du_1-withdrawn', -50)];
  expect(findLedgerMistakes({ lines: disputed, balances: [balance(-20)] })).toEqual([]);
});

const before = { stripe_session_id: null };
const imported = [
  line({ ...before, id: 'imported-opening-maria', amount: -2.5, transaction_type: 'adjustment' }),
  line({ ...before, id: 'imported-1', amount: 50 }),
  line({ ...before, id: 'imported-2', amount: -20, transaction_type: 'service_usage' }),
  line({ ...before, id: 'imported-3', amount: 20, transaction_type: 'refund' }),
];

test('lines of the system before need no session and no decision of ours, and are in the balance as any other', () => {
  expect(findLedgerMistakes({ lines: imported, balances: [balance(47.5)] })).toEqual([]);
  expect(findLedgerMistakes({ lines: imported, balances: [balance(50)] })).toEqual([
    { mistake: 'balance is not the sum of its lines', id: 'maria' },
  ]);
  const nothing = line({ ...before, id: 'imported-4', amount: 0, transaction_type: 'refund' });
  expect(findLedgerMistakes({ lines: [nothing], balances: [] })).toEqual([
    { mistake: 'amount has the wrong sign', id: 'imported-4' },
  ]);
});

test('what of such a purchase goes back here is held against it', () => {
  const back = (amount: number) =>
    line({ id: 'refund_r9-0', amount, transaction_type: 'refund', stripe_session_id: 'imported-1' });
  expect(findLedgerMistakes({ lines: [...imported, back(-30)], balances: [balance(17.5)] })).toEqual([]);
  expect(findLedgerMistakes({ lines: [...imported, back(-60)], balances: [balance(-12.5)] })).not.toEqual([]);
});

const refundLine = givenBack('refund_r1-0', -30);
const failedLine = givenBack('refund-failed_r1-0', 30);
const aStoredRefund = (overrides: Partial<Refund> = {}) => stored('r1-0', aRefund(overrides));

test.each<[LedgerMistake[], ReturnType<typeof line>[], ReturnType<typeof aStoredRefund>[], number]>([
  [[], [refundLine], [aStoredRefund()], 20],
  [[], [refundLine, failedLine], [aStoredRefund({ state: 'failed' })], 50],
  [['line pays back without a refund'], [refundLine], [], 20],
  [['refund has no line'], [], [aStoredRefund()], 50],
  [['refund has no line'], [refundLine], [aStoredRefund({ cents: 2_000 })], 20],
  [['refund says otherwise than its lines'], [refundLine], [aStoredRefund({ state: 'failed' })], 20],
  [['refund says otherwise than its lines'], [refundLine, failedLine], [aStoredRefund({ state: 'done' })], 50],
])('refunds are held against their lines: %j', (mistakes, lines, refunds, euro) => {
  const found = findLedgerMistakes({ lines: [purchase, ...lines], balances: [balance(euro)], refunds });
  expect(found.map(({ mistake }) => mistake)).toEqual(mistakes);
});

test('two refunds of one purchase are not more than it was', () => {
  const lines = [purchase, refundLine, givenBack('refund_r2-0', -30)];
  expect(findLedgerMistakes({ lines, balances: [balance(-10)] })).toEqual([
    { mistake: 'more is given back than was bought', id: 'cs_test_a1' },
  ]);
});

test('what came back can be given back again; not more than the purchase at once', () => {
  const cameBack = givenBack('cs_test_a1-refund-failed-30', 30);
  const lines = [
    purchase,
    givenBack('cs_test_a1-refunded-30', -30),
    cameBack,
    givenBack('cs_test_a1-refunded-60', -30),
  ];
  expect(findLedgerMistakes({ lines, balances: [balance(20)] })).toEqual([]);
  const tooMuch = [...lines, givenBack('cs_test_a1-refunded-81', -21)];
  expect(findLedgerMistakes({ lines: tooMuch, balances: [balance(-1)] })).toEqual([
    { mistake: 'more is given back than was bought', id: 'cs_test_a1' },
  ]);
});

test('what of a visit was given back is held against the visit', () => {
  const adjustment = (visit: { id: string; request_id: string }) =>
    stored('a1', aCreditAdjustment({ cents: 700, state: 'booked', visit }));
  const charge = line({ id: 'visit_v1', amount: -10, transaction_type: 'service_usage', stripe_session_id: null });
  const back = line({
    ...{ id: 'visit-refund_v1_a1', amount: 7, transaction_type: 'visit_refund', stripe_session_id: null },
  });
  const visit = (refunded_cents?: number) =>
    stored('v1', {
      ...aPlannedVisit({ senior_id: 'maria', state: 'charged' }),
      charged_cents: 1_000,
      ...(refunded_cents === undefined ? {} : { refunded_cents }),
    });
  const mistakes = (visits: ReturnType<typeof visit>[], lines = [purchase, charge, back], euro = 47) =>
    findLedgerMistakes({
      ...{ lines, visits, balances: [balance(euro)] },
      adjustments: [adjustment({ id: 'v1', request_id: 'r1' })],
    }).map(({ mistake }) => mistake);
  expect(mistakes([visit(700)])).toEqual([]);
  expect(mistakes([visit()])).toEqual(['visit is given back otherwise than its lines']);
  expect(mistakes([visit(700)], [purchase, charge], 40)).toEqual([
    'decision has no line',
    'visit is given back otherwise than its lines',
  ]);
  expect(mistakes([visit(1_200)])).toEqual([
    'visit is given back otherwise than its lines',
    'more of a visit is given back than was charged',
  ]);
});

test('lines in cents and older ones in whole credits are summed alike', () => {
  const older = stored('cs_test_a1', anOlderCreditTransaction());
  const visit = line({ id: 'usage-1', amount: -7.5, transaction_type: 'service_usage', stripe_session_id: null });
  expect(findLedgerMistakes({ lines: [older, visit], balances: [balance(42.5)] })).toEqual([]);
  expect(findLedgerMistakes({ lines: [older], balances: [stored('maria', anOlderBalance())] })).toEqual([]);
  const mistake = { mistake: 'balance is not the sum of its lines', id: 'maria' } as const;
  expect(findLedgerMistakes({ lines: [older, visit], balances: [balance(42.49)] })).toEqual([mistake]);
});

test.each<[LedgerMistake, ReturnType<typeof line>[], ReturnType<typeof balance>[], string]>([
  ['balance is not the sum of its lines', [purchase], [balance(49)], 'maria'],
  ['balance is not the sum of its lines', [purchase], [], 'maria'],
  ['balance is not the sum of its lines', [], [balance(50)], 'maria'],
  ['balance is not the sum of its lines', [waiting], [balance(50)], 'maria'],
  ['balance belongs to another account', [purchase], [balance(50, { user_id: 'jozef' })], 'maria'],
  [
    'line stands under another id',
    [stored('cs_test_a1', aCreditTransaction({ id: 'x' }))],
    [balance(50)],
    'cs_test_a1',
  ],
  ['purchase stands under another id than its session', [line({ id: 'cs_test_z9' })], [balance(50)], 'cs_test_z9'],
  [
    'purchase stands under another id than its session',
    [line({ stripe_session_id: null })],
    [balance(50)],
    'cs_test_a1',
  ],
  ['purchase is completed twice', [purchase, line({ id: 'again' })], [balance(100)], 'again'],
  ['amount has the wrong sign', [line({ amount: -50 })], [balance(-50)], 'cs_test_a1'],
  ['amount has the wrong sign', [line({ amount: 0 })], [balance(0)], 'cs_test_a1'],
  [
    'amount has the wrong sign',
    [line({ id: used.id, amount: 20, transaction_type: 'service_usage', stripe_session_id: null })],
    [balance(20)],
    'usage-1',
  ],
  ['amount has the wrong sign', [purchase, givenBack('du_1-withdrawn', 50)], [balance(100)], 'du_1-withdrawn'],
  ['line gives back what nobody bought', [givenBack('du_1-withdrawn', -50)], [balance(-50)], 'du_1-withdrawn'],
  [
    'line gives back what nobody bought',
    [waiting, givenBack('cs_test_b2-refunded-1', -1, { stripe_session_id: 'cs_test_b2' })],
    [balance(-1)],
    'cs_test_b2-refunded-1',
  ],
  [
    'line gives back what nobody bought',
    [givenBack('du_1-withdrawn', -50, { stripe_session_id: null })],
    [balance(-50)],
    'du_1-withdrawn',
  ],
  [
    'line gives back the purchase of somebody else',
    [purchase, givenBack('du_1-withdrawn', -50, { user_id: 'jozef' })],
    [balance(50), stored('jozef', aBalance({ user_id: 'jozef', balance: -50 }))],
    'du_1-withdrawn',
  ],
  ['line gives back for no known cause', [purchase, givenBack('by-hand', -50)], [balance(0)], 'by-hand'],
  [
    'more is given back than was bought',
    [purchase, givenBack('cs_test_a1-refunded-30', -30), givenBack('cs_test_a1-refunded-60', -30)],
    [balance(-10)],
    'cs_test_a1',
  ],
  [
    'more is returned than was given back',
    [purchase, givenBack('cs_test_a1-refunded-5', -5), givenBack('cs_test_a1-refund-failed-6', 6)],
    [balance(51)],
    'cs_test_a1',
  ],
  ['more is returned than was given back', [purchase, givenBack('du_1-reinstated', 50)], [balance(100)], 'du_1'],
])('%s', (mistake, lines, balances, id) => {
  expect(findLedgerMistakes({ lines, balances })).toContainEqual({ mistake, id });
});

const colleague = { uid: 'karim', name: 'Karim Peeters' };
const decision = stored('a1', aCreditAdjustment({ state: 'booked', answered_by: colleague }));
const correctionOf = (amount: number) =>
  line({ id: 'adjustment_a1', amount, transaction_type: 'adjustment', stripe_session_id: null });
const correction = correctionOf(150);

test('a correction by staff has a decision, of two people above 100 euro', () => {
  const books = { lines: [correction], balances: [balance(150)], adjustments: [decision] };
  expect(findLedgerMistakes(books)).toEqual([]);
  const pending = stored('a2', aCreditAdjustment());
  expect(findLedgerMistakes({ ...books, adjustments: [decision, pending] })).toEqual([]);
});

const chargedVisit = stored('v1', aPlannedVisit({ state: 'charged', charged_cents: 750 }));
const charge = line({ id: 'visit_v1', amount: -7.5, transaction_type: 'service_usage', stripe_session_id: null });

test('a visit is charged for what its line says; visits of before were charged without a line', () => {
  const older = stored('v0', aPlannedVisit({ state: 'charged' }));
  const books = { lines: [purchase, charge], balances: [balance(42.5)], visits: [chargedVisit, older] };
  expect(findLedgerMistakes(books)).toEqual([]);
});

test.each<[LedgerMistake, ReturnType<typeof line>[], Stored<Visit>[], string]>([
  ['visit is charged without a line', [], [chargedVisit], 'v1'],
  ['line charges a visit that is not charged', [charge], [], 'visit_v1'],
  [
    'line charges a visit that is not charged',
    [charge],
    [stored('v1', aPlannedVisit({ state: 'charged', charged_cents: 750, senior_id: 'jozef' }))],
    'visit_v1',
  ],
  [
    'visit is charged otherwise than its line',
    [charge],
    [stored('v1', aPlannedVisit({ state: 'charged', charged_cents: 751 }))],
    'visit_v1',
  ],
])('of visits: %s', (mistake, lines, visits, id) => {
  expect(findLedgerMistakes({ lines, balances: [], visits })).toContainEqual({ mistake, id });
});

test.each<[LedgerMistake, Partial<Parameters<typeof findLedgerMistakes>[0]>, string]>([
  ['line corrects without a decision', { adjustments: [] }, 'adjustment_a1'],
  ['line corrects without a decision', { adjustments: [stored('a1', aCreditAdjustment())] }, 'adjustment_a1'],
  ['line corrects without a decision', { lines: [correctionOf(151)], balances: [balance(151)] }, 'adjustment_a1'],
  ['decision has no line', { lines: [], balances: [] }, 'a1'],
  [
    'correction was decided by one person',
    { adjustments: [stored('a1', { ...decision.content, answered_by: decision.content.asked_by })] },
    'a1',
  ],
  [
    'correction was decided by one person',
    { adjustments: [stored('a1', { ...decision.content, answered_by: null })] },
    'a1',
  ],
  ['amount has the wrong sign', { lines: [correctionOf(0)], balances: [balance(0)] }, 'adjustment_a1'],
])('of corrections: %s', (mistake, changed, id) => {
  const books = { lines: [correction], balances: [balance(150)], adjustments: [decision], ...changed };
  expect(findLedgerMistakes(books)).toContainEqual({ mistake, id });
});

const missedVisit = stored('v2', aPlannedVisit({ state: 'missed', credited_cents: 3_500 }));
const credit = line({ id: 'missed_v2', amount: 35, transaction_type: 'missed_visit', stripe_session_id: null });

test('a visit to which nobody came is credited for what it says, also when it is cancelled afterwards', () => {
  const later = stored('v2', aPlannedVisit({ state: 'cancelled', credited_cents: 3_500 }));
  for (const visit of [missedVisit, later]) {
    expect(findLedgerMistakes({ lines: [credit], balances: [balance(35)], visits: [visit] })).toEqual([]);
  }
});

test.each([
  ['visit is missed without a line', [], [missedVisit], 'v2', 0],
  ['line is for a visit that nobody missed', [credit], [], 'missed_v2', 35],
  [
    'line is for a visit that nobody missed',
    [credit],
    [stored('v2', aPlannedVisit({ state: 'missed', credited_cents: 3_499 }))],
    'missed_v2',
    35,
  ],
  [
    'amount has the wrong sign',
    [line({ id: 'missed_v2', amount: -35, transaction_type: 'missed_visit', stripe_session_id: null })],
    [stored('v2', aPlannedVisit({ state: 'missed', credited_cents: -3_500 }))],
    'missed_v2',
    -35,
  ],
] as const)('finds %s', (mistake, lines, visits, id, amount) => {
  expect(findLedgerMistakes({ lines, balances: [balance(amount)], visits })).toEqual([{ mistake, id }]);
});

const lateVisit = stored('v3', aPlannedVisit({ state: 'cancelled', fee: { cents: 3_500, state: 'charged' } }));
const lateLine = line({ id: 'late_v3', amount: -35, transaction_type: 'service_usage', stripe_session_id: null });

test('a late cancellation is charged for what the visit says; a fee that is due has no line', () => {
  const due = stored('v4', aPlannedVisit({ state: 'cancelled', fee: { cents: 100, state: 'due' } }));
  expect(findLedgerMistakes({ lines: [lateLine], balances: [balance(-35)], visits: [lateVisit, due] })).toEqual([]);
});

test.each([
  ['fee is charged without a line', [], [lateVisit], 'v3', 0],
  ['line charges a fee that is not charged', [lateLine], [], 'late_v3', -35],
  [
    'line charges a fee that is not charged',
    [lateLine],
    [stored('v3', aPlannedVisit({ state: 'cancelled', fee: { cents: 3_500, state: 'due' } }))],
    'late_v3',
    -35,
  ],
] as const)('finds %s', (mistake, lines, visits, id, amount) => {
  expect(findLedgerMistakes({ lines, balances: [balance(amount)], visits })).toEqual([{ mistake, id }]);
});

test('a fee for paying late and a transfer each have a line, and each line its document', () => {
  const fee = { cents: 2_000, by: { uid: 'staf', name: 'Staf' }, at: new Date('2026-12-31T10:00:00Z'), reason: '' };
  const debt = stored('visit_v', aDebt({ fee: { ...fee, state: 'charged' } }));
  const arrived = stored('t1', aTransfer({ cents: 4_625 }));
  const unpaid = stored('visit_w', aDebt({ fee: { ...fee, state: 'due' } }));
  const paid = line({
    ...{ id: 'overdue_visit_v', amount: -20, transaction_type: 'late_payment', stripe_session_id: null },
  });
  const credited = line({
    ...{ id: 'transfer_t1', amount: 46.25, transaction_type: 'transfer', stripe_session_id: null },
  });
  const lines = [paid, credited];
  const balances = [balance(26.25)];
  const check = (books: Partial<Parameters<typeof findLedgerMistakes>[0]>) =>
    findLedgerMistakes({ lines, balances, debts: [debt, unpaid], transfers: [arrived], ...books });
  expect(check({})).toEqual([]);
  expect(check({ debts: [unpaid] })).toEqual([
    { mistake: 'line charges a late payment that is not charged', id: paid.id },
  ]);
  const other = stored('visit_v', aDebt({ fee: { ...fee, cents: 1_999, state: 'charged' } }));
  expect(check({ debts: [other] })).toHaveLength(1);
  expect(check({ lines: [credited], balances: [balance(46.25)] })).toEqual([
    { mistake: 'late payment is charged without a line', id: 'visit_v' },
  ]);
  expect(check({ transfers: [] })).toEqual([
    { mistake: 'line credits a transfer that did not arrive', id: credited.id },
  ]);
  expect(check({ lines: [paid], balances: [balance(-20)] })).toEqual([{ mistake: 'transfer has no line', id: 't1' }]);
  const back = (cents: number) =>
    line({ id: 'refund_r1', amount: -cents / 100, transaction_type: 'refund', stripe_session_id: credited.id });
  expect(check({ lines: [...lines, back(2_625)], balances: [balance(0)] })).toEqual([]);
  expect(check({ lines: [...lines, back(4_700)], balances: [balance(-20.75)] })[0]).toMatchObject({
    mistake: 'more is given back than was bought',
  });
});
