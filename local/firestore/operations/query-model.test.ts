import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StatusError } from '../errors.ts';
import { compareValues, typeRank } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import { openTestDatabase, ROOT, valueOf } from './test-database.ts';
import type { Filter, StructuredQuery } from './types.ts';

/**
 * An independent, naive implementation of queries: the filter as a predicate over all documents, one sort by full keys,
 * then slicing. It shares only the value order with the implementation under test.
 */
interface Condition {
  readonly field: string;
  readonly op: string;
  readonly operand: Value | null;
}
type Tree = Condition | { readonly op: 'AND' | 'OR'; readonly parts: readonly Tree[] };

interface Row {
  readonly id: string;
  readonly fields: ReadonlyMap<string, Value>;
}

const FIELDS = ['a', 'b'];
const value: fc.Arbitrary<Value> = fc
  .constantFrom(null, true, 0n, 1n, 1, 2n, -0, NaN, 'x', 'y', [1n], ['x', null], { k: 1n })
  .map(valueOf);
const row: fc.Arbitrary<Row['fields']> = fc
  .record({ a: fc.option(value), b: fc.option(value) })
  .map(
    (entries) =>
      new Map(Object.entries(entries).flatMap(([name, one]) => (one === null ? [] : [[name, one] as const]))),
  );
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    field: fc.constantFrom(...FIELDS),
    op: fc.constantFrom(
      'EQUAL',
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL',
      'NOT_EQUAL',
    ),
    operand: value,
  }),
  fc.record({
    field: fc.constantFrom(...FIELDS),
    op: fc.constantFrom('IS_NULL', 'IS_NAN'),
    operand: fc.constant(null),
  }),
  fc.record({
    field: fc.constantFrom(...FIELDS),
    op: fc.constant('IN'),
    operand: fc.array(value, { minLength: 1, maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
  }),
);
const tree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    condition,
    fc.record({
      op: fc.constantFrom('AND' as const, 'OR' as const),
      parts: fc.array(tie('tree'), { minLength: 1, maxLength: 2 }),
    }),
  ),
})).tree;

const order = fc.uniqueArray(fc.record({ field: fc.constantFrom(...FIELDS), down: fc.boolean() }), {
  maxLength: 2,
  selector: ({ field }) => field,
});

const isNothing = (one: Value): boolean => one.kind === 'null' || (one.kind === 'double' && Number.isNaN(one.value));
const equals = (a: Value, b: Value): boolean => !isNothing(a) && !isNothing(b) && compareValues(a, b) === 0;

function holds(one: Tree, fields: Row['fields']): boolean {
  if ('parts' in one) {
    const results = one.parts.map((part) => holds(part, fields));
    return one.op === 'AND' ? !results.includes(false) : results.includes(true);
  }
  const own = fields.get(one.field);
  if (own === undefined) return false;
  if (one.op === 'IS_NULL') return own.kind === 'null';
  if (one.op === 'IS_NAN') return own.kind !== 'null' && isNothing(own);
  const operand = one.operand ?? own;
  if (one.op === 'IN') return operand.kind === 'array' && operand.values.some((candidate) => equals(own, candidate));
  if (one.op === 'EQUAL') return equals(own, operand);
  if (one.op === 'NOT_EQUAL') return own.kind !== 'null' && operand.kind !== 'null' && !equals(own, operand);
  if (isNothing(own) || isNothing(operand) || typeRank(own) !== typeRank(operand)) return false;
  const difference = compareValues(own, operand);
  if (difference === 0) return one.op.endsWith('_OR_EQUAL');
  return one.op.startsWith('LESS') === difference < 0;
}

function conditionsOf(one: Tree): Condition[] {
  return 'parts' in one ? one.parts.flatMap(conditionsOf) : [one];
}

function filterOf(one: Tree): Filter {
  if ('parts' in one) return { compositeFilter: { op: one.op, filters: one.parts.map(filterOf) } };
  const field = { fieldPath: one.field };
  if (one.operand === null) return { unaryFilter: { field, op: one.op } };
  return { fieldFilter: { field, op: one.op, value: one.operand } };
}

it('returns the same documents as the naive implementation, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 12 }),
      fc.option(tree),
      order,
      fc.option(fc.tuple(value, fc.boolean())),
      fc.integer({ min: 0, max: 3 }),
      fc.option(fc.integer({ min: 0, max: 5 })),
      async (contents, where, orderBy, start, offset, limit) => {
        const conditions = where === null ? [] : conditionsOf(where);
        // Queries allow one negation; rejected queries have their own tests.
        fc.pre(conditions.filter(({ op }) => op === 'NOT_EQUAL').length <= 1);
        const rows = contents.map((fields, index): Row => ({ id: `d${String(index).padStart(2, '0')}`, fields }));
        const database = await openTestDatabase();
        await database.commit(...rows.map(({ id, fields }) => ({ update: { name: `${ROOT}/c/${id}`, fields } })));

        const down = orderBy.at(-1)?.down ?? false;
        const ranged = FIELDS.filter((field) =>
          conditions.some((one) => one.field === field && !['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'].includes(one.op)),
        );
        const implied = ranged.filter((field) => !orderBy.some((one) => one.field === field));
        const keys = [...orderBy, ...implied.map((field) => ({ field, down }))];
        const compare = (a: Row, b: Row): number => {
          for (const key of keys) {
            const [left, right] = [a.fields.get(key.field), b.fields.get(key.field)];
            const difference = left === undefined || right === undefined ? 0 : compareValues(left, right);
            if (difference !== 0) return key.down ? -difference : difference;
          }
          return (a.id < b.id ? -1 : 1) * (down ? -1 : 1);
        };
        const cursor = orderBy.length > 0 ? start : null;
        const isPast = ({ fields }: Row): boolean => {
          const [first] = orderBy;
          const own = first === undefined ? undefined : fields.get(first.field);
          if (cursor === null || first === undefined || own === undefined) return true;
          const difference = compareValues(own, cursor[0]) * (first.down ? -1 : 1);
          return difference > 0 || (difference === 0 && cursor[1]);
        };
        const expected = rows
          .filter(({ fields }) => where === null || holds(where, fields))
          .filter(({ fields }) => keys.every(({ field }) => fields.has(field)))
          .sort(compare)
          .filter(isPast)
          .slice(offset, limit === null ? undefined : offset + limit)
          .map(({ id }) => `c/${id}`);

        const query: StructuredQuery = {
          from: [{ collectionId: 'c' }],
          orderBy: orderBy.map((one) => ({
            field: { fieldPath: one.field },
            direction: one.down ? 'DESCENDING' : 'ASCENDING',
          })),
          offset,
          ...(where === null ? {} : { where: filterOf(where) }),
          ...(limit === null ? {} : { limit }),
          ...(cursor === null ? {} : { startAt: { values: [cursor[0]], before: cursor[1] } }),
        };
        const found = await database.query(query).catch((error: unknown) => {
          // More than Firestore accepts; the limit has a test of its own.
          fc.pre(!(error instanceof StatusError && error.message.startsWith('Too many disjunctions')));
          throw error;
        });
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: 400 },
  );
});
