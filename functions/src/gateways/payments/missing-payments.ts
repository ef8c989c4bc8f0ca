import { randomUUID } from 'node:crypto';
import {
  type ClaimedPayment,
  claimMissingPayment,
  noteMissingPage,
  releaseMissingPayment,
} from '#domain/credits/missing-payment.ts';
import { type OpenPayment, readOpenPayment } from '#domain/debts/open-payment.ts';
import type { MissingPayment } from '#domain/documents/bookkeeping.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../dispatch/in-transaction.ts';
import { mintReferenceNumber } from './debts.ts';

/** What seniors lack for their visits, and the payments of exactly that. */
export interface MissingPayments {
  read(seniorId: string): Promise<OpenPayment>;
  /** The payment under way, or a new one; null when nothing is missing. */
  claim(seniorId: string): Promise<ClaimedPayment | null>;
  notePage(claim: MissingPayment, sessionId: string): Promise<void>;
  release(claim: MissingPayment): Promise<void>;
}

export const createMissingPayments = (clock: Clock): MissingPayments => ({
  read: (seniorId) => inTransaction((reads) => readOpenPayment(reads, seniorId, mintReferenceNumber, clock.now())),

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
