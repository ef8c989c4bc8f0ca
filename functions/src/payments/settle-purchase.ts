import type { CreditTransaction } from '#domain/documents/credits.ts';
import { type DisputeState, type PaymentState, unknownPayment } from '#domain/credits/ledger.ts';
import type { Services } from '../shell/services.ts';

export type SettlingServices = Pick<Services, 'payments' | 'ledger' | 'mailQueue' | 'staffEmail' | 'log'>;

/** A purchase after it was brought up to date. */
export interface SettledPurchase {
  readonly purchase: CreditTransaction | null;
  readonly payment: PaymentState['payment'];
}

interface Settling {
  /** Leaves everybody else's purchases alone. */
  readonly ownedBy?: string;
}

/** Staff have days to answer a bank. Ordered by the dispute's id, so that it is told once. */
async function tellStaff(
  sessionId: string,
  { id, cents, reason }: DisputeState,
  { mailQueue, staffEmail }: Pick<Services, 'mailQueue' | 'staffEmail'>,
): Promise<void> {
  await mailQueue.enqueue(`staff-payment-dispute_${id}`, {
    to: staffEmail(),
    template: 'staff-payment-dispute',
    language: 'NL',
    values: { reference: sessionId, amount: String(Math.floor(cents / 100)), reason },
  });
}

async function stateOf(
  sessionId: string,
  { payments, ledger, log }: Pick<Services, 'payments' | 'ledger' | 'log'>,
): Promise<PaymentState | 'unknown' | 'not-ours'> {
  const state = await payments.look(sessionId);
  if (state === 'not-ours') log.error('payment is no purchase of ours', { documentId: sessionId });
  if (state !== 'unknown') return state;
  // Ours, and gone from Stripe: nobody can pay it.
  const shown = await ledger.purchase(sessionId);
  if (shown === null) return 'unknown';
  log.error('purchase is unknown to Stripe', { documentId: sessionId });
  return unknownPayment(shown);
}

/**
 * Brings a purchase to where Stripe says that it is. Whoever comes with news of it calls this: webhook, return page,
 * cancelling and the sweep; none of them is believed, each only says when to look. Calling it at any moment, any number
 * of times, is right.
 * @returns why there is nothing to settle, or the purchase as it is now.
 */
export async function settlePurchase(
  sessionId: string,
  services: SettlingServices,
  { ownedBy }: Settling = {},
): Promise<SettledPurchase | 'unknown' | 'not-ours'> {
  const { ledger, log } = services;
  const state = await stateOf(sessionId, services);
  if (state === 'unknown' || state === 'not-ours') return state;
  if (ownedBy !== undefined && state.uid !== ownedBy) return 'not-ours';
  const settled = await ledger.settle(state);
  if (settled === 'mismatch') {
    log.error('payment does not fit its purchase', { documentId: sessionId });
    return 'not-ours';
  }
  const { purchase, balanceChange } = settled;
  if (balanceChange !== 0) log.info('balance changed', { documentId: sessionId, action: state.payment });
  for (const dispute of state.disputes) await tellStaff(sessionId, dispute, services);
  return { purchase, payment: state.payment };
}
