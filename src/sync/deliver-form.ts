import type { DomainError } from '#domain/error-codes.ts';
import type { Timers } from '#offline/timers.ts';
import type { VisitorCommand } from './commands/visitor-registry.ts';
import type { OutboxItem } from './engine/item.ts';
import type { Outbox } from './engine/outbox.ts';
import { visitorActing } from './visitor-outbox.ts';

/** Timeout after which the screen reports that the form is queued and sent later. */
const timeoutMs = 10_000;

export type FormDelivery =
  | { readonly kind: 'received' }
  /** Queued on this device. `ends` resolves with the outcome, if this page lives that long. */
  | { readonly kind: 'kept'; readonly ends: Promise<FormEnd> }
  /** Neither sent nor stored: the form must keep its values. */
  | { readonly kind: 'failed'; readonly error: DomainError };

export type FormEnd = 'received' | 'rejected';

export interface DeliveryPorts {
  /** Already started. */
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

/** Resolves when the person should stop waiting: the server cannot be reached or the timeout has passed. */
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

/** Queues a visitor's form and sends it, or sends it directly when storage is unavailable. */
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
  // The form is still open with its values: the person corrects it there.
  await outbox.remove(visitorActing, id);
  return { kind: 'failed', error: { code: 'invalid-input' } };
}
