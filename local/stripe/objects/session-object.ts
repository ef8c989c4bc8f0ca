import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { SessionRecord } from '../account/records.ts';
import { currency } from './api-version.ts';

type CheckoutSession = Stripe.Checkout.Session;

export const paymentPagePath = '/c/pay/';

function customerDetails({ customerEmail, status }: SessionRecord): CheckoutSession['customer_details'] {
  if (status !== 'complete' && customerEmail === null) return null;
  return {
    address:
      status === 'complete'
        ? { city: null, country: 'BE', line1: null, line2: null, postal_code: null, state: null }
        : null,
    business_name: null,
    email: customerEmail ?? 'practice@example.com',
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

/** Only an open session has a URL, as at Stripe. */
const urlOf = ({ origin }: Pick<Account, 'origin'>, { id, status }: SessionRecord): string | null =>
  status === 'open' ? `${origin}${paymentPagePath}${id}` : null;

// oxlint-disable-next-line max-lines-per-function -- every field of the object that Stripe documents, in its order
export function sessionObject(account: Pick<Account, 'origin'>, session: SessionRecord): CheckoutSession {
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: session.allowedMethods,
    amount_subtotal: session.amountTotal,
    amount_total: session.amountTotal,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: customerDetails(session),
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: session.locale,
    managed_payments: null,
    metadata: session.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: session.paymentIntent,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: session.methods,
    payment_status: session.paymentStatus,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: session.submitType,
    subscription: null,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: urlOf(account, session),
    wallet_options: null,
  };
}
