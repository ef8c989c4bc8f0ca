import { randomUUID } from 'node:crypto';
import {
  type ClaimedPayment,
  claimMissingPayment,
  noteMissingPage,
  readMissingMoney,
  releaseMissingPayment,
} from '#domain/credits/missing-payment.ts';
import type { MissingMoney } from '#domain/credits/missing-money.ts';
import type { MissingPayment } from '#domain/documents/bookkeeping.ts';
import { withoutWrites } from '#domain/dispatch/transaction/document-transaction.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../dispatch/in-transaction.ts';

/** What seniors lack for their visits, and the payments of exactly that. */
export interface MissingPayments {
  read(seniorId: string): Promise<MissingMoney>;
  /** The payment under way, or a new one; null when nothing is missing. */
  claim(seniorId: string): Promise<ClaimedPayment | null>;
  notePage(claim: MissingPayment, sessionId: string): Promise<void>;
  release(claim: MissingPayment): Promise<void>;
}

export const createMissingPayments = (clock: Clock): MissingPayments => ({
  read: (seniorId) => inTransaction(async (reads) => withoutWrites(await readMissingMoney(reads, seniorId))),

  claim(seniorId) {
    const attempt = randomUUID();
    return inTransaction((reads) => claimMissingPayment(reads, seniorId, attempt, clock.now()));
  },

  async notePage(claim, sessionId) {
    await inTransaction((reads) => noteMissingPage(reads, claim, sessionId));
  },

  async release(claim) {
    await inTransaction((reads) => releaseMissingPayment(reads, claim));
  },
});
