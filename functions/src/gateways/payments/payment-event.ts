import type Stripe from 'stripe';

/** A webhook event. Only its subject is used; the payment state is fetched from Stripe. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** null when no purchase depends on it. */
  readonly about: { readonly session: string } | { readonly paymentIntent: string } | null;
}

/** The event types that the webhook endpoint at Stripe must be subscribed to (decision 18). */
export const paymentEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.Event['type'][];

type KnownEvent = Extract<Stripe.Event, { type: (typeof paymentEventTypes)[number] }>;

function isKnown(event: Stripe.Event): event is KnownEvent {
  return paymentEventTypes.some((type) => type === event.type);
}

function subjectOf(event: Stripe.Event): PaymentEvent['about'] {
  if (!isKnown(event)) return null;
  const { object } = event.data;
  if (object.object === 'checkout.session') return { session: object.id };
  const intent = object.payment_intent;
  if (intent === null) return null;
  return { paymentIntent: typeof intent === 'string' ? intent : intent.id };
}

export const toPaymentEvent = (event: Stripe.Event): PaymentEvent => ({
  id: event.id,
  type: event.type,
  about: subjectOf(event),
});
