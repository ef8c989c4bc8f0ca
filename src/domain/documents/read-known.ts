import * as z from 'zod/mini';

const exact = new WeakSet<object>();

/**
 * Marks a schema whose documents are refused when a later release has added a field (docs/decisions/0061-cents.md): it may
 * change what an amount means.
 */
export function readExactly<Schema extends object>(schema: Schema): Schema {
  exact.add(schema);
  return schema;
}

export const isReadExactly = (schema: object): boolean => exact.has(schema);

/** A copy without the fields that a schema does not know, at any depth. */
function withoutUnknown(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const owner = issue.path.reduce<unknown>((at, name) => Reflect.get(Object(at), name), copy);
    for (const key of issue.keys) Reflect.deleteProperty(Object(owner), key);
  }
  return copy;
}

/**
 * What the app knows of a stored value; null when it does not match the schema. What a later release has added is left out,
 * unless the schema is read exactly (docs/decisions/0118-releases-that-meet.md).
 */
export function readKnown<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> | null {
  const { data, error } = z.safeParse(schema, value);
  if (error === undefined) return data;
  if (exact.has(schema)) return null;
  return z.safeParse(schema, withoutUnknown(value, error.issues)).data ?? null;
}
