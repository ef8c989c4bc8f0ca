import type Stripe from 'stripe';
import { creditPurchaseRange } from '#domain/credits/credits.ts';
import type { PaymentState } from '#domain/credits/ledger.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import { type PaymentEvent, paymentEventTypes, toPaymentEvent } from './payment-event.ts';
import { centsFor, disputeIn, paymentOf, purchaseIn, refundsIn } from './payment-state.ts';
import { openStripe, type StripeSettings } from './stripe-client.ts';

/** Each is read when it is first needed: a secret is known only to the functions that name it. */
interface PaymentSettings {
  readonly stripe: () => StripeSettings;
  /** Proves that a webhook is Stripe's. */
  readonly webhookSecret: () => string;
  readonly appOrigin: () => string;
}

export interface NewPurchase {
  readonly uid: string;
  readonly email: string;
  readonly credits: number;
  /** The same attempt opens the same page. */
  readonly attempt: string;
  readonly language: InterimUser['language'] | null;
}

interface PaymentPage {
  readonly sessionId: string;
  readonly url: string;
}

/** The payments of our customers, as Stripe has them. */
export interface Payments {
  /** @returns 'other-purchase' when this attempt was for something else, 'refused' when Stripe does not want it. */
  open(purchase: NewPurchase, now: Date): Promise<PaymentPage | 'other-purchase' | 'refused'>;
  /** Makes sure that a page can no longer be paid on; one that was paid, or is closed already, stays as it is. */
  close(sessionId: string): Promise<void>;
  /** @returns 'unknown' when Stripe has no such session, 'not-ours' when it is not a purchase as we sell them. */
  look(sessionId: string): Promise<PaymentState | 'unknown' | 'not-ours'>;
  /** @returns null when Stripe did not sign this, or too long ago. */
  readEvent(body: Uint8Array, signature: string): Promise<PaymentEvent | null>;
  /** What happened since then, the newest first, and at most so much of it. */
  eventsSince(since: Date, limit: number): Promise<readonly PaymentEvent[]>;
  /** The session in which a payment was made; null when it was not made in any. */
  sessionOf(paymentIntent: string): Promise<string | null>;
}

const quarterMs = 15 * 60_000;
const hourMs = 60 * 60_000;
/** How long an attempt can be repeated, in quarters: Stripe wants a page to be open for another half hour. */
const repeatableQuarters = 2;

/**
 * When a page closes: in an hour, rounded up to a quarter. Stripe takes a repetition for one only when it is the same to
 * the letter, so it cannot say "an hour from now".
 */
function closingTime(now: Date, quartersAgo: number): number {
  return (Math.ceil((now.getTime() + hourMs) / quarterMs) - quartersAgo) * (quarterMs / 1_000);
}

/** Another call with the same key has not been answered yet. */
const conflict = 409;

function isStripeError(error: unknown, type: string): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && error.type === type;
}

/** Stripe has decided, and would decide the same again. Everything else may pass. */
const refusals = [
  'StripeInvalidRequestError',
  'StripeAuthenticationError',
  'StripePermissionError',
  // An attempt that met a failure of Stripe's own meets its record each time: only another attempt can succeed.
  'StripeAPIError',
] as const;

const isRefusal = (error: unknown): boolean =>
  refusals.some((type) => isStripeError(error, type) && error.statusCode !== conflict);

const isMissing = (error: unknown): boolean =>
  isStripeError(error, 'StripeInvalidRequestError') && error.code === 'resource_missing';

function pageFor({ uid, email, credits, language }: NewPurchase, appOrigin: string, expires_at: number) {
  const metadata = { uid, credits: String(credits) };
  const back = `${appOrigin}/dashboard?tab=credits`;
  return {
    mode: 'payment',
    submit_type: 'pay',
    allowed_payment_method_types: ['card', 'bancontact'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: centsFor(credits),
          product_data: { name: credits === creditPurchaseRange.min ? '1 credit' : `${credits} credits` },
        },
      },
    ],
    expires_at,
    client_reference_id: uid,
    customer_email: email,
    metadata,
    payment_intent_data: { receipt_email: email, metadata },
    locale: language === null ? 'auto' : language.toLowerCase(),
    success_url: `${back}&success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${back}&canceled=true`,
  } as const satisfies Stripe.Checkout.SessionCreateParams;
}

/** @param open the official client; a test may lead it to an account in its own process. */
export function createPayments(settings: PaymentSettings, open: typeof openStripe = openStripe): Payments {
  let opened: Promise<Stripe> | undefined;
  const stripe = (): Promise<Stripe> => (opened ??= open(settings.stripe()));

  async function refundsOf(client: Stripe, payment_intent: string, { refunds }: Stripe.Charge) {
    if (refunds && !refunds.has_more) return refunds.data;
    return client.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1_000 });
  }

  async function givenBack(client: Stripe, session: Stripe.Checkout.Session) {
    const intent = session.payment_intent;
    const charge = intent === null || typeof intent === 'string' ? null : intent.latest_charge;
    if (session.payment_status !== 'paid' || intent === null || typeof intent === 'string') return null;
    if (charge === null || typeof charge === 'string') return null;
    const [refunds, disputes] = await Promise.all([
      refundsOf(client, intent.id, charge),
      charge.disputed ? client.disputes.list({ payment_intent: intent.id, limit: 100 }) : { data: [] },
    ]);
    return { ...refundsIn(refunds), disputes: disputes.data.map(disputeIn) };
  }

  return {
    async open(purchase, now) {
      const client = await stripe();
      const idempotencyKey = `purchase/${purchase.uid}/${purchase.attempt}`;
      for (let quartersAgo = 0; quartersAgo <= repeatableQuarters; quartersAgo += 1) {
        const page = pageFor(purchase, settings.appOrigin(), closingTime(now, quartersAgo));
        try {
          const { id, url } = await client.checkout.sessions.create(page, { idempotencyKey });
          return url === null ? 'refused' : { sessionId: id, url };
        } catch (error) {
          if (isRefusal(error)) return 'refused';
          // Begun in an earlier quarter, perhaps, or it was for another amount.
          if (!isStripeError(error, 'StripeIdempotencyError')) throw error;
        }
      }
      return 'other-purchase';
    },

    async close(sessionId) {
      const client = await stripe();
      try {
        await client.checkout.sessions.expire(sessionId);
      } catch (error) {
        // Paid, closed already, or unknown: whoever looks next sees which.
        if (!isStripeError(error, 'StripeInvalidRequestError')) throw error;
      }
    },

    async look(sessionId) {
      const client = await stripe();
      try {
        const expand = ['payment_intent.latest_charge.refunds'];
        const session = await client.checkout.sessions.retrieve(sessionId, { expand });
        const purchase = purchaseIn(session);
        if (purchase === null) return 'not-ours';
        const nothingBack = { refundedCents: 0, failedRefundCents: 0, disputes: [] };
        return {
          sessionId: session.id,
          ...purchase,
          openedAt: new Date(session.created * 1_000),
          payment: paymentOf(session),
          ...((await givenBack(client, session)) ?? nothingBack),
        };
      } catch (error) {
        if (isMissing(error)) return 'unknown';
        throw error;
      }
    },

    async readEvent(body, signature) {
      const client = await stripe();
      try {
        const event = client.webhooks.constructEvent(Buffer.from(body), signature, settings.webhookSecret());
        return toPaymentEvent(event);
      } catch (error) {
        // What is signed and is no JSON is not Stripe's either.
        if (isStripeError(error, 'StripeSignatureVerificationError') || error instanceof SyntaxError) return null;
        throw error;
      }
    },

    async eventsSince(since, limit) {
      const client = await stripe();
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      const events = client.events.list({ types: [...paymentEventTypes], created, limit: 100 });
      return (await events.autoPagingToArray({ limit })).map(toPaymentEvent);
    },

    async sessionOf(paymentIntent) {
      const client = await stripe();
      const { data } = await client.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 });
      return data[0]?.id ?? null;
    },
  };
}
