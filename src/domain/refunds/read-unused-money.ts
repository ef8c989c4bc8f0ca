import type { DocumentTransaction } from '../dispatch/transaction/document-transaction.ts';
import { creditTransactionSchema } from '../documents/payments/credits.ts';
import { visitSchema } from '../documents/visit.ts';
import { readStoredBalance } from '../credits/adjustment-line.ts';
import { openItemsIn } from '../credits/missing-money.ts';
import { visitCost } from '../visits/visit-cost.ts';
import { unusedMoney, type UnusedMoney } from './unused-money.ts';

export interface KnownMoney extends UnusedMoney {
  /** In cents, as `kept`. */
  readonly balance: number;
  /** Owed for visits that took place: approved ones, fees, also for paying late, and those that she has not looked at yet. */
  readonly kept: number;
}

/**
 * The balance of a senior, and which part of it was bought and is not used. What she owes is no part of it, also for a visit
 * that waits for her approval. @throws where a line or the balance cannot be read: nothing is paid back on a guess.
 */
export async function readUnusedMoney(transaction: DocumentTransaction, seniorId: string): Promise<KnownMoney> {
  const open = await transaction.openVisitsOf(seniorId);
  const debts = await transaction.openDebtsOf(seniorId);
  const done = await transaction.doneVisitsOf(seniorId);
  const lines = await transaction.linesOf(seniorId);
  const balance = await readStoredBalance(transaction, seniorId);
  if (balance === null) throw new Error('the balance cannot be read');
  const owed = openItemsIn(open, debts).reduce((sum, { cents }) => sum + cents, 0);
  const toApprove = done.reduce((sum, { data }) => {
    const visit = visitSchema.safeParse(data).data;
    return sum + (visit === undefined ? 0 : (visitCost(visit)?.cents ?? 0));
  }, 0);
  const kept = owed + toApprove;
  const money = unusedMoney(
    lines.map(({ data }) => creditTransactionSchema.parse(data)),
    kept,
  );
  return { ...money, balance, kept };
}
