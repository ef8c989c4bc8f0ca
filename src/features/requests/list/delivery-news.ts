import { type Delivery, isDelivered, type RequestRow } from '#shared/requests/request-row.ts';

export interface DeliveryNews {
  readonly row: RequestRow;
  readonly about: 'delivery' | 'cancellation';
  readonly state: 'received' | 'needs-you';
}

/** Once the server's list has it, nothing is on its way any more: it has been received. */
function stateOf(delivery: Delivery | null): Delivery['state'] {
  return delivery?.state ?? 'received';
}

function isEnd(state: Delivery['state'] | undefined): state is DeliveryNews['state'] {
  return state === 'received' || state === 'needs-you';
}

/**
 * What has become of requests since the list was last drawn without this device having asked for it: staff moved them
 * on, or the daughter cancelled one on her phone.
 */
export function changedElsewhere(before: readonly RequestRow[], after: readonly RequestRow[]): readonly RequestRow[] {
  const earlier = new Map(before.map((row) => [row.id, row] as const));
  return after.filter((row) => {
    const old = earlier.get(row.id);
    if (old === undefined || old.storedStatus === row.storedStatus) return false;
    // Two words for one state.
    if (old.status !== null && old.status === row.status) return false;
    // Until it was delivered it had no state on the server; and a cancellation from here has a notice of its own.
    return isDelivered(old) && old.cancellation === null && row.cancellation === null;
  });
}

/**
 * What has ended its way since the list was last drawn: to be spoken, since nobody watches a badge. That something
 * waits or is being tried once more is no news: in an outage it changes every few seconds.
 */
export function deliveryNews(before: readonly RequestRow[], after: readonly RequestRow[]): readonly DeliveryNews[] {
  const earlier = new Map(before.map((row) => [row.id, row] as const));
  return after.flatMap((row): DeliveryNews[] => {
    const old = earlier.get(row.id);
    if (old === undefined) return [];
    const news: DeliveryNews[] = [];
    const delivered = stateOf(row.delivery);
    if (isEnd(delivered) && stateOf(old.delivery) !== delivered)
      news.push({ row, about: 'delivery', state: delivered });
    if (old.cancellation !== null && old.status !== 'cancelled' && row.status === 'cancelled') {
      news.push({ row, about: 'cancellation', state: 'received' });
    } else if (row.cancellation?.state === 'needs-you' && old.cancellation?.state !== 'needs-you') {
      news.push({ row, about: 'cancellation', state: 'needs-you' });
    }
    return news;
  });
}
