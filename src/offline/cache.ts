import type { DomainError } from '#domain/error-codes.ts';
import type { Clock } from '#lib/clock.ts';
import type { Result } from '#domain/result.ts';
import { attemptStorage } from './attempt-storage.ts';
import type { MadeliefDatabase } from './db.ts';
import type { DeviceStorage } from './device-storage.ts';

export interface Cached<Value> {
  readonly value: Value;
  /** By the device's clock, to show the age of the data. */
  readonly savedAt: number;
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
   * be stored for the next person.
   * @param replacedKey the key that an earlier version of the app used; its row is deleted.
   */
  write<Value>(
    actorUid: string,
    key: string,
    value: Value,
    replacedKey?: string | null,
  ): Promise<Result<void, DomainError>>;
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

export function createCache(storage: DeviceStorage, clock: Clock): Cache {
  return {
    async read<Value>(actorUid: string, key: string) {
      const row = await attemptStorage(() => storage.run((database) => database.cache.get([actorUid, key])));
      if (!row.ok || !row.value) return null;
      return { value: row.value.value as Value, savedAt: row.value.savedAt };
    },

    write(actorUid, key, value, replacedKey = null) {
      const savedAt = clock.now().getTime();
      return attemptStorage(async () => {
        await storage.run((database) =>
          database.transaction('rw', database.cache, database.settings, async () => {
            if (!(await isSignedIn(database, actorUid))) return;
            await database.cache.put({ uid: actorUid, key, value, savedAt });
            if (replacedKey !== null) await database.cache.delete([actorUid, replacedKey]);
          }),
        );
      });
    },

    wipe: (actorUid) =>
      attemptStorage(async () => {
        await storage.run((database) => database.cache.where('uid').equals(actorUid).delete());
      }),
  };
}
