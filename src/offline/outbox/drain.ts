import { isTransient } from '#domain/error-codes.ts';
import type { Clock } from '#lib/clock.ts';
import type { Random } from '#lib/random.ts';
import { StorageFailure } from '../storage-failure.ts';
import type { Timers } from '../timers.ts';
import { type Answer, askSender } from './ask-sender.ts';
import { serverPauseMs, waitAfter } from './backoff.ts';
import type { FlusherBeacon } from './flusher-beacon.ts';
import { holdLease } from './lease-hold.ts';
import type { LeaseWatch } from './lease-watch.ts';
import type { Lease } from './outbox-database.ts';
import type { Outcome, OutboxStore } from './store.ts';
import type { DrainReport, OutboxItem, OutboxSender } from './types.ts';

/** Most items handed over at once; Firestore takes 500 writes in a batch, a bad connection prefers fewer. */
const batchLimit = 50;

export interface DrainPorts {
  readonly store: Pick<OutboxStore, 'claim' | 'settle' | 'beat'>;
  readonly sender: OutboxSender;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  readonly beacon: FlusherBeacon;
  readonly leaseWatch: LeaseWatch;
  /** A name for each batch's lease, never used before. */
  readonly mintToken: () => string;
}

export interface DrainOptions {
  readonly uid: string;
  /** Aborted at sign-out: what is under way is finished, nothing more is begun. */
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
    : { kind: 'refused', error };
}

async function runBatch(
  ports: DrainPorts,
  options: DrainOptions,
  token: string,
  tried: Set<number>,
  dead: string | null,
): Promise<Batch> {
  const { store, clock, leaseWatch } = ports;
  const { uid } = options;
  const began = clock.monotonic();
  const claim = await store.claim({
    uid,
    token,
    limit: batchLimit,
    now: clock.now().getTime(),
    skip: tried,
    mayTake: (lease) => lease === null || lease.token === dead || leaseWatch.isGone(lease),
  });
  if (claim.kind !== 'claimed') return claim;

  const hold = holdLease(ports, token, began);
  try {
    if (!hold.isSure()) return { kind: 'too-late' };
    options.onBatch?.();
    const { items } = claim;
    for (const { sequence } of items) tried.add(sequence);
    const answers = await askSender({ sender: ports.sender, timers: ports.timers, maySend: hold.isSure }, items);
    const outcomes = new Map<number, Outcome>();
    for (const [index, answer] of answers.entries()) {
      const item = items[index];
      if (item) outcomes.set(item.sequence, outcomeOf(item, answer, ports));
    }
    const settled = await store.settle({ uid, token, now: clock.now().getTime(), outcomes });
    return { kind: 'sent', items, answers, settled };
  } finally {
    hold.release();
  }
}

async function nextBatch(ports: DrainPorts, options: DrainOptions, tried: Set<number>): Promise<Batch> {
  const begin = (dead: string | null) => {
    const token = ports.mintToken();
    // The beacon shines before the lease can be seen, and until after it is given back.
    return ports.beacon.during(token, () => runBatch(ports, options, token, tried, dead));
  };
  const batch = await begin(null);
  if (batch.kind !== 'busy' || !batch.lease) return batch;
  return (await ports.beacon.mayShine(batch.lease.token)) ? batch : begin(batch.lease.token);
}

/** Whether a batch's answers say that going on now is pointless, and why. */
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
 * Sends what is due, batch by batch, until nothing is or a batch says that it is no use now. Every item is tried at most
 * once per drain. An item leaves `sending` only by an answer, or by the next flusher after a crash.
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
