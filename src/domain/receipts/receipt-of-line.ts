import { amountCents } from '../credits/cents.ts';
import { chargedVisitOf, feeVisitOf } from '../credits/charge-line.ts';
import { lineDescriptions } from '../credits/line-description.ts';
import { missedVisitOf } from '../credits/missed-visit.ts';
import { refundedVisitOf } from '../credits/visit-refund-line.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import type { Receipt, ReceiptVisit } from '../documents/payments/receipt.ts';
import type { Visit } from '../documents/visit.ts';
import { visitCost } from '../visits/visit-cost.ts';
import type { ReceiptReader } from './receipt-holder.ts';
import { keptUntil } from './receipt-number.ts';

/** The visit that a line is about; null for a line of another kind. */
export const visitOfLine = (lineId: string): string | null =>
  chargedVisitOf(lineId) ?? feeVisitOf(lineId) ?? missedVisitOf(lineId) ?? refundedVisitOf(lineId);

/** What a receipt says of the visit. The sum is named only where it gives the amount: a fee and a least amount do not. */
export function receiptVisitOf(line: CreditTransaction, visit: Visit, service: string): ReceiptVisit | null {
  if (visit.senior_id !== line.user_id) return null;
  const { date, start, minutes_planned, minutes_worked } = visit;
  const isMissed = line.transaction_type === 'missed_visit';
  const cost = visitCost(isMissed ? { ...visit, minutes_worked: null } : visit);
  const gives = cost !== null && feeVisitOf(line.id) === null && cost.cents === Math.abs(amountCents(line));
  return {
    ...{ service, date, start, minutes_planned },
    minutes_worked: isMissed ? null : minutes_worked,
    half_hours: gives ? cost.halfHours : null,
    cents_per_hour: gives ? cost.centsPerHour : null,
  };
}

/** Who paid a line: of a gift its giver, who gets the receipt; of everything else the owner of the ledger. */
export const payerOf = ({ user_id, actor_uid, description }: CreditTransaction): string =>
  description === lineDescriptions.gift ? (actor_uid ?? user_id) : user_id;

/** In whose ledger the line of a receipt stands. */
export const accountOf = ({ user_id, account_uid }: Pick<Receipt, 'user_id' | 'account_uid'>): string =>
  account_uid ?? user_id;

interface Issued extends ReceiptReader {
  readonly number: string;
  readonly line: CreditTransaction;
  readonly visit: ReceiptVisit | null;
  readonly postedAt: Date;
  readonly issuedAt: Date;
}

export const receiptOf = ({ number, line, visit, holder, language, postedAt, issuedAt }: Issued): Receipt => ({
  number,
  user_id: payerOf(line),
  ...(payerOf(line) === line.user_id ? {} : { account_uid: line.user_id }),
  line_id: line.id,
  transaction_type: line.transaction_type,
  description: line.description,
  cents: amountCents(line),
  posted_at: postedAt,
  language,
  holder,
  visit,
  issued_at: issuedAt,
  kept_until: keptUntil(issuedAt),
});
