import * as z from 'zod/mini';
import { giftSchema, giftStates } from '#domain/documents/payments/gift.ts';
import { documentId } from '#domain/field-types.ts';
import { functionContract } from '../function-contract.ts';
import { readReceipt } from '../receipts.ts';

const { gift_id, from, message, credits } = giftSchema.shape;

/**
 * Opens the page on which a family member pays credits for a senior as a gift. Any right in the senior's circle suffices: who
 * gives money does not see the ledger. Idempotent per `attempt`, whose id the gift has; the same attempt for another gift:
 * `invalid-input`.
 */
export const giveCredits = functionContract({
  name: 'give-credits',
  input: z.strictObject({ senior_id: documentId, credits, from, message, attempt: z.uuid() }),
  output: z.strictObject({ gift_id, url: z.url() }),
});

/**
 * What became of a gift of the caller's own, as the payment provider says now; with the page where it can still be paid.
 * `give_up` closes that page first, so that it cannot be paid afterwards. A payment that is still being processed:
 * `payment-under-way`.
 */
export const checkGift = functionContract({
  name: 'check-gift',
  input: z.strictObject({ gift_id, give_up: z.boolean() }),
  output: z.strictObject({ state: z.enum(giftStates), url: z.nullable(z.url()) }),
});

/** The receipt of a gift, for the one who paid it, as a PDF. */
export const readGiftReceipt = functionContract({
  name: 'read-gift-receipt',
  input: z.strictObject({ gift_id }),
  output: readReceipt.output,
});
