import type { FieldSchema, MessageSchema } from '../schema/message-schema.ts';
import { adapterOf } from './adapters.ts';
import type { MessageRecord } from './message-record.ts';

function defaultOf(field: FieldSchema): unknown {
  if (field.cardinality === 'repeated') return [];
  if (field.cardinality === 'map') return new Map();
  const { type } = field;
  if (type.kind === 'message') return undefined;
  if (type.kind === 'enum') return type.enum.nameByNumber.get(0);
  switch (type.scalar) {
    case 'string':
      return '';
    case 'bool':
      return false;
    case 'int64':
      return 0n;
    case 'int32':
    case 'double':
      return 0;
    case 'bytes':
      // An empty transaction means none.
      return undefined;
  }
}

/**
 * Adds default values that proto3 omits (except in a oneof, where absence is significant) and converts to the domain
 * value.
 */
export function completeMessage(schema: MessageSchema, present: MessageRecord): unknown {
  for (const field of schema.fields) {
    if (field.oneof !== null) continue;
    const value = present[field.name];
    if (value === undefined) {
      const fallback = defaultOf(field);
      if (fallback !== undefined) present[field.name] = fallback;
    } else if (value instanceof Uint8Array && value.length === 0) {
      delete present[field.name];
    }
  }
  return adapterOf(schema.name)?.fromRecord(present) ?? present;
}

export type PresentField = readonly [field: FieldSchema, value: unknown];

/** The fields to write in proto order, without default values, which proto3 omits. */
export function presentFields(schema: MessageSchema, value: unknown): readonly PresentField[] {
  const record = adapterOf(schema.name)?.toRecord(value) ?? (value as MessageRecord);
  if (schema.name === VALUE) return onlyField(schema, record);
  const present: PresentField[] = [];
  for (const field of schema.fields) {
    const fieldValue = record[field.name];
    if (fieldValue === undefined) continue;
    if (field.oneof !== null || !isDefault(field, fieldValue)) present.push([field, fieldValue]);
  }
  return present;
}

/** Most of what is written are values, which have one field of the dozen of their oneof: it is found by its name. */
const VALUE = 'google.firestore.v1.Value';

function onlyField(schema: MessageSchema, record: MessageRecord): readonly PresentField[] {
  for (const name in record) {
    const field = schema.byName.get(name);
    if (field !== undefined) return [[field, record[name]]];
  }
  return [];
}

function isDefault(field: FieldSchema, value: unknown): boolean {
  if (Array.isArray(value)) return field.cardinality === 'repeated' && value.length === 0;
  if (value instanceof Uint8Array) return value.length === 0;
  if (field.cardinality === 'map') return (value as ReadonlyMap<string, unknown>).size === 0;
  return field.type.kind !== 'message' && Object.is(value, defaultOf(field));
}
