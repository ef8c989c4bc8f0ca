import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceCache } from '../device.ts';
import type { CachedValue } from './cached-state.ts';

/** The row belongs to the actor; its key holds the senior. */
export const copyKey = ({ seniorId }: ActingFor, name: string) => `cached/${seniorId}/${name}`;

/**
 * The key used by earlier versions of the app, in which every actor was the senior; null for an actor with another
 * senior.
 */
const earlierKey = ({ actorUid, seniorId }: ActingFor, name: string) => (actorUid === seniorId ? `aged/${name}` : null);

async function readRow(acting: ActingFor, name: string) {
  const cache = deviceCache();
  const row = await cache.read<unknown>(acting.actorUid, copyKey(acting, name));
  const earlier = earlierKey(acting, name);
  return row ?? (earlier === null ? null : cache.read<unknown>(acting.actorUid, earlier));
}

/** @returns null also for a copy that this version of the app cannot parse: the server is asked anyway. */
export async function readCopy<Value>(
  acting: ActingFor,
  name: string,
  schema: z.core.$ZodType<Value>,
): Promise<CachedValue<Value> | null> {
  const copy = await readRow(acting, name);
  if (copy === null) return null;
  const parsed = z.safeParse(schema, copy.value);
  return parsed.success ? { value: parsed.data, savedAt: copy.savedAt } : null;
}

/** Best effort. Replaces a copy under an earlier key. @returns whether this device keeps it. */
export async function writeCopy(acting: ActingFor, name: string, value: unknown, askedAt?: number): Promise<boolean> {
  const replacedKey = earlierKey(acting, name);
  const written = await deviceCache().write(acting.actorUid, copyKey(acting, name), value, { askedAt, replacedKey });
  return written.ok && written.value;
}

/** Best effort. Deletes the copies whose name begins with a prefix, but for these. */
export async function forgetCopies(acting: ActingFor, prefix: string, keptNames: readonly string[]): Promise<void> {
  const kept = keptNames.map((name) => copyKey(acting, name));
  await deviceCache().forget(acting.actorUid, copyKey(acting, prefix), kept);
}
