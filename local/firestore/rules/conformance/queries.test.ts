import { expect, test } from 'vitest';
import type { Value } from '#local/firestore/values/value.ts';
import {
  array,
  compileValid,
  decidedBy,
  double,
  fieldFilter,
  inDocuments,
  integer,
  listRequest,
  map,
  storedDocument,
  string,
} from '../testing/rules-under-test.ts';
import type { RulesFilter, RulesQuery } from '../types.ts';
import { readRecordings } from './recordings.ts';

interface Recording {
  readonly condition: string;
  readonly allowedFor: readonly string[];
}
interface PathRecording {
  readonly match: string;
  readonly version: '1' | '2';
  readonly allowedFor: readonly string[];
}

const NULL: Value = { kind: 'null' };
const a = (op: string, value: Value = NULL): RulesFilter => fieldFilter('a', op, value);
const named = (op: string, id: string): RulesFilter =>
  fieldFilter('__name__', op, {
    kind: 'reference',
    value: `projects/demo-rules/databases/(default)/documents/q/${id}`,
  });
const and = (...filters: RulesFilter[]): RulesFilter => ({ kind: 'and', filters });
const or = (...filters: RulesFilter[]): RulesFilter => ({ kind: 'or', filters });

const QUERIES: Readonly<Record<string, Partial<RulesQuery>>> = {
  none: {},
  'a==1': { filter: a('EQUAL', integer(1)) },
  'a==2': { filter: a('EQUAL', integer(2)) },
  'a in 1,2': { filter: a('IN', array(integer(1), integer(2))) },
  'a in []1': { filter: a('IN', array(integer(1))) },
  'a>5': { filter: a('GREATER_THAN', integer(5)) },
  'a>=5': { filter: a('GREATER_THAN_OR_EQUAL', integer(5)) },
  'a<5': { filter: a('LESS_THAN', integer(5)) },
  'a<=5': { filter: a('LESS_THAN_OR_EQUAL', integer(5)) },
  'a!=1': { filter: a('NOT_EQUAL', integer(1)) },
  'a nin': { filter: a('NOT_IN', array(integer(1), integer(2))) },
  'a ac 1': { filter: a('ARRAY_CONTAINS', integer(1)) },
  'a aca': { filter: a('ARRAY_CONTAINS_ANY', array(integer(1), integer(2))) },
  'a null': { filter: a('IS_NULL') },
  'a nnull': { filter: a('IS_NOT_NULL') },
  'a nan': { filter: a('IS_NAN') },
  '5<a<10': { filter: and(a('GREATER_THAN', integer(5)), a('LESS_THAN', integer(10))) },
  'a==7&a>5': { filter: and(a('EQUAL', integer(7)), a('GREATER_THAN', integer(5))) },
  'a==7&8': { filter: and(a('EQUAL', integer(7)), a('EQUAL', integer(8))) },
  'a.b==1': { filter: fieldFilter('a.b', 'EQUAL', integer(1)) },
  or: { filter: or(a('EQUAL', integer(1)), fieldFilter('b', 'EQUAL', integer(2))) },
  and: { filter: and(a('EQUAL', integer(1)), fieldFilter('b', 'EQUAL', integer(2))) },
  "a=='x'": { filter: a('EQUAL', string('x')) },
  "a>'m'": { filter: a('GREATER_THAN', string('m')) },
  'a==[1]': { filter: a('EQUAL', array(integer(1))) },
  'a=={b:1}': { filter: a('EQUAL', map({ b: integer(1) })) },
  'a==null ff': { filter: a('NOT_EQUAL') },
  'a & or b': {
    filter: and(
      a('EQUAL', integer(1)),
      or(fieldFilter('b', 'EQUAL', integer(1)), fieldFilter('b', 'EQUAL', integer(2))),
    ),
  },
  limit5: { limit: 5, offset: 2, orderBy: [{ field: ['a'], direction: 'DESC' }] },
  'name==d1': { filter: named('EQUAL', 'd1') },
  'name==dx': { filter: named('EQUAL', 'dx') },
  'name>d1': { filter: named('GREATER_THAN', 'd1') },
  'name==d1,a==2': { filter: and(named('EQUAL', 'd1'), a('EQUAL', integer(2))) },
};

/**
 * Google's emulator treats the filtered fields as all fields of the document, and what it cannot prove inside a list or
 * an `is` as false. It therefore allows these lists to return documents that a get would deny. Here they are denied.
 */
const DENIED_FOR_SAFETY: ReadonlySet<string> = new Set([
  "resource.data == {'a': 1}",
  "!('b' in resource.data)",
  "resource.data.get('b',1) == 1",
  'resource.data.size() == 1',
  'resource.data.a.size() == 1',
  '!(resource.data.a in [1,2])',
  '!(resource.data.a is int)',
  'resource.data.a is constraint',
  "'__name__' in resource",
  'resource.data.a == resource.data.a',
  "resource.data.keys().hasOnly(['a'])",
  "resource.data.a == {'b': 1}",
]);

const DOCUMENTS = [storedDocument('q/d1', { a: integer(1) }), storedDocument('q/d1/q/d2', { a: integer(1) })];

test.each(readRecordings<Recording>('queries'))('list if $condition', ({ condition, allowedFor }) => {
  const rules = compileValid(decidedBy(condition, 'list').replace('/t/{id}', '/q/{id}'));
  const allowed = Object.entries(QUERIES)
    .filter(([, query]) => rules.authorize(listRequest('q', query, DOCUMENTS)).allowed)
    .map(([name]) => name);
  if (DENIED_FOR_SAFETY.has(condition)) {
    expect(allowedFor).toEqual(expect.arrayContaining(allowed));
    expect(allowed.length).toBeLessThan(allowedFor.length);
  } else {
    expect(allowed).toEqual(allowedFor);
  }
});

const PLACES = {
  q: listRequest('q', {}, DOCUMENTS),
  'every q': listRequest('q', { allDescendants: true }, DOCUMENTS),
  'q/d1/q': listRequest('q/d1/q', {}, DOCUMENTS),
  'every q in q/d1': listRequest('q/d1/q', { allDescendants: true }, DOCUMENTS),
  'q, named d1': listRequest('q', { filter: named('EQUAL', 'd1') }, DOCUMENTS),
};

test.each(readRecordings<PathRecording>('query-paths'))(
  'version $version: list in $match',
  ({ match, version, allowedFor }) => {
    const rules = compileValid(inDocuments(`match ${match} { allow list; }`, version === '2' ? undefined : ''));
    const allowed = Object.entries(PLACES)
      .filter(([, request]) => rules.authorize(request).allowed)
      .map(([name]) => name);
    expect(allowed).toEqual(allowedFor);
  },
);

test('a filter on a double proves the same as one on an int', () => {
  const rules = compileValid(decidedBy('resource.data.a > 5', 'list'));
  expect(rules.authorize(listRequest('t', { filter: a('GREATER_THAN', double(5.5)) })).allowed).toBe(true);
  expect(rules.authorize(listRequest('t', { filter: a('GREATER_THAN', double(4.5)) })).allowed).toBe(false);
});
