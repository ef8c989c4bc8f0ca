import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attemptStorage } from './attempt-storage.ts';
import type { Cache } from './cache.ts';
import type { DeviceStorage } from './device-storage.ts';
import type { Drafts } from './drafts.ts';
import type { Settings } from './settings.ts';

export interface WipePorts {
  readonly storage: Pick<DeviceStorage, 'run'>;
  readonly store: { forgetSettled(actorUid: string): Promise<unknown> };
  readonly drafts: Pick<Drafts, 'wipe'>;
  readonly cache: Pick<Cache, 'wipe'>;
  readonly settings: Pick<Settings, 'clear' | 'read'>;
}

/** Rows of visitors and reviewers belong to the device: Auth issues no id with "@". */
const isAccount = (uid: string): boolean => !uid.startsWith('@');

/** The accounts that have rows on this device. */
const accountsOn = (storage: WipePorts['storage']): Promise<string[]> =>
  storage.run(async ({ outbox, drafts, cache }) => {
    const keys = await Promise.all([outbox, drafts, cache].map((table) => table.orderBy('uid').uniqueKeys()));
    return [...new Set(keys.flat().map(String))].filter(isAccount);
  });

/** Wipes every part, also after one failed; what a failed wipe leaves is wiped at the next sign-in, by {@link wipeOtherAccounts}. */
export async function wipeAccount(
  { store, drafts, cache }: Omit<WipePorts, 'storage' | 'settings'>,
  uid: string,
): Promise<Result<void, DomainError>> {
  const done = [
    await cache.wipe(uid),
    await drafts.wipe(uid),
    await attemptStorage(async () => {
      await store.forgetSettled(uid);
    }),
  ];
  return done.find((result) => !result.ok) ?? ok(undefined);
}

/**
 * Wipes the data of every account but this one, as signing out does: cached copies, drafts and settled outbox items.
 * Pending items stay under their owner, whose session alone can list or send them.
 * @param uid the signed-in account; nothing is wiped when another one is signed in by then. Null when no account is
 * signed in: the session snapshot is wiped too.
 */
export async function wipeOtherAccounts(ports: WipePorts, uid: string | null): Promise<Result<void, DomainError>> {
  if (uid !== null && (await ports.settings.read('session'))?.uid !== uid) return ok(undefined);
  const cleared = uid === null ? await ports.settings.clear('session') : ok(undefined);
  const accounts = await attemptStorage(() => accountsOn(ports.storage));
  if (!accounts.ok) return accounts;
  for (const other of accounts.value) {
    if (other === uid) continue;
    const wiped = await wipeAccount(ports, other);
    if (!wiped.ok) return wiped;
  }
  return cleared;
}
