import { type Delivery, isDelivered, type RequestRow } from '#shared/requests/request-row.ts';

export interface DeliveryChange {
  readonly row: RequestRow;
  readonly about: 'delivery' | 'cancellation';
  readonly state: 'received' | 'needs-you';
}

/** Without an outbox item, the server's list has the request: it was received. */
function stateOf(delivery: Delivery | null): Delivery['state'] {
  return delivery?.state ?? 'received';
}

function isEnd(state: Delivery['state'] | undefined): state is DeliveryChange['state'] {
  return state === 'received' || state === 'needs-you';
}

/**
 * Returns the requests whose status was changed elsewhere between two lists: by staff, or by the same account on another
 * device.
 */
export function changedElsewhere(before: readonly RequestRow[], after: readonly RequestRow[]): readonly RequestRow[] {
  const earlier = new Map(before.map((row) => [row.id, row] as const));
  return after.filter((row) => {
    const old = earlier.get(row.id);
    if (old === undefined || old.storedStatus === row.storedStatus) return false;
    // Legacy and current value of the same status.
    if (old.status !== null && old.status === row.status) return false;
    // Before delivery there was no status on the server; a cancellation from this device has its own notice.
    return isDelivered(old) && old.cancellation === null && row.cancellation === null;
  });
}

/**
 * Returns the requests and cancellations that were received or rejected between two lists, to be announced to screen
 * readers. Waiting and sending are left out: during an outage they alternate every few seconds.
 */
export function deliveryChanges(
  before: readonly RequestRow[],
  after: readonly RequestRow[],
): readonly DeliveryChange[] {
  const earlier = new Map(before.map((row) => [row.id, row] as const));
  return after.flatMap((row): DeliveryChange[] => {
    const old = earlier.get(row.id);
    if (old === undefined) return [];
    const changes: DeliveryChange[] = [];
    const delivered = stateOf(row.delivery);
    if (isEnd(delivered) && stateOf(old.delivery) !== delivered)
      changes.push({ row, about: 'delivery', state: delivered });
    if (old.cancellation !== null && old.status !== 'cancelled' && row.status === 'cancelled') {
      changes.push({ row, about: 'cancellation', state: 'received' });
    } else if (row.cancellation?.state === 'needs-you' && old.cancellation?.state !== 'needs-you') {
      changes.push({ row, about: 'cancellation', state: 'needs-you' });
    }
    return changes;
  });
}
