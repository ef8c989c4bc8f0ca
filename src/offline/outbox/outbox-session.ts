import { drain, type DrainPorts } from './drain.ts';
import type { OutboxDatabase } from './outbox-database.ts';
import { isOnItsWay } from './queue-order.ts';
import { type Runner, startRunner } from './runner.ts';
import type { StatusBoard } from './status-board.ts';
import type { OutboxStore } from './store.ts';
import { StorageFailure } from '../storage-failure.ts';
import type { DrainReport, OutboxItem, OutboxStart, OutboxState } from './types.ts';
import { createWatchdog } from './watchdog.ts';

export interface SessionPorts extends Omit<DrainPorts, 'sender' | 'store'> {
  readonly database: Pick<OutboxDatabase, 'observe'>;
  readonly store: OutboxStore;
  readonly board: StatusBoard;
  onReceived(item: OutboxItem): void;
}

/** The sending for one person, from start to stop. */
export interface OutboxSession {
  readonly uid: string;
  readonly options: OutboxStart;
  readonly runner: Runner;
  stop(): void;
}

const needsSignIn = (item: OutboxItem) =>
  item.state === 'waiting' && (item.error?.code === 'sign-in-expired' || item.error?.code === 'not-signed-in');

export function startSession(ports: SessionPorts, options: OutboxStart): OutboxSession {
  const { store, board, clock } = ports;
  const { uid } = options;
  const triggers = options.triggers ?? null;
  const watchdog = createWatchdog(clock);

  // Rows tell what happened in every tab and in the service worker, so that receipts are announced in all of them.
  let known: ReadonlyMap<number, OutboxState> | null = null;
  const stopObserving = ports.database.observe(uid, (items) => {
    board.update({ signInNeeded: items.some(needsSignIn) });
    const before = known;
    known = new Map(items.map(({ sequence, state }) => [sequence, state]));
    if (!before) return;
    for (const item of items) {
      if (item.state === 'received' && before.get(item.sequence) !== 'received') ports.onReceived(item);
    }
  });

  const afterDrain = async (report: DrainReport) => {
    let items: readonly OutboxItem[];
    try {
      items = await store.list(uid);
    } catch (error) {
      if (error instanceof StorageFailure) return;
      throw error;
    }
    const reachable = triggers !== null && (triggers.isOnline() || report.settled > 0);
    board.update({ stuckSince: watchdog.look(items, reachable) });
    // Not waited for: where no service worker ever becomes ready, this never ends, and the next drain waits for this one.
    if (items.some((item) => isOnItsWay(item))) void triggers?.registerBackgroundSync();
  };

  const runner = startRunner(
    {
      ...ports,
      drain: (sender, drainOptions) => drain({ ...ports, sender }, drainOptions),
      onDrained: afterDrain,
      onFlushing: (flushing) => board.update({ flushing }),
    },
    { uid, sender: options.sender, triggers },
  );

  return {
    uid,
    options,
    runner,
    stop() {
      runner.stop();
      stopObserving();
      board.update({ flushing: false, signInNeeded: false, stuckSince: null });
    },
  };
}
