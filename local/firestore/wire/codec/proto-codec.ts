import type { FieldSchema, MessageSchema } from '../schema/message-schema.ts';
import type { MessageRecord } from './message-record.ts';
import { completeMessage, presentFields } from './message.ts';

/**
 * A message as @grpc/proto-loader represents it with `PROTO_OPTIONS`: int64 as text, enums by name, bytes as Buffer.
 */
export type ProtoObject = Record<string, unknown>;

export const PROTO_OPTIONS = { longs: String, enums: String, defaults: false } as const;

export function readProtoMessage(schema: MessageSchema, proto: ProtoObject): unknown {
  const record: MessageRecord = {};
  for (const field of schema.fields) {
    const value = proto[field.name];
    if (value !== undefined && value !== null) record[field.name] = mapField(field, value, readSingle);
  }
  return completeMessage(schema, record);
}

export function writeProtoMessage(schema: MessageSchema, message: unknown): ProtoObject {
  const proto: ProtoObject = {};
  for (const [field, value] of presentFields(schema, message)) {
    proto[field.name] = mapField(field, value, writeSingle);
  }
  return proto;
}

function mapField(
  field: FieldSchema,
  value: unknown,
  single: (field: FieldSchema, value: unknown) => unknown,
): unknown {
  if (field.cardinality === 'repeated') return (value as readonly unknown[]).map((item) => single(field, item));
  if (field.cardinality === 'one') return single(field, value);
  if (!(value instanceof Map)) {
    return new Map(Object.entries(value as ProtoObject).map(([key, item]) => [key, single(field, item)]));
  }
  // Without a prototype, so that `__proto__` can be a field name.
  const object = Object.create(null) as ProtoObject;
  for (const [key, item] of value as ReadonlyMap<string, unknown>) object[key] = single(field, item);
  return object;
}

function readSingle({ type }: FieldSchema, value: unknown): unknown {
  if (type.kind === 'message') return readProtoMessage(type.message, value as ProtoObject);
  // A number is an unknown enum value, which is later rejected with its digits as the name.
  if (type.kind === 'enum') return String(value);
  if (type.scalar === 'int64') return BigInt(value as string);
  if (type.scalar === 'bytes') return new Uint8Array(value as Buffer);
  return value;
}

function writeSingle({ type }: FieldSchema, value: unknown): unknown {
  if (type.kind === 'message') return writeProtoMessage(type.message, value);
  if (type.kind === 'scalar' && type.scalar === 'int64') return String(value);
  return value;
}
