import { StatusError } from '../errors.ts';
import type { Fields, Value } from '../values/value.ts';
import { openOperations } from './open-operations.ts';
import type { Caller, Document, StructuredQuery, Write } from './types.ts';
import type { Operations, OperationsOptions } from './operations-api.ts';

/** An in-memory database for tests, with plain objects as values and paths under documents/ as names. */

/** null, boolean, string, bigint (an integer), number (a double), arrays and objects; a Value is used as it is. */
export type Plain =
  | null
  | boolean
  | string
  | bigint
  | number
  | readonly Plain[]
  | { readonly [key: string]: Plain }
  | ValueBox;

class ValueBox {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

export const ADMIN: Caller = { kind: 'admin' };
export const UNAUTHENTICATED: Caller = { kind: 'user', auth: null };
export const DATABASE = 'projects/p/databases/(default)';
export const ROOT = `${DATABASE}/documents`;

export function box(value: Value): ValueBox {
  return new ValueBox(value);
}

export function ref(path: string): ValueBox {
  return box({ kind: 'reference', value: `${ROOT}/${path}` });
}

export function vector(...numbers: number[]): Plain {
  return { __type__: '__vector__', value: numbers };
}

export function valueOf(plain: Plain): Value {
  if (plain === null) return { kind: 'null' };
  if (plain instanceof ValueBox) return plain.value;
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (typeof plain === 'bigint') return { kind: 'integer', value: plain };
  if (typeof plain === 'number') return { kind: 'double', value: plain };
  if (isList(plain)) return { kind: 'array', values: plain.map(valueOf) };
  return { kind: 'map', fields: fieldsOf(plain) };
}

export function fieldsOf(plain: { readonly [key: string]: Plain }): Fields {
  return new Map(Object.entries(plain).map(([name, value]) => [name, valueOf(value)]));
}

export function plainOf(value: Value): Plain {
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
    case 'integer':
    case 'double':
      return value.value;
    case 'array':
      return value.values.map(plainOf);
    case 'map':
      return plainFields(value.fields);
    default:
      return box(value);
  }
}

export function plainFields(fields: Fields): { readonly [key: string]: Plain } {
  return Object.fromEntries(Array.from(fields, ([name, value]) => [name, plainOf(value)]));
}

export function setWrite(path: string, plain: { readonly [key: string]: Plain }): Write {
  return { update: { name: `${ROOT}/${path}`, fields: fieldsOf(plain) } };
}

/** "OK", or the code and message of the error ("ABORTED: why"). */
export async function outcomeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'OK';
  } catch (error) {
    if (error instanceof StatusError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

export interface TestDatabase {
  readonly operations: Operations;
  readonly set: (path: string, plain: { readonly [key: string]: Plain }) => Promise<void>;
  readonly delete: (path: string) => Promise<void>;
  readonly commit: (...writes: Write[]) => ReturnType<Operations['commit']>;
  readonly get: (path: string) => Promise<Document>;
  /** The fields of a document; undefined when it does not exist. */
  readonly read: (path: string) => Promise<{ readonly [key: string]: Plain } | undefined>;
  /** The paths of the results. */
  readonly query: (query: StructuredQuery, parent?: string, caller?: Caller) => Promise<string[]>;
}

export async function openTestDatabase(options: OperationsOptions = {}): Promise<TestDatabase> {
  const operations = await openOperations(options);
  const commit = (...writes: Write[]): ReturnType<Operations['commit']> =>
    operations.commit(ADMIN, { database: DATABASE, writes });
  return {
    operations,
    commit,
    async set(path, plain) {
      await commit(setWrite(path, plain));
    },
    async delete(path) {
      await commit({ delete: `${ROOT}/${path}` });
    },
    get: (path) => operations.getDocument(ADMIN, { name: `${ROOT}/${path}` }),
    async read(path) {
      const [answer] = await operations.batchGetDocuments(ADMIN, {
        database: DATABASE,
        documents: [`${ROOT}/${path}`],
      });
      return answer?.found === undefined ? undefined : plainFields(answer.found.fields);
    },
    async query(structuredQuery, parent = '', caller = ADMIN) {
      const answers = await operations.runQuery(caller, {
        parent: parent === '' ? ROOT : `${ROOT}/${parent}`,
        structuredQuery,
      });
      return answers.flatMap(({ document }) => (document === undefined ? [] : [document.name.slice(ROOT.length + 1)]));
    },
  };
}

function isList(plain: readonly Plain[] | { readonly [key: string]: Plain }): plain is readonly Plain[] {
  return Array.isArray(plain);
}
