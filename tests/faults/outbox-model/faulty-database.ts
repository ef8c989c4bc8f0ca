import { StorageFailure } from '#offline/storage-failure.ts';
import type { Gates } from './gates.ts';
import type { Owner } from './virtual-time.ts';
import type { OutboxDatabase } from '#sync/engine/database.ts';

/** `after`: the change is on disk, and the page receives an error. */
export type StorageFault = 'full' | 'before' | 'after';

export interface StorageFaults {
  next: StorageFault | null;
}

/** One page's connection: delayed and failing according to the schedule, and unusable once the page is dead. */
export function faultyDatabase(
  database: OutboxDatabase,
  owner: Owner,
  gates: Gates,
  faults: StorageFaults,
): OutboxDatabase {
  const takeFault = (): StorageFault | null => {
    const fault = faults.next;
    faults.next = null;
    return fault;
  };

  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    await gates.pass(owner);
    const fault = takeFault();
    if (fault === 'full') throw new StorageFailure('storage-full', 'injected');
    if (fault === 'before') throw new StorageFailure('storage-unavailable', 'injected');
    const result = await gates.during(work);
    await gates.pass(owner);
    if (fault === 'after') throw new StorageFailure('storage-unavailable', 'injected after the commit');
    return result;
  };

  return {
    transact: (work) => call(() => database.transact(work)),
    list: (uid) => call(() => database.list(uid)),
    observe(uid, listener) {
      const stop = database.observe(uid, (items) => {
        if (owner.alive && !owner.frozen) listener(items);
      });
      owner.subscriptions.push(stop);
      return stop;
    },
  };
}
