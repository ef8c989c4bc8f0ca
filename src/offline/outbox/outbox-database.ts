import type { OutboxItem } from './types.ts';

/** Who is sending. `beat` grows while the holder lives: others judge by that, never by a clock. */
export interface Lease {
  readonly token: string;
  readonly beat: number;
}

/** What one transaction sees and changes. */
export interface OutboxRows {
  /** In order of sequence, as are all lists here. */
  ofUser(uid: string): PromiseLike<OutboxItem[]>;
  ofAggregate(uid: string, aggregate: string): PromiseLike<OutboxItem[]>;
  /** @returns the item with its sequence, greater than any before, also than deleted ones. */
  add(item: Omit<OutboxItem, 'sequence'>): PromiseLike<OutboxItem>;
  put(items: readonly OutboxItem[]): PromiseLike<void>;
  remove(sequences: readonly number[]): PromiseLike<void>;
  readLease(): PromiseLike<Lease | null>;
  writeLease(lease: Lease | null): PromiseLike<void>;
  /** The draft from which a request was made has done its work once the request is saved. */
  dropDraft(uid: string, requestId: string): PromiseLike<void>;
}

/** The little that the outbox asks of a database. tests/faults holds every implementation to one contract. */
export interface OutboxDatabase {
  /**
   * All of it or nothing, one after the other across tabs. Resolves after the changes are on disk. The work must await
   * nothing but the rows, and be idempotent: it runs again when the connection was lost.
   * @throws StorageFailure
   */
  transact<T>(work: (rows: OutboxRows) => PromiseLike<T>): Promise<T>;

  /** @throws StorageFailure */
  list(uid: string): Promise<OutboxItem[]>;

  /** Calls at once and after every committed change, in whichever tab it was made. */
  observe(uid: string, listener: (items: readonly OutboxItem[]) => void): () => void;
}
