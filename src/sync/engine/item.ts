import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { dueInMs } from './backoff.ts';

/** What a person wants to happen at the server. Each kind is defined by one file of src/sync/commands. */
export interface Command {
  readonly kind: string;
}

/**
 * waiting → sending → received, or needs-you, or cancelled (design.md decision 4). `needs-you` means that the server
 * rejected it: nothing more happens until the person changes, retries or removes the item.
 */
export type OutboxState = 'waiting' | 'sending' | 'received' | 'needs-you' | 'cancelled';

/** Why the server did not take it. */
export interface Rejection extends DomainError {
  /** Of a conflict: what stands at the server instead. The command that conflicts knows its shape. */
  readonly theirs?: unknown;
}

export interface OutboxItem<Kind extends Command = Command> extends ActingFor {
  /** Given by the database, ever growing: the one order of the outbox. Clocks decide nothing here. */
  readonly sequence: number;
  /** Derived from the command; deduplicates. */
  readonly id: string;
  /** What it is about. Items of one aggregate and senior are sent one after the other, in order. */
  readonly aggregate: string;
  readonly command: Kind;
  readonly state: OutboxState;
  /** How often it was handed to the sender, counted before it leaves. 0: the server cannot know of it. */
  readonly attempts: number;
  /** Consecutive failures; the backoff exponent. */
  readonly failures: number;
  /** When the person saved it, by the device's clock: for showing only. */
  readonly savedAt: number;
  /** Milliseconds since the epoch by the device's clock; 0 is at once. Judged together with `waitMs`. */
  readonly nextAttemptAt: number;
  /** How long the wait was when it began: a clock set back must not stretch it. */
  readonly waitMs: number;
  /** The server itself asked for this wait (Retry-After): connectivity events do not shorten it. */
  readonly hasRetryAfter: boolean;
  /** The lease under which it is being sent; null in every state but `sending`. */
  readonly lease: string | null;
  /** The rejection of a `needs-you` item, or the last failure of a waiting one. */
  readonly error: Rejection | null;
  /** When it was received or cancelled, by the device's clock. */
  readonly settledAt: number | null;
  /**
   * Settled and no longer shown: the server shows it, or a later item includes it. It is kept so that a form left open
   * elsewhere cannot save the same wish again.
   */
  readonly archived: boolean;
}

export type NewItem<Kind extends Command = Command> = Omit<OutboxItem<Kind>, 'sequence'>;

/** How an item enters the outbox; the database gives it its sequence. */
export function newItem<Kind extends Command>(
  { actorUid, seniorId }: ActingFor,
  { id, aggregate }: Pick<OutboxItem, 'id' | 'aggregate'>,
  command: Kind,
  now: number,
): NewItem<Kind> {
  return {
    id,
    actorUid,
    seniorId,
    aggregate,
    command,
    state: 'waiting',
    attempts: 0,
    failures: 0,
    savedAt: now,
    ...atOnce,
    lease: null,
    error: null,
    settledAt: null,
    archived: false,
  };
}

export type OutboxEvent =
  /** A holder of the lease takes it; counted as an attempt before anything leaves the device. */
  | { readonly kind: 'claim'; readonly lease: string }
  /** The server has it. True whoever asked and however late the answer comes. */
  | { readonly kind: 'receive'; readonly at: number }
  /** It did not arrive: try again after a wait. */
  | {
      readonly kind: 'fail';
      readonly error: Rejection;
      readonly nextAttemptAt: number;
      readonly waitMs: number;
      readonly hasRetryAfter: boolean;
    }
  /** The server decided against it. */
  | { readonly kind: 'reject'; readonly error: Rejection }
  /** The holder of its lease is gone without an answer. Sending again is idempotent: same id, same effect. */
  | { readonly kind: 'recover' }
  /** The connection may be back: the next attempt need not wait. */
  | { readonly kind: 'wake' }
  /** The person asks for another attempt. */
  | { readonly kind: 'retry' }
  /** No longer wanted, or included in a later item, and the server cannot have it. */
  | { readonly kind: 'cancel'; readonly at: number };

type EventKind = OutboxEvent['kind'];

/** The state machine. A pair that is not listed is ignored. */
export const outboxTransitions: Readonly<Record<OutboxState, Readonly<Partial<Record<EventKind, OutboxState>>>>> = {
  waiting: { claim: 'sending', receive: 'received', wake: 'waiting', retry: 'waiting', cancel: 'cancelled' },
  // A rejection can meet a cancellation that was queued meanwhile: both are then cancelled.
  sending: { receive: 'received', fail: 'waiting', reject: 'needs-you', recover: 'waiting', cancel: 'cancelled' },
  'needs-you': { receive: 'received', retry: 'waiting', cancel: 'cancelled' },
  received: {},
  cancelled: {},
};

const atOnce = { nextAttemptAt: 0, waitMs: 0, hasRetryAfter: false } as const;

function changesOf(item: OutboxItem, event: OutboxEvent): Partial<Omit<OutboxItem, 'command'>> {
  switch (event.kind) {
    case 'claim':
      return { lease: event.lease, attempts: item.attempts + 1 };
    case 'receive':
      return { lease: null, error: null, settledAt: event.at };
    case 'fail': {
      const { error, nextAttemptAt, waitMs, hasRetryAfter } = event;
      return { lease: null, error, failures: item.failures + 1, nextAttemptAt, waitMs, hasRetryAfter };
    }
    case 'reject':
      return { lease: null, error: event.error };
    case 'recover':
      return { lease: null, ...atOnce };
    case 'wake':
      // Retry-After is the server's to shorten.
      return item.hasRetryAfter ? {} : { failures: 0, ...atOnce };
    case 'retry':
      return { lease: null, error: null, failures: 0, ...atOnce };
    case 'cancel':
      return { lease: null, settledAt: event.at };
  }
}

/** @returns the item after the event, or null where the event is ignored in its state. */
export function advance<Kind extends Command>(item: OutboxItem<Kind>, event: OutboxEvent): OutboxItem<Kind> | null {
  const state = outboxTransitions[item.state][event.kind];
  return state === undefined ? null : { ...item, ...changesOf(item, event), state };
}

/** Terminal state; no longer blocks its aggregate. */
export function isSettled(item: Pick<OutboxItem, 'state'>): boolean {
  return item.state === 'received' || item.state === 'cancelled';
}

/** Will be sent without the person doing anything. */
export function isOnItsWay(item: Pick<OutboxItem, 'state'>): boolean {
  return item.state === 'waiting' || item.state === 'sending';
}

/** Neither arrived nor cancelled. */
export function isPending(item: Pick<OutboxItem, 'state'>): boolean {
  return !isSettled(item);
}

/** The server cannot know of it. */
export function neverLeft(item: Pick<OutboxItem, 'state' | 'attempts'>): boolean {
  return item.state === 'waiting' && item.attempts === 0;
}

/**
 * The first item of each aggregate that is on its way: only these may be sent, so that a cancellation never overtakes its
 * request. A rejected item waits for its person and blocks no other.
 * @param items of one actor, in order of sequence.
 */
export function nextPerAggregate(items: readonly OutboxItem[]): OutboxItem[] {
  const next = new Map<string, OutboxItem>();
  for (const item of items) {
    const key = `${item.seniorId}/${item.aggregate}`;
    if (isOnItsWay(item) && !next.has(key)) next.set(key, item);
  }
  return [...next.values()];
}

/** How long until one of these can be sent; null when none waits. */
export function nextDueInMs(candidates: readonly OutboxItem[], now: number): number | null {
  const waits = candidates.filter(({ state }) => state === 'waiting').map((item) => dueInMs(item, now));
  return waits.length === 0 ? null : Math.min(...waits);
}
