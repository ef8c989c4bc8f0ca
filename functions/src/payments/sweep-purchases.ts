import { stalePurchaseMinutes } from '#domain/credits/credits.ts';
import type { CreditTransaction } from '#domain/documents/payments/credits.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';
import { settleGift } from './check-gift.ts';
import { closePurchase } from './close-purchase.ts';
import { type EventServices, handlePaymentEvent } from './handle-payment-event.ts';
import { forEach } from './for-each.ts';
import { sendWaitingRefunds } from './send-waiting-refunds.ts';

type SweepServices = EventServices & Pick<Services, 'clock' | 'gifts' | 'refunds'>;

const minuteMs = 60_000;
const pageSize = 100;
/** Bounded by the function's timeout; the rest is handled an hour later. */
const mostPurchases = 1_000;
/** The sweep is hourly, so each event is covered three times. */
const eventHours = 3;
const mostEvents = 1_000;

/** Cancels stale pending purchases. One whose payment is in progress stays pending and is checked again. */
async function closeStale(services: SweepServices): Promise<void> {
  const { ledger, clock, log } = services;
  const before = new Date(clock.now().getTime() - stalePurchaseMinutes * minuteMs);
  let last: CreditTransaction | null = null;
  for (let seen = 0; seen < mostPurchases; seen += pageSize) {
    const page: readonly CreditTransaction[] = await ledger.waiting(before, last, pageSize);
    await forEach(
      page,
      ({ id }) => closePurchase(id, services),
      ({ id }, error) => log.error('purchase left waiting', { documentId: id, ...describeFailure(error) }),
    );
    last = page.at(-1) ?? null;
    if (page.length < pageSize) return;
  }
}

/** The same of gifts, which have no line before they are paid. What stays open is looked at again an hour later. */
async function closeStaleGifts(services: SweepServices): Promise<void> {
  const { gifts, clock, log } = services;
  const before = new Date(clock.now().getTime() - stalePurchaseMinutes * minuteMs);
  await forEach(
    await gifts.waiting(before, pageSize),
    (gift) => settleGift(gift, true, services).then(() => undefined),
    ({ gift_id }, error) => log.error('gift left waiting', { documentId: gift_id, ...describeFailure(error) }),
  );
}

/** Handles events whose webhook was lost or failed. */
async function handleMissedEvents(services: SweepServices): Promise<void> {
  const { payments, stripeEvents, clock, log } = services;
  const since = new Date(clock.now().getTime() - eventHours * 60 * minuteMs);
  const events = await payments.eventsSince(since, mostEvents);
  const unhandled = new Set(await stripeEvents.unhandled(events.map(({ id }) => id)));
  await forEach(
    events.filter(({ id }) => unhandled.has(id)),
    (event) => handlePaymentEvent(event, services),
    ({ id }, error) => log.error('event left behind', { eventId: id, ...describeFailure(error) }),
  );
}

/** Hourly reconciliation of stale purchases, refunds that did not reach Stripe and missed webhooks. */
export async function sweepPurchases(services: SweepServices): Promise<void> {
  await closeStale(services);
  await closeStaleGifts(services);
  await sendWaitingRefunds(services);
  await handleMissedEvents(services);
}
