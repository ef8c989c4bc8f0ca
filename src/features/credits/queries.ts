import * as z from 'zod/mini';
import { type ActingFor, seniorIn } from '#domain/accounts/acting-for.ts';
import { shownTransactions } from '#domain/credits/credits.ts';
import { creditTransactionSchema } from '#domain/documents/payments/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { giftSchema } from '#domain/documents/payments/gift.ts';
import { listReceivedGifts } from '#firebase/gifts/gifts.ts';
import { listTransactions } from '#firebase/credit-transactions.ts';
import { readBalance } from '#firebase/user-credits.ts';
import { ok, type Result } from '#domain/result.ts';
import { readMissing } from '#domain/contracts/credits.ts';
import { readRefunds } from '#domain/contracts/refunds.ts';
import { callFunction } from '#firebase/functions.ts';
import { listStatements } from '#firebase/account-statements.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';

const creditsSchema = z.object({ cents: z.int(), transactions: z.array(creditTransactionSchema) });

/**
 * The balance in cents and the newest lines of the ledger, from one read, so that they are consistent. Copies of older releases, in
 * credits, have another name for it: they are read anew.
 */
export type Credits = z.infer<typeof creditsSchema>;

async function readCredits(acting: ActingFor): Promise<Result<Credits, DomainError>> {
  const [balance, transactions] = await Promise.all([readBalance(acting), listTransactions(acting, shownTransactions)]);
  if (!balance.ok) return balance;
  if (!transactions.ok) return transactions;
  return ok({ cents: balance.value, transactions: transactions.value });
}

/** One a month: those of two years. */
const shownStatements = 24;
const statementsPollMs = 10 * 60_000;

/** A function answers, which a person may not call as often as the database is asked. */
const missingPollMs = 4 * pollMs;

/** Query keys and options of this feature, per actor and senior. */
export const creditsQueries = {
  credits: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'credits',
      read: () => readCredits(acting),
      schema: creditsSchema,
      staleMs: 0,
      pollMs,
    }),
  /** What is missing for approved visits, as the server computes it. */
  missing: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'missing-money',
      read: () => callFunction(readMissing, seniorIn(acting)),
      schema: readMissing.output,
      staleMs: 0,
      pollMs: missingPollMs,
    }),
  /** The months that have a statement, newest first. */
  statements: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'statements',
      read: () => listStatements(acting, shownStatements),
      schema: z.array(z.object({ month: z.string() })),
      staleMs: 0,
      pollMs: statementsPollMs,
    }),
  /** The gifts among the lines: who gave them, and with which words. */
  gifts: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'received-gifts',
      read: () => listReceivedGifts(acting.seniorId, shownTransactions),
      schema: z.array(giftSchema),
      staleMs: 0,
      pollMs,
    }),
  /** What can go back to the card, as the server computes it. */
  refunds: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'refunds',
      read: () => callFunction(readRefunds, seniorIn(acting)),
      schema: readRefunds.output,
      staleMs: 0,
      pollMs: missingPollMs,
    }),
  /** Key of the purchases of this page load, which are not stored. */
  pageStateKey: ({ actorUid, seniorId }: ActingFor) => ['credits', actorUid, seniorId, 'page-state'] as const,
};
