import { collections } from '../collections.ts';
import type { DocumentWrite } from '../dispatch/transaction/document-transaction.ts';
import { counts } from '../credits/ledger.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import { type ReceiptOrder, receiptOrderSchema } from '../documents/payments/receipt.ts';

/** The order of a line's receipt. @param postedAt since when the line counts. */
export const receiptOrderOf = ({ id, user_id }: CreditTransaction, postedAt: Date): ReceiptOrder => ({
  line_id: id,
  user_id,
  posted_at: postedAt,
  number: null,
});

/** Orders the receipt of a line that is written with it; nothing for a line that does not count. */
export function receiptOrderWrites(line: CreditTransaction, postedAt: Date): readonly DocumentWrite[] {
  if (!counts(line)) return [];
  const data = receiptOrderSchema.parse(receiptOrderOf(line, postedAt));
  return [{ kind: 'create', collection: collections.receiptOrders, id: line.id, data }];
}
