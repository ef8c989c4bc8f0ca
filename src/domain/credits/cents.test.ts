import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aBalance,
  aCreditTransaction,
  anOlderBalance,
  anOlderCreditTransaction,
} from '#tests/builders/payments/credits.ts';
import { creditTransactionSchema, userCreditsSchema } from '../documents/payments/credits.ts';
import { amountCents, amountFields, amountText, balanceCents, balanceFields, fromCredits, inCredits } from './cents.ts';

const wholeCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test('every amount in cents is stored and read exactly, and its credits order as its cents do', () => {
  fc.assert(
    fc.property(wholeCents, wholeCents, (cents, other) => {
      const line = creditTransactionSchema.parse({ ...aCreditTransaction(), ...amountFields(cents) });
      const balance = userCreditsSchema.parse({ ...aBalance(), ...balanceFields(cents) });
      expect([amountCents(line), balanceCents(balance), fromCredits(inCredits(cents))]).toEqual([cents, cents, cents]);
      // Lists of staff sort by the credits, and ask for those below zero.
      expect(Math.sign(inCredits(cents) - inCredits(other))).toBe(Math.sign(cents - other));
    }),
  );
});

test('what an older release wrote is whole credits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (credits) => {
      expect(amountCents(creditTransactionSchema.parse(anOlderCreditTransaction({ amount: credits })))).toBe(
        credits * 100,
      );
      expect(balanceCents(userCreditsSchema.parse(anOlderBalance({ balance: credits })))).toBe(credits * 100);
    }),
  );
});

test.each([
  { amount: 7.5 },
  { amount: 7.5, amount_cents: 7.5 },
  { amount: 750, amount_cents: 750 },
  { amount: 7, amount_cents: 750 },
  { amount: Number.NaN, amount_cents: 0 },
])('a line that says two things, or a part of a cent, is not read: %j', (fields) => {
  expect(creditTransactionSchema.safeParse({ ...anOlderCreditTransaction(), ...fields }).success).toBe(false);
  const [balance, cents] = [fields.amount, fields.amount_cents];
  const stored = { user_id: 'maria', balance, ...(cents === undefined ? {} : { balance_cents: cents }) };
  expect(userCreditsSchema.safeParse(stored).success).toBe(false);
});

test.each([
  [5_000, '50'],
  [750, '7.50'],
  [-1, '-0.01'],
  [0, '0'],
])('%i cents are %s in the order of a mail', (cents, text) => expect(amountText(cents)).toBe(text));
