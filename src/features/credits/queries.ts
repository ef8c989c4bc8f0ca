import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { shownTransactions } from '#domain/credits/credits.ts';
import { creditTransactionSchema } from '#domain/documents/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { listTransactions } from '#firebase/credit-transactions.ts';
import { readBalance } from '#firebase/user-credits.ts';
import { ok, type Result } from '#lib/result.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';

const creditsSchema = z.object({ balance: z.int(), transactions: z.array(creditTransactionSchema) });

/** The balance and the newest lines of the ledger, read together so that they are of one age. */
export type Credits = z.infer<typeof creditsSchema>;

async function readCredits(acting: ActingFor): Promise<Result<Credits, DomainError>> {
  const [balance, transactions] = await Promise.all([readBalance(acting), listTransactions(acting, shownTransactions)]);
  if (!balance.ok) return balance;
  if (!transactions.ok) return transactions;
  return ok({ balance: balance.value, transactions: transactions.value });
}

/** Keys and options of what this feature reads, per actor and senior. */
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
  /** Key of what only this page knows of purchases. */
  pageStateKey: ({ actorUid, seniorId }: ActingFor) => ['credits', actorUid, seniorId, 'page-state'] as const,
};
