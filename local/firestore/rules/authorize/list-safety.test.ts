import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredDocument, Value } from '#local/firestore/values/value.ts';
import {
  array,
  compileValid,
  double,
  fieldFilter,
  inDocuments,
  integer,
  listRequest,
  map,
  request,
  storedDocument,
  string,
} from '../testing/rules-under-test.ts';
import type { RulesFilter, Ruleset } from '../types.ts';

/**
 * A guarantee beyond Google's engine: where a rule depends on the fields alone, every document returned by a list could
 * also be read with a get by the same caller. Queries are evaluated here by an independent matcher.
 *
 * Numbers are either whole ints or fractions: a filter `== 1` also returns 1.0, which rules distinguish in a list and
 * by `is`; in this respect the engine follows Google's.
 */

const NULL: Value = { kind: 'null' };
const scalar = fc.oneof(
  fc.integer({ min: 0, max: 4 }).map(integer),
  fc.constantFrom(double(1.5), double(2.5), string('a'), string('b'), NULL),
  fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
);
const fieldValue = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 3 }).map((values) => array(...values)) },
  { weight: 2, arbitrary: fc.dictionary(fc.constantFrom('k', 'l'), scalar, { maxKeys: 2 }).map(map) },
);
const FIELDS = ['a', 'b', 'a.k'];
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fieldValue, { maxKeys: 3 });

const simpleFilter: fc.Arbitrary<RulesFilter> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...FIELDS),
      fc.constantFrom('EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'),
      scalar,
    )
    .map(([field, op, value]) => fieldFilter(field, op, value)),
  fc.tuple(fc.constantFrom(...FIELDS), fieldValue).map(([field, value]) => fieldFilter(field, 'EQUAL', value)),
  fc
    .tuple(
      fc.constantFrom(...FIELDS),
      fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
      fc.array(scalar, { minLength: 1, maxLength: 2 }),
    )
    .map(([field, op, values]) => fieldFilter(field, op, array(...values))),
  fc.tuple(fc.constantFrom(...FIELDS), scalar).map(([field, value]) => fieldFilter(field, 'ARRAY_CONTAINS', value)),
  fc
    .tuple(fc.constantFrom(...FIELDS), fc.constantFrom('IS_NULL', 'IS_NOT_NULL'))
    .map(([field, op]) => fieldFilter(field, op, NULL)),
);
const filter: fc.Arbitrary<RulesFilter> = fc.oneof(
  { weight: 4, arbitrary: simpleFilter },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(simpleFilter, { minLength: 2, maxLength: 3 }))
      .map(([kind, filters]) => ({ kind, filters })),
  },
);

const literal = fc.constantFrom('0', '1', '2', '4', '1.5', "'a'", "'b'", 'null', 'true', '[]', '[1]', "{'k': 1}");
const field = fc.constantFrom(
  'resource.data.a',
  'resource.data.b',
  'resource.data.a.k',
  "resource.data['a']",
  "resource.data.get('b', 1)",
  "resource.data.get(['a', 'k'], 0)",
);
const atom = fc.oneof(
  fc
    .tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), literal)
    .map(([left, sign, right]) => `${left} ${sign} ${right}`),
  fc.tuple(literal, fc.constantFrom('==', '<', '>='), field).map(([left, sign, right]) => `${left} ${sign} ${right}`),
  fc.tuple(field, field).map(([left, right]) => `${left} == ${right}`),
  fc.tuple(literal, field).map(([left, right]) => `${left} in ${right}`),
  field.map((left) => `${left} in [1, 2, 'a', null]`),
  fc
    .tuple(field, fc.constantFrom('string', 'list', 'map', 'bool', 'number', 'constraint'))
    .map((parts) => parts.join(' is ')),
  fc.tuple(field, fc.constantFrom('hasAny', 'hasAll', 'hasOnly')).map(([left, name]) => `${left}.${name}([1, 'a'])`),
  fc.constantFrom(
    "'a' in resource.data",
    "'b' in resource.data",
    "'k' in resource.data.a",
    "resource.data.keys().hasAll(['a'])",
    "resource.data.keys().hasAny(['a', 'b'])",
    "resource.data.keys().hasOnly(['a', 'b'])",
    "'b' in resource.data.keys()",
    'resource.data.size() == 1',
    'resource.data.values().size() > 1',
    "resource.data == {'a': 1}",
    "resource.data.diff({'a': 1}).affectedKeys().size() == 0",
    'resource.data.a.size() > 0',
    'resource.data.a[0] == 1',
    'resource == null',
    'resource.data.a + 1 == 2',
    '[resource.data.a, resource.data.b].toSet().size() == 1',
    '[resource.data.a].removeAll([1]).size() == 0',
    "{'x': resource.data.a} == {'x': 1}",
    "string(resource.data.a) == '1'",
    'id is string',
    'true',
    'false',
  ),
);
const condition = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    { weight: 4, arbitrary: atom },
    { weight: 2, arbitrary: tie('condition').map((part) => `!(${part})`) },
    { weight: 2, arbitrary: fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} && ${b})`) },
    { weight: 2, arbitrary: fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a} || ${b})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('condition'), tie('condition'), tie('condition'))
        .map(([a, b, c]) => `((${a}) ? (${b}) : (${c}))`),
    },
  ),
})).condition;

const isNumber = (value: Value): value is Value & { kind: 'integer' | 'double' } =>
  value.kind === 'integer' || value.kind === 'double';

function sameValue(a: Value, b: Value): boolean {
  if (isNumber(a) && isNumber(b)) return Number(a.value) === Number(b.value);
  if (a.kind === 'array' && b.kind === 'array') {
    return (
      a.values.length === b.values.length && a.values.every((value, index) => sameValue(value, b.values[index] ?? NULL))
    );
  }
  if (a.kind === 'map' && b.kind === 'map') {
    return (
      a.fields.size === b.fields.size &&
      [...a.fields].every(([name, value]) => {
        const other = b.fields.get(name);
        return other !== undefined && sameValue(value, other);
      })
    );
  }
  if ((a.kind === 'string' && b.kind === 'string') || (a.kind === 'boolean' && b.kind === 'boolean'))
    return a.value === b.value;
  return a.kind === 'null' && b.kind === 'null';
}

/** Firestore's order within a type; null across types, which inequalities never match. */
function order(a: Value, b: Value): number | null {
  if (isNumber(a) && isNumber(b)) return Number(a.value) - Number(b.value);
  if (a.kind === 'string' && b.kind === 'string') return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
  if (a.kind === 'boolean' && b.kind === 'boolean') return Number(a.value) - Number(b.value);
  return null;
}

function satisfies(document: StoredDocument, query: RulesFilter): boolean {
  if (query.kind === 'and') return query.filters.every((part) => satisfies(document, part));
  if (query.kind === 'or') return query.filters.some((part) => satisfies(document, part));
  if (query.kind !== 'field') return false;
  const [first = '', second] = query.field;
  const outer = document.fields.get(first);
  const value = second === undefined ? outer : outer?.kind === 'map' ? outer.fields.get(second) : undefined;
  if (value === undefined) return false;
  const elements = query.value.kind === 'array' ? query.value.values : [];
  const among = (list: readonly Value[], wanted: Value) => list.some((item) => sameValue(item, wanted));
  const ordered = order(value, query.value);
  switch (query.op) {
    case 'EQUAL':
      return sameValue(value, query.value);
    case 'NOT_EQUAL':
      return value.kind !== 'null' && !sameValue(value, query.value);
    case 'LESS_THAN':
      return ordered !== null && ordered < 0;
    case 'LESS_THAN_OR_EQUAL':
      return ordered !== null && ordered <= 0;
    case 'GREATER_THAN':
      return ordered !== null && ordered > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return ordered !== null && ordered >= 0;
    case 'IN':
      return among(elements, value);
    case 'NOT_IN':
      return value.kind !== 'null' && !among(elements, value);
    case 'ARRAY_CONTAINS':
      return value.kind === 'array' && among(value.values, query.value);
    case 'ARRAY_CONTAINS_ANY':
      return (
        value.kind === 'array' && elements.some((element) => among(value.kind === 'array' ? value.values : [], element))
      );
    case 'IS_NULL':
      return value.kind === 'null';
    case 'IS_NOT_NULL':
      return value.kind !== 'null';
    default:
      return false;
  }
}

const CONDITIONS = 100;
/** `npm run faults -- rules` makes 50 runs. */
const RUNS = Number(process.env['FAULT_RUNS'] ?? 5);
const QUERIES = 5;

/** Document locations, and the lists that return them. */
const PLACES = [
  { collection: 'x', allDescendants: false, parents: [''] },
  { collection: 'x/p/x', allDescendants: false, parents: ['x/p/'] },
  { collection: 'x', allDescendants: true, parents: ['', 'x/p/', 'y/q/'] },
];

test(`${CONDITIONS * RUNS * QUERIES} lists return nothing that a get would refuse`, { timeout: 600_000 }, () => {
  let allowedLists = 0;
  let checkedDocuments = 0;

  const checkList = (rules: Ruleset, query: RulesFilter, contents: readonly Record<string, Value>[]): void => {
    for (const { collection, allDescendants, parents } of PLACES) {
      if (!rules.authorize(listRequest(collection, { filter: query, allDescendants })).allowed) continue;
      allowedLists++;
      for (const parent of parents) {
        for (const [index, content] of contents.entries()) {
          const path = `${parent}x/d${index}`;
          const document = storedDocument(path, content);
          if (!satisfies(document, query)) continue;
          checkedDocuments++;
          expect(rules.authorize(request({ path }, [document])).trace.at(-1)).toMatchObject({ outcome: 'allow' });
        }
      }
    }
  };

  fc.assert(
    fc.property(
      fc.array(condition, { minLength: CONDITIONS, maxLength: CONDITIONS }),
      fc.array(filter, { minLength: QUERIES, maxLength: QUERIES }),
      fc.array(fields, { minLength: 100, maxLength: 100 }),
      fc.constantFrom('/{all=**}/x/{id}', '/x/{id}', '/{all=**}/x/{id}'),
      (conditions, queries, contents, match) => {
        for (const source of conditions) {
          const rules = compileValid(inDocuments(`match ${match} { allow get, list: if ${source}; }`));
          for (const query of queries) checkList(rules, query, contents);
        }
      },
    ),
    { numRuns: RUNS },
  );
  // The property would hold trivially if no list were allowed or returned documents. Few runs have few filters: how many
  // documents they match is luck.
  expect(allowedLists).toBeGreaterThan(RUNS < 50 ? 0 : RUNS * 15);
  expect(checkedDocuments).toBeGreaterThan(RUNS < 50 ? 0 : 1000);
});
