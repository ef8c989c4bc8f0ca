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

/** What the server last answered, per person, to show without a network. An aid: losing it loses nothing. */
export interface Cache {
  /** As it was written, perhaps by an older version of the app: parse before trusting. Null when absent or unreadable. */
  read<Value>(uid: string, key: string): Promise<Cached<Value> | null>;
  /**
   * Keeps nothing for a person who is not the one signed in on this device: an answer that was under way while somebody
   * signed out must not lie here for the next person.
   */
  write<Value>(uid: string, key: string, value: Value): Promise<Result<void, DomainError>>;
  wipe(uid: string): Promise<Result<void, DomainError>>;
}

function uidOf(snapshot: unknown): unknown {
  return typeof snapshot === 'object' && snapshot !== null && 'uid' in snapshot ? snapshot.uid : undefined;
}

export function createCache(storage: DeviceStorage, clock: Clock): Cache {
  return {
    async read<Value>(uid: string, key: string) {
      const row = await attemptStorage(() => storage.run((database) => database.cache.get([uid, key])));
      if (!row.ok || !row.value) return null;
      return { value: row.value.value as Value, savedAt: row.value.savedAt };
    },

    write(uid, key, value) {
      const savedAt = clock.now().getTime();
      return attemptStorage(async () => {
        await storage.run((database) =>
          database.transaction('rw', database.cache, database.settings, async () => {
            const session = await database.settings.get('session');
            if (uidOf(session?.value) === uid) await database.cache.put({ uid, key, value, savedAt });
          }),
        );
      });
    },

    wipe: (uid) =>
      attemptStorage(async () => {
        await storage.run((database) => database.cache.where('uid').equals(uid).delete());
      }),
  };
}
