import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { counts } from '#domain/credits/ledger.ts';
import { creditTransactionSchema } from '#domain/documents/payments/credits.ts';
import {
  type AccountStatement,
  accountStatementSchema,
  type Receipt,
  receiptOrderSchema,
  receiptSchema,
  receiptSeriesSchema,
} from '#domain/documents/payments/receipt.ts';
import { type IssuedReceipts, issueReceipts } from '#domain/receipts/issue-receipts.ts';
import { boundsOfMonth, type MadeStatement, makeStatement, statementId } from '#domain/receipts/make-statement.ts';
import { isImported } from '#domain/imported-id.ts';
import { payerOf } from '#domain/receipts/receipt-of-line.ts';
import { receiptOrderOf } from '#domain/receipts/receipt-order.ts';
import type { Clock } from '../clock.ts';
import { applyWrites } from '../dispatch/apply-writes.ts';
import { foundIn, inTransaction, readsOf } from '../dispatch/in-transaction.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

/** A line that waits for its receipt, with its place among all that do. */
export interface WaitingLine {
  readonly lineId: string;
  readonly postedAt: Date;
}

/** Receipts of the lines of the ledger, and the statements of a month. */
export interface Receipts {
  /** Lines that wait for a receipt, the oldest first. @param after the last one of the page before; null at first. */
  waiting(after: WaitingLine | null, limit: number): Promise<readonly WaitingLine[]>;
  /** Whether this line waits for a receipt. */
  isWaiting(lineId: string): Promise<boolean>;
  /** Issues the receipts of those of these lines that have none, in one transaction. */
  issue(lineIds: readonly string[]): Promise<IssuedReceipts>;
  /**
   * Orders the receipt of a line that was written by a release without them. Does nothing for a line that does not count,
   * or is another account's. @param userId null: of any account.
   */
  order(lineId: string, userId: string | null): Promise<void>;
  /** @returns null for a line that is not this account's, or has no receipt. */
  ofLine(lineId: string, userId: string): Promise<Receipt | null>;
  statement(month: string, userId: string): Promise<AccountStatement | null>;
  /** Accounts with a line in a month, a page of lines at a time; `next` is null after the last. */
  accountsIn(
    month: string,
    after: string | null,
    limit: number,
  ): Promise<{ readonly userIds: readonly string[]; readonly next: string | null }>;
  /** Makes one statement in one transaction, once. */
  makeStatement(userId: string, month: string): Promise<MadeStatement>;
  /** Whether all statements of a month exist. */
  isComplete(month: string): Promise<boolean>;
  /** Remembers that all statements of a month exist. */
  complete(month: string): Promise<void>;
}

const named = (name: keyof typeof collections) => firestore().collection(collections[name]);

const waitingOrders = () => named('receiptOrders').where('number', '==', null);

async function receiptNumbered(number: string): Promise<Receipt | null> {
  const snapshot = await named('receipts').doc(number).get();
  return snapshot.exists ? receiptSchema.parse(storedDates(snapshot)) : null;
}

async function readOrder(lineId: string) {
  const snapshot = await named('receiptOrders').doc(lineId).get();
  return snapshot.exists ? receiptOrderSchema.parse(storedDates(snapshot)) : null;
}

function orderOlder(lineId: string, userId: string | null): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const at = named('receiptOrders').doc(lineId);
    const [order, found] = await transaction.getAll(at, named('creditTransactions').doc(lineId));
    if (order?.exists !== false || found?.exists !== true) return;
    const line = creditTransactionSchema.parse(storedDates(found));
    // The system before wrote papers of its own: one of ours only when its owner asks.
    if (userId === null ? isImported(line.id) : payerOf(line) !== userId) return;
    if (counts(line)) transaction.create(at, receiptOrderSchema.parse(receiptOrderOf(line, line.created_at)));
  });
}

async function markComplete(month: string, now: Date): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const at = named('receiptSeries').doc(month);
    const stored = await transaction.get(at);
    const { last } = stored.exists ? receiptSeriesSchema.parse(storedDates(stored)) : { last: 0 };
    transaction.set(at, receiptSeriesSchema.parse({ name: month, last, complete_at: now }));
  });
}

function makeOne(userId: string, month: string, now: Date): Promise<MadeStatement> {
  return firestore().runTransaction(async (transaction) => {
    const since =
      (collection: 'receipts' | 'creditTransactions', owner: string, field: string) =>
      async (id: string, moment: Date) =>
        foundIn(
          await transaction.get(
            named(collection).where(owner, '==', id).where(field, '>=', moment).orderBy(field, 'desc'),
          ),
        );
    const own = since('receipts', 'user_id', 'posted_at');
    const given = since('receipts', 'account_uid', 'posted_at');
    const { value, writes } = await makeStatement(
      {
        ...readsOf(transaction),
        // Those of gifts to others are hers, and stand in their accounts.
        receiptsSince: async (id, moment) => [
          ...(await own(id, moment)).filter(({ data }) => !('account_uid' in data)),
          ...(await given(id, moment)),
        ],
        linesSince: since('creditTransactions', 'user_id', 'created_at'),
        hasWaitingOrder: async (id) =>
          !(await transaction.get(waitingOrders().where('user_id', '==', id).limit(1))).empty,
      },
      userId,
      month,
      now,
    );
    applyWrites(transaction, writes);
    return value;
  });
}

export function createReceipts(clock: Clock): Receipts {
  return {
    async waiting(after, limit) {
      const byAge = waitingOrders().orderBy('posted_at').orderBy(FieldPath.documentId());
      const rest = after === null ? byAge : byAge.startAfter(Timestamp.fromDate(after.postedAt), after.lineId);
      const { docs } = await rest.limit(limit).select('posted_at').get();
      return docs.flatMap((each) => {
        const { posted_at: postedAt } = storedDates(each);
        return postedAt instanceof Date ? [{ lineId: each.id, postedAt }] : [];
      });
    },

    isWaiting: async (lineId) => (await readOrder(lineId))?.number === null,

    issue: (lineIds) => inTransaction((reads) => issueReceipts(reads, lineIds, clock.now())),

    order: orderOlder,

    async ofLine(lineId, userId) {
      const number = (await readOrder(lineId))?.number ?? null;
      const receipt = number === null ? null : await receiptNumbered(number);
      return receipt?.user_id === userId ? receipt : null;
    },

    async statement(month, userId) {
      const snapshot = await named('accountStatements').doc(statementId(month, userId)).get();
      return snapshot.exists ? accountStatementSchema.parse(storedDates(snapshot)) : null;
    },

    async accountsIn(month, after, limit) {
      const { begin, end } = boundsOfMonth(month);
      const inMonth = named('receipts').where('posted_at', '>=', begin).where('posted_at', '<', end);
      const ordered = inMonth.orderBy('posted_at').orderBy(FieldPath.documentId());
      const last = after === null ? null : await named('receipts').doc(after).get();
      const { docs } = await (last === null ? ordered : ordered.startAfter(last)).limit(limit).get();
      return {
        userIds: [...new Set(docs.map((each) => String(each.get('account_uid') ?? each.get('user_id'))))],
        next: docs.length < limit ? null : (docs.at(-1)?.id ?? null),
      };
    },

    makeStatement: (userId, month) => makeOne(userId, month, clock.now()),

    async isComplete(month) {
      const snapshot = await named('receiptSeries').doc(month).get();
      return snapshot.exists && receiptSeriesSchema.parse(storedDates(snapshot)).complete_at !== null;
    },

    complete: (month) => markComplete(month, clock.now()),
  };
}
