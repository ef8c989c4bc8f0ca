import { StatusError } from '#local/firestore/errors.ts';
import type { FieldSchema, FieldType, MessageSchema } from '../schema/message-schema.ts';
import { isWrapper } from './adapters.ts';
import type { MessageRecord } from './message-record.ts';
import { completeMessage } from './message.ts';
import { INVALID, isWellFormed, readEnum, readScalar } from './scalars.ts';
import { parseTimestamp } from './timestamp.ts';

/** Protobuf's recursion limit, far beyond the 20 levels of a document. */
const MAX_DEPTH = 100;

/** Reads a message from JSON. All errors are reported at once, with Google's texts. */
export function readJsonMessage(schema: MessageSchema, json: unknown): unknown {
  const reader = new JsonReader();
  const message = reader.message(schema, json, '', 0);
  reader.finish();
  return message;
}

/** Reads one message at `path` of a request; errors name the path. */
class JsonReader {
  readonly #errors: string[] = [];

  finish(): void {
    if (this.#errors.length > 0) throw new StatusError('INVALID_ARGUMENT', this.#errors.join('\n'));
  }

  message(schema: MessageSchema, json: unknown, path: string, depth: number): unknown {
    if (!isObject(json)) {
      if (path === '') this.#payload('Unknown name "": Root element must be a message.');
      else this.#invalid(path, `type.googleapis.com/${schema.name}`, json);
      return INVALID;
    }
    if (depth > MAX_DEPTH) {
      this.#payload('Message too deep. Max recursion depth reached.');
      return INVALID;
    }
    const record: MessageRecord = {};
    const errorsBefore = this.#errors.length;
    const oneofs = new Set<string>();
    for (const [key, value] of Object.entries(json)) {
      const field = schema.byName.get(key);
      if (field === undefined) {
        this.#payload(`Unknown name ${JSON.stringify(key)}${at(path)}: Cannot find field.`);
        continue;
      }
      if (value === null && !isNullValue(field.type)) continue;
      if (field.oneof !== null) {
        if (oneofs.has(field.oneof)) {
          const reason = `oneof field '${field.oneof}' is already set. Cannot set '${key}'`;
          this.#errors.push(`Invalid value${at(path)} (oneof), ${reason}`);
          continue;
        }
        oneofs.add(field.oneof);
      }
      record[field.name] = this.#field(
        field,
        value,
        path === '' ? field.protoName : `${path}.${field.protoName}`,
        depth,
      );
    }
    // After an error the value is not converted: follow-up errors would hide the cause.
    return this.#errors.length > errorsBefore ? INVALID : completeMessage(schema, record);
  }

  #field(field: FieldSchema, json: unknown, path: string, depth: number): unknown {
    if (field.cardinality === 'map') return this.#map(field, json, path, depth);
    if (field.cardinality === 'one') return this.#single(field, json, path, depth);
    if (!Array.isArray(json)) {
      this.#payload(`Unknown name "${field.name}"${at(parentOf(path))}: Proto field is repeating, expected a list.`);
      return [];
    }
    return json.map((item, index) => this.#single(field, item, `${path}[${index}]`, depth));
  }

  #map(field: FieldSchema, json: unknown, path: string, depth: number): ReadonlyMap<string, unknown> {
    if (!isObject(json)) {
      this.#payload(
        `Unknown name "${field.name}"${at(parentOf(path))}: Cannot bind a list to map for field '${field.name}'.`,
      );
      return new Map();
    }
    return new Map(
      Object.entries(json).map(([key, value], index) => {
        if (!isWellFormed(key)) this.#invalid(`${path}[${index}].key`, 'TYPE_STRING', key);
        return [key, this.#single(field, value, `${path}[${index}].value`, depth)];
      }),
    );
  }

  #single(field: FieldSchema, json: unknown, path: string, depth: number): unknown {
    const { type } = field;
    if (Array.isArray(json)) {
      this.#payload(
        `Unknown name "${field.name}"${at(parentOf(path))}: Proto field is not repeating, cannot start list.`,
      );
      return INVALID;
    }
    if (type.kind === 'message') return this.#nested(field, type.message, json, path, depth);
    if (isObject(json)) {
      this.#payload(`Unknown name "${field.name}"${at(parentOf(path))}: Starting an object on a scalar field.`);
      return INVALID;
    }
    if (type.kind === 'enum') {
      const name = readEnum(type.enum, json);
      return name === INVALID ? this.#invalid(path, `type.googleapis.com/${type.enum.name}`, json) : name;
    }
    const value = readScalar(type.scalar, json);
    if (value !== INVALID) return value;
    const reason = type.scalar === 'bytes' && typeof json === 'string' ? 'Base64 decoding failed for ' : '';
    return this.#invalid(path, `TYPE_${type.scalar.toUpperCase()}`, json, reason);
  }

  #nested(field: FieldSchema, schema: MessageSchema, json: unknown, path: string, depth: number): unknown {
    if (schema.name === 'google.protobuf.Timestamp' && !isObject(json)) {
      const moment = typeof json === 'string' ? parseTimestamp(json) : null;
      if (moment !== null) return moment;
      const reason =
        typeof json === 'string' && !/(?:[Zz]|[+-]\d{2}:\d{2})$/u.test(json)
          ? "Illegal timestamp format; timestamps must end with 'Z' or have a valid timezone offset."
          : `Invalid time format: ${show(json)}`;
      this.#errors.push(
        `Invalid value${at(path)} (type.googleapis.com/${schema.name}), Field '${field.name}', ${reason}`,
      );
      return INVALID;
    }
    const wrapped = isWrapper(schema.name) ? schema.byName.get('value') : undefined;
    if (wrapped !== undefined) return this.#single(wrapped, json, path, depth);
    return this.message(schema, json, path, depth + 1);
  }

  #payload(reason: string): void {
    this.#errors.push(`Invalid JSON payload received. ${reason}`);
  }

  #invalid(path: string, type: string, json: unknown, reason = ''): typeof INVALID {
    this.#errors.push(`Invalid value${at(path)} (${type}), ${reason}${show(json)}`);
    return INVALID;
  }
}

function at(path: string): string {
  return path === '' ? '' : ` at '${path}'`;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

function show(json: unknown): string {
  return typeof json === 'bigint' ? String(json) : JSON.stringify(json);
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isNullValue(type: FieldType): boolean {
  return type.kind === 'enum' && type.enum.name === 'google.protobuf.NullValue';
}
