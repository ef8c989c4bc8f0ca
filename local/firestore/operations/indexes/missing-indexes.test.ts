import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { planQuery } from '../query/query-plan.ts';
import { ADMIN, openTestDatabase, outcomeOf, ROOT, valueOf } from '../test-database.ts';
import type { Plain } from '../test-database.ts';
import type { Filter, StructuredQuery } from '../types.ts';
import { DeclaredIndexes, parseDeclaredIndexes } from './declared-indexes.ts';
import type { LogEntry } from '../operations-api.ts';
import { missingIndexes } from './missing-indexes.ts';

const field = (fieldPath: string) => ({ fieldPath });
const is = (path: string, op: string, value: Plain): Filter => ({
  fieldFilter: { field: field(path), op, value: valueOf(value) },
});
const equal = (path: string): Filter => is(path, 'EQUAL', 'x');
const contains = (path: string): Filter => is(path, 'ARRAY_CONTAINS', 'x');
const all = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'OR', filters } });

/** `b -c`: b ascending, then c descending. */
function queryOf(where: Filter | null, orders = '', allDescendants = false): StructuredQuery {
  const orderBy = orders.split(' ').filter(Boolean);
  return {
    from: [{ collectionId: 'c', allDescendants }],
    ...(where === null ? {} : { where }),
    orderBy: orderBy.map((order) => ({
      field: field(order.replace('-', '')),
      direction: order.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
    })),
  };
}

/** `a* b -c`: a contains, b ascending, c descending. */
function indexOf(fields: string, queryScope = 'COLLECTION') {
  return {
    collectionGroup: 'c',
    queryScope,
    fields: fields.split(' ').map((each) => {
      const fieldPath = each.replace(/[-*]/, '');
      if (each.endsWith('*')) return { fieldPath, arrayConfig: 'CONTAINS' };
      return { fieldPath, order: each.startsWith('-') ? 'DESCENDING' : 'ASCENDING' };
    }),
  };
}

const declare = (indexes: readonly object[], fieldOverrides: readonly object[] = []): DeclaredIndexes =>
  parseDeclaredIndexes(JSON.stringify({ indexes, fieldOverrides }));

const missing = (declared: DeclaredIndexes, query: StructuredQuery, required: readonly string[] = []) =>
  missingIndexes(declared, { ...planQuery([], query), required: required.map((path) => path.split('.')) });

describe('without declared indexes', () => {
  test.each<[string, StructuredQuery]>([
    ['everything', queryOf(null)],
    ['one value', queryOf(equal('a'))],
    ['values of several fields', queryOf(all(equal('a'), equal('b'), equal('m.k')))],
    ['values of lists', queryOf(is('a', 'IN', ['x', 'y']))],
    ['alternatives', queryOf(any(equal('a'), all(equal('b'), equal('c'))))],
    ['an order', queryOf(null, '-a')],
    ['a range', queryOf(is('a', 'GREATER_THAN', 'x'))],
    ['a range in its order', queryOf(all(is('a', 'GREATER_THAN', 'x'), is('a', 'LESS_THAN', 'y')), '-a')],
    ['an element', queryOf(contains('a'))],
    ['one of several elements', queryOf(is('a', 'ARRAY_CONTAINS_ANY', ['x', 'y']))],
    ['a value in the order of names', queryOf(equal('a'), '-__name__')],
    ['a value in its own order', queryOf(equal('a'), 'a')],
  ])('%s is answered', (_, query) => {
    expect(missing(DeclaredIndexes.none, query)).toEqual([]);
  });

  test.each<[string, StructuredQuery, readonly object[]]>([
    ['a value and an order', queryOf(equal('a'), '-b'), [indexOf('a -b')]],
    ['a value and a range', queryOf(all(equal('a'), is('b', 'LESS_THAN', 'x'))), [indexOf('a b')]],
    ['two orders', queryOf(null, 'a -b'), [indexOf('a -b')]],
    ['an order against that of the names', queryOf(null, 'a -__name__'), [indexOf('a -__name__')]],
    ['an element and a value', queryOf(all(contains('a'), equal('b'))), [indexOf('a* b')]],
    ['an element and an order', queryOf(contains('a'), '-b'), [indexOf('a* -b')]],
    [
      'alternatives in an order',
      queryOf(any(equal('a'), all(equal('a'), equal('b'))), 'd'),
      [indexOf('a d'), indexOf('a b d')],
    ],
    ['two orders in all collections', queryOf(null, 'a b', true), [indexOf('a b', 'COLLECTION_GROUP')]],
  ])('%s needs one, which is named and is enough', (_, query, entries) => {
    expect(missing(DeclaredIndexes.none, query)).toEqual(entries.map((entry) => `"indexes": ${JSON.stringify(entry)}`));
    expect(missing(declare(entries), query)).toEqual([]);
    expect(missing(declare(entries.map((entry) => ({ ...entry, collectionGroup: 'other' }))), query)).not.toEqual([]);
  });

  test('sums are read from the index', () => {
    const sumOf = (where: Filter | null) => missing(DeclaredIndexes.none, queryOf(where), ['n']);
    expect(sumOf(null)).toEqual([]);
    expect(sumOf(is('n', 'GREATER_THAN', 1n))).toEqual([]);
    expect(sumOf(equal('a'))).toEqual([`"indexes": ${JSON.stringify(indexOf('a n'))}`]);
    expect(missing(declare([indexOf('a -n')]), queryOf(equal('a')), ['n'])).toEqual([]);
  });

  test('the fields of all collections with one id are not indexed', () => {
    const entry = {
      collectionGroup: 'c',
      fieldPath: 'a',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    };
    const query = queryOf(equal('a'), '', true);
    expect(missing(DeclaredIndexes.none, query)).toEqual([`"fieldOverrides": ${JSON.stringify(entry)}`]);
    expect(missing(declare([], [entry]), query)).toEqual([]);
    expect(missing(DeclaredIndexes.none, queryOf(null, '', true))).toEqual([]);
  });
});

describe('declared indexes', () => {
  test('with one order are merged', () => {
    const declared = declare([indexOf('a -d'), indexOf('b -d')]);
    expect(missing(declared, queryOf(all(equal('a'), equal('b')), '-d'))).toEqual([]);
    expect(missing(declared, queryOf(all(equal('a'), equal('b')), 'd'))).toHaveLength(1);
    expect(missing(declared, queryOf(all(equal('a'), equal('e')), '-d'))).toHaveLength(1);
  });

  test('that hold more than is asked for do not help', () => {
    expect(missing(declare([indexOf('a b -d')]), queryOf(equal('a'), '-d'))).toHaveLength(1);
    expect(missing(declare([indexOf('a -d e')]), queryOf(equal('a'), '-d'))).toHaveLength(1);
  });

  test('replace the automatic ones of a field, and of the fields in it', () => {
    const exempt = (fieldPath: string, indexes: readonly object[] = []) =>
      declare([], [{ collectionGroup: 'c', fieldPath, indexes }]);
    expect(missing(exempt('a'), queryOf(equal('a')))).toHaveLength(1);
    expect(missing(exempt('m'), queryOf(equal('m.k')))).toHaveLength(1);
    expect(missing(exempt('*'), queryOf(equal('a')))).toHaveLength(1);
    expect(missing(exempt('a'), queryOf(equal('b')))).toEqual([]);
    const ascending = exempt('a', [{ order: 'ASCENDING', queryScope: 'COLLECTION' }]);
    expect(missing(ascending, queryOf(null, 'a'))).toEqual([]);
    expect(missing(ascending, queryOf(null, '-a'))).toHaveLength(1);
    expect(missing(ascending, queryOf(contains('a')))).toHaveLength(1);
  });
});

describe('a query without its index', () => {
  let directory: string;
  let file: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'indexes-'));
    file = join(directory, 'firestore.indexes.json');
    writeFileSync(file, '{"indexes":[],"fieldOverrides":[]}');
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });
  const query = queryOf(equal('a'), '-b');
  const entry = `"indexes": ${JSON.stringify(indexOf('a -b'))}`;

  it('is refused with the entry of the file, until the file has it', async () => {
    const { operations } = await openTestDatabase({ indexes: { file } });
    const run = () => outcomeOf(operations.runQuery(ADMIN, { parent: ROOT, structuredQuery: query }));
    expect(await run()).toBe(
      `FAILED_PRECONDITION: The query requires an index. Add to firestore.indexes.json:\n${entry}`,
    );
    const structuredAggregationQuery = { structuredQuery: query, aggregations: [{ count: {} }] };
    expect(
      await outcomeOf(operations.runAggregationQuery(ADMIN, { parent: ROOT, structuredAggregationQuery })),
    ).toMatch(/^FAILED_PRECONDITION/);
    expect(
      await outcomeOf(operations.listDocuments(ADMIN, { parent: ROOT, collectionId: 'c', orderBy: 'a, b desc' })),
    ).toMatch(/^FAILED_PRECONDITION/);
    writeFileSync(file, JSON.stringify({ indexes: [indexOf('a -b')] }));
    utimesSync(file, 1, 1);
    expect(await run()).toBe('OK');
  });

  it('can be answered with a line in the log', async () => {
    const log: LogEntry[] = [];
    const { operations } = await openTestDatabase({
      indexes: { file, missing: 'warn' },
      log: (each) => log.push(each),
    });
    const run = () => outcomeOf(operations.runQuery(ADMIN, { parent: ROOT, structuredQuery: query }));
    expect([await run(), await run()]).toEqual(['OK', 'OK']);
    expect(log).toEqual([{ kind: 'missing-index', entries: entry }]);
  });

  it('does not start with a file that says nothing', async () => {
    writeFileSync(file, '{"indexes":[{"collectionGroup":"c","fields":[{"fieldPath":"a","order":"UP"}]}]}');
    await expect(openTestDatabase({ indexes: { file } })).rejects.toThrow('"UP" is no way to index a field.');
  });
});
