/**
 * A message between the wire and the domain, by camelCase name: int64 is a bigint, bytes are a Uint8Array, an enum is
 * its name, a map is a Map, and nested messages have become domain values already.
 */
export type MessageRecord = Record<string, unknown>;
