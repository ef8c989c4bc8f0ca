import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compareValues } from '#local/firestore/values/order.ts';
import { anyFields } from '#local/firestore/values/value-arbitrary.ts';
import type { Fields, Value } from '#local/firestore/values/value.ts';
import { isVector } from '#local/firestore/values/vector.ts';
import { fieldsOf, openTestDatabase, outcomeOf } from '../test-database.ts';
import type { Plain } from '../test-database.ts';
import { DeclaredIndexes, parseDeclaredIndexes } from './declared-indexes.ts';
import { checkIndexEntries, indexEntries } from './index-entries.ts';

type Document = { readonly [key: string]: Plain };

const TASK = ['users', 'jeff', 'tasks', 'my_task_id'];
const task: Document = { type: 'Personal', done: false, priority: 1n, description: 'Learn Cloud Firestore' };

const index = (collectionGroup: string, fields: string, queryScope = 'COLLECTION') => ({
  collectionGroup,
  queryScope,
  fields: fields.split(' ').map((each) => {
    const fieldPath = each.replace('*', '');
    return each.endsWith('*') ? { fieldPath, arrayConfig: 'CONTAINS' } : { fieldPath, order: 'ASCENDING' };
  }),
});
const single = (fieldPath: string, indexes: readonly object[], collectionGroup = 'tasks') => ({
  collectionGroup,
  fieldPath,
  indexes,
});
const nothingOf = (...fieldPaths: string[]) => fieldPaths.map((each) => single(each, [], 'c'));
const declare = (indexes: readonly object[], fieldOverrides: readonly object[] = []) =>
  parseDeclaredIndexes(JSON.stringify({ indexes, fieldOverrides }));
const only = (...fields: readonly object[]) => declare([], [single('*', []), ...fields]);

function outcome(declared: DeclaredIndexes, document: Document, path: readonly string[] = ['c', 'x']): string {
  try {
    checkIndexEntries(declared, path, fieldsOf(document));
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const list = (length: number, stem = 'e'): Plain => Array.from({ length }, (_, each) => `${stem}${each}`);
const TOO_MANY = 'too many index entries for entity /c/x';
const TOO_LARGE = 'Index entry is too large.';
const TOO_MUCH = 'Transaction too big. Decrease transaction size.';

describe('the examples of the documentation', () => {
  const ascending = { order: 'ASCENDING', queryScope: 'COLLECTION' };
  test.each([
    ['a field in its collection', only(single('done', [ascending])), 109],
    ['a field in its group', only(single('done', [{ ...ascending, queryScope: 'COLLECTION_GROUP' }])), 98],
    ['two fields in their collection', declare([index('tasks', 'done priority')], [single('*', [])]), 112],
    [
      'two fields in their group',
      declare([index('tasks', 'done priority', 'COLLECTION_GROUP')], [single('*', [])]),
      85,
    ],
  ])('%s: the size of an entry', (_, declared, size) => {
    const { count, bytes, largest } = indexEntries(declared, TASK, fieldsOf(task));
    expect({ count, bytes, largest }).toEqual({ count: 1, bytes: size, largest: size });
  });

  it('a city: each field as it is, the fields of a map, and each element of a list', () => {
    const city = fieldsOf({
      city_name: 'San Francisco',
      temperatures: { summer: 67n, winter: 55n },
      neighborhoods: ['Mission', 'Downtown', 'Marina'],
    });
    const declared = declare([index('cities', 'city_name neighborhoods*')]);
    // Ten in order, three of several fields; and the elements in both directions.
    expect(indexEntries(declared, ['cities', 'SF'], city).count).toBe(10 + 3 + 2 * 3);
  });
});

describe('a document', () => {
  it('has at most 40,000 entries', () => {
    const { none } = DeclaredIndexes;
    expect(outcome(none, { list: list(19_998), n: 1n })).toBe('accepted');
    expect(outcome(none, { list: list(19_998), m: { k: 1n } })).toBe(TOO_MANY);
    expect(outcome(none, { list: list(20_000) })).toBe(TOO_MANY);
    const twice: Plain = Array.from({ length: 50_000 }, (_, each) => `e${each % 15_000}`);
    expect(outcome(none, { list: twice })).toBe('accepted');
  });

  it('has as many as the declared indexes say', () => {
    const declared = declare([index('c', 'list* a')], nothingOf('list', 'free'));
    expect(outcome(declared, { free: list(50_000) })).toBe('accepted');
    expect(outcome(declared, { list: list(41_000) })).toBe('accepted');
    expect(outcome(declared, { list: list(41_000), a: 1n })).toBe(TOO_MANY);
    expect(outcome(declared, { free: { map: list(50_000) } })).toBe('accepted');
  });

  it('has entries of at most 7.5 KiB, of each value 1,500 bytes', () => {
    const names = ['a', 'b', 'd', 'e', 'f'];
    const declared = declare([index('c', names.join(' '))]);
    // Besides the values: 20 bytes of its name, 16 of what is around it, and 32.
    const rest = 7_680 - 20 - 16 - 32 - 4 * 1_500;
    const long = 'x'.repeat(100_000);
    const withLast = (length: number) => ({ a: long, b: long, d: long, e: long, f: 'x'.repeat(length) });
    expect(outcome(declared, withLast(rest - 1))).toBe('accepted');
    const deep = ['c', 'x'.repeat(1_500), 'c', 'y'];
    expect(outcome(declared, withLast(rest - 1), deep)).toBe(TOO_LARGE);
    expect(outcome(DeclaredIndexes.none, withLast(100_000), deep)).toBe('accepted');
    expect(outcome(declare([index('c', [...names, 'g'].join(' '))]), { ...withLast(200), g: long })).toBe(TOO_LARGE);
  });

  it('has entries of at most 8 MiB together', () => {
    const path = ['c', 'x'.repeat(1_000)];
    const elements = (count: number) => outcome(DeclaredIndexes.none, { list: list(count, 'element') }, path);
    expect(elements(3_700)).toBe('accepted');
    expect(elements(4_200)).toBe(TOO_MUCH);
    const declared = declare([], nothingOf('list'));
    expect(outcome(declared, { list: list(4_200, 'element') }, path)).toBe('accepted');
  });

  it('is refused when it is written, also by what a transform makes of it', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'entries-'));
    const file = join(directory, 'firestore.indexes.json');
    writeFileSync(file, JSON.stringify({ indexes: [], fieldOverrides: nothingOf('list') }));
    const database = await openTestDatabase({ indexes: { file } });
    rmSync(directory, { recursive: true });
    expect(await outcomeOf(database.set('c/x', { list: list(30_000) }))).toBe('OK');
    expect(await outcomeOf(database.set('d/x', { list: list(30_000) }))).toBe(
      'INVALID_ARGUMENT: too many index entries for entity /d/x',
    );
    await database.set('d/x', { list: list(19_990) });
    const fieldTransforms = [{ fieldPath: 'list', appendMissingElements: values(list(20, 'other')) }];
    const name = 'projects/p/databases/(default)/documents/d/x';
    expect(await outcomeOf(database.commit({ transform: { document: name, fieldTransforms } }))).toBe(
      'INVALID_ARGUMENT: too many index entries for entity /d/x',
    );
  });
});

const values = (plain: Plain): readonly Value[] => {
  const value = fieldsOf({ plain }).get('plain');
  return value?.kind === 'array' ? value.values : [];
};

/** The number of automatic entries, reckoned another way. */
function automaticEntries(fields: Fields): number {
  let total = 0;
  for (const value of fields.values()) {
    total += 2;
    if (value.kind === 'map' && !isVector(value)) total += automaticEntries(value.fields);
    if (value.kind === 'array') {
      const different: Value[] = [];
      for (const each of value.values) {
        if (!different.some((other) => compareValues(other, each) === 0)) different.push(each);
      }
      total += 2 * different.length;
    }
  }
  return total;
}

it('of any document, each entry is smaller than the largest, and no index makes fewer entries', () => {
  const declared = declare([index('c', 'a b'), index('c', 'a* c'), index('other', 'a')]);
  fc.assert(
    fc.property(anyFields, (fields) => {
      const automatic = indexEntries(DeclaredIndexes.none, ['c', 'x'], fields);
      const all = indexEntries(declared, ['c', 'x'], fields);
      const none = indexEntries(declare([], [single('*', [], 'c')]), ['c', 'x'], fields);
      expect(automatic.count).toBe(automaticEntries(fields));
      expect(automatic.bytes).toBeLessThanOrEqual(automatic.count * automatic.largest);
      expect(all.count).toBeGreaterThanOrEqual(automatic.count);
      expect(all.bytes).toBeGreaterThanOrEqual(automatic.bytes);
      expect(none.count).toBe(0);
    }),
    { numRuns: 300 },
  );
});

describe('the file of indexes', () => {
  it.each([
    ['more than 1,000 indexes', Array.from({ length: 1_001 }, () => index('c', 'a b'))],
    ['an index of more than 100 fields', [index('c', Array.from({ length: 101 }, (_, each) => `f${each}`).join(' '))]],
    ['an index of two lists', [index('c', 'a* b*')]],
  ])('with %s is refused', (_, indexes) => {
    expect(() => declare(indexes)).toThrow(/more than/);
  });
});
