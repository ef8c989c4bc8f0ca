import { expect, test } from 'vitest';
import { aBalance, aCreditTransaction } from '#tests/builders/credits.ts';
import type { CreditTransaction, UserCredits } from '../documents/credits.ts';
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
  ['amount has the wrong sign', [stored(used.id, { ...used.content, amount: 20 })], [balance(20)], 'usage-1'],
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
