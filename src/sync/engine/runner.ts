import type { Clock } from '#lib/clock.ts';
import type { Random } from '#lib/random.ts';
import { StorageFailure } from '#offline/storage-failure.ts';
import type { Timers } from '#offline/timers.ts';
import { backoffMs, minBackoffMs } from './backoff.ts';
import type { DrainOptions, DrainReport } from './drain.ts';
import { leaseCheckMs } from './lease.ts';
import type { OutboxSender } from './sender.ts';
import type { OutboxStore } from './store.ts';
import type { OutboxTriggers, TriggerReason } from './triggers.ts';

/** Polling interval when no event of the browser occurs. */
const pollEveryMs = 30_000;

export interface RunnerPorts {
  readonly store: Pick<OutboxStore, 'wake'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  drain(sender: OutboxSender, options: DrainOptions): Promise<DrainReport>;
  /** Called after every drain, also an unsuccessful one. */
  onDrained(report: DrainReport): Promise<void>;
  onFlushing(flushing: boolean): void;
}

export interface RunnerStart {
  readonly actorUid: string;
  readonly sender: OutboxSender;
  readonly triggers: OutboxTriggers | null;
}

export interface Runner {
  trigger(reason: TriggerReason): void;
  /** @returns the report of a drain that began after the call. */
  flush(): Promise<DrainReport>;
  stop(): void;
}

const nothingSent: DrainReport = { end: 'storage-failed', settled: 0, nextDueInMs: null, retryAfterMs: null };

const isFailure = ({ end }: DrainReport) => end === 'unreachable' || end === 'storage-failed';

function nextLookIn(report: DrainReport, consecutiveFailures: number, random: Random): number {
  switch (report.end) {
    case 'busy':
      return leaseCheckMs;
    case 'drained':
      return Math.max(minBackoffMs, Math.min(pollEveryMs, report.nextDueInMs ?? pollEveryMs));
    case 'sign-in-needed':
      return pollEveryMs;
    case 'unreachable':
    case 'storage-failed':
      return Math.max(report.retryAfterMs ?? 0, Math.min(pollEveryMs, backoffMs(consecutiveFailures, random)));
  }
}

/** @param wakes whether waits are ended first. */
async function drainOnce(
  ports: RunnerPorts,
  { actorUid, sender }: RunnerStart,
  signal: AbortSignal,
  wakes: boolean,
): Promise<DrainReport> {
  try {
    if (wakes) await ports.store.wake(actorUid);
    return await ports.drain(sender, { actorUid, signal, onBatch: () => ports.onFlushing(true) });
  } catch (error) {
    if (error instanceof StorageFailure) return nothingSent;
    // A bug must surface, but must not stop the sending while the page lives.
    queueMicrotask(() => {
      throw error;
    });
    return nothingSent;
  } finally {
    ports.onFlushing(false);
  }
}

/** Serializes passes. A running pass may have read the queue before this call, so one more follows it. */
function oneAtATime(pass: () => Promise<DrainReport>, signal: AbortSignal): () => Promise<DrainReport> {
  let running: Promise<DrainReport> | null = null;
  let following: Promise<DrainReport> | null = null;
  const begin = (): Promise<DrainReport> => {
    const drained = pass().finally(() => {
      running = null;
    });
    running = drained;
    return drained;
  };
  return () => {
    if (signal.aborted) return Promise.resolve(nothingSent);
    if (!running) return begin();
    following ??= running.then(() => {
      following = null;
      return signal.aborted ? nothingSent : begin();
    });
    return following;
  };
}

/** Decides when to drain for one actor; one drain at a time. */
export function startRunner(ports: RunnerPorts, start: RunnerStart): Runner {
  const aborter = new AbortController();
  const { signal } = aborter;
  let cancelTimer = () => {};
  let consecutiveFailures = 0;
  /** On the monotonic clock; only the person can end a pause that the server asked for. */
  let heldUntil = 0;
  let wakeFirst = false;

  const schedule = (milliseconds: number) => {
    cancelTimer();
    if (!signal.aborted) cancelTimer = ports.timers.after(milliseconds, () => trigger('timer'));
  };

  const run = oneAtATime(async () => {
    const wakes = wakeFirst;
    wakeFirst = false;
    const report = await drainOnce(ports, start, signal, wakes);
    const wait = nextLookIn(report, consecutiveFailures, ports.random);
    consecutiveFailures = isFailure(report) ? consecutiveFailures + 1 : 0;
    if (report.retryAfterMs !== null) heldUntil = ports.clock.monotonic() + report.retryAfterMs;
    schedule(wait);
    if (!signal.aborted) await ports.onDrained(report);
    return report;
  }, signal);

  const wake = () => {
    wakeFirst = true;
    consecutiveFailures = 0;
  };

  const trigger = (reason: TriggerReason) => {
    if (signal.aborted) return;
    if (reason !== 'timer') wake();
    const held = heldUntil - ports.clock.monotonic();
    if (held > 0 && reason !== 'asked') schedule(held);
    else void run();
  };

  const unsubscribe = start.triggers?.subscribe(trigger) ?? (() => {});
  trigger('start');

  return {
    trigger,
    flush: () => {
      wake();
      return run();
    },
    stop() {
      aborter.abort();
      cancelTimer();
      unsubscribe();
    },
  };
}
