import type { DomainError } from '#domain/error-codes.ts';
import type { Outbox, OutboxItem, VisitorCommand } from './outbox/types.ts';
import type { Timers } from './timers.ts';
import { visitorOwner } from './visitor-owner.ts';

/** How long somebody looks at a busy button before hearing that the rest goes by itself. */
const timeoutMs = 10_000;

export type FormDelivery =
  /** The server has it. */
  | { readonly kind: 'received' }
  /** On disk on this device, and on its way. `ends` tells what becomes of it, if this page lives to see it. */
  | { readonly kind: 'kept'; readonly ends: Promise<FormEnd> }
  /** Nowhere: the form must stay as it is. */
  | { readonly kind: 'failed'; readonly error: DomainError };

export type FormEnd = 'received' | 'refused';

export interface DeliveryPorts {
  /** Already sending. */
  readonly outbox: Pick<Outbox, 'saveForm' | 'sendNow' | 'flush' | 'observe' | 'remove'>;
  readonly timers: Timers;
}

const never = new Promise<never>(() => {});

/** An item of a visitor that is gone has arrived: that is the only way in which one leaves by itself. */
function endOf(items: readonly OutboxItem[], id: string): FormEnd | null {
  const item = items.find((candidate) => candidate.id === id);
  if (item === undefined || item.state === 'received') return 'received';
  return item.state === 'needs-you' ? 'refused' : null;
}

function watchEnd(outbox: DeliveryPorts['outbox'], id: string): Promise<FormEnd> {
  return new Promise((resolve) => {
    let stop = () => {};
    let ended = false;
    stop = outbox.observe(visitorOwner, (items) => {
      const end = endOf(items, id);
      if (end === null) return;
      ended = true;
      stop();
      resolve(end);
    });
    if (ended) stop();
  });
}

/** Resolves once it is no use to go on looking: nothing arrives now, or it takes too long. */
async function outOfReach({ outbox, timers }: DeliveryPorts): Promise<null> {
  let cancelTimer = () => {};
  const longEnough = new Promise<void>((resolve) => {
    cancelTimer = timers.after(timeoutMs, resolve);
  });
  const flushed = outbox.flush().then(({ end }) => (end === 'drained' || end === 'busy' ? never : undefined));
  await Promise.race([flushed, longEnough]);
  cancelTimer();
  return null;
}

/** Keeps a visitor's form on this device and sends it, or sends it at once where nothing can be kept. */
export async function deliverForm(command: VisitorCommand, ports: DeliveryPorts): Promise<FormDelivery> {
  const { outbox } = ports;
  const saved = await outbox.saveForm(command);
  if (!saved.ok) {
    const { code } = saved.error;
    if (code !== 'storage-full' && code !== 'storage-unavailable') return { kind: 'failed', error: saved.error };
    const sent = await outbox.sendNow(visitorOwner, command);
    return sent.ok ? { kind: 'received' } : { kind: 'failed', error: sent.error };
  }
  const { id } = saved.value;
  const ends = watchEnd(outbox, id);
  const end = await Promise.race([ends, outOfReach(ports)]);
  if (end === 'received') return { kind: 'received' };
  if (end === null) return { kind: 'kept', ends };
  // The form still lies open with every word of it: the person mends it there.
  await outbox.remove(visitorOwner, id);
  return { kind: 'failed', error: { code: 'invalid-input' } };
}
