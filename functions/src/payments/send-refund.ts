import type { Services } from '../shell/services.ts';
import { settlePurchase, type SettlingServices } from './settle-purchase.ts';

export type RefundServices = SettlingServices & Pick<Services, 'refunds'>;

export interface SentRefund {
  readonly id: string;
  readonly sessionId: string;
  readonly cents: number;
}

/**
 * Asks Stripe to pay back what was taken from the balance, and settles it from Stripe's state. Safe to repeat at any time
 * and more than once at a time. Where Stripe refuses, the money is on the balance again and the person and staff are told.
 */
export async function sendRefund({ id, sessionId, cents }: SentRefund, services: RefundServices) {
  const { payments, refunds, log } = services;
  if ((await payments.refund({ id, sessionId, cents })) === 'refused') {
    const refused = await refunds.refuse(id);
    if (refused !== null) log.error('refund refused', { documentId: id });
  }
  // Also after a refusal: an earlier attempt may have come through after all.
  await settlePurchase(sessionId, services);
}
