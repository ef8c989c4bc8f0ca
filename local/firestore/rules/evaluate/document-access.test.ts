import { describe, expect, test } from 'vitest';
import {
  compileValid,
  inDocuments,
  integer,
  outcomeOf,
  request,
  storedDocument,
  type RequestPart,
} from '../testing/rules-under-test.ts';
import type { AccessBudget, RulesReader } from '../types.ts';

const ROOT = '/databases/$(db)/documents';
const DOCUMENTS = [
  storedDocument('w/old', { a: integer(1) }),
  ...Array.from({ length: 25 }, (_, index) => storedDocument(`b/${index}`)),
];

const single = (): AccessBudget => ({ perOperation: 10, perRequest: 10, seen: new Set() });
const batch = (): AccessBudget => ({ perOperation: 10, perRequest: 20, seen: new Set() });

/** Calls for `count` documents, each of which is true. */
function calls(name: string, count: number, from = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const call = `${name}(${ROOT}/b/${from + index})`;
    return name.startsWith('exists') ? call : `${call} != null`;
  }).join(' && ');
}

function decide(condition: string, part: RequestPart = {}): string {
  const rules = compileValid(inDocuments(`match /w/{id} { allow get, create, update, delete: if\n${condition}; }`));
  return outcomeOf(rules.authorize(request({ path: 'w/old', ...part }, DOCUMENTS)));
}

const REFUSED = /^Service call error\. Function: \[/;

describe('a request for one document', () => {
  test.each(['get', 'exists', 'getAfter', 'existsAfter'])('has 10 calls of %s, not 11', (name) => {
    expect(decide(calls(name, 10))).toBe('allow');
    expect(decide(calls(name, 11))).toMatch(REFUSED);
  });

  test('repeated reads of a path are free', () => {
    expect(decide(`${calls('exists', 10)} && ${calls('exists', 10)}`)).toBe('allow');
  });

  test('get() and exists() count separately; reads before and after the request count together', () => {
    expect(decide(`${calls('exists', 6)} && ${calls('get', 4)}`)).toBe('allow');
    expect(decide(`${calls('exists', 6)} && ${calls('get', 5)}`)).toMatch(REFUSED);
    expect(decide(`${calls('exists', 10)} && ${calls('existsAfter', 10)}`)).toBe('allow');
    expect(decide(`${calls('get', 10)} && ${calls('getAfter', 10)}`)).toBe('allow');
  });

  test('missing documents count', () => {
    const missing = (count: number) =>
      Array.from({ length: count }, (_, index) => `!exists(${ROOT}/none/${index})`).join(' && ');
    expect(decide(missing(10))).toBe('allow');
    expect(decide(missing(11))).toMatch(REFUSED);
  });

  test("the request's own document and `resource` are free", () => {
    expect(decide(`exists(${ROOT}/w/$(id)) && resource.data.a == 1 && ${calls('exists', 10)}`)).toBe('allow');
  });

  test('the eleventh call is an error, which || can absorb', () => {
    expect(decide(`${calls('exists', 10)} && (exists(${ROOT}/b/11) || true)`)).toBe('allow');
  });
});

describe('a batch', () => {
  /** Decides a batch of creates with one budget, each reading `count` documents of its own. */
  function decideBatch(operations: number, count: number): string[] {
    const budget = batch();
    const own = Array.from({ length: count }, (_, index) => `!exists(${ROOT}/b/$(id + '-${index}'))`).join(' && ');
    const rules = compileValid(inDocuments(`match /w/{id} { allow create: if\n${own}; }`));
    return Array.from({ length: operations }, (_, index) =>
      outcomeOf(rules.authorize(request({ path: `w/n${index}`, method: 'create', budget }, DOCUMENTS))),
    );
  }
  const everyAllowed = (outcomes: readonly string[]): boolean => outcomes.every((outcome) => outcome === 'allow');

  test.each([
    [2, 10, true],
    [20, 1, true],
    [4, 5, true],
    [3, 6, true],
    [1, 11, false],
    [2, 11, false],
    [21, 1, false],
    [5, 5, false],
    [3, 7, false],
  ])('%d operations with %d calls each: %s', (operations, count, allowed) => {
    expect(everyAllowed(decideBatch(operations, count))).toBe(allowed);
  });

  test('documents read for one operation are free for the next, also within its own limit of 10', () => {
    const rules = compileValid(
      inDocuments(
        `match /w/{id} { allow create: if ${calls('exists', 10)} && (id == 'p' || !exists(${ROOT}/none/$(id))); }`,
      ),
    );
    const decideAll = (...ids: string[]) => {
      const budget = batch();
      return ids.map((id) =>
        outcomeOf(rules.authorize(request({ path: `w/${id}`, method: 'create', budget }, DOCUMENTS))),
      );
    };
    expect(decideAll('p', 'q')).toEqual(['allow', 'allow']);
    expect(decideAll('q', 'p')).toEqual([expect.stringMatching(REFUSED), 'allow']);
  });
});

describe('what a call reads', () => {
  const after = storedDocument('w/old', { a: integer(2) });
  const update: RequestPart = { method: 'update', requestResource: after };

  test('get() reads the document before the request, getAfter() after it', () => {
    expect(decide(`get(${ROOT}/w/$(id)).data.a == 1 && getAfter(${ROOT}/w/$(id)).data.a == 2`, update)).toBe('allow');
  });

  test('a deleted document is missing after the request', () => {
    const condition = `exists(${ROOT}/w/$(id)) && !existsAfter(${ROOT}/w/$(id)) && getAfter(${ROOT}/w/$(id)) == null`;
    expect(decide(condition, { method: 'delete' })).toBe('allow');
  });

  test("the request's own missing document is null, any other one an error", () => {
    expect(decide(`get(${ROOT}/w/$(id)) == null`, { path: 'w/new' })).toBe('allow');
    expect(decide(`get(${ROOT}/w/other) == null`)).toMatch(REFUSED);
    expect(decide(`exists(${ROOT}/w/other)`)).toBe('deny');
  });

  test('a document that the same batch deletes is null to getAfter()', () => {
    const reader = (written: boolean): RulesReader => ({
      get: () => storedDocument('b/0'),
      getAfter: () => null,
      isWritten: () => written,
    });
    const condition = `getAfter(${ROOT}/b/0) == null && !existsAfter(${ROOT}/b/0) && exists(${ROOT}/b/0)`;
    expect(decide(condition, { reader: reader(true) })).toBe('allow');
    expect(decide(condition, { reader: reader(false) })).toMatch(REFUSED);
  });

  test.each([
    '/databases/other/documents/b/0',
    '/documents/b/0',
    '/b/0',
    `${ROOT}/b`,
    `${ROOT}/b/0/c`,
    `${ROOT}/b/$('')`,
    ROOT,
  ])('%s is not a document of this database', (path) => {
    expect(decide(`exists(${path})`, { budget: single() })).toMatch(REFUSED);
  });

  test('a slash inside a segment does not reach another document', () => {
    expect(decide(`exists(${ROOT}/$('w/old/c')/x)`)).toBe('deny');
    expect(decide(`exists(${ROOT}/w/$('old'))`)).toBe('allow');
  });

  test('the error shows the path as Google does', () => {
    expect(decide(`get(/databases/(default)/documents/w/other).data.a == 1`)).toBe(
      'Service call error. Function: [get], Argument: [path_value {\n' +
        ['databases', '(default)', 'documents', 'w', 'other']
          .map((name) => `  segments {\n    simple: "${name}"\n  }\n`)
          .join('') +
        '}\n].',
    );
  });
});
