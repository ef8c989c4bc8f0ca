import { STATUS, StatusError, type StatusCode } from '#local/firestore/errors.ts';
import type { WriteStatus } from '#local/firestore/operations/messages.ts';
import type { Fields, Moment, Value } from '#local/firestore/values/value.ts';
import type { MessageRecord } from './message-record.ts';

/** Converts between a message's record and its domain form, where these differ. */
interface Adapter {
  fromRecord(record: MessageRecord): unknown;
  toRecord(value: unknown): MessageRecord;
}

function valueFromRecord(record: MessageRecord): Value {
  const [name, value] = Object.entries(record)[0] ?? [];
  switch (name) {
    case 'nullValue':
      return { kind: 'null' };
    case 'booleanValue':
      return { kind: 'boolean', value: value as boolean };
    case 'integerValue':
      return { kind: 'integer', value: value as bigint };
    case 'doubleValue':
      return { kind: 'double', value: value as number };
    case 'timestampValue':
      return { kind: 'timestamp', ...(value as Moment) };
    case 'stringValue':
      return { kind: 'string', value: value as string };
    case 'bytesValue':
      return { kind: 'bytes', value: value as Uint8Array };
    case 'referenceValue':
      return { kind: 'reference', value: value as string };
    case 'geoPointValue':
      return { kind: 'geopoint', ...(value as { latitude: number; longitude: number }) };
    case 'arrayValue':
      return { kind: 'array', values: value as readonly Value[] };
    case 'mapValue':
      return { kind: 'map', fields: value as Fields };
    case undefined:
      throw new StatusError('INVALID_ARGUMENT', 'Cannot convert firestore.v1.Value with type unset.');
    default:
      throw new StatusError('UNIMPLEMENTED', `${name} is not supported: it belongs to pipelines.`);
  }
}

function valueToRecord(value: Value): MessageRecord {
  switch (value.kind) {
    case 'null':
      return { nullValue: 'NULL_VALUE' };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: value.value };
    case 'double':
      return { doubleValue: value.value };
    case 'timestamp':
      return { timestampValue: value };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: value.value };
    case 'geopoint':
      return { geoPointValue: value };
    case 'array':
      return { arrayValue: value.values };
    case 'map':
      return { mapValue: value.fields };
  }
}

const CODE_NAMES = new Map(Object.entries(STATUS).map(([name, { grpc }]) => [grpc as number, name as StatusCode]));

function statusFromRecord({ code, message }: MessageRecord): WriteStatus {
  return { code: code === 0 ? 'OK' : (CODE_NAMES.get(code as number) ?? 'UNKNOWN'), message: message as string };
}

function statusToRecord({ code, message }: WriteStatus): MessageRecord {
  return { code: code === 'OK' ? 0 : STATUS[code].grpc, message };
}

/** Wrapper types (Int32Value …) distinguish absent from zero. */
const WRAPPER: Adapter = {
  fromRecord: (record) => record['value'],
  toRecord: (value) => ({ value }),
};

/** A map of texts and such maps: nothing else is sent. */
const STRUCT: Adapter = {
  fromRecord: ({ fields }) => Object.fromEntries(fields as ReadonlyMap<string, unknown>),
  toRecord: (value) => ({ fields: new Map(Object.entries(value as object)) }),
};
const STRUCT_VALUE: Adapter = {
  fromRecord: ({ stringValue, structValue }) => stringValue ?? structValue,
  toRecord: (value) => (typeof value === 'string' ? { stringValue: value } : { structValue: value }),
};

// The schema guarantees the record that an adapter receives, so the assertions below restate the proto.
const ADAPTERS: ReadonlyMap<string, Adapter> = new Map<string, Adapter>([
  ['google.firestore.v1.Value', { fromRecord: valueFromRecord, toRecord: (value) => valueToRecord(value as Value) }],
  ['google.firestore.v1.MapValue', { fromRecord: (record) => record['fields'], toRecord: (fields) => ({ fields }) }],
  ['google.firestore.v1.ArrayValue', { fromRecord: (record) => record['values'], toRecord: (values) => ({ values }) }],
  ['google.rpc.Status', { fromRecord: statusFromRecord, toRecord: (status) => statusToRecord(status as WriteStatus) }],
  ['google.protobuf.Struct', STRUCT],
  ['google.protobuf.Value', STRUCT_VALUE],
  ['google.protobuf.Int32Value', WRAPPER],
  ['google.protobuf.Int64Value', WRAPPER],
  ['google.protobuf.DoubleValue', WRAPPER],
]);

export function adapterOf(messageName: string): Adapter | undefined {
  return ADAPTERS.get(messageName);
}

export function isWrapper(messageName: string): boolean {
  return ADAPTERS.get(messageName) === WRAPPER;
}
