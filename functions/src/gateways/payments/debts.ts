import { randomInt } from 'node:crypto';
import { FieldPath } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { readMissingMoney } from '#domain/credits/missing-payment.ts';
import { type FollowedDebt, followDebts } from '#domain/debts/follow-debts.ts';
import { isTrueLatePayment, isTrueReminder } from '#domain/debts/true-mails.ts';
import { withoutWrites } from '#domain/dispatch/transaction/document-transaction.ts';
import { referenceNumbers } from '#domain/transfers/transfer-reference.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../dispatch/in-transaction.ts';
import { firestore } from '../firestore.ts';

export interface DebtPage {
  readonly seniorIds: readonly string[];
  /** Null after the last page. */
  readonly next: string | null;
}

/** What visits cost and balances do not cover: reminders, and fees that staff decides on. */
export interface Debts {
  /** Takes the next step of each debt of a senior, in one transaction. */
  follow(seniorId: string): Promise<readonly FollowedDebt[]>;
  /** Who has debts that are stored, a page at a time. @param after of the page before; null at first. */
  seniorsWithDebts(after: string | null, limit: number): Promise<DebtPage>;
  /** Whether a reminder still says the truth, at the moment at which it leaves. */
  isTrueReminder(debtId: string, round: number): Promise<boolean>;
  /** Whether a fee still has to be paid. */
  isTrueLatePayment(debtId: string): Promise<boolean>;
  /** What a senior lacks now, in cents. */
  missingOf(seniorId: string): Promise<number>;
}

export const mintReferenceNumber = (): number => randomInt(referenceNumbers);

export const createDebts = (clock: Clock): Debts => ({
  follow: (seniorId) => inTransaction((reads) => followDebts(reads, seniorId, mintReferenceNumber, clock.now())),

  async seniorsWithDebts(after, limit) {
    const open = firestore().collection(collections.debts).where('is_open', '==', true);
    const byId = open.orderBy(FieldPath.documentId()).select('senior_id');
    const { docs } = await (after === null ? byId : byId.startAfter(after)).limit(limit).get();
    return {
      seniorIds: [...new Set(docs.map((each) => String(each.get('senior_id'))))],
      next: docs.length < limit ? null : (docs.at(-1)?.id ?? null),
    };
  },

  isTrueReminder: (debtId, round) =>
    inTransaction(async (reads) => withoutWrites(await isTrueReminder(reads, { debtId, round }, clock.now()))),

  isTrueLatePayment: (debtId) => inTransaction(async (reads) => withoutWrites(await isTrueLatePayment(reads, debtId))),

  missingOf: (seniorId) =>
    inTransaction(async (reads) => withoutWrites((await readMissingMoney(reads, seniorId)).missing)),
});
