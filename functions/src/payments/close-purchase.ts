import { type SettledPurchase, settlePurchase, type SettlingServices } from './settle-purchase.ts';

/** Expires the payment page. A payment that was made before is credited. */
export async function closePurchase(
  sessionId: string,
  services: SettlingServices,
): Promise<SettledPurchase | 'unknown' | 'not-ours'> {
  await services.payments.close(sessionId);
  return settlePurchase(sessionId, services);
}
