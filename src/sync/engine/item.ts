import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { dueInMs } from './backoff.ts';

/** A command, as stored in an item. Each kind is defined in one file of src/sync/commands. */
export interface Command {
  readonly kind: string;
}

/**
 * waiting → sending → received, or needs-you, or cancelled (design.md decision 4). `needs-you`: the server rejected it,
 * and it stays until the person changes, retries or removes it.
 */
export type OutboxState = 'waiting' | 'sending' | 'received' | 'needs-you' | 'cancelled';

/** The reason of a rejection or failure. */
export interface Rejection extends DomainError {
  /** For a conflict, the stored values; the command defines their shape. */
  readonly theirs?: unknown;
}

export interface OutboxItem<Kind extends Command = Command> extends ActingFor {
  /** Assigned by the database, increasing: the only order of the outbox, independent of clocks. */
  readonly sequence: number;
  /** Derived from the command; deduplicates. */
  readonly id: string;
  /** The entity that it changes. Items of one aggregate and senior are sent sequentially, in order. */
  readonly aggregate: string;
  readonly command: Kind;
  readonly state: OutboxState;
  /** The number of claims, counted before sending. 0: the server cannot have it. */
  readonly attempts: number;
  /** Consecutive failures; the backoff exponent. */
  readonly failures: number;
  /** When it was saved, by the device's clock, for display only. */
  readonly savedAt: number;
  /** Milliseconds since the epoch by the device's clock; 0 is at once. Evaluated together with `waitMs`. */
  readonly nextAttemptAt: number;
  /** The length of the wait when it was set, so that a clock set back cannot extend it. */
  readonly waitMs: number;
  /** The wait is a Retry-After of the server: connectivity events do not shorten it. */
  readonly hasRetryAfter: boolean;
  /** The token of the lease under which it is being sent; null in every other state. */
  readonly lease: string | null;
  /** The rejection of a `needs-you` item, or the last failure of a waiting one. */
  readonly error: Rejection | null;
  /** When it was received or cancelled, by the device's clock. */
  readonly settledAt: number | null;
  /**
   * Settled and no longer shown, because the server shows it or a later item includes it. Retained so that a form left
   * open in another tab cannot save the same command again.
   */
  readonly archived: boolean;
}

export type NewItem<Kind extends Command = Command> = Omit<OutboxItem<Kind>, 'sequence'>;

/** Returns an item to add; the database assigns its sequence. */
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
  /** The holder of the lease claims it; counted as an attempt before it is sent. */
  | { readonly kind: 'claim'; readonly lease: string }
  /** The server has it; valid from any sender, however late. */
  | { readonly kind: 'receive'; readonly at: number }
  /** It did not arrive: retry after a wait. */
  | {
      readonly kind: 'fail';
      readonly error: Rejection;
      readonly nextAttemptAt: number;
      readonly waitMs: number;
      readonly hasRetryAfter: boolean;
    }
  /** The server rejected it. */
  | { readonly kind: 'reject'; readonly error: Rejection }
  /** Its lease holder died without an answer. Resending is idempotent: same id, same effect. */
  | { readonly kind: 'recover' }
  /** The connection may be back: the next attempt is due at once. */
  | { readonly kind: 'wake' }
  /** The person asks for another attempt. */
  | { readonly kind: 'retry' }
  /**
   * Withdrawn, or included in a later item, and the server cannot have it; or replaced by a later item whose answer tells
   * whether the server has it.
   */
  | { readonly kind: 'cancel'; readonly at: number };

type EventKind = OutboxEvent['kind'];

/** The state machine. An event that is not listed for a state is ignored. */
export const outboxTransitions: Readonly<Record<OutboxState, Readonly<Partial<Record<EventKind, OutboxState>>>>> = {
  waiting: { claim: 'sending', receive: 'received', wake: 'waiting', retry: 'waiting', cancel: 'cancelled' },
  // A rejected request whose cancellation was queued meanwhile is cancelled with it.
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
      // Connectivity events do not shorten a Retry-After.
      return item.hasRetryAfter ? {} : { failures: 0, ...atOnce };
    case 'retry':
      return { lease: null, error: null, failures: 0, ...atOnce };
    case 'cancel':
      return { lease: null, settledAt: event.at };
  }
}

/** @returns the item after the event, or null when the event is ignored in its state. */
export function advance<Kind extends Command>(item: OutboxItem<Kind>, event: OutboxEvent): OutboxItem<Kind> | null {
  const state = outboxTransitions[item.state][event.kind];
  return state === undefined ? null : { ...item, ...changesOf(item, event), state };
}

/**
 * Archives an item that a later one includes or replaces; its row prevents the same form from saving it again. Empty when
 * it is settled already.
 */
export function supersede(item: OutboxItem, now: number): OutboxItem[] {
  const cancelled = advance(item, { kind: 'cancel', at: now });
  return cancelled ? [{ ...cancelled, archived: true }] : [];
}

/** Terminal state; no longer blocks its aggregate. */
export function isSettled(item: Pick<OutboxItem, 'state'>): boolean {
  return item.state === 'received' || item.state === 'cancelled';
}

/** Whether it will be sent without action by the person. */
export function isOnItsWay(item: Pick<OutboxItem, 'state'>): boolean {
  return item.state === 'waiting' || item.state === 'sending';
}

/** Neither arrived nor cancelled. */
export function isPending(item: Pick<OutboxItem, 'state'>): boolean {
  return !isSettled(item);
}

/** Whether the server cannot have it. */
export function wasNeverSent(item: Pick<OutboxItem, 'state' | 'attempts'>): boolean {
  return item.state === 'waiting' && item.attempts === 0;
}

/**
 * Returns the first item of each aggregate that is on its way: only these may be sent, so that a cancellation never
 * overtakes its request. A rejected item blocks no other.
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

/** Returns the time until one of these is due; null when none waits. */
export function nextDueInMs(candidates: readonly OutboxItem[], now: number): number | null {
  const waits = candidates.filter(({ state }) => state === 'waiting').map((item) => dueInMs(item, now));
  return waits.length === 0 ? null : Math.min(...waits);
}
