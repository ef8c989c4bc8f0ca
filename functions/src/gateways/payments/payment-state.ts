import type Stripe from 'stripe';
import { z } from 'zod';
import { creditPurchaseRange, euroPerCredit } from '#domain/credits/credits.ts';
import { documentId } from '#domain/field-types.ts';
import type { DisputeState, PaymentState } from '#domain/credits/ledger.ts';

/** The metadata of every purchase, under the names that Stripe has stored since the first. Values are strings there. */
const metadataSchema = z.object({
  uid: documentId,
  credits: z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number)
    .pipe(z.int().min(creditPurchaseRange.min).max(creditPurchaseRange.max)),
});

export const centsFor = (credits: number): number => credits * euroPerCredit * 100;

/** The senior and the amount of a session; null when it is not a purchase of ours or its amount does not match. */
export function purchaseIn(session: Stripe.Checkout.Session): Pick<PaymentState, 'seniorId' | 'cents'> | null {
  const { data } = metadataSchema.safeParse(session.metadata);
  if (data === undefined) return null;
  const fits =
    session.mode === 'payment' &&
    session.currency === 'eur' &&
    session.amount_total === centsFor(data.credits) &&
    session.client_reference_id === data.uid;
  return fits ? { seniorId: data.uid, cents: centsFor(data.credits) } : null;
}

/** A payment that failed after the page was completed returns to requires_payment_method. */
const deadIntents: readonly string[] = ['requires_payment_method', 'canceled'];

export function paymentOf(session: Stripe.Checkout.Session): PaymentState['payment'] {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'over';
  const intent = session.payment_intent;
  const status = intent === null || typeof intent === 'string' ? 'processing' : intent.status;
  return deadIntents.includes(status) ? 'over' : 'under-way';
}

const failedStatuses: readonly (string | null)[] = ['failed', 'canceled'];

export function refundsIn(
  refunds: readonly Stripe.Refund[],
): Pick<PaymentState, 'refundedCents' | 'failedRefundCents'> {
  const cents = (some: readonly Stripe.Refund[]): number => some.reduce((sum, { amount }) => sum + amount, 0);
  return {
    refundedCents: cents(refunds),
    failedRefundCents: cents(refunds.filter(({ status }) => failedStatuses.includes(status))),
  };
}

/** Balance transactions of a dispute: a negative one withdraws the amount, a positive one reinstates it if we win. */
export function disputeIn({ id, amount, reason, balance_transactions: entries }: Stripe.Dispute): DisputeState {
  return {
    id,
    cents: amount,
    reason,
    withdrawn: entries.some((entry) => entry.amount < 0),
    reinstated: entries.some((entry) => entry.amount > 0),
  };
}
