import type { DomainError } from '#domain/error-codes.ts';
import type { Clock } from '#lib/clock.ts';
import type { Result } from '#lib/result.ts';
import { attemptStorage } from './attempt-storage.ts';
import { tablesOf } from './db.ts';
import type { DeviceStorage } from './device-storage.ts';

export interface Draft<Values> {
  readonly values: Values;
  /** Minted when the form opened; a request made from this draft keeps it (design.md decision 2). */
  readonly requestId: string;
  readonly savedAt: number;
}

/** Half-filled forms. They survive a reload, a crash and any number of hours. */
export interface Drafts {
  /**
   * The draft as it was saved; null when there is none or storage fails. An older version of the app may have written it:
   * parse the values before trusting them.
   */
  load<Values>(uid: string, form: string): Promise<Draft<Values> | null>;

  /**
   * @param requestId the id minted when the form opened. Without it: that of the kept draft, or a new one.
   * A late call, after the request was saved, keeps nothing: the outbox has it.
   */
  save<Values>(
    uid: string,
    form: string,
    values: Values,
    requestId?: string,
  ): Promise<Result<Draft<Values>, DomainError>>;

  clear(uid: string, form: string): Promise<Result<void, DomainError>>;
  /** Saves that were under way keep nothing: until the account's drafts are loaded again, nothing of it is written. */
  wipe(uid: string): Promise<Result<void, DomainError>>;
}

export function createDrafts(storage: DeviceStorage, clock: Clock, mintId: () => string): Drafts {
  const wiped = new Set<string>();
  return {
    async load<Values>(uid: string, form: string) {
      wiped.delete(uid);
      const row = await attemptStorage(() => storage.run((database) => database.drafts.get([uid, form])));
      if (!row.ok || !row.value) return null;
      const { values, requestId, savedAt } = row.value;
      return { values: values as Values, requestId, savedAt };
    },

    save<Values>(uid: string, form: string, values: Values, requestId?: string) {
      // Minted outside: the transaction may run twice and must mean the same.
      const minted = requestId ?? mintId();
      const savedAt = clock.now().getTime();
      return attemptStorage(() =>
        storage.run((database) =>
          database.transaction('rw', database.drafts, database.outbox, async (transaction) => {
            const { drafts, outbox } = tablesOf(transaction);
            const id = requestId ?? (await drafts.get([uid, form]))?.requestId ?? minted;
            const saved = await outbox.where('[uid+id]').equals([uid, id]).first();
            if (!wiped.has(uid) && (!saved || saved.state === 'needs-you')) {
              await drafts.put({ uid, form, requestId: id, values, savedAt });
            }
            return { values, requestId: id, savedAt };
          }),
        ),
      );
    },

    clear: (uid, form) => attemptStorage(() => storage.run((database) => database.drafts.delete([uid, form]))),

    wipe: (uid) => {
      wiped.add(uid);
      return attemptStorage(async () => {
        await storage.run((database) => database.drafts.where('uid').equals(uid).delete());
      });
    },
  };
}
