import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StatusError } from '../errors.ts';
import { formatFieldPath, parseFieldPath, parseQueryFieldPath, parseStoredFieldPath } from './field-path.ts';
import {
  checkCollectionId,
  checkResourceId,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from './resource-name.ts';

const ROOT = 'projects/p/databases/(default)/documents';

function rejection(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof StatusError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

describe('resource names', () => {
  it('are parsed', () => {
    expect(parseDocumentName(`${ROOT}/c/d/sub/é`)).toEqual({
      projectId: 'p',
      databaseId: '(default)',
      path: ['c', 'd', 'sub', 'é'],
    });
    expect(parseParentName(ROOT).path).toEqual([]);
    expect(parseDocumentName(`${ROOT}/c/__id5__`).path).toEqual(['c', '__id5__']);
    expect(parseDatabaseName('projects/p/databases/second')).toEqual({
      projectId: 'p',
      databaseId: 'second',
      path: [],
    });
  });

  it.each([
    [`${ROOT}/c`, `Document name "${ROOT}/c" lacks "/" at index 42.`],
    [`${ROOT}`, `Document name "${ROOT}" lacks "/" at index 40.`],
    [
      'projects/p/databases/(default)/c/d',
      'Document name "projects/p/databases/(default)/c/d" lacks "documents" at index 31.',
    ],
    [`${ROOT}/c/.`, `Document name "${ROOT}/c/." contains a resource id "." at index 43.`],
    [`${ROOT}/c/`, `Document name "${ROOT}/c/" has invalid trailing "/".`],
    [`${ROOT}//d`, `Document name "${ROOT}//d" lacks a collection id at index 41.`],
    [`${ROOT}/c//`, `Document name "${ROOT}/c//" lacks a resource id at index 43.`],
    [`${ROOT}/é//`, `Document name "${ROOT}/é//" lacks a resource id at index 44.`],
    [`${ROOT}/c/__x__`, 'Resource id "__x__" is invalid because it is reserved.'],
    [
      `${ROOT}/c/__id5x__`,
      "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__id5x__'.",
    ],
  ])('%s is refused', (name, message) => {
    expect(rejection(() => parseDocumentName(name))).toBe(`INVALID_ARGUMENT: ${message}`);
  });

  it('of a parent are named as such in errors', () => {
    expect(rejection(() => parseParentName(`${ROOT}/c`))).toBe(
      `INVALID_ARGUMENT: Document parent name "${ROOT}/c" lacks "/" at index 42.`,
    );
  });

  it('of a database have no further segments', () => {
    expect(rejection(() => parseDatabaseName('projects/p'))).toBe(
      'INVALID_ARGUMENT: Database name "projects/p" lacks "/" at index 10.',
    );
    expect(rejection(() => parseDatabaseName(ROOT))).toContain('unexpected trailing characters at index 30');
  });
});

describe('single ids', () => {
  it.each(['', '.', '..', 'a/b', '__x__', '__id9223372036854775808__', '__id007__'])('%j is refused', (id) => {
    expect(rejection(() => checkResourceId(id))).toMatch(/^INVALID_ARGUMENT: /);
  });

  it.each(['a', '__id-9223372036854775808__', '__x', 'x__', '...', 'Ā'])('%j is accepted', (id) => {
    expect(rejection(() => checkResourceId(id))).toBe('accepted');
  });

  it('of a collection have their own messages', () => {
    expect(rejection(() => checkCollectionId('a/b'))).toContain(
      'Collection id "a/b" is invalid because it contains "/".',
    );
    expect(rejection(() => checkCollectionId('__x__'))).toContain('is invalid because it is reserved.');
  });
});

describe('field paths', () => {
  it.each<[string, string[]]>([
    ['a', ['a']],
    ['a.b_1._c', ['a', 'b_1', '_c']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`x\\`y`', ['x`y']],
    ['`\\\\`', ['\\']],
    ['`1st`.x', ['1st', 'x']],
    ['`a`', ['a']],
  ])('%s', (text, segments) => {
    expect(parseFieldPath(text)).toEqual(segments);
  });

  it.each(['a..b', '.a', 'a.', '1a', 'a-b', '``', '`a', '`a`b', 'a b', 'a[0]', '`\\'])('%s is refused', (text) => {
    expect(rejection(() => parseFieldPath(text))).toBe(
      `INVALID_ARGUMENT: Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
    );
  });

  it('of nothing, of reserved names and of 1501 bytes are refused', () => {
    expect(rejection(() => parseFieldPath(''))).toContain('Invalid empty property path string.');
    expect(rejection(() => parseStoredFieldPath('a.__x__'))).toContain('Invalid reserved name in field path __x__');
    expect(rejection(() => parseFieldPath('n'.repeat(1501)))).toContain('property path is longer than 1500 bytes.');
    expect(rejection(() => parseFieldPath('n'.repeat(1500)))).toBe('accepted');
    expect(parseQueryFieldPath('__name__')).toEqual(['__name__']);
  });

  it('round-trip through text', () => {
    const segment = fc.string({ unit: 'binary', minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });
});
