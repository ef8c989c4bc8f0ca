import { z } from 'zod';

/**
 * The stored records of the practice account. Their representation in Stripe's API is in ../objects. Times are in
 * seconds, amounts in cents.
 */

const metadata = z.record(z.string(), z.string());

export const methods = ['card', 'bancontact'] as const;
export type Method = (typeof methods)[number];

const lineItemRecord = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  unitAmount: z.int(),
  quantity: z.int(),
});

const sessionRecord = z.object({
  id: z.string(),
  created: z.int(),
  status: z.enum(['open', 'complete', 'expired']),
  paymentStatus: z.enum(['unpaid', 'paid']),
  amountTotal: z.int(),
  lineItems: z.array(lineItemRecord),
  /** The requested payment methods; null for all supported ones. */
  allowedMethods: z.array(z.enum(methods)).nullable(),
  methods: z.array(z.enum(methods)),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  clientReferenceId: z.string().nullable(),
  customerEmail: z.string().nullable(),
  expiresAt: z.int(),
  locale: z.string().nullable(),
  submitType: z.string().nullable(),
  metadata,
  paymentDescription: z.string().nullable(),
  paymentMetadata: metadata,
  receiptEmail: z.string().nullable(),
  /** Null until the first payment attempt. */
  paymentIntent: z.string().nullable(),
});
export type SessionRecord = z.infer<typeof sessionRecord>;

const paymentRecord = z.object({
  id: z.string(),
  session: z.string(),
  created: z.int(),
  status: z.enum(['requires_payment_method', 'processing', 'succeeded']),
  latestCharge: z.string(),
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

const chargeRecord = z.object({
  id: z.string(),
  session: z.string(),
  paymentIntent: z.string(),
  created: z.int(),
  status: z.enum(['succeeded', 'pending', 'failed']),
  method: z.enum(methods),
  amount: z.int(),
  amountRefunded: z.int(),
  disputed: z.boolean(),
});
export type ChargeRecord = z.infer<typeof chargeRecord>;

const refundRecord = z.object({
  id: z.string(),
  charge: z.string(),
  paymentIntent: z.string(),
  created: z.int(),
  amount: z.int(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).nullable(),
  /**
   * Pending: on its way to a bank account, as those of Bancontact begin. Failed: the bank rejected the refund, and the amount
   * was returned to the account.
   */
  status: z.enum(['pending', 'succeeded', 'failed']),
  metadata,
});
export type RefundRecord = z.infer<typeof refundRecord>;

const moneyMovedRecord = z.object({ id: z.string(), created: z.int(), amount: z.int(), fee: z.int() });

const disputeRecord = z.object({
  id: z.string(),
  charge: z.string(),
  paymentIntent: z.string(),
  created: z.int(),
  amount: z.int(),
  reason: z.string(),
  status: z.enum(['warning_needs_response', 'warning_closed', 'needs_response', 'won', 'lost']),
  /** Balance changes: the withdrawal and, when won, the return. */
  moneyMoved: z.array(moneyMovedRecord),
});
export type DisputeRecord = z.infer<typeof disputeRecord>;

export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const;
export type EventType = (typeof eventTypes)[number];

const deliveryAttempt = z.object({ at: z.int(), status: z.int().nullable() });

const eventRecord = z.object({
  id: z.string(),
  created: z.int(),
  type: z.enum(eventTypes),
  /** The session of the purchase. */
  session: z.string(),
  clientReferenceId: z.string().nullable(),
  /** A snapshot of the object at that time: a late delivery has the old state, as with Stripe. */
  object: z.record(z.string(), z.json()),
  delivery: z.enum(['waiting', 'delivered', 'dropped']),
  /** The status of every delivery attempt; null when there was no response. */
  attempts: z.array(deliveryAttempt),
});
export type EventRecord = z.infer<typeof eventRecord>;

const keyRecord = z.object({
  id: z.string(),
  created: z.int(),
  /** The id of the original request. */
  requestId: z.string(),
  fingerprint: z.string(),
  status: z.int(),
  body: z.string(),
});
export type KeyRecord = z.infer<typeof keyRecord>;

/** One change of the account: upserted records by table. */
export const changeSchema = z.strictObject({
  sessions: z.array(sessionRecord).optional(),
  payments: z.array(paymentRecord).optional(),
  charges: z.array(chargeRecord).optional(),
  refunds: z.array(refundRecord).optional(),
  disputes: z.array(disputeRecord).optional(),
  events: z.array(eventRecord).optional(),
  keys: z.array(keyRecord).optional(),
});

export interface Tables {
  readonly sessions: Map<string, SessionRecord>;
  readonly payments: Map<string, PaymentRecord>;
  readonly charges: Map<string, ChargeRecord>;
  readonly refunds: Map<string, RefundRecord>;
  readonly disputes: Map<string, DisputeRecord>;
  readonly events: Map<string, EventRecord>;
  readonly keys: Map<string, KeyRecord>;
}

/** Records to upsert, atomically. */
export type Change = {
  readonly [Name in keyof Tables]?: readonly (Tables[Name] extends Map<string, infer Row> ? Row : never)[];
};

export const emptyTables = (): Tables => ({
  sessions: new Map(),
  payments: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  events: new Map(),
  keys: new Map(),
});
