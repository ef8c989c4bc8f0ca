import type { WebhookCall } from '../shell/webhook/webhook.ts';
import type { Services } from '../shell/services.ts';
import { type EventServices, handlePaymentEvent } from './handle-payment-event.ts';

/** Stripe's webhook. Events arrive at least once, in any order, and are retried for days. */
export async function stripeWebhook(
  { body, signature }: WebhookCall,
  services: EventServices & Pick<Services, 'clock' | 'payments'>,
): Promise<'taken' | 'not-genuine'> {
  const event = await services.payments.readEvent(body, signature, services.clock.now());
  if (event === null) return 'not-genuine';
  // A second delivery settles again, and changes nothing: asking first whether it is one would make every payment wait.
  await handlePaymentEvent(event, services);
  return 'taken';
}
