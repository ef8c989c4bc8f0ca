import * as z from 'zod/mini';
import { shownTransactions } from '#domain/credits/credits.ts';
import { creditTransactionSchema } from '#domain/documents/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { listTransactions } from '#firebase/credit-transactions.ts';
import { readBalance } from '#firebase/user-credits.ts';
import { ok, type Result } from '#lib/result.ts';
import { type AgedSource, pollMs } from '#offline/aged/aged-query.ts';

const creditsSchema = z.object({ balance: z.int(), transactions: z.array(creditTransactionSchema) });

/** What somebody has, with the lines that it came of: read together, so that they are of one age. */
export type Credits = z.infer<typeof creditsSchema>;

async function readCredits(uid: string): Promise<Result<Credits, DomainError>> {
  const [balance, transactions] = await Promise.all([readBalance(uid), listTransactions(uid, shownTransactions)]);
  if (!balance.ok) return balance;
  if (!transactions.ok) return transactions;
  return ok({ balance: balance.value, transactions: transactions.value });
}

export const creditsSource = (uid: string): AgedSource<Credits> => ({
  uid,
  name: 'credits',
  read: () => readCredits(uid),
  schema: creditsSchema,
  staleMs: 0,
  pollMs,
});
