import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Clock } from '#lib/clock.ts';
import type { Result } from '#domain/result.ts';
import { attemptStorage } from './attempt-storage.ts';
import { tablesOf } from './db.ts';
import type { DeviceStorage } from './device-storage.ts';

export interface Draft<Values> {
  readonly values: Values;
  /** Minted when the form opened; a request made from this draft keeps it (design.md decision 2). */
  readonly requestId: string;
  readonly savedAt: number;
}

/**
 * Drafts of forms. They survive reloads and crashes and do not expire. A draft belongs to its actor, who may have one
 * per form and senior.
 */
export interface Drafts {
  /**
   * Returns the stored draft; null when there is none or storage fails. An older version of the app may have written
   * it: validate its values.
   */
  load<Values>(acting: ActingFor, form: string): Promise<Draft<Values> | null>;

  /**
   * Stores a draft.
   * @param requestId the id minted when the form opened. Without it: that of the stored draft, or a new one. A late
   * autosave, after the request is in the outbox, stores nothing.
   */
  save<Values>(
    acting: ActingFor,
    form: string,
    values: Values,
    requestId?: string,
  ): Promise<Result<Draft<Values>, DomainError>>;

  clear(acting: ActingFor, form: string): Promise<Result<void, DomainError>>;

  /**
   * Deletes every draft of this actor, for any senior. Saves in progress store nothing: drafts are disabled until the
   * actor's drafts are loaded again.
   */
  wipe(actorUid: string): Promise<Result<void, DomainError>>;
}

/** The row's key. A draft of an actor's own uses the bare form name, as in earlier versions of the app. */
function keyOf({ actorUid, seniorId }: ActingFor, form: string): [uid: string, form: string] {
  return [actorUid, actorUid === seniorId ? form : `for/${seniorId}/${form}`];
}

export function createDrafts(storage: DeviceStorage, clock: Clock, mintId: () => string): Drafts {
  const wiped = new Set<string>();
  return {
    async load<Values>(acting: ActingFor, form: string) {
      wiped.delete(acting.actorUid);
      const row = await attemptStorage(() => storage.run((database) => database.drafts.get(keyOf(acting, form))));
      if (!row.ok || !row.value) return null;
      const { values, requestId, savedAt } = row.value;
      return { values: values as Values, requestId, savedAt };
    },

    save<Values>(acting: ActingFor, form: string, values: Values, requestId?: string) {
      const key = keyOf(acting, form);
      const [uid, storedForm] = key;
      // Minted outside: the transaction may run twice and must use the same id.
      const minted = requestId ?? mintId();
      const savedAt = clock.now().getTime();
      return attemptStorage(() =>
        storage.run((database) =>
          database.transaction('rw', database.drafts, database.outbox, async (transaction) => {
            const { drafts, outbox } = tablesOf(transaction);
            const id = requestId ?? (await drafts.get(key))?.requestId ?? minted;
            const saved = await outbox.where('[uid+id]').equals([uid, id]).first();
            if (!wiped.has(uid) && (!saved || saved.state === 'needs-you')) {
              await drafts.put({ uid, form: storedForm, requestId: id, values, savedAt });
            }
            return { values, requestId: id, savedAt };
          }),
        ),
      );
    },

    clear: (acting, form) =>
      attemptStorage(() => storage.run((database) => database.drafts.delete(keyOf(acting, form)))),

    wipe: (actorUid) => {
      wiped.add(actorUid);
      return attemptStorage(async () => {
        await storage.run((database) => database.drafts.where('uid').equals(actorUid).delete());
      });
    },
  };
}
