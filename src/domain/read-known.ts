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

/** A copy without some fields of the object at a path. */
function without(value: unknown, [next, ...rest]: readonly PropertyKey[], keys: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((each: unknown, place) => (place === next ? without(each, rest, keys) : each));
  }
  const fields: readonly (readonly [string, unknown])[] = Object.entries(value);
  return Object.fromEntries(
    next === undefined
      ? fields.filter(([name]) => !keys.includes(name))
      : fields.map(([name, each]) => [name, name === next ? without(each, rest, keys) : each]),
  );
}

/** A copy without the fields that a schema does not know, at any depth. */
const withoutUnknown = (value: unknown, issues: readonly z.core.$ZodIssue[]): unknown =>
  issues.reduce<unknown>(
    (rest, issue) => (issue.code === 'unrecognized_keys' ? without(rest, issue.path, issue.keys) : rest),
    value,
  );

/**
 * What the app knows of a stored value; null when it does not match the schema. What a later release has added is left out,
 * unless the schema is read exactly (docs/decisions/0118-releases-that-meet.md).
 */
export function readKnown<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> | null {
  const { data, error } = z.safeParse(schema, value);
  if (error === undefined) return data;
  if (exact.has(schema) || !error.issues.some(({ code }) => code === 'unrecognized_keys')) return null;
  return z.safeParse(schema, withoutUnknown(value, error.issues)).data ?? null;
}
