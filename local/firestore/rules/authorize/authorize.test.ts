import { describe, expect, test } from 'vitest';
import {
  compileValid,
  decidedBy,
  fieldFilter,
  inDocuments,
  integer,
  listRequest,
  outcomeOf,
  request,
  storedDocument,
  string,
  type RequestPart,
} from '../testing/rules-under-test.ts';
import type { RulesFilter } from '../types.ts';

const before = storedDocument('t/x', { a: integer(1), b: string('x') });
const after = storedDocument('t/x', { a: integer(2), b: string('x') });

const CREATE: RequestPart = { method: 'create', resource: null, requestResource: after };
const UPDATE: RequestPart = { method: 'update', resource: before, requestResource: after };
const DELETE: RequestPart = { method: 'delete', resource: before, requestResource: null };
const GET: RequestPart = { method: 'get', resource: before };

const decide = (part: RequestPart, condition: string): string =>
  outcomeOf(compileValid(decidedBy(condition, part.method)).authorize(request(part)));

describe('the request in a rule', () => {
  test.each<[string, RequestPart, string, string]>([
    ['the new document of a create', CREATE, 'resource == null && request.resource.data.a == 2', 'allow'],
    ['no old document in a create', CREATE, 'resource.data.a == 1', 'Null value error.'],
    ['both documents of an update', UPDATE, 'resource.data.a == 1 && request.resource.data.a == 2', 'allow'],
    [
      'what an update affects',
      UPDATE,
      "request.resource.data.diff(resource.data).affectedKeys() == ['a'].toSet()",
      'allow',
    ],
    ['only the old document of a delete', DELETE, 'resource.data.a == 1 && request.resource == null', 'allow'],
    [
      'nothing of a document that is deleted without having been',
      { ...DELETE, resource: null },
      'resource == null',
      'allow',
    ],
    ['only the document of a get', GET, "resource.data.a == 1 && !('resource' in request)", 'allow'],
    ['no new document in a get', GET, 'request.resource == null', 'Property resource is undefined on object.'],
    ['null where a get finds nothing', { ...GET, resource: null }, 'resource == null', 'allow'],
    ['the names of the documents', UPDATE, "resource.id == 'x' && request.resource.__name__ == request.path", 'allow'],
    ['the path', GET, 'request.path == /databases/(default)/documents/t/x', 'allow'],
    ['the method', UPDATE, "request.method == 'update'", 'allow'],
    ['the time', GET, "request.time == timestamp.value('2026-11-18T11:06:40.123456Z')", 'allow'],
    ['the caller', GET, "request.auth.uid == 'u1' && request.auth.token.sub == 'u1'", 'allow'],
    [
      'the claims of a token',
      GET,
      "request.auth.token.firebase.sign_in_provider == 'password' && request.auth.token.iat is int",
      'allow',
    ],
    ['null when unauthenticated', { ...GET, auth: null }, 'request.auth == null', 'allow'],
    ['no uid when unauthenticated', { ...GET, auth: null }, 'request.auth.uid != null', 'Null value error.'],
    ['no query in a get', GET, 'request.query.limit == 1', 'Property query is undefined on object.'],
  ])('%s', (_, part, condition, outcome) => expect(decide(part, condition)).toBe(outcome));
});

describe('matching allow statements', () => {
  const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
  test.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get, delete', ['get', 'delete']],
    ['read, write', [...METHODS]],
  ])('allow %s', (verbs, allowed) => {
    const rules = compileValid(inDocuments(`match /t/{id} { allow ${verbs}; }`));
    const requests = METHODS.map((method) => (method === 'list' ? listRequest('t', {}) : request({ method })));
    expect(requests.filter((each) => rules.authorize(each).allowed).map((each) => each.method)).toEqual(allowed);
  });

  test('requests are denied by default', () => {
    const rules = compileValid(inDocuments('match /other/{id} { allow read, write; }'));
    expect(rules.authorize(request())).toEqual({ allowed: false, trace: [], debug: [] });
  });

  test('a single allowing statement suffices, wherever it is', () => {
    const rules = compileValid(
      inDocuments(
        'match /t/{id} { allow get: if false; allow get: if resource.data.none; }\nmatch /{all=**} { allow get: if id(); }\nmatch /t/x { allow get; }',
      ),
    );
    expect(rules.authorize(request({ resource: before }))).toMatchObject({
      allowed: true,
      trace: [
        { line: 4, column: 17, outcome: 'deny', reason: 'false' },
        { line: 4, column: 38, outcome: 'error', reason: 'Property none is undefined on object.' },
        { line: 5, column: 19, outcome: 'error', reason: 'Function not found error: Name: [id].' },
        { line: 6, column: 14, outcome: 'allow' },
      ],
    });
  });

  test('evaluation stops at the first statement that allows', () => {
    const rules = compileValid(inDocuments('match /t/{id} { allow get; allow get: if 1 / 0 == 1; }'));
    expect(rules.authorize(request()).trace).toHaveLength(1);
  });

  test('rules of other services are ignored', () => {
    const rules = compileValid(
      `${inDocuments('match /t/{id} { allow get: if false; }')}
       service firebase.storage { match /databases/{db}/documents/{all=**} { allow read; } }`,
    );
    expect(rules.authorize(request()).allowed).toBe(false);
  });

  test('functions are lexically scoped', () => {
    const rules = compileValid(
      inDocuments(
        `function outer() { return id == 'x'; }
         match /t/{id} {
           function inner(id) { return id == 1 && outer2(); }
           function outer2() { return id == 'x'; }
           allow get: if inner(1);
           allow list: if outer();
         }`,
      ),
    );
    expect(rules.authorize(request()).allowed).toBe(true);
    expect(outcomeOf(rules.authorize(listRequest('t', {})))).toBe('Null value error.');
  });
});

describe('lists', () => {
  const rules = compileValid(decidedBy('resource.data.owner == request.auth.uid && request.query.limit <= 10', 'list'));
  const own = fieldFilter('owner', 'EQUAL', string('u1'));

  test('are allowed when the filters imply the condition', () => {
    expect(rules.authorize(listRequest('t', { filter: own, limit: 10 })).allowed).toBe(true);
    expect(rules.authorize(listRequest('t', { filter: own, limit: 11 })).allowed).toBe(false);
    expect(rules.authorize(listRequest('t', { filter: own })).allowed).toBe(false);
    expect(rules.authorize(listRequest('t', { limit: 10 })).allowed).toBe(false);
    expect(
      rules.authorize(listRequest('t', { limit: 10, filter: fieldFilter('owner', 'EQUAL', string('u2')) })).allowed,
    ).toBe(false);
  });

  test('need every alternative of an OR to be allowed', () => {
    const either = (...uids: string[]): RulesFilter => ({
      kind: 'or',
      filters: uids.map((uid) => fieldFilter('owner', 'EQUAL', string(uid))),
    });
    expect(rules.authorize(listRequest('t', { limit: 1, filter: either('u1', 'u1') })).allowed).toBe(true);
    expect(rules.authorize(listRequest('t', { limit: 1, filter: either('u1', 'u2') })).allowed).toBe(false);
  });

  test('filtered by name see only that document', () => {
    const name = fieldFilter('__name__', 'EQUAL', {
      kind: 'reference',
      value: 'projects/demo-rules/databases/(default)/documents/t/x',
    });
    const named = compileValid(decidedBy("id == 'x' && resource.data.size() == 2", 'list'));
    expect(named.authorize(listRequest('t', { filter: name }, [before])).allowed).toBe(true);
    expect(outcomeOf(named.authorize(listRequest('t', { filter: name })))).toBe(
      'Variable read error. Variable: [resource].',
    );
  });

  test('with more alternatives than a query may have are denied', () => {
    const pair: RulesFilter = { kind: 'or', filters: [own, own] };
    const filter: RulesFilter = { kind: 'and', filters: Array<RulesFilter>(40).fill(pair) };
    expect(rules.authorize(listRequest('t', { limit: 1, filter })).allowed).toBe(false);
  });

  test('an OR without alternatives proves nothing', () => {
    expect(rules.authorize(listRequest('t', { limit: 1, filter: { kind: 'or', filters: [] } })).allowed).toBe(false);
  });
});
