import type { CreditTransaction } from '../documents/payments/credits.ts';
import type { Debt } from '../documents/payments/debt.ts';
import type { Transfer } from '../documents/payments/transfer.ts';
import { amountCents } from './cents.ts';
import { latePaymentLineId, transferLineId } from './charge-line.ts';
import type { FoundMistake, Stored } from './ledger-mistake.ts';

/** Holds fees for paying late against the debts that staff released them for. */
export function* mistakesOfLatePayments(
  lines: readonly CreditTransaction[],
  debts: readonly Stored<Debt>[],
): Iterable<FoundMistake> {
  const known = new Map(debts.map(({ id, content }) => [latePaymentLineId(id), content]));
  const charges = lines.filter(({ transaction_type }) => transaction_type === 'late_payment');
  for (const line of charges) {
    const debt = known.get(line.id);
    const fits =
      debt?.fee?.state === 'charged' && debt.fee.cents === -amountCents(line) && debt.senior_id === line.user_id;
    if (!fits) yield { mistake: 'line charges a late payment that is not charged', id: line.id };
  }
  const charged = new Set(charges.map(({ id }) => id));
  for (const { id, content } of debts) {
    if (content.fee?.state === 'charged' && !charged.has(latePaymentLineId(id))) {
      yield { mistake: 'late payment is charged without a line', id };
    }
  }
}

/** Holds the lines of transfers against what staff ticked off. */
export function* mistakesOfTransfers(
  lines: readonly CreditTransaction[],
  transfers: readonly Stored<Transfer>[],
): Iterable<FoundMistake> {
  const arrived = new Map(transfers.map(({ id, content }) => [transferLineId(id), content]));
  const credits = lines.filter(({ transaction_type }) => transaction_type === 'transfer');
  for (const line of credits) {
    const transfer = arrived.get(line.id);
    const fits = transfer?.cents === amountCents(line) && transfer.senior_id === line.user_id;
    if (!fits) yield { mistake: 'line credits a transfer that did not arrive', id: line.id };
  }
  const credited = new Set(credits.map(({ id }) => id));
  for (const { id } of transfers) {
    if (!credited.has(transferLineId(id))) yield { mistake: 'transfer has no line', id };
  }
}
