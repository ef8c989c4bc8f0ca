import type { Moment } from '#local/firestore/values/value.ts';
import type { FieldSchema, MessageSchema } from '../schema/message-schema.ts';
import { isWrapper } from './adapters.ts';
import { MINUS_ZERO } from './json-text.ts';
import { presentFields } from './message.ts';
import { writeDouble } from './scalars.ts';
import { formatDuration, formatTimestamp } from './timestamp.ts';

/** Writes a message as proto3 JSON, ready for JSON.stringify. */
export function writeJsonMessage(schema: MessageSchema, message: unknown): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const [field, value] of presentFields(schema, message)) json[field.name] = writeField(field, value);
  return json;
}

function writeField(field: FieldSchema, value: unknown): unknown {
  if (field.cardinality === 'repeated') return (value as readonly unknown[]).map((item) => writeSingle(field, item));
  if (field.cardinality === 'one') return writeSingle(field, value);
  // Without a prototype, so that `__proto__` can be a field name.
  const json = Object.create(null) as Record<string, unknown>;
  for (const [key, item] of value as ReadonlyMap<string, unknown>) json[key] = writeSingle(field, item);
  return json;
}

function writeSingle(field: FieldSchema, value: unknown): unknown {
  const { type } = field;
  if (type.kind === 'enum') return type.enum.name === 'google.protobuf.NullValue' ? null : value;
  if (type.kind === 'message') {
    if (type.message.name === 'google.protobuf.Timestamp') return formatTimestamp(value as Moment);
    if (type.message.name === 'google.protobuf.Duration') return formatDuration(value as Moment);
    // Its JSON is the map itself.
    if (type.message.name === 'google.protobuf.Struct') return value;
    const wrapped = isWrapper(type.message.name) ? type.message.byName.get('value') : undefined;
    return wrapped === undefined ? writeJsonMessage(type.message, value) : writeSingle(wrapped, value);
  }
  switch (type.scalar) {
    case 'int64':
      return String(value);
    case 'double':
      return writeDouble(value as number, MINUS_ZERO);
    case 'bytes':
      return Buffer.from(value as Uint8Array).toString('base64');
    default:
      return value;
  }
}
