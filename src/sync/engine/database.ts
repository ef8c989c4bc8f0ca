import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { NewItem, OutboxItem } from './item.ts';

/** The current flusher. `heartbeat` increases while the holder lives; others rely on it and never on a clock. */
export interface Lease {
  readonly token: string;
  readonly heartbeat: number;
}

/** What identifies a kept draft; only the database that found it looks inside. */
export type DraftKey = [string, string];

/** The rows of one transaction. */
export interface OutboxRows {
  /** Ordered by sequence, as are all lists here. */
  ofActor(actorUid: string): PromiseLike<OutboxItem[]>;
  ofAggregate(acting: ActingFor, aggregate: string): PromiseLike<OutboxItem[]>;
  /**
   * @returns the item with a sequence greater than any before, deleted items included. null, adding nothing, where the actor
   * has one with its id.
   */
  add(item: NewItem): PromiseLike<OutboxItem | null>;
  put(items: readonly OutboxItem[]): PromiseLike<void>;
  remove(sequences: readonly number[]): PromiseLike<void>;
  readLease(): PromiseLike<Lease | null>;
  writeLease(lease: Lease | null): PromiseLike<void>;
  /** The drafts of an item that is being saved: asked for beside its queue, since the person waits for each answer. */
  draftsOf(actorUid: string, id: string): PromiseLike<readonly DraftKey[]>;
  dropDrafts(found: readonly DraftKey[]): PromiseLike<void>;
}

/** The storage interface of the outbox. tests/faults runs one contract test against every implementation. */
export interface OutboxDatabase {
  /**
   * Atomic and serialized across tabs. Resolves after the changes are on disk. The work must await only the rows and be
   * idempotent: it is retried when the connection was lost.
   * @throws StorageFailure
   */
  transact<T>(work: (rows: OutboxRows) => PromiseLike<T>): Promise<T>;

  /** @throws StorageFailure */
  list(actorUid: string): Promise<OutboxItem[]>;

  /** Calls the listener now and after every committed change in any tab. */
  observe(actorUid: string, listener: (items: readonly OutboxItem[]) => void): () => void;
}
