import { FieldPath } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { withoutWrites } from '#domain/dispatch/transaction/document-transaction.ts';
import { type Refund, refundSchema, type StoredRefund } from '#domain/documents/payments/refund.ts';
import { type KnownMoney, readUnusedMoney } from '#domain/refunds/read-unused-money.ts';
import { refuseRefund } from '#domain/refunds/settle-refund.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../dispatch/in-transaction.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

/** Money on its way back to seniors. Ordered by a command (src/domain/refunds/order-refund.ts), settled by the ledger. */
export interface Refunds {
  /** What of a senior's balance can go back. */
  moneyOf(seniorId: string): Promise<KnownMoney>;
  /** Her refunds, the newest first. */
  listOf(seniorId: string, limit: number): Promise<readonly StoredRefund[]>;
  /** Of those that go by card: not known to be at Stripe, and asked for before then; the longest waiting first. */
  waiting(before: Date, after: StoredRefund | null, limit: number): Promise<readonly StoredRefund[]>;
  /** Brings the money of a refund that Stripe refuses back to the balance, once. @returns null where it is not waiting. */
  refuse(id: string): Promise<Refund | null>;
}

const refunds = () => firestore().collection(collections.refunds);

export const createRefunds = (clock: Clock, staffEmail: () => string): Refunds => ({
  moneyOf: (seniorId) => inTransaction(async (reads) => withoutWrites(await readUnusedMoney(reads, seniorId))),

  async listOf(seniorId, limit) {
    const { docs } = await refunds().where('senior_id', '==', seniorId).orderBy('asked_at', 'desc').limit(limit).get();
    return docs.map((each) => ({ id: each.id, refund: refundSchema.parse(storedDates(each)) }));
  },

  async waiting(before, after, limit) {
    const ordered = refunds()
      .where('way', '==', 'card')
      .where('state', '==', 'pending')
      .where('asked_at', '<=', before)
      .orderBy('asked_at')
      .orderBy(FieldPath.documentId());
    const rest = after === null ? ordered : ordered.startAfter(after.refund.asked_at, after.id);
    const { docs } = await rest.limit(limit).get();
    return docs.map((each) => ({ id: each.id, refund: refundSchema.parse(storedDates(each)) }));
  },

  refuse: (id) => inTransaction((reads) => refuseRefund(reads, id, staffEmail(), clock.now())),
});
