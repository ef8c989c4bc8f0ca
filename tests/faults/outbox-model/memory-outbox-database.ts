import type { Lease, OutboxDatabase, OutboxRows } from '#sync/engine/database.ts';
import type { OutboxItem } from '#sync/engine/item.ts';

interface Contents {
  items: ReadonlyMap<number, OutboxItem>;
  lease: Lease | null;
  nextSequence: number;
}

const bySequence = (one: OutboxItem, other: OutboxItem) => one.sequence - other.sequence;

/** Works on a copy, which replaces the rows when the transaction commits. */
function rowsOf(contents: Contents): OutboxRows {
  const items = new Map(contents.items);
  contents.items = items;
  const select = (wanted: (item: OutboxItem) => boolean) => [...items.values()].filter(wanted).sort(bySequence);
  return {
    ofActor: async (actorUid) => select((item) => item.actorUid === actorUid),
    ofAggregate: async ({ actorUid, seniorId }, aggregate) =>
      select((item) => item.actorUid === actorUid && item.seniorId === seniorId && item.aggregate === aggregate),
    add: async (item) => {
      const taken = select((other) => other.actorUid === item.actorUid && other.id === item.id).length > 0;
      if (taken) return null;
      const added = { ...item, sequence: contents.nextSequence };
      contents.nextSequence += 1;
      items.set(added.sequence, added);
      return added;
    },
    put: async (changed) => {
      for (const item of changed) items.set(item.sequence, item);
    },
    remove: async (sequences) => {
      for (const sequence of sequences) items.delete(sequence);
    },
    readLease: async () => contents.lease,
    writeLease: async (lease) => {
      contents.lease = lease;
    },
    draftsOf: async () => [],
    dropDrafts: async () => {},
  };
}

/**
 * The outbox's database without a browser, fast enough for ten thousand schedules. It passes the same contract test as
 * the IndexedDB one (outbox-database-contract.test.ts).
 */
export function createMemoryOutboxDatabase(): OutboxDatabase {
  let contents: Contents = { items: new Map(), lease: null, nextSequence: 1 };
  let queue: Promise<unknown> = Promise.resolve();
  const observers = new Set<() => void>();

  const ofActor = (uid: string) =>
    [...contents.items.values()].filter((item) => item.actorUid === uid).sort(bySequence);

  return {
    transact(work) {
      const turn = queue.then(async () => {
        const draft = { ...contents };
        const result = await work(rowsOf(draft));
        contents = draft;
        for (const notify of [...observers]) notify();
        return result;
      });
      queue = turn.catch(() => {});
      return turn;
    },

    list: async (uid) => ofActor(uid),

    observe(uid, listener) {
      const notify = () => listener(ofActor(uid));
      observers.add(notify);
      queueMicrotask(() => {
        if (observers.has(notify)) notify();
      });
      return () => observers.delete(notify);
    },
  };
}
