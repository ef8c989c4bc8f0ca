import { type SettledPurchase, settlePurchase, type SettlingServices } from './settle-purchase.ts';

/** Sees to it that nobody can pay a purchase any more; who has paid by then gets the credits. */
export async function closePurchase(
  sessionId: string,
  services: SettlingServices,
): Promise<SettledPurchase | 'unknown' | 'not-ours'> {
  await services.payments.close(sessionId);
  return settlePurchase(sessionId, services);
}
