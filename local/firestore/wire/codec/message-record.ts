/**
 * A decoded message by camelCase field name: int64 as bigint, bytes as Uint8Array, enums as names, maps as Map, and
 * nested messages as domain values.
 */
export type MessageRecord = Record<string, unknown>;
