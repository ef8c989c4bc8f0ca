import * as z from 'zod/mini';
import { deviceCache } from '../device.ts';
import type { Aged } from './aged.ts';

const copyName = (name: string) => `aged/${name}`;

/** @returns null as well for a copy that this version of the app cannot read: the server is asked anyway. */
export async function readCopy<Value>(
  uid: string,
  name: string,
  schema: z.core.$ZodType<Value>,
): Promise<Aged<Value> | null> {
  const copy = await deviceCache().read<unknown>(uid, copyName(name));
  if (copy === null) return null;
  const parsed = z.safeParse(schema, copy.value);
  return parsed.success ? { value: parsed.data, savedAt: copy.savedAt } : null;
}

/** A copy is an aid: a device that cannot keep it shows what the server says, so a failure is no news. */
export async function writeCopy(uid: string, name: string, value: unknown): Promise<void> {
  await deviceCache().write(uid, copyName(name), value);
}
