import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { balanceCents, balanceFields } from '#domain/credits/cents.ts';
import { findLedgerMistakes } from '#domain/credits/ledger-check.ts';
import { balanceOf } from '#domain/credits/ledger.ts';
import type { CreditTransaction, UserCredits } from '#domain/documents/payments/credits.ts';
import { createLedger } from '#functions/gateways/payments/ledger.ts';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { aCreditTransaction, anOlderBalance, anOlderCreditTransaction } from '#tests/builders/payments/credits.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { withDatabase } from '../database.ts';
import { readBooks } from '#functions/gateways/payments/read-books.ts';
import { type BackfillPlace, runBackfill } from './run-backfill.ts';

let server: FirestoreServer;

beforeAll(async () => {
  server = await startFirestoreServer();
});

afterAll(() => server.close());

const ledger = createLedger({ now: () => madeAt });
const people = ['maria', 'jozef', 'els'] as const;
const person = fc.constantFrom(...people);

/** A purchase as an older release wrote it, or a visit of half hours as this one does. */
const storedLine = fc.record({
  person,
  isOlder: fc.boolean(),
  credits: fc.integer({ min: 1, max: 1_000 }),
  type: fc.constantFrom('purchase_completed' as const, 'purchase_pending' as const, 'service_usage' as const),
});

/** What happens after a page: the backfill stops, somebody pays, or nothing. */
const meanwhile = fc.record({
  what: fc.constantFrom('stop', 'pay', 'begin-anew', 'nothing'),
  person,
  credits: fc.integer({ min: 1, max: 1_000 }),
});

type StoredLine = typeof storedLine extends fc.Arbitrary<infer Value> ? Value : never;
type Meanwhile = typeof meanwhile extends fc.Arbitrary<infer Value> ? Value : never;

function lineOf({ person: user_id, isOlder, credits, type }: StoredLine, number: number): CreditTransaction {
  const id = type === 'service_usage' ? `usage-${number}` : `cs_test_${number}`;
  const stripe_session_id = type === 'service_usage' ? null : id;
  // An older release used whole credits only.
  const amount = type !== 'service_usage' ? credits : isOlder ? -credits : -credits / 2;
  const line = { id, user_id, amount, transaction_type: type, stripe_session_id };
  return isOlder ? anOlderCreditTransaction(line) : aCreditTransaction(line);
}

async function store(firestore: Firestore, lines: readonly CreditTransaction[]): Promise<void> {
  const batch = firestore.batch();
  const { creditTransactions, receiptOrders, userCredits } = collections;
  for (const collection of [creditTransactions, receiptOrders, userCredits]) {
    for (const { ref } of (await firestore.collection(collection).get()).docs) batch.delete(ref);
  }
  for (const line of lines) batch.set(firestore.collection(collections.creditTransactions).doc(line.id), line);
  for (const user_id of people) {
    const cents = balanceOf(lines.filter((line) => line.user_id === user_id));
    const isOlder = cents % 100 === 0;
    const balance: UserCredits = isOlder
      ? anOlderBalance({ user_id, balance: cents / 100 })
      : { user_id, ...balanceFields(cents) };
    batch.set(firestore.collection(collections.userCredits).doc(user_id), balance);
  }
  await batch.commit();
}

/** Pays with a new purchase. @returns the cents. */
async function pay({ person: seniorId, credits }: Meanwhile, number: number): Promise<number> {
  const cents = credits * 100;
  await ledger.settle({
    ...{ sessionId: `cs_test_during${number}`, seniorId, cents, openedAt: madeAt, payment: 'paid' },
    ...{ refundedCents: 0, failedRefundCents: 0, ownRefunds: [], disputes: [] },
  });
  return cents;
}

async function bookedCents(firestore: Firestore): Promise<number> {
  const { lines, balances, unreadable } = await readBooks(firestore);
  expect(unreadable).toEqual([]);
  expect(findLedgerMistakes({ lines, balances })).toEqual([]);
  return balances.reduce((sum, { content }) => sum + balanceCents(content), 0);
}

/** Runs the backfill with what happens meanwhile. @returns the cents that were paid. */
async function bring(firestore: Firestore, happens: readonly Meanwhile[], expected: number): Promise<number> {
  const waiting = [...happens];
  let place: BackfillPlace | null = { step: 'balances', after: '' };
  let paid = 0;
  for (let isDone = false; !isDone;) {
    try {
      await runBackfill(firestore, {
        from: place,
        pageSize: 1,
        onPage: async (reached) => {
          const next = waiting.shift();
          if (next?.what === 'pay') paid += await pay(next, waiting.length);
          // Exact at every moment, however many documents have their cents by now.
          if (next !== undefined) expect(await bookedCents(firestore)).toBe(expected + paid);
          place = next?.what === 'begin-anew' ? { step: 'balances', after: '' } : reached;
          if (next?.what === 'stop' || next?.what === 'begin-anew') throw new Error('stopped');
        },
      });
      isDone = true;
    } catch (error) {
      expect(error).toEqual(new Error('stopped'));
    }
  }
  return paid;
}

test(
  'a ledger of old and new lines keeps its sum to the cent, wherever the migration stops and begins anew',
  () =>
    withDatabase({ port: server.port }, (firestore) =>
      fc.assert(
        fc.asyncProperty(
          fc.array(storedLine, { maxLength: 8 }),
          fc.array(meanwhile, { maxLength: 6 }),
          async (stored, happens) => {
            const lines = stored.map(lineOf);
            await store(firestore, lines);
            const expected = balanceOf(lines);
            const paid = await bring(firestore, happens, expected);
            expect(await bookedCents(firestore)).toBe(expected + paid);
            const all = await Promise.all(
              [collections.creditTransactions, collections.userCredits].map((name) => firestore.collection(name).get()),
            );
            const documents = all.flatMap(({ docs }) => docs);
            for (const each of documents) {
              expect(Number.isInteger(each.get('amount_cents') ?? each.get('balance_cents')), each.ref.path).toBe(true);
            }
            await runBackfill(firestore, { from: null, onPage: () => undefined });
            const written = await Promise.all(documents.map(({ ref }) => ref.get()));
            expect(written.map(({ updateTime }) => updateTime)).toEqual(documents.map(({ updateTime }) => updateTime));
          },
        ),
        { numRuns: 40 },
      ),
    ),
  120_000,
);
