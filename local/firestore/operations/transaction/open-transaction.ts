import type { LockSet, WrittenVersions } from './lock-set.ts';

export interface Transaction {
  readonly id: bigint;
  readonly database: string;
  /** The snapshot of a read-only transaction; `null` for a read-write transaction, which reads the latest versions. */
  readonly snapshot: bigint | null;
}

export interface OpenTransaction extends Transaction {
  /** The id of the failed attempt that this transaction retries. */
  readonly retryOf: bigint | null;
  readonly startedAt: number;
  lastUsed: number;
  held: LockSet;
}

/** A read or a write that waits for locks. */
export interface Waiter {
  readonly database: string;
  readonly owner: OpenTransaction | null;
  readonly locks: LockSet;
  readonly mode: 'read' | 'write';
  /** Of a write, with what is stored now; null when it cannot be computed. */
  readonly versions: () => WrittenVersions | null;
  /** Runs the waiting operation synchronously after the lock check, so nothing can run in between. */
  readonly proceed: () => void;
  readonly fail: (error: Error) => void;
  timer: NodeJS.Timeout | null;
}

/** The documents of a commit. */
export interface Written {
  readonly paths: readonly (readonly string[])[];
  readonly versions: () => WrittenVersions | null;
}
