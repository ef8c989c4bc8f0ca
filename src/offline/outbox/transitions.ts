import type { OutboxItem, OutboxState, Refusal } from './types.ts';

export type OutboxEvent =
  /** A flusher takes it; counted as an attempt before anything leaves the device. */
  | { readonly kind: 'claim'; readonly lease: string }
  /** The server has it. True whoever asked and however late the answer comes. */
  | { readonly kind: 'receive'; readonly at: number }
  /** The way there failed: once more, after a wait. */
  | {
      readonly kind: 'fail';
      readonly error: Refusal;
      readonly nextAttemptAt: number;
      readonly waitMs: number;
      readonly serverAsked: boolean;
    }
  /** The server decided against it. */
  | { readonly kind: 'refuse'; readonly error: Refusal }
  /** Its flusher is gone without an answer. Sending again is harmless: same id, same effect. */
  | { readonly kind: 'recover' }
  /** A reason for hope: the next attempt need not wait. */
  | { readonly kind: 'wake' }
  /** The person asks for another attempt. */
  | { readonly kind: 'retry' }
  /** The person does not want it any more, or a later item carries its wish, and the server cannot have it. */
  | { readonly kind: 'cancel'; readonly at: number };

type EventKind = OutboxEvent['kind'];

/** The whole machine. What is not here cannot happen. */
export const outboxTransitions: Readonly<Record<OutboxState, Readonly<Partial<Record<EventKind, OutboxState>>>>> = {
  waiting: { claim: 'sending', receive: 'received', wake: 'waiting', retry: 'waiting', cancel: 'cancelled' },
  // A refusal can meet a cancellation that was queued meanwhile: then the person has what was asked for last.
  sending: { receive: 'received', fail: 'waiting', refuse: 'needs-you', recover: 'waiting', cancel: 'cancelled' },
  'needs-you': { receive: 'received', retry: 'waiting', cancel: 'cancelled' },
  received: {},
  cancelled: {},
};

/** Once there, an item does not move any more and stands in nobody's way. */
export function isSettled(item: Pick<OutboxItem, 'state'>): boolean {
  return item.state === 'received' || item.state === 'cancelled';
}

const atOnce = { nextAttemptAt: 0, waitMs: 0, serverAsked: false } as const;

function changesOf(item: OutboxItem, event: OutboxEvent): Partial<OutboxItem> {
  switch (event.kind) {
    case 'claim':
      return { lease: event.lease, attempts: item.attempts + 1 };
    case 'receive':
      return { lease: null, error: null, settledAt: event.at };
    case 'fail':
      return {
        lease: null,
        error: event.error,
        failures: item.failures + 1,
        nextAttemptAt: event.nextAttemptAt,
        waitMs: event.waitMs,
        serverAsked: event.serverAsked,
      };
    case 'refuse':
      return { lease: null, error: event.error };
    case 'recover':
      return { lease: null, ...atOnce };
    case 'wake':
      // A pause that the server asked for is not ours to shorten.
      return item.serverAsked ? {} : { failures: 0, ...atOnce };
    case 'retry':
      return { lease: null, error: null, failures: 0, ...atOnce };
    case 'cancel':
      return { lease: null, settledAt: event.at };
  }
}

/** The item after the event, or null when the event means nothing in its state: then nothing changes. */
export function advance(item: OutboxItem, event: OutboxEvent): OutboxItem | null {
  const state = outboxTransitions[item.state][event.kind];
  return state === undefined ? null : { ...item, ...changesOf(item, event), state };
}
