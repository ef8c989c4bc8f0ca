import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { collections } from '#domain/collections.ts';
import { type CreditAdjustment, creditAdjustmentSchema } from '#domain/documents/payments/credit-adjustment.ts';
import {
  type CreditTransaction,
  creditTransactionSchema,
  type UserCredits,
  userCreditsSchema,
} from '#domain/documents/payments/credits.ts';
import { type Debt, debtSchema } from '#domain/documents/payments/debt.ts';
import { type Transfer, transferSchema } from '#domain/documents/payments/transfer.ts';
import {
  type AccountStatement,
  accountStatementSchema,
  type Receipt,
  type ReceiptOrder,
  receiptOrderSchema,
  receiptSchema,
  type ReceiptSeries,
  receiptSeriesSchema,
} from '#domain/documents/payments/receipt.ts';
import { type Refund, refundSchema } from '#domain/documents/payments/refund.ts';
import { type Visit, visitSchema } from '#domain/documents/visit.ts';
import type { VisitState } from '#domain/visits/visit-state.ts';
import type { Stored } from '#domain/credits/ledger-mistake.ts';
import { storedDates } from '../dispatch/stored-dates.ts';

export interface Books {
  readonly lines: readonly Stored<CreditTransaction>[];
  readonly balances: readonly Stored<UserCredits>[];
  readonly adjustments: readonly Stored<CreditAdjustment>[];
  /** Visits that were charged, and those to which nobody came; these can be cancelled afterwards. */
  readonly visits: readonly Stored<Visit>[];
  readonly debts: readonly Stored<Debt>[];
  readonly transfers: readonly Stored<Transfer>[];
  readonly receipts: readonly Stored<Receipt>[];
  readonly orders: readonly Stored<ReceiptOrder>[];
  readonly series: readonly Stored<ReceiptSeries>[];
  readonly statements: readonly Stored<AccountStatement>[];
  readonly refunds: readonly Stored<Refund>[];
  /** Paths of documents that do not parse: they are not counted. */
  readonly unreadable: readonly string[];
}

const pageSize = 500;

/** Every line, balance and receipt in one snapshot, so that concurrent payments cause no error. */
export function readBooks(firestore: Firestore): Promise<Books> {
  return firestore.runTransaction(
    async (transaction) => {
      const unreadable: string[] = [];
      async function readAll<Content>(collection: Query, schema: z.core.$ZodType<Content>): Promise<Stored<Content>[]> {
        const found: Stored<Content>[] = [];
        const all = collection.orderBy('__name__').limit(pageSize);
        let page = await transaction.get(all);
        while (!page.empty) {
          for (const document of page.docs) {
            const { data } = z.safeParse(schema, storedDates(document));
            if (data === undefined) unreadable.push(document.ref.path);
            else found.push({ id: document.id, content: data });
          }
          const last = page.docs.at(-1);
          if (last === undefined || page.size < pageSize) break;
          page = await transaction.get(all.startAfter(last));
        }
        return found;
      }
      const lines = await readAll(firestore.collection(collections.creditTransactions), creditTransactionSchema);
      const balances = await readAll(firestore.collection(collections.userCredits), userCreditsSchema);
      const adjustments = await readAll(firestore.collection(collections.creditAdjustments), creditAdjustmentSchema);
      const receipts = await readAll(firestore.collection(collections.receipts), receiptSchema);
      const orders = await readAll(firestore.collection(collections.receiptOrders), receiptOrderSchema);
      const series = await readAll(firestore.collection(collections.receiptSeries), receiptSeriesSchema);
      const statements = await readAll(firestore.collection(collections.accountStatements), accountStatementSchema);
      // Planning of before visits had states has none.
      const booked: readonly VisitState[] = ['charged', 'missed', 'cancelled'];
      const found = firestore.collection(collections.planning).where('state', 'in', booked);
      const visits = await readAll(found, visitSchema);
      const debts = await readAll(firestore.collection(collections.debts), debtSchema);
      const transfers = await readAll(firestore.collection(collections.transfers), transferSchema);
      const refunds = await readAll(firestore.collection(collections.refunds), refundSchema);
      const issued = { receipts, orders, series, statements };
      return { lines, balances, adjustments, visits, debts, transfers, refunds, ...issued, unreadable };
    },
    { readOnly: true },
  );
}
