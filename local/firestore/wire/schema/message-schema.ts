import { loadProtos, type ProtoNode } from './protos.ts';

export type ScalarName = 'string' | 'bytes' | 'bool' | 'int32' | 'int64' | 'double';

export type FieldType =
  | { readonly kind: 'scalar'; readonly scalar: ScalarName }
  | { readonly kind: 'enum'; readonly enum: EnumSchema }
  | { readonly kind: 'message'; readonly message: MessageSchema };

export interface EnumSchema {
  readonly name: string;
  readonly numberByName: ReadonlyMap<string, number>;
  readonly nameByNumber: ReadonlyMap<number, string>;
}

export interface FieldSchema {
  /** The JSON name: updateMask. */
  readonly name: string;
  /** The proto name, used in Google's messages: update_mask. */
  readonly protoName: string;
  readonly type: FieldType;
  readonly cardinality: 'one' | 'repeated' | 'map';
  /** The proto name of the field's oneof. */
  readonly oneof: string | null;
}

export interface MessageSchema {
  readonly name: string;
  /** In proto order. */
  readonly fields: readonly FieldSchema[];
  /** By both names, as proto3 JSON accepts either. */
  readonly byName: ReadonlyMap<string, FieldSchema>;
}

const SCALARS: ReadonlySet<string> = new Set<ScalarName>(['string', 'bytes', 'bool', 'int32', 'int64', 'double']);

function isScalar(type: string): type is ScalarName {
  return SCALARS.has(type);
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

/** Resolves `type` from `scope` like protobuf: innermost enclosing namespace first. */
function resolveName(nodes: ReadonlyMap<string, ProtoNode>, scope: string, type: string): string {
  const segments = scope.split('.');
  for (let length = segments.length; length >= 0; length -= 1) {
    const candidate = [...segments.slice(0, length), type].join('.');
    if (nodes.has(candidate)) return candidate;
  }
  throw new Error(`The protos name an unknown type: ${type} in ${scope}`);
}

function collectNodes(namespace: ProtoNode, prefix: string, nodes: Map<string, ProtoNode>): void {
  for (const [name, node] of Object.entries(namespace.nested ?? {})) {
    const fullName = prefix === '' ? name : `${prefix}.${name}`;
    if (node.fields !== undefined || node.values !== undefined) nodes.set(fullName, node);
    collectNodes(node, fullName, nodes);
  }
}

class SchemaRegistry {
  readonly #nodes = new Map<string, ProtoNode>();
  readonly #messages = new Map<string, MessageSchema>();

  constructor(root: ProtoNode) {
    collectNodes(root, '', this.#nodes);
  }

  message(fullName: string): MessageSchema {
    const known = this.#messages.get(fullName);
    if (known !== undefined) return known;
    const node = this.#nodes.get(fullName);
    if (node?.fields === undefined) throw new Error(`The protos have no message ${fullName}`);
    const fields: FieldSchema[] = [];
    const byName = new Map<string, FieldSchema>();
    const schema: MessageSchema = { name: fullName, fields, byName };
    // Registered before its fields are read, because messages can be recursive (Value, MapValue).
    this.#messages.set(fullName, schema);
    for (const field of this.#readFields(fullName, node)) {
      fields.push(field);
      byName.set(field.name, field);
      byName.set(field.protoName, field);
    }
    return schema;
  }

  #readFields(fullName: string, node: ProtoNode): FieldSchema[] {
    const oneofByField = new Map<string, string>();
    for (const [oneof, { oneof: members }] of Object.entries(node.oneofs ?? {})) {
      for (const member of members) oneofByField.set(member, snakeCase(oneof));
    }
    return Object.entries(node.fields ?? {}).map(([name, field]) => ({
      name,
      protoName: snakeCase(name),
      type: this.#type(fullName, field.type),
      cardinality: field.keyType !== undefined ? 'map' : field.rule === 'repeated' ? 'repeated' : 'one',
      oneof: oneofByField.get(name) ?? null,
    }));
  }

  #type(scope: string, type: string): FieldType {
    if (isScalar(type)) return { kind: 'scalar', scalar: type };
    const fullName = resolveName(this.#nodes, scope, type);
    const values = this.#nodes.get(fullName)?.values;
    if (values === undefined) return { kind: 'message', message: this.message(fullName) };
    const entries = Object.entries(values);
    return {
      kind: 'enum',
      enum: {
        name: fullName,
        numberByName: new Map(entries),
        nameByNumber: new Map(entries.map(([name, number]) => [number, name])),
      },
    };
  }
}

let registry: SchemaRegistry | undefined;

/** The schema of a v1 message by its full name (google.firestore.v1.Document). */
export function messageSchema(fullName: string): MessageSchema {
  registry ??= new SchemaRegistry(loadProtos());
  return registry.message(fullName);
}
