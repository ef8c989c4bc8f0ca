import * as z from 'zod/mini';
import { creditPurchaseRange } from '#domain/credits/credits.ts';
import { boundedText, documentId, exactText, moment, textLimits } from '#domain/field-types.ts';
import { wholeName } from '../circles/circle-member.ts';

/** As much as is read at arm's length on a card of A5. */
export const giftMessageLimit = 200;

/** `open`: to be paid. `given-up`: its page was left or is over; a payment that arrives all the same counts. */
export const giftStates = ['open', 'given-up', 'paid'] as const;

const wholeCredits = z.int().check(z.gte(creditPurchaseRange.min), z.lte(creditPurchaseRange.max));

/**
 * gifts/{attempt}: credits that a family member gives to a senior of a circle that she is in, with what her card says. The
 * money is a line of the senior's ledger, which alone counts. Written by functions only.
 */
export const giftSchema = z.strictObject({
  gift_id: documentId,
  senior_id: documentId,
  /** As she was called then. */
  senior_name: wholeName,
  giver_id: documentId,
  /** As the card names the giver. */
  from: boundedText(textLimits.name, 1),
  message: boundedText(giftMessageLimit),
  credits: wholeCredits,
  state: z.enum(giftStates),
  /** The Checkout Session, also the id of the line; null until its page is opened. */
  session_id: z.nullable(exactText(textLimits.address, 1)),
  made_at: moment,
  paid_at: z.nullable(moment),
});

export type Gift = z.infer<typeof giftSchema>;
