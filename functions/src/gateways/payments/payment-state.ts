import type Stripe from 'stripe';
import { z } from 'zod';
import { fromCredits, inCredits } from '#domain/credits/cents.ts';
import { creditPurchaseRange, missingPaymentRange } from '#domain/credits/credits.ts';
import { documentId } from '#domain/field-types.ts';
import type { DisputeState, OwnRefund, PaymentState } from '#domain/credits/ledger.ts';
import type { PaidGift } from '#domain/gifts/paid-gift.ts';

/** Values are strings at Stripe. */
const wholeNumber = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number);

const { min, max } = missingPaymentRange;

/** The metadata of a purchase of whole credits, under the names that Stripe has stored since the first. */
const creditsSchema = z.object({
  uid: documentId,
  credits: wholeNumber.pipe(z.int().min(creditPurchaseRange.min).max(creditPurchaseRange.max)).transform(fromCredits),
  /** Of a gift: its id, and who gives it. */
  gift: z.optional(documentId),
  giver: z.optional(documentId),
});

/** The metadata of a payment of what is missing for visits. */
const visitsSchema = z.object({ uid: documentId, cents: wholeNumber.pipe(z.int().min(min).max(max)) });

const metadataSchema = z.union([
  creditsSchema.transform(({ uid, credits, gift: id, giver: giverUid }) => ({
    seniorId: uid,
    cents: credits,
    ...(id === undefined || giverUid === undefined ? {} : { gift: { id, giverUid } }),
  })),
  visitsSchema.transform(({ uid, cents }) => ({ seniorId: uid, cents })),
]);

/** The inverse of purchaseIn(): what is stored with a purchase at Stripe. */
export const metadataOf = ({
  seniorId: uid,
  cents,
  buys,
  gift,
}: {
  readonly seniorId: string;
  readonly cents: number;
  readonly buys: 'credits' | 'visits';
  readonly gift?: PaidGift | undefined;
}): Record<string, string> =>
  buys === 'visits'
    ? { uid, cents: String(cents) }
    : {
        ...{ uid, credits: String(inCredits(cents)) },
        ...(gift === undefined ? {} : { gift: gift.id, giver: gift.giverUid }),
      };

/** The senior, the amount and the gift of a session; null when it is not a purchase of ours or its amount does not match. */
export function purchaseIn(session: Stripe.Checkout.Session): Pick<PaymentState, 'seniorId' | 'cents' | 'gift'> | null {
  const { data } = metadataSchema.safeParse(session.metadata);
  if (data === undefined) return null;
  const fits =
    session.mode === 'payment' &&
    session.currency === 'eur' &&
    session.amount_total === data.cents &&
    session.client_reference_id === data.seniorId;
  return fits ? data : null;
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

/** The field of a refund's metadata with our own id of it. */
export const ownRefundKey = 'refund';

function stateOf({ status }: Stripe.Refund): OwnRefund['state'] {
  if (failedStatuses.includes(status)) return 'failed';
  return status === 'succeeded' ? 'done' : 'under-way';
}

/** The refunds of a payment: those that we ordered one by one, and the totals of all others. */
export function refundsIn(
  refunds: readonly Stripe.Refund[],
): Pick<PaymentState, 'refundedCents' | 'failedRefundCents' | 'ownRefunds'> {
  const cents = (some: readonly Stripe.Refund[]): number => some.reduce((sum, { amount }) => sum + amount, 0);
  const ownIdOf = ({ metadata }: Stripe.Refund): string | undefined =>
    documentId.safeParse(metadata?.[ownRefundKey]).data;
  const others = refunds.filter((each) => ownIdOf(each) === undefined);
  return {
    refundedCents: cents(others),
    failedRefundCents: cents(others.filter(({ status }) => failedStatuses.includes(status))),
    ownRefunds: refunds
      .toSorted((one, other) => one.created - other.created || (one.id < other.id ? -1 : 1))
      .flatMap((each) => {
        const id = ownIdOf(each);
        return id === undefined ? [] : [{ id, cents: each.amount, state: stateOf(each) }];
      }),
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
