import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { NewItem, OutboxItem } from './item.ts';

/** Who is sending. `heartbeat` grows while the holder lives: others judge by that, never by a clock. */
export interface Lease {
  readonly token: string;
  readonly heartbeat: number;
}

/** What one transaction sees and changes. */
export interface OutboxRows {
  /** In order of sequence, as are all lists here. */
  ofActor(actorUid: string): PromiseLike<OutboxItem[]>;
  ofAggregate(acting: ActingFor, aggregate: string): PromiseLike<OutboxItem[]>;
  /** @returns the item with its sequence, greater than any before, also than deleted ones. */
  add(item: NewItem): PromiseLike<OutboxItem>;
  put(items: readonly OutboxItem[]): PromiseLike<void>;
  remove(sequences: readonly number[]): PromiseLike<void>;
  readLease(): PromiseLike<Lease | null>;
  writeLease(lease: Lease | null): PromiseLike<void>;
  /** The draft of an item is done once the item is saved. */
  dropDraft(actorUid: string, id: string): PromiseLike<void>;
}

/** What the outbox asks of a database. tests/faults holds every implementation to one contract. */
export interface OutboxDatabase {
  /**
   * All of it or nothing, one after the other across tabs. Resolves after the changes are on disk. The work must await
   * only the rows, and be idempotent: it runs again when the connection was lost.
   * @throws StorageFailure
   */
  transact<T>(work: (rows: OutboxRows) => PromiseLike<T>): Promise<T>;

  /** @throws StorageFailure */
  list(actorUid: string): Promise<OutboxItem[]>;

  /** Calls at once and after every committed change, in whichever tab it was made. */
  observe(actorUid: string, listener: (items: readonly OutboxItem[]) => void): () => void;
}
