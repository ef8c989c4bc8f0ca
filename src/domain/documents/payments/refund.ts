import * as z from 'zod/mini';
import { documentId, exactText, isoDate, moment, textLimits } from '#domain/field-types.ts';
import { refundKinds, refundStates, refundWays } from '#domain/refunds/refund-states.ts';
import { lastChangeSchema } from '../board-row.ts';

/**
 * refunds/{id}: money of one purchase on its way back to the senior. The id is made of the command and counted, and for a
 * withdrawal of the purchase: a purchase is withdrawn once. Its line of the ledger is written in the same transaction.
 */
export const refundSchema = z.strictObject({
  senior_id: documentId,
  /** The Checkout Session of the purchase; of money that came by transfer, the id of its line. */
  session_id: exactText(textLimits.label, 1),
  bought_at: moment,
  bought_cents: z.int().check(z.gte(1)),
  cents: z.int().check(z.gte(1)),
  kind: z.enum(refundKinds),
  way: z.enum(refundWays),
  state: z.enum(refundStates),
  asked_at: moment,
  /** The day on which staff made the transfer; null before, and by card. */
  paid_on: z.nullable(isoDate),
  last_change: lastChangeSchema,
  revision: z.int().check(z.gte(1)),
});

export type Refund = z.infer<typeof refundSchema>;

export interface StoredRefund {
  readonly id: string;
  readonly refund: Refund;
}
