import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { PaymentRecord } from '../account/records.ts';
import { currency } from './api-version.ts';
import { declined } from './charge-object.ts';

function lastError(payment: PaymentRecord, charge: string): Stripe.PaymentIntent['last_payment_error'] {
  if (payment.status !== 'requires_payment_method') return null;
  return { charge, code: declined.code, decline_code: declined.reason, message: declined.message, type: 'card_error' };
}

export function paymentIntentObject(account: Account, payment: PaymentRecord): Stripe.PaymentIntent {
  const session = account.session(payment.session);
  return {
    id: payment.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amountTotal,
    amount_capturable: 0,
    amount_received: payment.status === 'succeeded' ? session.amountTotal : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: payment.created,
    currency,
    customer: null,
    customer_account: null,
    description: session.paymentDescription,
    excluded_payment_method_types: null,
    last_payment_error: lastError(payment, payment.latestCharge),
    latest_charge: payment.latestCharge,
    livemode: false,
    managed_payments: null,
    metadata: session.paymentMetadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: payment.id.replace('pi_', 'pm_'),
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: session.methods,
    payment_record: null,
    processing: null,
    receipt_email: session.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: payment.status,
    transfer_group: null,
  };
}
