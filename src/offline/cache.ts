import type { DomainError } from '#domain/error-codes.ts';
import type { Clock } from '#lib/clock.ts';
import type { Result } from '#lib/result.ts';
import { attemptStorage } from './attempt-storage.ts';
import type { DeviceStorage } from './device-storage.ts';

export interface Cached<Value> {
  readonly value: Value;
  /** By the device's clock, for saying how old the data is. */
  readonly savedAt: number;
}

/** What the server last answered, per actor, to show without a network. Disposable. */
export interface Cache {
  /** As it was written, perhaps by an older version of the app: parse before trusting. Null when absent or unreadable. */
  read<Value>(actorUid: string, key: string): Promise<Cached<Value> | null>;
  /**
   * Keeps nothing for an actor who is not the one signed in on this device: an answer that was under way during a
   * sign-out must not be stored for the next person.
   * @param replacedKey the key under which an earlier version of the app kept the same; its row is deleted.
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
            const session = await database.settings.get('session');
            if (uidOf(session?.value) !== actorUid) return;
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
