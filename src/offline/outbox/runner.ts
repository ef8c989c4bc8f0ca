import type { Clock } from '#lib/clock.ts';
import type { Random } from '#lib/random.ts';
import { StorageFailure } from '../storage-failure.ts';
import type { Timers } from '../timers.ts';
import { backoffMs, leastMs } from './backoff.ts';
import type { DrainOptions } from './drain.ts';
import { lookAgainMs } from './lease-watch.ts';
import type { OutboxStore } from './store.ts';
import type { DrainReport, OutboxSender, OutboxTriggers, TriggerReason } from './types.ts';

/** Whatever the events of the browser say or fail to say, the outbox looks again after this long. */
const pollEveryMs = 30_000;

export interface RunnerPorts {
  readonly store: Pick<OutboxStore, 'wake'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  drain(sender: OutboxSender, options: DrainOptions): Promise<DrainReport>;
  /** After every drain, also one that came to nothing. */
  onDrained(report: DrainReport): Promise<void>;
  onFlushing(flushing: boolean): void;
}

export interface RunnerStart {
  readonly uid: string;
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

/** Decides when to drain for one person; one drain at a time. */
export function startRunner(ports: RunnerPorts, { uid, sender, triggers }: RunnerStart): Runner {
  const aborter = new AbortController();
  const { signal } = aborter;
  let running: Promise<DrainReport> | null = null;
  let following: Promise<DrainReport> | null = null;
  let cancelTimer = () => {};
  let failuresInARow = 0;
  /** On the monotonic clock; only the person's own wish breaks a pause that the server asked for. */
  let heldUntil = 0;
  let wakeFirst = false;

  const passOnce = async (): Promise<DrainReport> => {
    try {
      if (wakeFirst) {
        wakeFirst = false;
        await ports.store.wake(uid);
      }
      return await ports.drain(sender, { uid, signal, onBatch: () => ports.onFlushing(true) });
    } catch (error) {
      if (error instanceof StorageFailure) return nothingSent;
      // A mistake in our own code must show, but must not end the sending for the rest of the page's life.
      queueMicrotask(() => {
        throw error;
      });
      return nothingSent;
    } finally {
      ports.onFlushing(false);
    }
  };

  const nextLookIn = (report: DrainReport): number => {
    switch (report.end) {
      case 'busy':
        return lookAgainMs;
      case 'drained':
        return Math.max(leastMs, Math.min(pollEveryMs, report.nextDueInMs ?? pollEveryMs));
      case 'sign-in-needed':
        return pollEveryMs;
      case 'unreachable':
      case 'storage-failed':
        return Math.max(report.retryAfterMs ?? 0, Math.min(pollEveryMs, backoffMs(failuresInARow, ports.random)));
    }
  };

  const schedule = (milliseconds: number) => {
    cancelTimer();
    if (!signal.aborted) cancelTimer = ports.timers.after(milliseconds, () => trigger('timer'));
  };

  const pass = async (): Promise<DrainReport> => {
    const report = await passOnce();
    const wait = nextLookIn(report);
    const hopeless = report.end === 'unreachable' || report.end === 'storage-failed';
    failuresInARow = hopeless ? failuresInARow + 1 : 0;
    if (report.retryAfterMs !== null) heldUntil = ports.clock.monotonic() + report.retryAfterMs;
    schedule(wait);
    if (!signal.aborted) await ports.onDrained(report);
    return report;
  };

  const begin = (): Promise<DrainReport> => {
    const drained = pass().finally(() => {
      running = null;
    });
    running = drained;
    return drained;
  };

  /** A drain that is under way may have looked before the reason for this one: there is one more after it. */
  const run = (): Promise<DrainReport> => {
    if (signal.aborted) return Promise.resolve(nothingSent);
    if (!running) return begin();
    following ??= running.then(() => {
      following = null;
      return signal.aborted ? nothingSent : begin();
    });
    return following;
  };

  const trigger = (reason: TriggerReason) => {
    if (signal.aborted) return;
    if (reason !== 'timer') {
      wakeFirst = true;
      failuresInARow = 0;
    }
    const held = heldUntil - ports.clock.monotonic();
    if (held > 0 && reason !== 'asked') schedule(held);
    else void run();
  };

  const unsubscribe = triggers?.subscribe(trigger) ?? (() => {});
  trigger('start');

  return {
    trigger,
    flush: () => {
      wakeFirst = true;
      failuresInARow = 0;
      return run();
    },
    stop() {
      aborter.abort();
      cancelTimer();
      unsubscribe();
    },
  };
}
