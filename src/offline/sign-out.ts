import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attemptStorage } from './attempt-storage.ts';
import type { Cache } from './cache.ts';
import type { DeviceStorage } from './device-storage.ts';
import type { Drafts } from './drafts.ts';
import type { Settings } from './settings.ts';
import type { Timers } from './timers.ts';
import { wipeAccount, wipeOtherAccounts } from './wipe-accounts.ts';

/**
 * What happens to pending items at sign-out: they stay on this device, under their actor, for the next sign-in, or are
 * deleted.
 */
export type UnsentChoice = 'keep' | 'remove';

const waitAtMostMs = 20_000;

/**
 * Signing out of this device (design.md decision 5): no readable data stays, and no pending item is lost without
 * consent.
 */
export interface SignOut {
  /** Returns the number of pending items. Ask for a choice when there are any. */
  unsentCount(uid: string): Promise<Result<number, DomainError>>;

  /** Sends what can be sent. @returns the number of pending items left; 0 means that signing out loses nothing. */
  waitUntilSent(uid: string): Promise<Result<number, DomainError>>;

  /**
   * Wipes the account's cache, drafts, session snapshot and settled items. Pending items stay or are deleted, as
   * chosen.
   * @returns a failure when data could not be wiped; the person must then be informed.
   */
  leave(uid: string, unsent: UnsentChoice): Promise<Result<void, DomainError>>;

  /**
   * Wipes every account but this one, except pending items: the server ended a session, or another account signed in.
   * @param uid null when no account is signed in.
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
      // The snapshot first: if a later step fails, the next person is not signed in as this account.
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
