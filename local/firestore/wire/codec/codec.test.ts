import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '#local/firestore/operations/types.ts';
import type { Fields, Value } from '#local/firestore/values/value.ts';
import { messageSchema } from '../schema/message-schema.ts';
import { loadFirestoreService } from '../service.ts';
import { readJsonMessage } from './json-reader.ts';
import { parseJson } from './json-text.ts';
import { writeJsonMessage } from './json-writer.ts';
import { readProtoMessage, writeProtoMessage, type ProtoObject } from './proto-codec.ts';

const DOCUMENT = messageSchema('google.firestore.v1.Document');
const VALUE = messageSchema('google.firestore.v1.Value');

const text = fc.string({ unit: 'grapheme' });
const name = fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'toString', 'a.b', ''));
const seconds = fc.bigInt({ min: -62_135_596_800n, max: 253_402_300_799n });
const nanos = fc.integer({ min: 0, max: 999_999_999 });

const moment = fc.record({ seconds, nanos }, { noNullPrototype: true });

const { value: valueArbitrary } = fc.letrec<{ value: Value; fields: Fields }>((tie) => ({
  fields: fc.array(fc.tuple(name, tie('value')), { maxLength: 4 }).map((entries) => new Map(entries)),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant<Value>({ kind: 'null' }),
    fc.boolean().map<Value>((value) => ({ kind: 'boolean', value })),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map<Value>((value) => ({ kind: 'integer', value })),
    fc.double().map<Value>((value) => ({ kind: 'double', value })),
    fc.tuple(seconds, nanos).map<Value>(([s, n]) => ({ kind: 'timestamp', seconds: s, nanos: n })),
    text.map<Value>((value) => ({ kind: 'string', value })),
    fc.uint8Array().map<Value>((value) => ({ kind: 'bytes', value: Uint8Array.from(value) })),
    text.map<Value>((value) => ({ kind: 'reference', value })),
    fc
      .tuple(fc.double(), fc.double())
      .map<Value>(([latitude, longitude]) => ({ kind: 'geopoint', latitude, longitude })),
    fc.array(tie('value'), { maxLength: 4 }).map<Value>((values) => ({ kind: 'array', values })),
    tie('fields').map<Value>((fields) => ({ kind: 'map', fields })),
  ),
}));

const documentArbitrary: fc.Arbitrary<Document> = fc.record(
  {
    name: fc.constant('projects/p/databases/(default)/documents/c/d'),
    fields: fc.array(fc.tuple(name, valueArbitrary), { maxLength: 5 }).map((entries) => new Map(entries)),
    createTime: moment,
    updateTime: moment,
  },
  { noNullPrototype: true },
);

describe('the codecs', () => {
  const grpc = loadFirestoreService().methods.find((method) => method.name === 'GetDocument')?.grpc;
  if (grpc === undefined) throw new Error('GetDocument is missing');

  it('carry every document through JSON unchanged', () => {
    fc.assert(
      fc.property(documentArbitrary, (document) => {
        const wire = JSON.stringify(writeJsonMessage(DOCUMENT, document));
        expect(readJsonMessage(DOCUMENT, parseJson(wire))).toStrictEqual(document);
      }),
      { numRuns: 500 },
    );
  });

  it('carry every document through gRPC unchanged', () => {
    fc.assert(
      fc.property(documentArbitrary, (document) => {
        const wire = grpc.responseSerialize(writeProtoMessage(DOCUMENT, document));
        expect(readProtoMessage(DOCUMENT, grpc.responseDeserialize(wire))).toStrictEqual(document);
      }),
      { numRuns: 500 },
    );
  });
});

function readValue(json: string): unknown {
  return readJsonMessage(VALUE, parseJson(json));
}

describe('a value in JSON', () => {
  it.each<[string, Value]>([
    ['{"nullValue":null}', { kind: 'null' }],
    ['{"nullValue":"NULL_VALUE"}', { kind: 'null' }],
    ['{"booleanValue":false}', { kind: 'boolean', value: false }],
    ['{"integerValue":"9007199254740993"}', { kind: 'integer', value: 9_007_199_254_740_993n }],
    ['{"integerValue":9007199254740993}', { kind: 'integer', value: 9_007_199_254_740_993n }],
    ['{"integerValue":-9223372036854775808}', { kind: 'integer', value: -(2n ** 63n) }],
    ['{"integerValue":1e3}', { kind: 'integer', value: 1000n }],
    ['{"integer_value":"7"}', { kind: 'integer', value: 7n }],
    ['{"doubleValue":"NaN"}', { kind: 'double', value: Number.NaN }],
    ['{"doubleValue":"-Infinity"}', { kind: 'double', value: Number.NEGATIVE_INFINITY }],
    ['{"doubleValue":-0}', { kind: 'double', value: -0 }],
    ['{"doubleValue":"-0"}', { kind: 'double', value: -0 }],
    ['{"doubleValue":"1.5e2"}', { kind: 'double', value: 150 }],
    ['{"doubleValue":12345678901234567890}', { kind: 'double', value: 12_345_678_901_234_567_890 }],
    ['{"bytesValue":"-_8="}', { kind: 'bytes', value: Uint8Array.of(0xfb, 0xff) }],
    ['{"bytesValue":"+/8"}', { kind: 'bytes', value: Uint8Array.of(0xfb, 0xff) }],
    ['{"timestampValue":"1969-12-31T23:59:59.5Z"}', { kind: 'timestamp', seconds: -1n, nanos: 500_000_000 }],
    ['{"timestampValue":"2026-11-21T10:00:00+01:30"}', { kind: 'timestamp', seconds: 1_795_249_800n, nanos: 0 }],
    [
      '{"timestampValue":"2026-11-21T10:00:00.123456789Z"}',
      { kind: 'timestamp', seconds: 1_795_255_200n, nanos: 123_456_789 },
    ],
    ['{"mapValue":{}}', { kind: 'map', fields: new Map() }],
    ['{"arrayValue":{}}', { kind: 'array', values: [] }],
    ['{"geoPointValue":{"latitude":51.2}}', { kind: 'geopoint', latitude: 51.2, longitude: 0 }],
    ['{"stringValue":null,"booleanValue":true}', { kind: 'boolean', value: true }],
  ])('%s is read', (json, value) => {
    expect(readValue(json)).toStrictEqual(value);
  });

  it.each([
    ['{"x":1}', `Invalid JSON payload received. Unknown name "x": Cannot find field.`],
    [
      '{"mapValue":{"fields":{"a":{"nullValue":null},"b":{"text":"x"}}}}',
      `Invalid JSON payload received. Unknown name "text" at 'map_value.fields[1].value': Cannot find field.`,
    ],
    ['{"integerValue":"1.5"}', `Invalid value at 'integer_value' (TYPE_INT64), "1.5"`],
    ['{"integerValue":1.5}', `Invalid value at 'integer_value' (TYPE_INT64), 1.5`],
    ['{"integerValue":9223372036854775808}', `Invalid value at 'integer_value' (TYPE_INT64), 9223372036854775808`],
    [
      '{"mapValue":{"fields":{"a":null}}}',
      `Invalid value at 'map_value.fields[0].value' (type.googleapis.com/google.firestore.v1.Value), null`,
    ],
    ['{"booleanValue":"yes"}', `Invalid value at 'boolean_value' (TYPE_BOOL), "yes"`],
    ['{"doubleValue":"one"}', `Invalid value at 'double_value' (TYPE_DOUBLE), "one"`],
    ['{"stringValue":5}', `Invalid value at 'string_value' (TYPE_STRING), 5`],
    ['{"stringValue":"\\ud800"}', `Invalid value at 'string_value' (TYPE_STRING), "\\ud800"`],
    ['{"bytesValue":"a"}', `Invalid value at 'bytes_value' (TYPE_BYTES), Base64 decoding failed for "a"`],
    ['{"nullValue":"SOME"}', `Invalid value at 'null_value' (type.googleapis.com/google.protobuf.NullValue), "SOME"`],
    [
      '{"timestampValue":"2026-11-21T10:00:00"}',
      `Invalid value at 'timestamp_value' (type.googleapis.com/google.protobuf.Timestamp), Field 'timestampValue', ` +
        `Illegal timestamp format; timestamps must end with 'Z' or have a valid timezone offset.`,
    ],
    [
      '{"timestampValue":"2026-02-30T10:00:00Z"}',
      `Invalid value at 'timestamp_value' (type.googleapis.com/google.protobuf.Timestamp), Field 'timestampValue', ` +
        `Invalid time format: "2026-02-30T10:00:00Z"`,
    ],
    [
      '{"stringValue":"a","integerValue":"1"}',
      `Invalid value (oneof), oneof field 'value_type' is already set. Cannot set 'integerValue'`,
    ],
    ['[]', 'Invalid JSON payload received. Unknown name "": Root element must be a message.'],
    ['{}', 'Cannot convert firestore.v1.Value with type unset.'],
    [
      '{"mapValue":[]}',
      `Invalid JSON payload received. Unknown name "mapValue": Proto field is not repeating, cannot start list.`,
    ],
    [
      '{"stringValue":{}}',
      `Invalid JSON payload received. Unknown name "stringValue": Starting an object on a scalar field.`,
    ],
    [
      '{"arrayValue":{"values":{}}}',
      `Invalid JSON payload received. Unknown name "values" at 'array_value': Proto field is repeating, expected a list.`,
    ],
    [
      '{"a":1,"b":2}',
      ['a', 'b']
        .map((field) => `Invalid JSON payload received. Unknown name "${field}": Cannot find field.`)
        .join('\n'),
    ],
    ['{"stringValue":', 'Invalid JSON payload received. Unexpected end of string.'],
  ])('%s is rejected', (json, message) => {
    expect(() => readValue(json)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT', message }));
  });

  it("is rejected when nested deeper than protobuf's limit", () => {
    const json = `${'{"arrayValue":{"values":['.repeat(60)}${']}}'.repeat(60)}`;
    expect(() => readValue(json)).toThrow('Message too deep.');
  });

  it('reports the position of a JSON syntax error', () => {
    expect(() => readValue('{"stringValue" "x"}')).toThrow('Unexpected token.\n{"stringValue" "x"}\n               ^');
  });

  it('is rejected when it is a pipeline value', () => {
    expect(() => readValue('{"fieldReferenceValue":"a"}')).toThrow(expect.objectContaining({ code: 'UNIMPLEMENTED' }));
  });
});

describe('a message from gRPC', () => {
  it('gets default values for absent scalars, not for absent oneof members', () => {
    const commit = readProtoMessage(messageSchema('google.firestore.v1.CommitRequest'), {
      database: 'd',
      transaction: Buffer.alloc(0),
    } satisfies ProtoObject);
    expect(commit).toStrictEqual({ database: 'd', writes: [] });
    const precondition = readProtoMessage(messageSchema('google.firestore.v1.Precondition'), {});
    expect(precondition).toStrictEqual({});
    const order = readProtoMessage(messageSchema('google.firestore.v1.StructuredQuery.Order'), {
      field: { fieldPath: 'a' },
    });
    expect(order).toStrictEqual({ field: { fieldPath: 'a' }, direction: 'DIRECTION_UNSPECIFIED' });
  });

  it('keeps an unknown enum value, to be rejected by name', () => {
    const filter = readProtoMessage(messageSchema('google.firestore.v1.StructuredQuery.UnaryFilter'), { op: 99 });
    expect(filter).toStrictEqual({ op: '99' });
  });
});
