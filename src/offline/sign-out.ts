import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#lib/result.ts';
import { attemptStorage } from './attempt-storage.ts';
import type { Cache } from './cache.ts';
import type { Drafts } from './drafts.ts';
import type { Settings } from './settings.ts';
import type { Timers } from './timers.ts';

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
}

export interface SignOutPorts {
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
  readonly settings: Pick<Settings, 'clear'>;
  readonly timers: Timers;
}

export function createSignOut({ store, outbox, drafts, cache, settings, timers }: SignOutPorts): SignOut {
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
        await cache.wipe(uid),
        await drafts.wipe(uid),
        await attemptStorage(async () => {
          await (unsent === 'remove' ? store.forgetAll(uid) : store.forgetSettled(uid));
        }),
      ];
      return done.find((result) => !result.ok) ?? ok(undefined);
    },
  };
}
