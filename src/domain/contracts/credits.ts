import * as z from 'zod/mini';
import { creditPurchaseRange } from '../credits/credits.ts';
import { boundedText, textLimits } from '../field-types.ts';
import { functionContract } from './function-contract.ts';

/** A whole number of credits that can be bought at once; 1 credit is 1 euro. */
const purchaseAmount = z.int().check(z.gte(creditPurchaseRange.min), z.lte(creditPurchaseRange.max));

/** The id of a Checkout Session; it is that of the transaction as well (design.md decision 10). */
const sessionId = boundedText(textLimits.label, 1).check(z.regex(/^cs_[A-Za-z0-9_]+$/));

const session = z.strictObject({ session_id: sessionId });

const creditsAdded = z.int().check(z.gte(0));

/**
 * Opens a payment page. Needs a senior. The same `attempt` (a UUID that the device mints for one press of the button)
 * answers the same page, so that a lost answer or a second tap never leaves two purchases behind.
 */
export const purchaseCredits = functionContract({
  name: 'purchase-credits',
  input: z.strictObject({ amount: purchaseAmount, attempt: z.optional(z.uuid()) }),
  output: z.strictObject({ url: z.url() }),
});

/**
 * What has become of a purchase, asked by whoever comes back from the payment page. `success`: it is paid, and
 * `credits_added` (the size of the purchase, however often this is asked) are in the balance. Not `success`: not paid by
 * now; it may still be. Money that is on its way, for days perhaps: `payment-under-way`.
 */
export const verifyPayment = functionContract({
  name: 'verify-payment',
  input: session,
  output: z.strictObject({ success: z.boolean(), credits_added: creditsAdded }),
});

/**
 * Gives up a purchase: its page is closed at Stripe first, so that it cannot be paid afterwards. One that turns out to be
 * paid is credited instead (`cancelled` false, `credits_added` its size); one whose money is under way stays pending
 * (`cancelled` false, 0).
 */
export const cancelPurchase = functionContract({
  name: 'cancel-purchase',
  input: session,
  output: z.strictObject({ cancelled: z.boolean(), credits_added: creditsAdded }),
});
