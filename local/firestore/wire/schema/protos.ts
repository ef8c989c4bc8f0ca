import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The part of protobufjs's JSON format that the protos use. */
export interface ProtoNode {
  readonly nested?: Readonly<Record<string, ProtoNode>>;
  readonly fields?: Readonly<Record<string, ProtoField>>;
  readonly oneofs?: Readonly<Record<string, { readonly oneof: readonly string[] }>>;
  readonly values?: Readonly<Record<string, number>>;
  readonly methods?: Readonly<Record<string, ProtoMethod>>;
}

interface ProtoField {
  readonly type: string;
  readonly id: number;
  readonly rule?: string;
  readonly keyType?: string;
}

interface ProtoMethod {
  readonly requestType: string;
  readonly responseType: string;
  readonly responseStream?: boolean;
  readonly parsedOptions?: readonly { readonly '(google.api.http)'?: HttpRule }[];
}

/** The HTTP mapping of a method: one verb with its path, and the request field in the body. */
export interface HttpRule {
  readonly get?: string;
  readonly post?: string;
  readonly patch?: string;
  readonly delete?: string;
  readonly body?: string;
  readonly additional_bindings?: HttpRule;
}

/**
 * The payload of a Firestore trigger. Google publishes it with a wire-compatible copy of Document
 * (github.com/googleapis/google-cloudevents, proto/google/events/cloud/firestore/v1/data.proto).
 */
const EVENT_DATA: ProtoNode = {
  fields: {
    value: { type: 'google.firestore.v1.Document', id: 1 },
    oldValue: { type: 'google.firestore.v1.Document', id: 2 },
    updateMask: { type: 'google.firestore.v1.DocumentMask', id: 3 },
  },
};

/** The full name of EVENT_DATA; message names are not part of the wire format. */
export const EVENT_DATA_MESSAGE = 'madelief.DocumentEventData';

let protos: ProtoNode | undefined;

/**
 * Google's v1 protos as its server SDK ships them, plus the trigger payload. The package does not export the file, so
 * it is located relative to the entry point.
 */
export function loadProtos(): ProtoNode {
  if (protos !== undefined) return protos;
  const entryPoint = createRequire(import.meta.url).resolve('@google-cloud/firestore');
  const v1 = JSON.parse(readFileSync(join(dirname(entryPoint), '..', 'protos', 'v1.json'), 'utf8')) as ProtoNode;
  protos = { ...v1, nested: { ...v1.nested, madelief: { nested: { DocumentEventData: EVENT_DATA } } } };
  return protos;
}
