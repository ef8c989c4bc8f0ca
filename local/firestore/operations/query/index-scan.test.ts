import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StatusError } from '#local/firestore/errors.ts';
import { DocumentStore } from '#local/firestore/store/document-store.ts';
import { momentOf } from '#local/firestore/values/moment.ts';
import { anyValue } from '#local/firestore/values/value-arbitrary.ts';
import type { Fields, StoredDocument, Value } from '#local/firestore/values/value.ts';
import { box, ref, valueOf } from '../test-database.ts';
import type { Plain } from '../test-database.ts';
import type { Filter, StructuredQuery } from '../types.ts';
import { indexedRows } from './index-scan.ts';
import { planQuery } from './query-plan.ts';
import type { QueryPlan } from './query-plan.ts';
import { runPlan } from './query-run.ts';
import { scanRows } from './query-scan.ts';

/** FAULT_RUNS sets the number of runs, with ten comparisons and more in each. */
const runs = Number(process.env['FAULT_RUNS'] ?? 500);

const database = { projectId: 'p', databaseId: '(default)' };

/** Collections `c` at the root and below documents: queries of one, and of the group. */
const paths = ['a', 'b', 'c', 'd', 'e', '__id2__', '__id10__', 'z', 'é', '\uffff', '😀']
  .flatMap((id) => [`c/${id}`, ...(id < 'c' ? [`c/a/c/${id}`, `d/x/c/${id}`, `d/${id}`] : [])])
  .map((path) => path.split('/'));

/** Equal, nearly equal and of every kind: what they have in common with each other is what goes wrong. */
const few: fc.Arbitrary<Value> = fc
  .constantFrom<Plain>(
    null,
    true,
    false,
    0n,
    1n,
    1,
    1.5,
    -0,
    NaN,
    'x',
    'y',
    '',
    [],
    [1n, 'x', 1n],
    [1, null, NaN],
    ['y', 'x'],
    [['x']],
    { k: 1n },
    { k: 1 },
    { k: 'x', l: [1n] },
    {},
    ref('c/a'),
    ref('d/x/c/b'),
    box({ kind: 'timestamp', seconds: 1n, nanos: 0 }),
    box({ kind: 'timestamp', seconds: 1n, nanos: 1000 }),
    box({ kind: 'bytes', value: new Uint8Array([1]) }),
    box({ kind: 'geopoint', latitude: 1, longitude: -0 }),
    { __type__: '__vector__', value: [1, 2] },
  )
  .map(valueOf);
const value = fc.oneof({ weight: 6, arbitrary: few }, { weight: 1, arbitrary: anyValue });
const fields: fc.Arbitrary<Fields> = fc
  .record(
    {
      a: value,
      b: value,
      m: fc.oneof(
        value,
        few.map((k): Value => ({ kind: 'map', fields: new Map([['k', k]]) })),
      ),
      list: fc.oneof(value, fc.array(few, { maxLength: 4 }).map(listOf)),
    },
    { requiredKeys: [] },
  )
  .map((entries) => new Map(Object.entries(entries)));

const change = fc.record({ path: fc.constantFrom(...paths), fields: fc.option(fields, { freq: 4 }) });
/** The changes of transactions; a document can change twice in one. */
const commits = fc.array(fc.array(change, { minLength: 1, maxLength: 12, size: 'max' }), {
  minLength: 1,
  maxLength: 6,
  size: 'max',
});

const fieldPath = fc.constantFrom('a', 'b', 'm.k', 'm', 'list');
const list = fc.array(value, { minLength: 1, maxLength: 4 }).map(listOf);
const name = fc.constantFrom(...paths).map((path) => valueOf(ref(path.join('/'))));
const comparisons = ['EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];
const condition: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: filterOf(fieldPath, fc.constantFrom('EQUAL', ...comparisons), value) },
  { weight: 2, arbitrary: filterOf(fieldPath, fc.constant('ARRAY_CONTAINS'), value) },
  { weight: 2, arbitrary: filterOf(fieldPath, fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'), list) },
  { weight: 1, arbitrary: filterOf(fc.constant('__name__'), fc.constantFrom(...comparisons), name) },
  {
    weight: 1,
    arbitrary: filterOf(
      fc.constant('__name__'),
      fc.constant('IN'),
      fc.array(name, { minLength: 1, maxLength: 3 }).map(listOf),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ field: fieldPath, op: fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN') })
      .map((unary) => ({ unaryFilter: { op: unary.op, field: { fieldPath: unary.field } } })),
  },
);
const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    condition,
    fc
      .record({
        op: fc.constantFrom('AND', 'AND', 'OR'),
        filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      })
      .map((compositeFilter) => ({ compositeFilter })),
  ),
})).filter;

const sorts = fc.tuple(
  fc.uniqueArray(fc.record({ path: fieldPath, isDescending: fc.boolean() }), {
    maxLength: 2,
    selector: ({ path }) => path,
  }),
  fc.option(fc.boolean()),
);
/** Values for the first of the orders. */
const cursor = fc.record({
  values: fc.tuple(fc.nat({ max: 3 }), fc.tuple(value, value), name),
  before: fc.boolean(),
});

function boundOf(
  { values: [count, own, named], before }: typeof cursor extends fc.Arbitrary<infer T> ? T : never,
  names: readonly string[],
) {
  return {
    values: names.slice(0, count).map((path, index) => (path === '__name__' ? named : (own[index] ?? named))),
    before,
  };
}

const query: fc.Arbitrary<StructuredQuery> = fc
  .record({
    allDescendants: fc.boolean(),
    sorts,
    where: fc.option(filter, { freq: 3 }),
    startAt: fc.option(cursor, { freq: 1 }),
    endAt: fc.option(cursor, { freq: 1 }),
    offset: fc.constantFrom(0, 0, 0, 1, 3),
    limit: fc.option(fc.constantFrom(0, 1, 3, 6, 10)),
  })
  .map(({ allDescendants, sorts: [fieldSorts, byName], where, startAt, endAt, offset, limit }) => {
    const orders = [...fieldSorts, ...(byName === null ? [] : [{ path: '__name__', isDescending: byName }])];
    const names = orders.map(({ path }) => path);
    return {
      from: [{ collectionId: 'c', allDescendants }],
      orderBy: orders.map(({ path, isDescending }) => ({
        field: { fieldPath: path },
        direction: isDescending ? 'DESCENDING' : 'ASCENDING',
      })),
      offset,
      ...(where === null ? {} : { where }),
      ...(startAt === null ? {} : { startAt: boundOf(startAt, names) }),
      ...(endAt === null ? {} : { endAt: boundOf(endAt, names) }),
      ...(limit === null ? {} : { limit }),
    };
  });

function listOf(values: readonly Value[]): Value {
  return { kind: 'array', values };
}

function filterOf(field: fc.Arbitrary<string>, op: fc.Arbitrary<string>, operand: fc.Arbitrary<Value>) {
  return fc
    .record({ field, op, operand })
    .map((one): Filter => ({ fieldFilter: { field: { fieldPath: one.field }, op: one.op, value: one.operand } }));
}

/** `null` for a query that Firestore refuses. */
function planOf(structured: StructuredQuery): QueryPlan | null {
  try {
    return planQuery([], structured);
  } catch (error) {
    if (error instanceof StatusError) return null;
    throw error;
  }
}

function documentAt(path: readonly string[], contents: Fields, micros: bigint): StoredDocument {
  return { path, fields: contents, createTime: momentOf(micros), updateTime: momentOf(micros) };
}

const pathsOf = (rows: readonly { readonly document: StoredDocument }[] | null) =>
  rows?.map(({ document }) => document.path.join('/'));

describe('indexes', () => {
  it('find what looking at each document finds, in the same order, now and in the past, while documents change', () => {
    let [found, compared] = [0, 0];
    fc.assert(
      fc.property(commits, fc.array(query, { minLength: 1, maxLength: 6, size: 'max' }), (transactions, queries) => {
        const store = new DocumentStore(1);
        const plans = queries.flatMap((each) => planOf(each) ?? []);
        let micros = 0n;
        for (const changes of transactions) {
          micros += 1n;
          const at = micros;
          const written = changes.map((each) => ({
            path: each.path,
            document: each.fields === null ? null : documentAt(each.path, each.fields, at),
          }));
          store.apply(written, micros);
          for (const plan of plans) {
            const wanted = plan.limit === null ? Infinity : plan.offset + plan.limit;
            for (const moment of [null, micros - 1n, micros - 3n]) {
              if (moment !== null && moment < 1n) continue;
              const rows = indexedRows(store, database, plan, moment, wanted);
              if (rows === null) continue;
              found += rows.length;
              compared += 1;
              expect(pathsOf(rows)).toEqual(pathsOf(scanRows(store, database, plan, moment, wanted)));
            }
          }
        }
      }),
      { numRuns: runs },
    );
    expect(compared).toBeGreaterThan(10 * runs);
    expect(found).toBeGreaterThan(10 * runs);
  }, 3_600_000);

  it('leave few documents to looking at each', () => {
    const contents: Fields = new Map([['a', { kind: 'string', value: 'x' }]]);
    const store = new DocumentStore(2);
    const plan = planQuery([], { from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'a' } }] });
    store.apply([{ path: ['c', '1'], document: documentAt(['c', '1'], contents, 1n) }], 1n);
    expect(indexedRows(store, database, plan, null, 1)).toBeNull();
    store.apply([{ path: ['c', '2'], document: documentAt(['c', '2'], contents, 2n) }], 2n);
    expect(indexedRows(store, database, plan, null, 1)).toHaveLength(1);
    expect(indexedRows(store, database, plan, 2n, 2)).toHaveLength(2);
    expect(indexedRows(store, database, plan, 1n, 2)).toHaveLength(1);
    expect(runPlan(store, database, plan, 1n).documents).toHaveLength(1);
  });

  it('look at no more of 20,000 documents than a page needs', () => {
    const store = new DocumentStore();
    let looked = 0;
    const changes = Array.from({ length: 20_000 }, (_, index) => {
      const path = ['c', `d${index}`];
      const contents = new Map<string, Value>([
        ['stage', { kind: 'string', value: `s${index % 8}` }],
        ['day', { kind: 'integer', value: BigInt((index * 7919) % 20_000) }],
        ['words', listOf([{ kind: 'string', value: `w${index % 500}` }])],
      ]);
      return { path, document: documentAt(path, contents, 1n) };
    });
    for (const { document } of changes) {
      const { get } = document.fields;
      Object.assign(document.fields, {
        get(field: string) {
          looked += 1;
          return get.call(document.fields, field);
        },
      });
    }
    store.apply(changes, 1n);
    const field = (path: string) => ({ fieldPath: path });
    const page: StructuredQuery = {
      from: [{ collectionId: 'c' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { field: field('stage'), op: 'IN', value: valueOf(['s1', 's2', 's3']) } },
            { fieldFilter: { field: field('day'), op: 'GREATER_THAN', value: valueOf(5_000n) } },
          ],
        },
      },
      orderBy: [{ field: field('day'), direction: 'DESCENDING' }],
      startAt: { values: [valueOf(12_000n)], before: false },
      limit: 50,
    };
    const search: StructuredQuery = {
      from: [{ collectionId: 'c' }],
      where: { fieldFilter: { field: field('words'), op: 'ARRAY_CONTAINS_ANY', value: valueOf(['w1', 'w2']) } },
      limit: 30,
    };
    for (const each of [page, search]) {
      const plan = planQuery([], each);
      const expected = pathsOf(scanRows(store, database, plan, null, plan.limit ?? Infinity));
      expect(pathsOf(indexedRows(store, database, plan, null, plan.limit ?? Infinity))).toEqual(expected);
      looked = 0;
      expect(runPlan(store, database, plan, null).documents).toHaveLength(plan.limit ?? 0);
      expect(looked).toBeLessThan(2_000);
    }
  });
});
