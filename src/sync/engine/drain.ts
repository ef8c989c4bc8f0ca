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
import { holdLease, type LeaseWatch } from './lease.ts';
import type { Answer, OutboxSender } from './sender.ts';
import type { Outcome } from './store-sending.ts';
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

/** Items per batch; Firestore allows 500 writes, but smaller batches suit a bad connection. */
const batchLimit = 50;

export interface DrainPorts {
  readonly store: Pick<OutboxStore, 'claim' | 'settle' | 'heartbeat'>;
  readonly sender: OutboxSender;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  readonly holderLock: HolderLock;
  readonly leaseWatch: LeaseWatch;
  /** Mints a unique token for each batch's lease. */
  readonly mintToken: () => string;
}

export interface DrainOptions {
  /** The actor whose items are sent, for any senior. */
  readonly actorUid: string;
  /** Aborted at sign-out: the current batch is finished, and no new one is started. */
  readonly signal: AbortSignal;
  readonly onBatch?: () => void;
}

type Batch =
  | { readonly kind: 'busy'; readonly lease: Lease | null }
  | { readonly kind: 'idle'; readonly nextDueInMs: number | null }
  | { readonly kind: 'too-late' }
  | {
      readonly kind: 'sent';
      readonly items: readonly OutboxItem[];
      readonly answers: readonly Answer[];
      readonly settled: number;
    };

function outcomeOf(item: OutboxItem, answer: Answer, ports: DrainPorts): Outcome {
  if (answer.ok) return { kind: 'received' };
  const { error } = answer;
  return isTransient(error.code)
    ? { kind: 'failed', error, ...waitAfter(error, item.failures, ports.random) }
    : { kind: 'rejected', error };
}

async function runBatch(
  ports: DrainPorts,
  options: DrainOptions,
  token: string,
  tried: Set<number>,
  dead: string | null,
): Promise<Batch> {
  const { store, clock, leaseWatch } = ports;
  const { actorUid } = options;
  const began = clock.monotonic();
  const claim = await store.claim({
    actorUid,
    token,
    limit: batchLimit,
    now: clock.now().getTime(),
    skip: tried,
    mayTake: (found) => found === null || found.token === dead || leaseWatch.isGone(found),
  });
  if (claim.kind !== 'claimed') return claim;

  const { timers } = ports;
  const lease = holdLease({ renew: store.heartbeat, clock, timers }, token, began);
  try {
    if (!lease.isSure()) return { kind: 'too-late' };
    options.onBatch?.();
    const { items } = claim;
    for (const { sequence } of items) tried.add(sequence);
    const answers = await askSender({ sender: ports.sender, timers, maySend: lease.isSure }, items);
    const outcomes = new Map<number, Outcome>();
    for (const [index, answer] of answers.entries()) {
      const item = items[index];
      if (item) outcomes.set(item.sequence, outcomeOf(item, answer, ports));
    }
    const settled = await store.settle({ actorUid, token, now: clock.now().getTime(), outcomes });
    return { kind: 'sent', items, answers, settled };
  } finally {
    lease.release();
  }
}

async function nextBatch(ports: DrainPorts, options: DrainOptions, tried: Set<number>): Promise<Batch> {
  const begin = (dead: string | null) => {
    const token = ports.mintToken();
    // Take the Web Lock before writing the lease; release it afterwards.
    return ports.holderLock.during(token, () => runBatch(ports, options, token, tried, dead));
  };
  const batch = await begin(null);
  if (batch.kind !== 'busy' || !batch.lease) return batch;
  return (await ports.holderLock.mayBeHeld(batch.lease.token)) ? batch : begin(batch.lease.token);
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

/**
 * Sends due items, batch by batch, until none is due or a batch gives a reason to stop. Every item is attempted at most
 * once per drain. An item leaves `sending` only by an answer, or by recovery by the next holder of the lease after a
 * crash.
 */
export async function drain(ports: DrainPorts, options: DrainOptions): Promise<DrainReport> {
  const tried = new Set<number>();
  const report: DrainReport = { end: 'drained', settled: 0, nextDueInMs: null, retryAfterMs: null };
  let settled = 0;
  try {
    while (!options.signal.aborted) {
      const batch = await nextBatch(ports, options, tried);
      if (batch.kind === 'busy') return { ...report, settled, end: 'busy' };
      if (batch.kind === 'too-late') return { ...report, settled, end: 'storage-failed' };
      if (batch.kind === 'idle') return { ...report, settled, nextDueInMs: batch.nextDueInMs };
      settled += batch.settled;
      const stop = reasonToStop(batch.answers);
      if (stop) return { ...report, settled, ...stop };
    }
    return { ...report, settled };
  } catch (error) {
    if (error instanceof StorageFailure) return { ...report, settled, end: 'storage-failed' };
    throw error;
  }
}
