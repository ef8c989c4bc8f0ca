import type { DomainError } from '#domain/error-codes.ts';
import type { Timers } from '#offline/timers.ts';
import type { VisitorCommand } from './commands/visitor-registry.ts';
import type { OutboxItem } from './engine/item.ts';
import type { Outbox } from './engine/outbox.ts';
import { visitorActing } from './visitor-outbox.ts';

/** How long the button stays busy before the screen says that the form is kept and sent later. */
const timeoutMs = 10_000;

export type FormDelivery =
  /** The server has it. */
  | { readonly kind: 'received' }
  /** On disk on this device, and on its way. `ends` tells what becomes of it, if this page lives to see it. */
  | { readonly kind: 'kept'; readonly ends: Promise<FormEnd> }
  /** Nowhere: the form must stay as it is. */
  | { readonly kind: 'failed'; readonly error: DomainError };

export type FormEnd = 'received' | 'rejected';

export interface DeliveryPorts {
  /** Already sending. */
  readonly outbox: Pick<Outbox<VisitorCommand>, 'enqueue' | 'sendNow'> & Pick<Outbox, 'flush' | 'observe' | 'remove'>;
  readonly timers: Timers;
}

const never = new Promise<never>(() => {});

/** Visitor items are deleted on receipt; absence means delivered. */
function endOf(items: readonly OutboxItem[], id: string): FormEnd | null {
  const item = items.find((candidate) => candidate.id === id);
  if (item === undefined || item.state === 'received') return 'received';
  return item.state === 'needs-you' ? 'rejected' : null;
}

function watchEnd(outbox: DeliveryPorts['outbox'], id: string): Promise<FormEnd> {
  return new Promise((resolve) => {
    let stop = () => {};
    let ended = false;
    stop = outbox.observe(visitorActing, (items) => {
      const end = endOf(items, id);
      if (end === null) return;
      ended = true;
      stop();
      resolve(end);
    });
    if (ended) stop();
  });
}

/** Resolves once the person should not wait any longer: nothing arrives now, or it takes too long. */
async function untilOutOfReach({ outbox, timers }: DeliveryPorts): Promise<null> {
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
  const saved = await outbox.enqueue(visitorActing, command);
  if (!saved.ok) {
    const { code } = saved.error;
    if (code !== 'storage-full' && code !== 'storage-unavailable') return { kind: 'failed', error: saved.error };
    const sent = await outbox.sendNow(visitorActing, command);
    return sent.ok ? { kind: 'received' } : { kind: 'failed', error: sent.error };
  }
  const { id } = saved.value;
  const ends = watchEnd(outbox, id);
  const end = await Promise.race([ends, untilOutOfReach(ports)]);
  if (end === 'received') return { kind: 'received' };
  if (end === null) return { kind: 'kept', ends };
  // The form still lies open with every word of it: the person mends it there.
  await outbox.remove(visitorActing, id);
  return { kind: 'failed', error: { code: 'invalid-input' } };
}
