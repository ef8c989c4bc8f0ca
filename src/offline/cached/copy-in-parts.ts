import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceClock } from '#lib/clock.ts';
import { mintId } from '#lib/ids.ts';
import { once } from '#lib/once.ts';
import { attemptStorage } from '../attempt-storage.ts';
import { isSignedIn } from '../cache.ts';
import type { MadeliefDatabase } from '../db.ts';
import { deviceStorage } from '../device.ts';
import type { CopyStorage } from './cached-query.ts';
import { copyKey } from './device-copy.ts';

/** How a large value is taken apart, and put together again. */
export interface CopyParts<Value> {
  /** A part is the same object as long as nothing changed in it. */
  readonly split: (value: Value) => { readonly rest: unknown; readonly parts: ReadonlyMap<string, object> };
  /** @returns null where a part is missing: the copy is then of no use. */
  readonly join: (rest: unknown, parts: ReadonlyMap<string, unknown>) => unknown;
}

/** This page: another one may have written the copy since. */
const writer = once(mintId);

const keysOf = (acting: ActingFor, name: string) => {
  const key = copyKey(acting, name);
  return { rest: key, seen: `${key}/seen`, part: (id: string) => `${key}/part/${id}`, parts: `${key}/part/` };
};

type Keys = ReturnType<typeof keysOf>;

const entriesBelow = (database: MadeliefDatabase, uid: string, prefix: string) =>
  database.cache.where('[uid+key]').between([uid, prefix], [uid, `${prefix}\uffff`]);

interface Written<Value> {
  readonly value: Value;
  readonly parts: ReadonlyMap<string, object>;
}

interface Change {
  readonly rest: unknown;
  readonly puts: readonly (readonly [string, object])[];
  readonly removed: readonly string[];
}

function changeFrom<Value>(before: Written<Value> | null, rest: unknown, parts: ReadonlyMap<string, object>): Change {
  const known = before?.parts ?? new Map<string, object>();
  return {
    rest,
    puts: [...parts].filter(([id, part]) => known.get(id) !== part),
    removed: [...known.keys()].filter((id) => !parts.has(id)),
  };
}

async function writeChange(database: MadeliefDatabase, uid: string, keys: Keys, { rest, puts, removed }: Change) {
  const savedAt = deviceClock.now().getTime();
  await database.cache.bulkDelete(removed.map((id) => [uid, keys.part(id)]));
  await database.cache.bulkPut([
    { uid, key: keys.rest, value: rest, savedAt },
    ...puts.map(([id, value]) => ({ uid, key: keys.part(id), value, savedAt })),
  ]);
}

/**
 * Keeps a large copy part by part: each write stores the parts that changed since the last one of this page, and one in
 * which nothing changed the time alone. Where another page wrote in between, everything is stored anew.
 */
export function copyInParts<Value>({ split, join }: CopyParts<Value>): CopyStorage<Value> {
  const written = new Map<string, Written<Value>>();
  return {
    async read(acting, name, schema) {
      const uid = acting.actorUid;
      const keys = keysOf(acting, name);
      const found = await attemptStorage(() =>
        deviceStorage().run((database) =>
          Promise.all([
            database.cache.get([uid, keys.rest]),
            database.cache.get([uid, keys.seen]),
            entriesBelow(database, uid, keys.parts).toArray(),
          ]),
        ),
      );
      if (!found.ok) return null;
      const [rest, seen, entries] = found.value;
      if (rest === undefined || seen === undefined) return null;
      const parts = new Map(entries.map(({ key, value }) => [key.slice(keys.parts.length), value]));
      const parsed = z.safeParse(schema, join(rest.value, parts));
      return parsed.success ? { value: parsed.data, savedAt: seen.savedAt } : null;
    },

    async write(acting, name, value) {
      const uid = acting.actorUid;
      const keys = keysOf(acting, name);
      const before = written.get(`${uid} ${keys.rest}`) ?? null;
      const { rest, parts } = split(value);
      const stored = await attemptStorage(() =>
        deviceStorage().run((database) =>
          database.transaction('rw', database.cache, database.settings, async () => {
            if (!(await isSignedIn(database, uid))) return false;
            const seen = await database.cache.get([uid, keys.seen]);
            const isOurs = before !== null && seen?.value === writer();
            if (!isOurs) await entriesBelow(database, uid, keys.parts).delete();
            if (!isOurs || before.value !== value) {
              await writeChange(database, uid, keys, changeFrom(isOurs ? before : null, rest, parts));
            }
            const savedAt = deviceClock.now().getTime();
            await database.cache.put({ uid, key: keys.seen, value: writer(), savedAt });
            return true;
          }),
        ),
      );
      const isKept = stored.ok && stored.value;
      if (isKept) written.set(`${uid} ${keys.rest}`, { value, parts });
      else written.delete(`${uid} ${keys.rest}`);
      return isKept;
    },
  };
}
