import { Dexie, type Table, type Transaction } from 'dexie';
import type { DomainError } from '#domain/error-codes.ts';
import { avoidPageCacheDuring } from '#lib/device/avoid-page-cache.ts';
import { databaseName } from './database-name.ts';

/** A row of the outbox, with its original field names. src/sync maps it to an item. */
export interface StoredOutboxItem {
  readonly sequence: number;
  readonly id: string;
  readonly uid: string;
  /** Absent in rows of versions in which the senior was always `uid`. */
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
  /** When the server was asked; absent in rows of earlier versions of the app. */
  readonly askedAt?: number;
}

export interface StoredSetting {
  readonly key: string;
  readonly value: unknown;
}

/** The browser APIs that Dexie uses; replaced in tests. */
export interface IndexedDbEnvironment {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
}

/**
 * The database of this device. Never edit a released version: add a new one after it that only extends the schema, so
 * that an older app in another tab keeps working (Dexie opens a newer database as it is).
 */
export class MadeliefDatabase extends Dexie {
  declare readonly outbox: Table<StoredOutboxItem, number, Omit<StoredOutboxItem, 'sequence'>>;
  declare readonly leases: Table<StoredLease, string>;
  declare readonly drafts: Table<StoredDraft, [string, string]>;
  declare readonly cache: Table<StoredCacheEntry, [string, string]>;
  declare readonly settings: Table<StoredSetting, string>;

  constructor(name: string = databaseName, environment?: IndexedDbEnvironment) {
    super(name, {
      // The default since Chrome 121 is relaxed: a power cut could lose data that the screen reported as saved.
      chromeTransactionDurability: 'strict',
      // The cache notifies live queries before the transaction completes, too early to report a save.
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

  override open() {
    const opening = super.open();
    avoidPageCacheDuring(opening);
    return opening;
  }
}

/**
 * Returns tables bound to their transaction. Dexie's implicit current transaction is lost after some hundred awaits
 * (ZONE_ECHO_LIMIT); later writes would run in a transaction of their own.
 */
export function tablesOf(transaction: Transaction): Pick<MadeliefDatabase, 'outbox' | 'leases' | 'drafts'> {
  return {
    outbox: transaction.table<StoredOutboxItem, number, Omit<StoredOutboxItem, 'sequence'>>('outbox'),
    leases: transaction.table<StoredLease, string>('leases'),
    drafts: transaction.table<StoredDraft, [string, string]>('drafts'),
  };
}
