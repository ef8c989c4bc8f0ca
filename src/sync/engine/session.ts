import { StorageFailure } from '#offline/storage-failure.ts';
import type { OutboxDatabase } from './database.ts';
import { drain, type DrainPorts, type DrainReport } from './drain.ts';
import { isOnItsWay, type OutboxItem, type OutboxState } from './item.ts';
import { type Runner, startRunner } from './runner.ts';
import type { OutboxSender } from './sender.ts';
import type { StatusBoard } from './status.ts';
import type { OutboxStore } from './store.ts';
import type { OutboxTriggers } from './triggers.ts';
import { createWatchdog } from './watchdog.ts';

export interface SessionPorts extends Omit<DrainPorts, 'sender' | 'store'> {
  readonly database: Pick<OutboxDatabase, 'observe'>;
  readonly store: Pick<OutboxStore, 'claim' | 'settle' | 'heartbeat' | 'wake' | 'list'>;
  readonly board: StatusBoard;
  onReceived(item: OutboxItem): void;
}

export interface SessionStart {
  /** The actor whose items on this device are sent, for any senior. */
  readonly actorUid: string;
  readonly sender: OutboxSender;
  /** Absent in the service worker, which flushes once. */
  readonly triggers?: OutboxTriggers;
}

/** The sending for one actor, from start to stop. */
export interface OutboxSession extends SessionStart {
  readonly runner: Runner;
  stop(): void;
}

const needsSignIn = (item: OutboxItem) =>
  item.state === 'waiting' && (item.error?.code === 'sign-in-expired' || item.error?.code === 'not-signed-in');

const gotNoAnswer = (item: OutboxItem) => isOnItsWay(item) && item.error?.code === 'network';

/** Observes rows, which reflect all tabs and the service worker, so that each announces every receipt. */
function announceReceipts({ database, board, onReceived }: SessionPorts, actorUid: string): () => void {
  let known: ReadonlyMap<number, OutboxState> | null = null;
  return database.observe(actorUid, (items) => {
    board.update({ signInNeeded: items.some(needsSignIn), unreachable: items.some(gotNoAnswer) });
    const before = known;
    known = new Map(items.map(({ sequence, state }) => [sequence, state]));
    if (!before) return;
    for (const item of items) {
      if (item.state === 'received' && before.get(item.sequence) !== 'received') onReceived(item);
    }
  });
}

export function startSession(ports: SessionPorts, options: SessionStart): OutboxSession {
  const { store, board, clock } = ports;
  const { actorUid, sender } = options;
  const triggers = options.triggers ?? null;
  const watchdog = createWatchdog(clock);

  const onDrained = async (report: DrainReport) => {
    let items: readonly OutboxItem[];
    try {
      items = await store.list(actorUid);
    } catch (error) {
      if (error instanceof StorageFailure) return;
      throw error;
    }
    const reachable = triggers !== null && (triggers.isOnline() || report.settled > 0);
    board.update({ stuckSince: watchdog.look(items, reachable) });
    // Not awaited: it never resolves without a ready service worker, and the next drain would wait for it.
    if (items.some((item) => isOnItsWay(item))) void triggers?.registerBackgroundSync();
  };

  const stopObserving = announceReceipts(ports, actorUid);
  const runner = startRunner(
    {
      ...ports,
      drain: (by, drainOptions) => drain({ ...ports, sender: by }, drainOptions),
      onDrained,
      onFlushing: (flushing) => board.update({ flushing }),
    },
    { actorUid, sender, triggers },
  );

  return {
    ...options,
    runner,
    stop() {
      runner.stop();
      stopObserving();
      board.update({ flushing: false, signInNeeded: false, stuckSince: null, unreachable: false });
    },
  };
}
