import type Stripe from 'stripe';
import { inCredits } from '#domain/credits/cents.ts';
import { creditPurchaseRange } from '#domain/credits/credits.ts';
import type { PaymentState } from '#domain/credits/ledger.ts';
import { giftPath } from '#domain/gifts/gift-address.ts';
import type { PaidGift } from '#domain/gifts/paid-gift.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import { type PaymentEvent, paymentEventTypes, toPaymentEvent } from './payment-event.ts';
import { disputeIn, metadataOf, ownRefundKey, paymentOf, purchaseIn, refundsIn } from './payment-state.ts';
import { openStripe, type StripeSettings } from './stripe-client.ts';

/** Functions, because a secret is available only at run time and only to the functions that declare it. */
interface PaymentSettings {
  readonly stripe: () => StripeSettings;
  readonly webhookSecret: () => string;
  readonly appOrigin: () => string;
}

export interface NewPurchase {
  readonly seniorId: string;
  readonly email: string;
  readonly cents: number;
  /** `credits`: whole ones, as many as she chose. `visits`: exactly what is missing for visits. */
  readonly buys: 'credits' | 'visits';
  /** Of credits that somebody gives to the senior, who is not the one who pays. */
  readonly gift?: PaidGift | undefined;
  /** Idempotency: the same attempt opens the same page. */
  readonly attempt: string;
  readonly language: InterimUser['language'] | null;
}

export interface WantedPayBack {
  /** Ours (src/domain/documents/payments/refund.ts); Stripe keeps it with its refund. */
  readonly id: string;
  readonly sessionId: string;
  readonly cents: number;
}

interface PaymentPage {
  readonly sessionId: string;
  readonly url: string;
}

/** Payments at Stripe. */
export interface Payments {
  /** @returns 'other-purchase' when the attempt was for another amount, 'refused' when Stripe rejects it. */
  open(purchase: NewPurchase, now: Date): Promise<PaymentPage | 'other-purchase' | 'refused'>;
  /** Expires a payment page. A page that was paid or has expired is left unchanged. */
  close(sessionId: string): Promise<void>;
  /** The address of a page that can still be paid; null when it was paid or has expired. */
  pageOf(sessionId: string): Promise<string | null>;
  /** @returns 'unknown' when Stripe has no such session, 'not-ours' when it is not a purchase of credits. */
  look(sessionId: string): Promise<PaymentState | 'unknown' | 'not-ours'>;
  /**
   * Asks Stripe to pay back a part of a purchase; the same id once, however often it is asked. What becomes of it is in
   * look(). @returns 'refused' when Stripe will not.
   */
  refund(wanted: WantedPayBack): Promise<'asked' | 'refused'>;
  /** @returns null when the signature is invalid, too old, or dated in the future. */
  readEvent(body: Uint8Array, signature: string, now: Date): Promise<PaymentEvent | null>;
  /** Events since then, newest first. */
  eventsSince(since: Date, limit: number): Promise<readonly PaymentEvent[]>;
  /** The session of a payment intent; null without one. */
  sessionOf(paymentIntent: string): Promise<string | null>;
}

const quarterMs = 15 * 60_000;
const hourMs = 60 * 60_000;
/** How long an attempt can be repeated, in quarters: Stripe requires at least half an hour until expiry. */
const repeatableQuarters = 2;

/**
 * The expiry of a page: in an hour, rounded up to a quarter. An idempotent retry must repeat its parameters exactly, so the
 * expiry cannot depend on the second.
 */
function closingTime(now: Date, quartersAgo: number): number {
  return (Math.ceil((now.getTime() + hourMs) / quarterMs) - quartersAgo) * (quarterMs / 1_000);
}

/** A call with the same idempotency key is still in progress. */
const conflict = 409;

function isStripeError(error: unknown, type: string): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && error.type === type;
}

/** Permanent errors: a retry would fail in the same way. */
const permanentErrors = [
  'StripeInvalidRequestError',
  'StripeAuthenticationError',
  'StripePermissionError',
  // Stripe replays its recorded failure for the same idempotency key; only another attempt can succeed.
  'StripeAPIError',
] as const;

const isRefusal = (error: unknown): boolean =>
  permanentErrors.some((type) => isStripeError(error, type) && error.statusCode !== conflict);

const isMissing = (error: unknown): boolean =>
  isStripeError(error, 'StripeInvalidRequestError') && error.code === 'resource_missing';

/** On Stripe's page, in the language that the page is shown in. */
const visitsToPay: Readonly<Record<InterimUser['language'], string>> = {
  NL: 'Nog te betalen voor uw bezoeken',
  EN: 'Still to pay for your visits',
  FR: 'Reste à payer pour vos visites',
};

function productName({ cents, buys, language }: NewPurchase): string {
  if (buys === 'visits') return visitsToPay[language ?? 'NL'];
  const credits = inCredits(cents);
  return credits === creditPurchaseRange.min ? '1 credit' : `${credits} credits`;
}

function checkoutParams(purchase: NewPurchase, appOrigin: string, expires_at: number) {
  const { seniorId, email, cents, language, gift } = purchase;
  const metadata = metadataOf(purchase);
  const back = appOrigin + (gift === undefined ? '/dashboard?tab=credits' : giftPath(gift.id));
  return {
    mode: 'payment',
    submit_type: 'pay',
    allowed_payment_method_types: ['card', 'bancontact'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: cents,
          product_data: { name: productName(purchase) },
        },
      },
    ],
    expires_at,
    client_reference_id: seniorId,
    customer_email: email,
    metadata,
    payment_intent_data: { receipt_email: email, metadata },
    locale: language === null ? 'auto' : language.toLowerCase(),
    success_url: `${back}&success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${back}&canceled=true`,
  } as const satisfies Stripe.Checkout.SessionCreateParams;
}

async function refundsOf(client: Stripe, payment_intent: string, { refunds }: Stripe.Charge) {
  if (refunds && !refunds.has_more) return refunds.data;
  return client.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1_000 });
}

async function refundsAndDisputes(client: Stripe, session: Stripe.Checkout.Session) {
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

async function openPage(
  client: Stripe,
  purchase: NewPurchase,
  appOrigin: string,
  now: Date,
): Promise<PaymentPage | 'other-purchase' | 'refused'> {
  const idempotencyKey = `purchase/${purchase.seniorId}/${purchase.attempt}`;
  for (let quartersAgo = 0; quartersAgo <= repeatableQuarters; quartersAgo += 1) {
    const page = checkoutParams(purchase, appOrigin, closingTime(now, quartersAgo));
    try {
      const { id, url } = await client.checkout.sessions.create(page, { idempotencyKey });
      return url === null ? 'refused' : { sessionId: id, url };
    } catch (error) {
      if (isRefusal(error)) return 'refused';
      // The attempt began in an earlier quarter, or was for another amount.
      if (!isStripeError(error, 'StripeIdempotencyError')) throw error;
    }
  }
  return 'other-purchase';
}

async function stateOf(client: Stripe, sessionId: string): Promise<PaymentState | 'unknown' | 'not-ours'> {
  try {
    const expand = ['payment_intent.latest_charge.refunds'];
    const session = await client.checkout.sessions.retrieve(sessionId, { expand });
    const purchase = purchaseIn(session);
    if (purchase === null) return 'not-ours';
    const noRefunds = { refundedCents: 0, failedRefundCents: 0, ownRefunds: [], disputes: [] };
    return {
      sessionId: session.id,
      ...purchase,
      openedAt: new Date(session.created * 1_000),
      payment: paymentOf(session),
      ...((await refundsAndDisputes(client, session)) ?? noRefunds),
    };
  } catch (error) {
    if (isMissing(error)) return 'unknown';
    throw error;
  }
}

async function refundOnce(client: Stripe, { id, sessionId, cents }: WantedPayBack): Promise<'asked' | 'refused'> {
  try {
    const { payment_intent } = await client.checkout.sessions.retrieve(sessionId);
    if (typeof payment_intent !== 'string') return 'refused';
    // An attempt of days ago, whose idempotency key Stripe may have forgotten.
    const made = await client.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1_000 });
    if (made.some(({ metadata }) => metadata?.[ownRefundKey] === id)) return 'asked';
    await client.refunds.create(
      { payment_intent, amount: cents, reason: 'requested_by_customer', metadata: { [ownRefundKey]: id } },
      { idempotencyKey: `refund/${id}` },
    );
    return 'asked';
  } catch (error) {
    // Anything else is tried again: a wrong key of ours must not send a person's money back and forth.
    if (isStripeError(error, 'StripeInvalidRequestError') && error.statusCode !== conflict) return 'refused';
    throw error;
  }
}

/** In which a signature may differ from our clock; the same as Stripe's own. */
const toleranceSeconds = 300;

/** Stripe's library refuses what is too old, and takes a signature of next year: it could be kept and played until then. */
function isDatedAhead(signature: string, now: Date): boolean {
  const dates = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return dates.some((seconds) => seconds - now.getTime() / 1_000 > toleranceSeconds);
}

/** The event of a delivery that Stripe signed; null for any other. */
function genuineEvent(client: Stripe, body: Uint8Array, signature: string, secret: string, now: Date) {
  if (isDatedAhead(signature, now)) return null;
  const sent = Buffer.from(body);
  try {
    return client.webhooks.constructEvent(sent, signature, secret, toleranceSeconds, undefined, now.getTime());
  } catch (error) {
    // Signed but not JSON: not Stripe's.
    if (isStripeError(error, 'StripeSignatureVerificationError') || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** @param open opens the official client; tests replace it. */
export function createPayments(settings: PaymentSettings, open: typeof openStripe = openStripe): Payments {
  let opened: Promise<Stripe> | undefined;
  const stripe = (): Promise<Stripe> => (opened ??= open(settings.stripe()));

  return {
    open: async (purchase, now) => openPage(await stripe(), purchase, settings.appOrigin(), now),

    async close(sessionId) {
      const client = await stripe();
      try {
        await client.checkout.sessions.expire(sessionId);
      } catch (error) {
        // Paid, expired or unknown: the next lookup tells which.
        if (!isStripeError(error, 'StripeInvalidRequestError')) throw error;
      }
    },

    async pageOf(sessionId) {
      const client = await stripe();
      const { status, url } = await client.checkout.sessions.retrieve(sessionId);
      return status === 'open' ? url : null;
    },

    refund: async (wanted) => refundOnce(await stripe(), wanted),

    look: async (sessionId) => stateOf(await stripe(), sessionId),

    async readEvent(body, signature, now) {
      const event = genuineEvent(await stripe(), body, signature, settings.webhookSecret(), now);
      return event === null ? null : toPaymentEvent(event);
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
