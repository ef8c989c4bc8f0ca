import { isTransient } from '#domain/error-codes.ts';
import type { Clock } from '#lib/clock.ts';
import type { Random } from '#lib/random.ts';
import { StorageFailure } from '#offline/storage-failure.ts';
import type { Timers } from '#offline/timers.ts';
import { askSender } from './ask-sender.ts';
import { serverPauseMs, waitAfter } from './backoff.ts';
import type { Lease } from './database.ts';
import type { HolderLock } from './holder-lock.ts';
import type { OutboxItem } from './item.ts';
import { type HeldLease, holdLease, type LeaseWatch } from './lease.ts';
import type { Answer, OutboxSender } from './sender.ts';
import type { Claim, Outcome } from './store-sending.ts';
import type { OutboxStore } from './store.ts';

export type DrainEnd =
  /** Nothing left that is due. */
  | 'drained'
  /** Another tab or the service worker is draining. */
  | 'busy'
  /** The server cannot be reached or asked for a pause. */
  | 'unreachable'
  /** All items stay queued; the actor has to sign in first. */
  | 'sign-in-needed'
  /** This device's storage failed; resending what was sent is idempotent. */
  | 'storage-failed';

export interface DrainReport {
  readonly end: DrainEnd;
  /** The number of receipts and rejections. */
  readonly settled: number;
  /** The time until the next waiting item is due; null when none waits. */
  readonly nextDueInMs: number | null;
  /** The pause that the server asked for. */
  readonly retryAfterMs: number | null;
}

/** Items of the first batch, and of each after a slow one: few, because a bad connection may not carry more in time. */
const cautiousLimit = 50;
/** Items of a batch after one that arrived whole and soon; Firestore allows 500 writes. */
const fullLimit = 200;
const soonMs = 1_000;

export interface DrainPorts {
  readonly store: Pick<OutboxStore, 'claim' | 'settle' | 'heartbeat'>;
  readonly sender: OutboxSender;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  readonly holderLock: HolderLock;
  readonly leaseWatch: LeaseWatch;
  /** Mints a unique token for each lease. */
  readonly mintToken: () => string;
}

export interface DrainOptions {
  /** The actor whose items are sent, for any senior. */
  readonly actorUid: string;
  /** Aborted at sign-out: the current batch is finished, and no new one is started. */
  readonly signal: AbortSignal;
  readonly onBatch?: () => void;
}

function outcomeOf(item: OutboxItem, answer: Answer, ports: DrainPorts): Outcome {
  if (answer.ok) return { kind: 'received' };
  const { error } = answer;
  return isTransient(error.code)
    ? { kind: 'failed', error, ...waitAfter(error, item.failures, ports.random) }
    : { kind: 'rejected', error };
}

/** Returns why the drain ends after these answers; null when it continues. */
function reasonToStop(
  answers: readonly Answer[],
): { end: 'unreachable' | 'sign-in-needed'; retryAfterMs: number | null } | null {
  const errors = answers.filter((answer) => !answer.ok).map(({ error }) => error);
  if (errors.some(({ code }) => code === 'not-signed-in' || code === 'sign-in-expired')) {
    return { end: 'sign-in-needed', retryAfterMs: null };
  }
  const pauses = errors.map(serverPauseMs).filter((pause) => pause !== null);
  const retryAfterMs = pauses.length === 0 ? null : Math.max(...pauses);
  const overloaded = errors.some(({ code }) => code === 'too-many-requests');
  const nothingArrived = errors.length === answers.length && errors.every(({ code }) => isTransient(code));
  return overloaded || nothingArrived ? { end: 'unreachable', retryAfterMs } : null;
}

/** Sends the items, unless the lease may be another's by now. */
async function send(ports: DrainPorts, lease: HeldLease, items: readonly OutboxItem[]) {
  const { sender, timers } = ports;
  const answers = await askSender({ sender, timers, maySend: lease.isSure }, items);
  const outcomes = new Map<number, Outcome>();
  for (const [index, answer] of answers.entries()) {
    const item = items[index];
    if (item) outcomes.set(item.sequence, outcomeOf(item, answer, ports));
  }
  return { answers, outcomes };
}

interface Drained extends DrainReport {
  /** Whose lease it is, where that ended the drain. */
  readonly lease?: Lease | null;
}

const drained: Drained = { end: 'drained', settled: 0, nextDueInMs: null, retryAfterMs: null };

/** What ends a drain, other than items to send. */
const withoutItems = (claim: Exclude<Claim, { readonly kind: 'claimed' }>): Drained =>
  claim.kind === 'busy'
    ? { ...drained, end: 'busy', lease: claim.lease }
    : { ...drained, nextDueInMs: claim.nextDueInMs };

interface Holding {
  readonly token: string;
  /** The token of a holder that is known to be gone. */
  readonly dead: string | null;
  /** Called with the receipts and rejections of each batch: what was settled counts also when the storage fails later. */
  onSettled(count: number): void;
}

/** The batches of one lease, one after the other. */
async function runBatches(ports: DrainPorts, options: DrainOptions, holding: Holding): Promise<Drained> {
  const { store, clock, timers, leaseWatch } = ports;
  const { actorUid, signal } = options;
  const { token, dead } = holding;
  const now = () => clock.now().getTime();
  const tried = new Set<number>();
  let began = clock.monotonic();
  const mayTake = (found: Lease | null) => found === null || found.token === dead || leaseWatch.isGone(found);
  let claim = await store.claim({ actorUid, token, limit: cautiousLimit, skip: tried, now: now(), mayTake });
  if (claim.kind !== 'claimed') return withoutItems(claim);

  const lease = holdLease({ renew: store.heartbeat, clock, timers }, token, began);
  try {
    for (;;) {
      if (!lease.isSure()) return { ...drained, end: 'storage-failed' };
      options.onBatch?.();
      for (const { sequence } of claim.items) tried.add(sequence);
      const sentAt = clock.monotonic();
      const { answers, outcomes } = await send(ports, lease, claim.items);
      const stop = reasonToStop(answers);
      began = clock.monotonic();
      const isGood = answers.every(({ ok }) => ok) && began - sentAt < soonMs;
      const limit = isGood ? fullLimit : cautiousLimit;
      const next = stop || signal.aborted ? null : { limit, skip: tried };
      const settlement = await store.settle({ actorUid, token, now: now(), outcomes, next });
      holding.onSettled(settlement.settled);
      if (stop || settlement.next === null) return { ...drained, ...stop };
      if (settlement.next.kind !== 'claimed') return withoutItems(settlement.next);
      claim = settlement.next;
      lease.renewed(began);
    }
  } finally {
    lease.release();
  }
}

/**
 * Sends due items, batch by batch, until none is due or a batch gives a reason to stop. Every item is attempted at most
 * once per drain. An item leaves `sending` only by an answer, or by recovery by the next holder of the lease after a
 * crash.
 */
export async function drain(ports: DrainPorts, options: DrainOptions): Promise<DrainReport> {
  const { holderLock } = ports;
  let settled = 0;
  const onSettled = (count: number) => {
    settled += count;
  };
  const hold = (dead: string | null) => {
    const token = ports.mintToken();
    // Take the Web Lock before writing the lease; release it afterwards.
    return holderLock.during(token, () => runBatches(ports, options, { token, dead, onSettled }));
  };
  const report = ({ lease: _lease, ...rest }: Drained): DrainReport => ({ ...rest, settled });
  try {
    if (options.signal.aborted) return report(drained);
    const first = await hold(null);
    const holder = first.end === 'busy' && settled === 0 ? first.lease : null;
    if (!holder || (await holderLock.mayBeHeld(holder.token))) return report(first);
    return report(await hold(holder.token));
  } catch (error) {
    if (error instanceof StorageFailure) return { ...drained, settled, end: 'storage-failed' };
    throw error;
  }
}
