import { StatusError } from '../errors.ts';
import { isReserved, numericId } from './resource-id.ts';

interface ResourceName {
  readonly projectId: string;
  readonly databaseId: string;
  /** The segments under documents/. */
  readonly path: readonly string[];
}

/** The kind of name in error messages, which give the byte offset of the error, as Google's do. */
type Shape = 'Document name' | 'Document parent name' | 'Database name';

/** Parses a document name: an even number of segments, at least two. */
export function parseDocumentName(name: string): ResourceName {
  return parseName(name, 'Document name');
}

/** Parses a parent name: the root (…/documents) or a document. */
export function parseParentName(name: string): ResourceName {
  return parseName(name, 'Document parent name');
}

export function parseDatabaseName(name: string): ResourceName {
  return parseName(name, 'Database name');
}

export function databaseName(projectId: string, databaseId: string): string {
  return `projects/${projectId}/databases/${databaseId}`;
}

export function documentName(database: { projectId: string; databaseId: string }, path: readonly string[]): string {
  return [databaseName(database.projectId, database.databaseId), 'documents', ...path].join('/');
}

/** Validates a collection id. Callers handle the empty id. */
export function checkCollectionId(id: string): void {
  if (id.includes('/')) refuse(`Collection id "${id}" is invalid because it contains "/".`);
  if (isReserved(id)) refuse(`Collection id "${id}" is invalid because it is reserved.`);
}

/** Validates a single id that is not part of a name. */
export function checkResourceId(id: string): void {
  if (id === '' || id === '.' || id === '..' || id.includes('/')) refuse(`Resource id "${id}" is invalid.`);
  checkReserved(id);
}

function checkReserved(id: string): void {
  if (!isReserved(id)) return;
  if (!id.startsWith('__id')) refuse(`Resource id "${id}" is invalid because it is reserved.`);
  if (numericId(id) === null) {
    refuse(
      `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`,
    );
  }
}

function refuse(message: string): never {
  throw new StatusError('INVALID_ARGUMENT', message);
}

function parseName(name: string, shape: Shape): ResourceName {
  let position = 0;
  const byteIndex = (): number => Buffer.byteLength(name.slice(0, position), 'utf8');
  const lacks = (expected: string): never => refuse(`${shape} "${name}" lacks ${expected} at index ${byteIndex()}.`);
  const literal = (expected: string): void => {
    if (!name.startsWith(expected, position)) lacks(`"${expected}"`);
    position += expected.length;
  };
  const segment = (what: string): string => {
    const end = name.indexOf('/', position);
    const text = end === -1 ? name.slice(position) : name.slice(position, end);
    if (text === '') lacks(what);
    position += text.length;
    return text;
  };

  literal('projects');
  literal('/');
  const projectId = segment('a project id');
  literal('/');
  literal('databases');
  literal('/');
  const databaseId = segment('a database id');
  if (shape === 'Database name') {
    if (position !== name.length) {
      refuse(`${shape} "${name}" has unexpected trailing characters at index ${byteIndex()}.`);
    }
    return { projectId, databaseId, path: [] };
  }
  literal('/');
  literal('documents');

  const path: string[] = [];
  while (position < name.length) {
    literal('/');
    if (position === name.length) refuse(`${shape} "${name}" has invalid trailing "/".`);
    const start = byteIndex();
    const id = segment(path.length % 2 === 0 ? 'a collection id' : 'a resource id');
    if (id === '.' || id === '..') refuse(`${shape} "${name}" contains a resource id "${id}" at index ${start}.`);
    checkReserved(id);
    path.push(id);
  }
  const incomplete = path.length % 2 === 1 || (shape === 'Document name' && path.length === 0);
  if (incomplete) lacks('"/"');
  return { projectId, databaseId, path };
}
