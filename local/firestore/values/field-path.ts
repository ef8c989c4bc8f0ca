import { StatusError } from '../errors.ts';
import { isReserved } from './resource-id.ts';
import { utf8Length } from './utf8.ts';

/** The segments of a path to a field. */
export type FieldPath = readonly string[];

/** The pseudo-field of the document's name in queries. */
export const NAME_FIELD: FieldPath = ['__name__'];

const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const MAX_PATH_BYTES = 1500;

export function isNameField(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/**
 * Parses `a.b`. Segments that are not plain identifiers are in backquotes, where a backslash escapes the next
 * character.
 */
export function parseFieldPath(text: string): FieldPath {
  if (text === '') throw new StatusError('INVALID_ARGUMENT', 'Invalid empty property path string.');
  const segments: string[] = [];
  let index = 0;
  for (;;) {
    const end = text[index] === '`' ? endOfQuoted(text, index) : endOfPlain(text, index);
    const raw = text.slice(index, end);
    const segment = raw.startsWith('`') ? raw.slice(1, -1).replace(/\\([\s\S])/g, '$1') : raw;
    if (segment === '') throw malformed(text);
    segments.push(segment);
    if (end === text.length) break;
    if (text[end] !== '.') throw malformed(text);
    index = end + 1;
  }
  if (utf8Length(text) > MAX_PATH_BYTES) {
    throw new StatusError('INVALID_ARGUMENT', `property path is longer than ${MAX_PATH_BYTES} bytes.`);
  }
  return segments;
}

/** Like parseFieldPath, but rejects reserved names. */
export function parseStoredFieldPath(text: string): FieldPath {
  const path = parseFieldPath(text);
  const reserved = path.find(isReserved);
  if (reserved !== undefined) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid reserved name in field path ${reserved}`);
  }
  return path;
}

/** A field of a query: a stored field or the document's name. */
export function parseQueryFieldPath(text: string): FieldPath {
  return text === '__name__' ? NAME_FIELD : parseStoredFieldPath(text);
}

export function formatFieldPath(path: FieldPath): string {
  return path.map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``)).join('.');
}

export function sameFieldPath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}

function endOfQuoted(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '`') return index + 1;
  }
  throw malformed(text);
}

function endOfPlain(text: string, start: number): number {
  const dot = text.indexOf('.', start);
  const end = dot === -1 ? text.length : dot;
  if (!SIMPLE.test(text.slice(start, end))) throw malformed(text);
  return end;
}

function malformed(text: string): StatusError {
  return new StatusError(
    'INVALID_ARGUMENT',
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
  );
}
