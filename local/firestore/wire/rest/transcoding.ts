import { StatusError } from '#local/firestore/errors.ts';
import { isWrapper } from '../codec/adapters.ts';
import type { FieldSchema, MessageSchema } from '../schema/message-schema.ts';
import type { Route } from './routes.ts';

type JsonObject = Record<string, unknown>;

/** Standard parameters of Google APIs that have no effect here. */
const IGNORED_PARAMETERS: ReadonlySet<string> = new Set(
  ['key', 'alt', 'prettyPrint', 'pp', 'quotaUser', 'userProject', 'access_token', 'oauth_token', 'xgafv', '.xgafv']
    .flatMap((name) => [name, `$${name}`])
    .concat('uploadType', 'upload_protocol', '$unique'),
);

/** Unsupported parameters, which would change the response. */
const REFUSED_PARAMETERS: ReadonlySet<string> = new Set(['fields', '$fields', 'callback', '$callback']);

/** Combines body, path variables and query parameters into the JSON of the request message. */
export function transcodeRequest(route: Route, query: URLSearchParams, body: unknown): unknown {
  const { request } = route.method;
  let json: unknown = {};
  if (route.body === '*') json = body;
  else if (route.body !== '') json = { [route.body]: body };
  // Not an object: the reader reports it with Google's text.
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const message: JsonObject = { ...json };
  for (const [name, values] of groupParameters(query)) bindParameter(request, message, name, values);
  for (const [name, value] of route.variables) assign(message, fieldPath(request, name) ?? [], value);
  return message;
}

function groupParameters(query: URLSearchParams): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, value] of query) {
    if (REFUSED_PARAMETERS.has(name)) {
      throw new StatusError('UNIMPLEMENTED', `The query parameter ${name} is not supported by this emulator.`);
    }
    if (IGNORED_PARAMETERS.has(name)) continue;
    const values = groups.get(name);
    if (values === undefined) groups.set(name, [value]);
    else values.push(value);
  }
  return groups;
}

function bindParameter(request: MessageSchema, message: JsonObject, name: string, values: string[]): void {
  const path = fieldPath(request, name);
  const field = path?.at(-1);
  const shown = JSON.stringify(name);
  if (path === null || field === undefined || !isLeaf(field)) {
    const reason = `Cannot bind query parameter. Field '${name}' could not be found in request message.`;
    throw new StatusError('INVALID_ARGUMENT', `Invalid JSON payload received. Unknown name ${shown}: ${reason}`);
  }
  if (field.cardinality === 'repeated') return assign(message, path, values);
  const [value, second] = values;
  if (second !== undefined) {
    const reason = `Cannot bind query parameter. '${name}' is not repeated and cannot be given twice.`;
    throw new StatusError('INVALID_ARGUMENT', `Invalid JSON payload received. Unknown name ${shown}: ${reason}`);
  }
  assign(message, path, value);
}

/** Resolves a dotted name from the request message to a field. */
function fieldPath(request: MessageSchema, dottedName: string): FieldSchema[] | null {
  const path: FieldSchema[] = [];
  let schema: MessageSchema | null = request;
  for (const name of dottedName.split('.')) {
    const field: FieldSchema | undefined = schema?.byName.get(name);
    if (field === undefined) return null;
    path.push(field);
    schema = field.cardinality === 'one' && field.type.kind === 'message' ? field.type.message : null;
  }
  return path;
}

/** Whether a query parameter can set the field. */
function isLeaf({ cardinality, type }: FieldSchema): boolean {
  if (cardinality === 'map') return false;
  if (type.kind !== 'message') return true;
  return type.message.name === 'google.protobuf.Timestamp' || isWrapper(type.message.name);
}

function assign(message: JsonObject, path: readonly FieldSchema[], value: unknown): void {
  const [field, ...rest] = path;
  if (field === undefined) return;
  if (rest.length === 0) {
    // Otherwise the reader would see the other spelling as a second field.
    delete message[field.protoName];
    message[field.name] = value;
    return;
  }
  const nested = message[field.name] ?? message[field.protoName];
  // A body part that is not an object is left for the reader to reject.
  if (nested !== undefined && nested !== null && (typeof nested !== 'object' || Array.isArray(nested))) return;
  const copy: JsonObject = { ...nested };
  message[field.name] = copy;
  assign(copy, rest, value);
}
