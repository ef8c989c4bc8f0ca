import { expect, test } from 'vitest';
import {
  aBalance,
  aCreditAdjustment,
  aCreditTransaction,
  anOlderBalance,
  anOlderCreditTransaction,
} from '#tests/builders/credits.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import type { CreditTransaction, UserCredits } from '../documents/credits.ts';
import type { Visit } from '../documents/visit.ts';
import { findLedgerMistakes, type LedgerMistake, type Stored } from './ledger-check.ts';

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
    'cs_test_a1-refunded-60',
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
