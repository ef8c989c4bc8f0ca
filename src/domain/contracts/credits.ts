import * as z from 'zod/mini';
import { fromCredits, inCredits } from '../credits/cents.ts';
import { creditPurchaseRange } from '../credits/credits.ts';
import { boundedText, documentId, exactText, isoDate, textLimits, timeOfDay } from '../field-types.ts';
import { transferReference } from '../transfers/transfer-reference.ts';
import { actingFor } from './acting-for-input.ts';
import { functionContract } from './function-contract.ts';

/** Credits per purchase, a whole number; 1 credit is 1 euro. */
const purchaseAmount = z.int().check(z.gte(creditPurchaseRange.min), z.lte(creditPurchaseRange.max));

/** The id of a Checkout Session, also used as the id of its transaction (design.md decision 10). */
const sessionId = exactText(textLimits.label, 1).check(z.regex(/^cs_[A-Za-z0-9_]+$/));

const session = z.strictObject({ ...actingFor, session_id: sessionId });

/** In credits; a payment of what is missing has a part of one. */
const creditsAdded = z.number().check(
  z.gte(0),
  z.refine((credits) => inCredits(fromCredits(credits)) === credits),
);

/**
 * Opens a checkout page. Needs a senior. Idempotent per `attempt`, a UUID that the device mints for each press of the
 * button: a lost answer or a double tap never creates two purchases.
 */
export const purchaseCredits = functionContract({
  name: 'purchase-credits',
  input: z.strictObject({ ...actingFor, amount: purchaseAmount, attempt: z.optional(z.uuid()) }),
  output: z.strictObject({ url: z.url() }),
});

/**
 * Returns the state of a purchase after the return from the checkout page. `success`: paid, and `credits_added` (the
 * size of the purchase, the same in every answer) are in the balance. Not `success`: not paid yet. A payment that is
 * still being processed, possibly for days: `payment-under-way`.
 */
export const verifyPayment = functionContract({
  name: 'verify-payment',
  input: session,
  output: z.strictObject({ success: z.boolean(), credits_added: creditsAdded }),
});

/**
 * Abandons a purchase: expires its page at Stripe first, so that it cannot be paid afterwards. A purchase found to be
 * paid is credited instead (`cancelled` false, `credits_added` its size); one whose payment is being processed stays
 * pending (`cancelled` false, 0).
 */
export const cancelPurchase = functionContract({
  name: 'cancel-purchase',
  input: session,
  output: z.strictObject({ cancelled: z.boolean(), credits_added: creditsAdded }),
});

/**
 * Returns the page of a purchase that was begun earlier and is not paid yet, so that it can be paid after a reload, on
 * another device and after signing in again. Never opens a second page. Without an open page `url` is null: the purchase
 * was paid (`credits_added` its size), or its page has expired (0). `payment-under-way` as for verifyPayment.
 */
export const continuePurchase = functionContract({
  name: 'continue-purchase',
  input: session,
  output: z.strictObject({ url: z.nullable(z.url()), credits_added: creditsAdded }),
});

const cents = z.int();

/** What the senior lacks for the visits that she approved and that are not paid yet; all in cents. */
export const readMissing = functionContract({
  name: 'read-missing',
  input: z.strictObject(actingFor),
  output: z.strictObject({
    missing: cents,
    /** What one payment asks for: not always the same, because Stripe has a least amount. */
    to_pay: cents,
    /** Oldest first, as they will be paid; `missing` of each after the older ones. */
    visits: z.array(
      z.strictObject({
        visit_id: documentId,
        service: boundedText(textLimits.id),
        date: isoDate,
        start: timeOfDay,
        cost: cents,
        missing: cents,
        /** The visit itself, a fee for cancelling it late, or one for paying it late. */
        kind: z.enum(['visit', 'late-fee', 'late-payment']),
        /** The last day to pay it; null once that is over, and for a fee for paying late. */
        pay_by: z.nullable(isoDate),
        /** What staff may ask when it is not paid by then; null while no reminder has said so. */
        fee: z.nullable(cents),
      }),
    ),
    /** Under which it can be transferred; null while nothing is missing. */
    reference: z.nullable(transferReference),
  }),
});

export type MissingAnswer = z.infer<typeof readMissing.output>;

/**
 * Opens the page on which the senior pays exactly what is missing at this moment, which the server computes. A page that is
 * open for the same amount is continued, from whatever device; one for another amount is closed first. `url` is null when
 * nothing is missing any more. A payment that is still being processed: `payment-under-way`.
 */
export const payMissing = functionContract({
  name: 'pay-missing',
  input: z.strictObject(actingFor),
  output: z.strictObject({ url: z.nullable(z.url()), cents }),
});
