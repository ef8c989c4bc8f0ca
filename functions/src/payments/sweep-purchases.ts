import { stalePurchaseMinutes } from '#domain/credits/credits.ts';
import type { CreditTransaction } from '#domain/documents/credits.ts';
import { describeFailure } from '../shell/describe-failure.ts';
import type { Services } from '../shell/services.ts';
import { closePurchase } from './close-purchase.ts';
import { type EventServices, handlePaymentEvent } from './handle-payment-event.ts';

type SweepServices = EventServices & Pick<Services, 'clock'>;

const minuteMs = 60_000;
/** Stripe's own limit is a hundred calls a second. */
const atOnce = 5;
const pageSize = 100;
/** What the function has time for; the rest is still there an hour later. */
const mostPurchases = 1_000;
/** The sweep comes every hour: each event is within its sight three times. */
const eventHours = 3;
const mostEvents = 1_000;

/** One that cannot be dealt with must not keep the others waiting; it is looked at again the next time. */
async function forEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  onTrouble: (item: Item, error: unknown) => void,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        onTrouble(item, error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Closes what has waited for too long. Money that is under way keeps its purchase waiting, and is asked for again. */
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

/** Takes up what no webhook has brought: it was lost, or could not be taken. */
async function catchUp(services: SweepServices): Promise<void> {
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

/** What nobody came back for, every hour: neither a closed tab nor a webhook that was lost costs anybody credits. */
export async function sweepPurchases(services: SweepServices): Promise<void> {
  await closeStale(services);
  await catchUp(services);
}
