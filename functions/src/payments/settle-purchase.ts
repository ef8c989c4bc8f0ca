import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import { staffMailLanguage } from '#domain/documents/mail.ts';
import { amountText } from '#domain/credits/cents.ts';
import { type DisputeState, type PaymentState, unknownPayment } from '#domain/credits/ledger.ts';
import type { StoredRefund } from '#domain/documents/payments/refund.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { refundFailedMails } from '#domain/refunds/refund-failed-mails.ts';
import { chargeVisits } from '../shell/charge-visits.ts';
import type { Services } from '../shell/services.ts';

export type SettlingServices = Pick<
  Services,
  'payments' | 'ledger' | 'charges' | 'customers' | 'mailQueue' | 'staffEmail' | 'log'
>;

/** A purchase after settlement. */
export interface SettledPurchase {
  readonly purchase: CreditTransaction | null;
  readonly payment: PaymentState['payment'];
}

interface Settling {
  /** Settles the purchases of this senior only. */
  readonly ownedBy?: string;
}

/** Idempotent per dispute. */
async function orderDisputeMail(
  { sessionId, seniorId }: Pick<PaymentState, 'sessionId' | 'seniorId'>,
  { id, cents, reason }: DisputeState,
  { customers, mailQueue, staffEmail }: Pick<Services, 'customers' | 'mailQueue' | 'staffEmail'>,
): Promise<void> {
  const { name = '', telephone = '', email = '', town = '' } = (await customers.find(seniorId)) ?? {};
  const payment = { reference: sessionId, amount: amountText(cents), reason };
  await mailQueue.enqueue(mailIdAbout('staff-payment-dispute', id), {
    to: staffEmail(),
    template: 'staff-payment-dispute',
    language: staffMailLanguage,
    values: { payment: sessionId, name, telephone, email, town, ...payment },
  });
}

/** Idempotent per refund. */
async function orderFailedRefundMails(
  refund: StoredRefund,
  { customers, mailQueue, staffEmail }: Pick<Services, 'customers' | 'mailQueue' | 'staffEmail'>,
): Promise<void> {
  const customer = await customers.find(refund.refund.senior_id);
  for (const { id, order } of refundFailedMails(refund, customer, staffEmail())) await mailQueue.enqueue(id, order);
}

async function stateOf(
  sessionId: string,
  { payments, ledger, log }: Pick<Services, 'payments' | 'ledger' | 'log'>,
): Promise<PaymentState | 'unknown' | 'not-ours'> {
  const state = await payments.look(sessionId);
  if (state === 'not-ours') log.error('payment is no purchase of ours', { documentId: sessionId });
  if (state !== 'unknown') return state;
  // Recorded here, but unknown to Stripe: it cannot be paid.
  const recorded = await ledger.purchase(sessionId);
  if (recorded === null) return 'unknown';
  log.error('purchase is unknown to Stripe', { documentId: sessionId });
  return unknownPayment(recorded);
}

/**
 * Updates a purchase to the payment state that Stripe reports. Called by the webhook, the return page, cancellation and the
 * sweep, none of which is trusted for the state itself. Idempotent, and safe to call at any time.
 * What a payment makes possible to pay is paid with it: the senior's approved visits, oldest first.
 * @returns the settled purchase, or why there is none.
 */
export async function settlePurchase(
  sessionId: string,
  services: SettlingServices,
  { ownedBy }: Settling = {},
): Promise<SettledPurchase | 'unknown' | 'not-ours'> {
  const { ledger, log } = services;
  const state = await stateOf(sessionId, services);
  if (state === 'unknown' || state === 'not-ours') return state;
  if (ownedBy !== undefined && state.seniorId !== ownedBy) return 'not-ours';
  const settled = await ledger.settle(state);
  if (settled === 'mismatch') {
    log.error('payment does not fit its purchase', { documentId: sessionId });
    return 'not-ours';
  }
  const { purchase, balanceChange, failedRefunds } = settled;
  if (balanceChange !== 0) log.info('balance changed', { documentId: sessionId, action: state.payment });
  // Also where nothing changed now: an earlier report may have ended before this.
  if (state.payment === 'paid') await chargeVisits(state.seniorId, services);
  for (const refund of failedRefunds) await orderFailedRefundMails(refund, services);
  for (const dispute of state.disputes) await orderDisputeMail(state, dispute, services);
  return { purchase, payment: state.payment };
}
