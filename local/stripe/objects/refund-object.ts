import type Stripe from 'stripe';
import type { RefundRecord } from '../account/records.ts';
import { currency } from './api-version.ts';

export function refundObject(refund: RefundRecord): Stripe.Refund {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: refund.id.replace('re_', 'txn_'),
    charge: refund.charge,
    created: refund.created,
    currency,
    customer: null,
    customer_account: null,
    metadata: refund.metadata,
    payment_intent: refund.paymentIntent,
    payment_method: refund.paymentIntent.replace('pi_', 'pm_'),
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    ...(refund.status === 'failed' ? { failure_reason: 'unknown' } : {}),
    status: refund.status,
    transfer_reversal: null,
  };
}
