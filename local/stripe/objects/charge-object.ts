import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { ChargeRecord } from '../account/records.ts';
import { currency } from './api-version.ts';

/** The error of a declined payment. */
export const declined = {
  code: 'card_declined',
  reason: 'generic_decline',
  message: 'Your card was declined.',
} as const;

function outcomeOf({ status }: ChargeRecord): Stripe.Charge['outcome'] {
  const failed = status === 'failed';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: failed ? 'declined_by_network' : 'approved_by_network',
    reason: failed ? declined.reason : null,
    seller_message: failed ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: failed ? 'issuer_declined' : 'authorized',
  };
}

export function chargeObject(account: Account, charge: ChargeRecord): Stripe.Charge {
  const session = account.session(charge.session);
  const failed = charge.status === 'failed';
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.status === 'succeeded' ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: charge.status === 'succeeded' ? charge.id.replace('ch_', 'txn_') : null,
    billing_details: { address: null, email: session.customerEmail, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: charge.status === 'succeeded',
    created: charge.created,
    currency,
    customer: null,
    description: session.paymentDescription,
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: failed ? declined.code : null,
    failure_message: failed ? declined.message : null,
    fraud_details: {},
    livemode: false,
    metadata: session.paymentMetadata,
    on_behalf_of: null,
    outcome: outcomeOf(charge),
    paid: charge.status === 'succeeded',
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentIntent.replace('pi_', 'pm_'),
    payment_method_details: { type: charge.method },
    receipt_email: session.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amountRefunded === charge.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
}
