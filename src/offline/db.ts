import { Dexie, type Table, type Transaction } from 'dexie';
import type { DomainError } from '#domain/error-codes.ts';
import { databaseName } from './database-name.ts';

/** A row of the outbox, under the names that it was first stored with. src/sync knows what it means. */
export interface StoredOutboxItem {
  readonly sequence: number;
  readonly id: string;
  readonly uid: string;
  /** Absent in rows of an app that knew no other senior than `uid`. */
  readonly seniorId?: string;
  readonly aggregate: string;
  readonly command: { readonly kind: string };
  readonly state: 'waiting' | 'sending' | 'received' | 'needs-you' | 'cancelled';
  readonly attempts: number;
  readonly failures: number;
  readonly savedAt: number;
  readonly nextAttemptAt: number;
  readonly waitMs: number;
  readonly serverAsked: boolean;
  readonly lease: string | null;
  readonly error: (DomainError & { readonly theirs?: unknown }) | null;
  readonly settledAt: number | null;
  readonly shelved: boolean;
}

export interface StoredLease {
  readonly name: 'flusher';
  readonly token: string;
  readonly beat: number;
}

export interface StoredDraft {
  readonly uid: string;
  readonly form: string;
  readonly requestId: string;
  readonly values: unknown;
  readonly savedAt: number;
}

export interface StoredCacheEntry {
  readonly uid: string;
  readonly key: string;
  readonly value: unknown;
  readonly savedAt: number;
}

export interface StoredSetting {
  readonly key: string;
  readonly value: unknown;
}

/** The browser's parts that Dexie stands on; tests hand in others. */
export interface IndexedDbEnvironment {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
}

/**
 * Everything this device keeps. A version that has been in use is never edited: a new one is added after it, only adding
 * to what is there, so that an older app in another tab can go on (Dexie opens a newer database as it finds it).
 */
export class MadeliefDatabase extends Dexie {
  declare readonly outbox: Table<StoredOutboxItem, number, Omit<StoredOutboxItem, 'sequence'>>;
  declare readonly leases: Table<StoredLease, string>;
  declare readonly drafts: Table<StoredDraft, [string, string]>;
  declare readonly cache: Table<StoredCacheEntry, [string, string]>;
  declare readonly settings: Table<StoredSetting, string>;

  constructor(name: string = databaseName, environment?: IndexedDbEnvironment) {
    super(name, {
      // Since Chrome 121 the default is relaxed: a power cut could undo what the screen called saved.
      chromeTransactionDurability: 'strict',
      // The cache answers live queries before the transaction has completed: too early to say "saved".
      cache: 'disabled',
      ...environment,
    });
    this.version(1).stores({
      outbox: '++sequence, &[uid+id], [uid+aggregate], uid',
      leases: 'name',
      drafts: '[uid+form], [uid+requestId], uid',
      cache: '[uid+key], uid',
      settings: 'key',
    });
  }
}

/**
 * Tables bound to their transaction. Dexie also knows the current transaction by itself, but loses track after some
 * hundred awaits (ZONE_ECHO_LIMIT): what is written after that would be a transaction of its own.
 */
export function tablesOf(transaction: Transaction): Pick<MadeliefDatabase, 'outbox' | 'leases' | 'drafts'> {
  return {
    outbox: transaction.table<StoredOutboxItem, number, Omit<StoredOutboxItem, 'sequence'>>('outbox'),
    leases: transaction.table<StoredLease, string>('leases'),
    drafts: transaction.table<StoredDraft, [string, string]>('drafts'),
  };
}
