import { collections } from '../collections.ts';
import { readMissingMoney } from '../credits/missing-payment.ts';
import { type DocumentTransaction, readOne } from '../dispatch/transaction/document-transaction.ts';
import { type Debt, debtSchema } from '../documents/payments/debt.ts';
import { brusselsDate } from '../requests/calendar.ts';
import { owedItems } from './owed-items.ts';

export async function readDebt(transaction: DocumentTransaction, id: string): Promise<Debt | null> {
  return debtSchema.safeParse(await readOne(transaction, collections.debts, id)).data ?? null;
}

/** What is missing now for one debt; null when nothing is, or while staff is asked to look at the visit. */
export async function missingNow(transaction: DocumentTransaction, id: string, debt: Debt): Promise<number | null> {
  const owed = owedItems(await readMissingMoney(transaction, debt.senior_id)).get(id)?.owed;
  return owed === undefined || owed.isDisputed ? null : owed.missing;
}

/**
 * Whether a reminder still says the truth, at the moment at which it leaves: the amount to the cent, and the last day to pay,
 * which counts from today. One that does not is not sent, and made anew with the next run of the timer.
 */
export async function isTrueReminder(
  transaction: DocumentTransaction,
  { debtId, round }: { readonly debtId: string; readonly round: number },
  now: Date,
): Promise<boolean> {
  const debt = await readDebt(transaction, debtId);
  if (debt?.reminder == null || debt.state !== 'reminded' || debt.round !== round) return false;
  const { way, on, cents } = debt.reminder;
  if (way !== 'mail' || on !== brusselsDate(now)) return false;
  return (await missingNow(transaction, debtId, debt)) === cents;
}

/** Whether a fee that was released still has to be paid, and is not told on paper instead. */
export async function isTrueLatePayment(transaction: DocumentTransaction, debtId: string): Promise<boolean> {
  const fee = (await readDebt(transaction, debtId))?.fee;
  return fee?.state === 'due' && fee.letter === undefined;
}
