import type { DomainError } from '#domain/error-codes.ts';
import type { Clock } from '#lib/clock.ts';
import type { Result } from '#domain/result.ts';
import { attemptStorage } from './attempt-storage.ts';
import type { MadeliefDatabase, StoredCacheEntry } from './db.ts';
import type { DeviceStorage } from './device-storage.ts';

export interface Cached<Value> {
  readonly value: Value;
  /** By the device's clock, to show the age of the data. */
  readonly savedAt: number;
}

export interface CacheWriteOptions {
  /** Epoch milliseconds at which the server was asked, by the device's clock; now where nothing is said. */
  readonly askedAt?: number | undefined;
  /** The key that an earlier version of the app used; its row is deleted. */
  readonly replacedKey?: string | null;
}

/** The last answers of the server, per actor, for offline use. Disposable. */
export interface Cache {
  /**
   * Returns the stored value, unvalidated: an older version of the app may have written it. Null when absent or
   * unreadable.
   */
  read<Value>(actorUid: string, key: string): Promise<Cached<Value> | null>;
  /**
   * Stores nothing unless the actor is the one signed in on this device: an answer that arrives after sign-out must not
   * be stored for the next person. Nor does an answer replace that of a later question, which another tab may have
   * stored.
   * @returns whether this answer is stored.
   */
  write<Value>(
    actorUid: string,
    key: string,
    value: Value,
    options?: CacheWriteOptions,
  ): Promise<Result<boolean, DomainError>>;
  /** Deletes what begins with a prefix, but for these keys. */
  forget(actorUid: string, prefix: string, kept: readonly string[]): Promise<Result<void, DomainError>>;
  wipe(actorUid: string): Promise<Result<void, DomainError>>;
}

function uidOf(snapshot: unknown): unknown {
  return typeof snapshot === 'object' && snapshot !== null && 'uid' in snapshot ? snapshot.uid : undefined;
}

/** Whether the actor is the one signed in on this device. Within a transaction that includes the settings. */
export async function isSignedIn(database: MadeliefDatabase, actorUid: string): Promise<boolean> {
  const session = await database.settings.get('session');
  return uidOf(session?.value) === actorUid;
}

/** A question in the future was asked before the clock was set back: it says nothing. */
const isLater = (row: StoredCacheEntry | undefined, askedAt: number, now: number) =>
  row?.askedAt !== undefined && row.askedAt > askedAt && row.askedAt <= now;

export function createCache(storage: DeviceStorage, clock: Clock): Cache {
  return {
    async read<Value>(actorUid: string, key: string) {
      const row = await attemptStorage(() => storage.run((database) => database.cache.get([actorUid, key])));
      if (!row.ok || !row.value) return null;
      return { value: row.value.value as Value, savedAt: row.value.savedAt };
    },

    write(actorUid, key, value, { askedAt: givenAt, replacedKey = null } = {}) {
      const savedAt = clock.now().getTime();
      const askedAt = givenAt ?? savedAt;
      return attemptStorage(() =>
        storage.run((database) =>
          database.transaction('rw', database.cache, database.settings, async () => {
            if (!(await isSignedIn(database, actorUid))) return false;
            if (isLater(await database.cache.get([actorUid, key]), askedAt, savedAt)) return false;
            await database.cache.put({ uid: actorUid, key, value, savedAt, askedAt });
            if (replacedKey !== null) await database.cache.delete([actorUid, replacedKey]);
            return true;
          }),
        ),
      );
    },

    forget: (actorUid, prefix, kept) =>
      attemptStorage(async () => {
        await storage.run((database) =>
          database.cache
            .where('[uid+key]')
            .between([actorUid, prefix], [actorUid, `${prefix}\uffff`])
            .filter(({ key }) => !kept.includes(key))
            .delete(),
        );
      }),

    wipe: (actorUid) =>
      attemptStorage(async () => {
        await storage.run((database) => database.cache.where('uid').equals(actorUid).delete());
      }),
  };
}
