import * as z from 'zod/mini';
import { adjustmentCents, adjustmentStates } from '../documents/payments/credit-adjustment.ts';
import { documentId, isoDate } from '../field-types.ts';
import { reason } from '../reason.ts';
import { recordOutput } from './dispatch.ts';
import { functionContract } from './function-contract.ts';

const output = recordOutput({ adjustment_id: documentId, state: z.enum(adjustmentStates) });

/**
 * Corrects a balance. Up to 100 euro it is booked at once; above that it waits for another staff member's yes.
 * `seen_balance`: in credits, as the screen showed it, also with a part of one.
 */
export const adjustCredits = functionContract({
  name: 'adjust-credits',
  input: z.strictObject({
    command_id: z.uuid(),
    senior_id: documentId,
    cents: adjustmentCents,
    seen_balance: z.number(),
    reason,
  }),
  output,
});

/** The answer of the second staff member, who is never the one who asked. */
export const approveAdjustment = functionContract({
  name: 'approve-adjustment',
  input: z.strictObject({
    command_id: z.uuid(),
    adjustment_id: documentId,
    revision: z.int().check(z.gte(1)),
    answer: z.enum(['yes', 'no']),
  }),
  output,
});

/**
 * Gives back of a charged visit, because the senior was not satisfied. Above 100 euro it waits for another staff member, as
 * any correction. `seen_refunded`: what the screen showed as given back already, in cents.
 */
export const refundVisit = functionContract({
  name: 'refund-visit',
  input: z.strictObject({
    command_id: z.uuid(),
    senior_id: documentId,
    request_id: documentId,
    visit_id: documentId,
    cents: z.int().check(z.gte(1), z.lte(100_000)),
    seen_refunded: z.int().check(z.gte(0)),
    reason,
  }),
  output,
});

/** Staff made the transfer of a refund. */
export const confirmRefundTransfer = functionContract({
  name: 'confirm-refund-transfer',
  input: z.strictObject({
    command_id: z.uuid(),
    refund_id: documentId,
    revision: z.int().check(z.gte(1)),
    paid_on: isoDate,
  }),
  output: recordOutput({ refund_id: documentId }),
});
