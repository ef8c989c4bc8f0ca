import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { DisputeRecord } from '../account/records.ts';
import { currency } from './api-version.ts';

const daysToAnswer = 7 * 24 * 3_600;

const cardDetails: NonNullable<Stripe.Dispute['payment_method_details']> = {
  card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: null },
  type: 'card',
};

const noEvidence: Stripe.Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

function moneyMoved(dispute: DisputeRecord): Stripe.Dispute['balance_transactions'] {
  return dispute.moneyMoved.map(({ id, created, amount, fee }) => ({
    id,
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description:
      amount < 0 ? `Chargeback withdrawal for ${dispute.charge}` : `Chargeback reversal for ${dispute.charge}`,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  }));
}

export function disputeObject(account: Account, dispute: DisputeRecord): Stripe.Dispute {
  const { method } = account.charge(dispute.charge);
  const due = dispute.created + daysToAnswer;
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: moneyMoved(dispute),
    charge: dispute.charge,
    created: dispute.created,
    currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: due,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: due < account.now(),
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: dispute.status.startsWith('warning_'),
    livemode: false,
    metadata: {},
    payment_intent: dispute.paymentIntent,
    ...(method === 'card' ? { payment_method_details: cardDetails } : {}),
    reason: dispute.reason,
    status: dispute.status,
  };
}
