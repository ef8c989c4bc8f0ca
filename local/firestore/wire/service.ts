import { fromJSON, type MessageTypeDefinition, type MethodDefinition } from '@grpc/proto-loader';
import { PROTO_OPTIONS, writeProtoMessage, type ProtoObject } from './codec/proto-codec.ts';
import { messageSchema, type MessageSchema } from './schema/message-schema.ts';
import { loadProtos, type HttpRule, type ProtoNode } from './schema/protos.ts';

const PACKAGE = 'google.firestore.v1';

type GrpcMethodDefinition = MethodDefinition<ProtoObject, ProtoObject>;

/** A method declared in Google's protos, supported by the emulator or not. */
export interface ServiceMethod {
  readonly name: string;
  readonly request: MessageSchema;
  readonly response: MessageSchema;
  readonly responseStream: boolean;
  readonly http: readonly HttpRule[];
  readonly grpc: GrpcMethodDefinition;
}

/** Encodes a message in protobuf's binary format. */
export type BinaryEncoder = (message: unknown) => Buffer;

export interface FirestoreService {
  readonly methods: readonly ServiceMethod[];
  binaryEncoder(messageName: string): BinaryEncoder;
}

function nodeAt(root: ProtoNode, path: string): ProtoNode | undefined {
  return path.split('.').reduce<ProtoNode | undefined>((node, name) => node?.nested?.[name], root);
}

function httpRules(rule: HttpRule | undefined): HttpRule[] {
  return rule === undefined ? [] : [rule, ...httpRules(rule.additional_bindings)];
}

/** Types outside the service's package have full names already. */
function fullName(type: string): string {
  return type.includes('.') ? type : `${PACKAGE}.${type}`;
}

export function loadFirestoreService(): FirestoreService {
  const protos = loadProtos();
  const definitions = fromJSON(protos, PROTO_OPTIONS);
  const grpc = definitions[`${PACKAGE}.Firestore`] as unknown as Record<string, GrpcMethodDefinition>;
  const methods = Object.entries(nodeAt(protos, `${PACKAGE}.Firestore`)?.methods ?? {}).map(([name, method]) => {
    const definition = grpc[name];
    if (definition === undefined) throw new Error(`The protos describe ${name} without a definition`);
    return {
      name,
      request: messageSchema(fullName(method.requestType)),
      response: messageSchema(fullName(method.responseType)),
      responseStream: method.responseStream ?? false,
      http: httpRules(method.parsedOptions?.find((option) => '(google.api.http)' in option)?.['(google.api.http)']),
      grpc: definition,
    };
  });
  return {
    methods,
    binaryEncoder(messageName) {
      const definition = definitions[messageName] as MessageTypeDefinition<ProtoObject, ProtoObject>;
      const schema = messageSchema(messageName);
      return (message) => Buffer.from(definition.serialize(writeProtoMessage(schema, message)));
    },
  };
}
