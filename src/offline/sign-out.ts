import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#lib/result.ts';
import { attemptStorage } from './attempt-storage.ts';
import type { Cache } from './cache.ts';
import type { DeviceStorage } from './device-storage.ts';
import type { Drafts } from './drafts.ts';
import type { Settings } from './settings.ts';
import type { Timers } from './timers.ts';
import { wipeAccount, wipeOtherAccounts } from './wipe-accounts.ts';

/**
 * What becomes of items that have not arrived: they stay on this device, under this person's uid, for the next sign-in,
 * or they are taken away for good.
 */
export type UnsentChoice = 'keep' | 'remove';

const waitAtMostMs = 20_000;

/** Leaving this device (design.md decision 5): nothing readable stays behind, and nothing unsent is lost unasked. */
export interface SignOut {
  /** How many items have not arrived. Ask the person when there are any. */
  unsentCount(uid: string): Promise<Result<number, DomainError>>;

  /** The choice to wait: sends what can be sent. @returns how many are left; 0 means free to go. */
  waitUntilSent(uid: string): Promise<Result<number, DomainError>>;

  /**
   * Wipes this person's cache, drafts and session snapshot, and settled items. Unsent items stay, or go with them.
   * @returns a failure when something could not be wiped: then the person must be told.
   */
  leave(uid: string, unsent: UnsentChoice): Promise<Result<void, DomainError>>;

  /**
   * Wipes every account but this one, keeping unsent items for their owners: the server ended a session, or another person
   * signed in. @param uid null when nobody is signed in.
   */
  wipeOthers(uid: string | null): Promise<Result<void, DomainError>>;
}

export interface SignOutPorts {
  readonly storage: Pick<DeviceStorage, 'run'>;
  readonly store: {
    forgetSettled(actorUid: string): Promise<unknown>;
    forgetAll(actorUid: string): Promise<unknown>;
  };
  readonly outbox: {
    flush(): Promise<unknown>;
    pendingCount(actorUid: string): Promise<Result<number, DomainError>>;
  };
  readonly drafts: Pick<Drafts, 'wipe'>;
  readonly cache: Pick<Cache, 'wipe'>;
  readonly settings: Pick<Settings, 'clear' | 'read'>;
  readonly timers: Timers;
}

export function createSignOut(ports: SignOutPorts): SignOut {
  const { store, outbox, settings, timers } = ports;
  return {
    unsentCount: (uid) => outbox.pendingCount(uid),

    async waitUntilSent(uid) {
      let cancelTimer = () => {};
      const longEnough = new Promise<void>((resolve) => {
        cancelTimer = timers.after(waitAtMostMs, resolve);
      });
      await Promise.race([outbox.flush(), longEnough]);
      cancelTimer();
      return outbox.pendingCount(uid);
    },

    async leave(uid, unsent) {
      // The snapshot first: whatever fails after it, the next person is not taken for this one.
      const done = [
        await settings.clear('session'),
        await wipeAccount(ports, uid),
        await attemptStorage(async () => {
          if (unsent === 'remove') await store.forgetAll(uid);
        }),
      ];
      return done.find((result) => !result.ok) ?? ok(undefined);
    },

    wipeOthers: (uid) => wipeOtherAccounts(ports, uid),
  };
}
