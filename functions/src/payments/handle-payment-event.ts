import type { Services } from '../shell/services.ts';
import { settlePurchase, type SettlingServices } from './settle-purchase.ts';

type PaymentEvent = Awaited<ReturnType<Services['payments']['eventsSince']>>[number];

export type EventServices = SettlingServices & Pick<Services, 'stripeEvents'>;

async function sessionOf(about: PaymentEvent['about'], { payments }: EventServices): Promise<string | null> {
  if (about === null) return null;
  return 'session' in about ? about.session : payments.sessionOf(about.paymentIntent);
}

/**
 * Settles the purchase that an event is about, then marks the event as handled. The payment state is fetched from Stripe,
 * because the event's may be outdated. Events of other products of the same Stripe account are ignored.
 */
export async function handlePaymentEvent(event: PaymentEvent, services: EventServices): Promise<void> {
  const sessionId = await sessionOf(event.about, services);
  const settled = sessionId === null ? null : await settlePurchase(sessionId, services);
  // Our key belongs to another Stripe account: throw, so that the event is delivered again.
  if (settled === 'unknown') throw new Error('Stripe does not know the session that it tells of');
  await services.stripeEvents.markHandled(event.id, event.type);
}
