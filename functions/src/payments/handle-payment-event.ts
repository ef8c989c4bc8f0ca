import type { Services } from '../shell/services.ts';
import { settlePurchase, type SettlingServices } from './settle-purchase.ts';

type PaymentEvent = Awaited<ReturnType<Services['payments']['eventsSince']>>[number];

export type EventServices = SettlingServices & Pick<Services, 'stripeEvents'>;

async function sessionOf(about: PaymentEvent['about'], { payments }: EventServices): Promise<string | null> {
  if (about === null) return null;
  return 'session' in about ? about.session : payments.sessionOf(about.paymentIntent);
}

/**
 * Looks at what an event is about, and marks the event only then. What it says about the payment is not read: it may be
 * old. The same account may sell other things; those are nobody's business here.
 */
export async function handlePaymentEvent(event: PaymentEvent, services: EventServices): Promise<void> {
  const sessionId = await sessionOf(event.about, services);
  const settled = sessionId === null ? null : await settlePurchase(sessionId, services);
  // Stripe tells of a session and does not know it: our key is another account's. Let it come again.
  if (settled === 'unknown') throw new Error('Stripe does not know the session that it tells of');
  await services.stripeEvents.markHandled(event.id, event.type);
}
