import { describe, expect, it } from 'vitest';
import type { RulesRequest, Ruleset, Verdict } from '../rules/types.ts';
import type { StoredDocument } from '../values/value.ts';
import {
  ADMIN,
  DATABASE,
  openTestDatabase,
  outcomeOf,
  plainFields,
  ref,
  ROOT,
  setWrite,
  valueOf,
  UNAUTHENTICATED,
} from './test-database.ts';
import type { Caller, Write } from './types.ts';
import type { LogEntry } from './operations-api.ts';

const name = (path: string): string => `${ROOT}/${path}`;
const MARIA: Caller = { kind: 'user', auth: { uid: 'maria', token: { sub: 'maria' } } };

const ALLOW: Verdict = { allowed: true, trace: [{ line: 3, column: 7, outcome: 'allow' }], debug: [] };
const DENY: Verdict = {
  allowed: false,
  trace: [
    { line: 5, column: 9, outcome: 'deny' },
    { line: 7, column: 21, outcome: 'error' },
    { line: 9, column: 30, outcome: 'error', reason: 'Null value error.' },
  ],
  debug: ['looked at /c/d'],
};

/** Rules with a scripted verdict that record their requests. */
function rulesThat(decide: (request: RulesRequest) => Verdict): { ruleset: Ruleset; requests: RulesRequest[] } {
  const requests: RulesRequest[] = [];
  const authorize = (request: RulesRequest): Verdict => {
    requests.push(request);
    return decide(request);
  };
  return { ruleset: { source: '', warnings: [], authorize }, requests };
}

async function open(decide: (request: RulesRequest) => Verdict = () => ALLOW) {
  const log: LogEntry[] = [];
  const database = await openTestDatabase({ log: (entry) => log.push(entry) });
  const { ruleset, requests } = rulesThat(decide);
  database.operations.setRules('p', ruleset);
  const commit = (caller: Caller, ...writes: Write[]): Promise<string> =>
    outcomeOf(database.operations.commit(caller, { database: DATABASE, writes }));
  return { ...database, database, requests, log, commitAs: commit };
}

describe('without rules', () => {
  it('everything is allowed, and logged once', async () => {
    const log: LogEntry[] = [];
    const { operations } = await openTestDatabase({ log: (entry) => log.push(entry) });
    await operations.commit(UNAUTHENTICATED, { database: DATABASE, writes: [setWrite('c/d', {})] });
    await operations.getDocument(UNAUTHENTICATED, { name: name('c/d') });
    expect(log).toEqual([{ kind: 'no-rules', projectId: 'p' }]);
  });

  it('metadata is only for administrators', async () => {
    const { operations } = await openTestDatabase();
    expect(await outcomeOf(operations.listCollectionIds(UNAUTHENTICATED, { parent: ROOT }))).toBe(
      'PERMISSION_DENIED: Metadata operations require admin authentication.',
    );
    const missing = operations.listDocuments(UNAUTHENTICATED, { parent: ROOT, collectionId: 'c', showMissing: true });
    expect(await outcomeOf(missing)).toBe('PERMISSION_DENIED: Metadata operations require admin authentication.');
  });
});

describe('with rules', () => {
  it('administrators bypass them', async () => {
    const { requests, database } = await open(() => DENY);
    await database.set('c/d', { n: 1n });
    expect(await database.read('c/d')).toEqual({ n: 1n });
    expect(await database.query({ from: [{ collectionId: 'c' }] })).toEqual(['c/d']);
    expect(requests).toEqual([]);
  });

  it('a denial names the lines, and the log has the verdict without field values', async () => {
    const { database, log, commitAs } = await open(() => DENY);
    expect(await commitAs(MARIA, setWrite('c/d', { secret: 'x' }))).toBe(
      "PERMISSION_DENIED: \nfalse for 'create' @ L5, evaluation error at L7:21 for 'create' @ L7, Null value error. for 'create' @ L9",
    );
    expect(await database.read('c/d')).toBeUndefined();
    expect(log).toEqual([
      {
        kind: 'rules-verdict',
        database: { projectId: 'p', databaseId: '(default)' },
        method: 'create',
        path: ['c', 'd'],
        allowed: false,
        trace: DENY.trace,
        debug: ['looked at /c/d'],
        accessed: [],
      },
    ]);
  });

  it('a path that no rule matches is reported as such', async () => {
    const { commitAs } = await open(() => ({ allowed: false, trace: [], debug: [] }));
    expect(await commitAs(MARIA, setWrite('c/d', {}))).toBe('PERMISSION_DENIED: No matching allow statements');
  });

  it('take effect from the next request, for their project only', async () => {
    const { operations, commitAs } = await open(() => DENY);
    expect(operations.getRules('p')).not.toBeNull();
    expect(operations.getRules('other')).toBeNull();
    operations.setRules('p', null);
    expect(await commitAs(MARIA, setWrite('c/d', {}))).toBe('OK');
  });

  it("default to the server's rules", async () => {
    const { ruleset } = rulesThat(() => DENY);
    const { operations } = await openTestDatabase({ defaultRules: ruleset });
    const write = (): Promise<string> =>
      outcomeOf(operations.commit(MARIA, { database: DATABASE, writes: [setWrite('c/d', {})] }));
    expect(await write()).toContain('PERMISSION_DENIED');
    operations.setRules('p', rulesThat(() => ALLOW).ruleset);
    expect(await write()).toBe('OK');
  });

  it.each<[string, Write, string]>([
    ['a set of a new document', setWrite('c/new', {}), 'create'],
    ['a set of an existing document', setWrite('c/d', {}), 'update'],
    ['exists: false on a new document', { ...setWrite('c/new', {}), currentDocument: { exists: false } }, 'create'],
    ['exists: false on an existing document', { ...setWrite('c/d', {}), currentDocument: { exists: false } }, 'create'],
    ['exists: true on an existing document', { ...setWrite('c/d', {}), currentDocument: { exists: true } }, 'update'],
    ['exists: true on a missing document', { ...setWrite('c/new', {}), currentDocument: { exists: true } }, 'update'],
    ['a delete', { delete: name('c/d') }, 'delete'],
    ['a delete of a missing document', { delete: name('c/new') }, 'delete'],
    ['a verify', { verify: name('c/d'), currentDocument: { exists: true } }, 'get'],
    [
      'a transform',
      { transform: { document: name('c/d'), fieldTransforms: [{ fieldPath: 'n', increment: valueOf(1n) }] } },
      'update',
    ],
  ])('%s is authorized as %s', async (_what, write, method) => {
    const { database, requests, commitAs } = await open();
    await database.set('c/d', { n: 1n });
    await commitAs(MARIA, write);
    expect(requests.map((request) => request.method)).toEqual([method]);
  });

  it('see the document before and after, and the time of the commit in both', async () => {
    const { operations, database, requests } = await open();
    await database.set('c/d', { n: 1n, keep: true });
    await operations.commit(MARIA, {
      database: DATABASE,
      writes: [
        {
          ...setWrite('c/d', { n: 2n }),
          updateMask: { fieldPaths: ['n'] },
          updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
        },
      ],
    });
    const [request] = requests;
    expect(plainFields(request?.resource?.fields ?? new Map())).toEqual({ n: 1n, keep: true });
    expect(request?.requestResource?.fields.get('keep')).toEqual(valueOf(true));
    expect(request?.requestResource?.fields.get('at')).toEqual({ kind: 'timestamp', ...request?.time });
    expect(request).toMatchObject({
      projectId: 'p',
      databaseId: '(default)',
      path: ['c', 'd'],
      auth: { uid: 'maria' },
      query: null,
    });
  });

  it('are evaluated before preconditions, so that a denial reveals nothing about stored data', async () => {
    const { database, commitAs } = await open(() => DENY);
    await database.set('c/d', {});
    expect(await commitAs(MARIA, { ...setWrite('c/d', {}), currentDocument: { exists: false } })).toContain(
      'PERMISSION_DENIED',
    );
    expect(await commitAs(MARIA, { ...setWrite('c/none', {}), currentDocument: { exists: true } })).toContain(
      'PERMISSION_DENIED',
    );
  });

  it('authorize a create of an existing document as a create, which then fails with ALREADY_EXISTS', async () => {
    const { database, requests, commitAs } = await open((request) => (request.resource === null ? ALLOW : DENY));
    await database.set('c/d', { n: 1n });
    const again: Write = { ...setWrite('c/d', { n: 1n }), currentDocument: { exists: false } };
    expect(await commitAs(MARIA, again)).toBe(`ALREADY_EXISTS: Document already exists: ${name('c/d')}`);
    expect(requests[0]?.resource).toBeNull();
  });

  it('read documents before and after the whole request, within one budget', async () => {
    const seen: unknown[] = [];
    const { database, requests, commitAs } = await open(({ reader }) => {
      const n = (document: StoredDocument | null): unknown => document && plainFields(document.fields)['n'];
      seen.push(
        [
          ['c', 'a'],
          ['c', 'b'],
          ['c', 'c'],
        ].map((path) => [n(reader.get(path)), n(reader.getAfter(path)), reader.isWritten?.(path)]),
      );
      return ALLOW;
    });
    await database.set('c/a', { n: 1n });
    await commitAs(MARIA, setWrite('c/a', { n: 2n }), setWrite('c/b', { n: 1n }), { delete: name('c/c') });
    const around = [
      [1n, 2n, true],
      [null, 1n, true],
      [null, null, true],
    ];
    expect(seen).toEqual([around, around, around]);
    for (const { budget } of requests) {
      expect(budget).toBe(requests[0]?.budget);
      expect(budget).toMatchObject({ perOperation: 10, perRequest: 20 });
    }
    requests.length = 0;
    await commitAs(MARIA, setWrite('c/a', { n: 3n }));
    expect(requests[0]?.budget).toMatchObject({ perOperation: 10, perRequest: 10 });
  });

  it('that deny one write reject the whole commit', async () => {
    const { database, commitAs } = await open(({ path }) => (path[1] === 'bad' ? DENY : ALLOW));
    expect(await commitAs(MARIA, setWrite('c/good', {}), setWrite('c/bad', {}))).toContain('PERMISSION_DENIED');
    expect(await database.read('c/good')).toBeUndefined();
  });

  it('authorize gets, including those of missing documents', async () => {
    const { operations, database, requests } = await open(({ resource }) => (resource === null ? DENY : ALLOW));
    await database.set('c/d', {});
    expect(await outcomeOf(operations.getDocument(UNAUTHENTICATED, { name: name('c/d') }))).toBe('OK');
    expect(await outcomeOf(operations.getDocument(UNAUTHENTICATED, { name: name('c/none') }))).toContain(
      "false for 'get' @ L5",
    );
    const batch = operations.batchGetDocuments(UNAUTHENTICATED, {
      database: DATABASE,
      documents: ['c/d', 'c/none'].map(name),
    });
    expect(await outcomeOf(batch)).toContain('PERMISSION_DENIED');
    expect(requests.map(({ method, auth }) => [method, auth])).toEqual(Array.from({ length: 4 }, () => ['get', null]));
  });

  it('authorize a query by its constraints', async () => {
    const { operations, requests } = await open();
    await operations.runQuery(MARIA, {
      parent: name('c/d'),
      structuredQuery: {
        from: [{ collectionId: 'sub', allDescendants: true }],
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [
              { fieldFilter: { field: { fieldPath: 'm.`a b`' }, op: 'IN', value: valueOf([1n]) } },
              { unaryFilter: { field: { fieldPath: 'x' }, op: 'IS_NULL' } },
              { fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: valueOf(ref('a/b')) } },
            ],
          },
        },
        orderBy: [{ field: { fieldPath: 'm.`a b`' }, direction: 'DESCENDING' }],
        limit: 7,
        offset: 2,
      },
    });
    expect(requests[0]).toMatchObject({
      method: 'list',
      path: ['c', 'd', 'sub'],
      resource: null,
      requestResource: null,
    });
    expect(requests[0]?.query).toEqual({
      limit: 7,
      offset: 2,
      orderBy: [{ field: ['m', 'a b'], direction: 'DESC' }],
      allDescendants: true,
      filter: {
        kind: 'and',
        filters: [
          { kind: 'field', field: ['m', 'a b'], op: 'IN', value: valueOf([1n]) },
          { kind: 'field', field: ['x'], op: 'IS_NULL', value: { kind: 'null' } },
          { kind: 'field', field: ['__name__'], op: 'EQUAL', value: valueOf(ref('a/b')) },
        ],
      },
    });
  });

  it('authorize listings and counts like queries', async () => {
    const { operations, requests } = await open();
    await operations.listDocuments(MARIA, { parent: ROOT, collectionId: 'c', pageSize: 5 });
    await operations.runAggregationQuery(MARIA, {
      parent: ROOT,
      structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: 'c' }] }, aggregations: [{ count: {} }] },
    });
    expect(requests.map(({ method, path, query }) => [method, path, query?.limit])).toEqual([
      ['list', ['c'], 5],
      ['list', ['c'], null],
    ]);
  });

  it('allow no query over all collections, because no path matches it', async () => {
    const { operations, requests } = await open();
    const query = operations.runQuery(MARIA, { parent: ROOT, structuredQuery: { from: [{ allDescendants: true }] } });
    expect(await outcomeOf(query)).toBe('PERMISSION_DENIED: No matching allow statements');
    expect(requests).toEqual([]);
  });

  it('that deny a read roll back the transaction that it started', async () => {
    const { operations, commitAs } = await open(({ method }) => (method === 'get' ? DENY : ALLOW));
    const read = operations.batchGetDocuments(MARIA, {
      database: DATABASE,
      documents: [name('c/d')],
      newTransaction: {},
    });
    expect(await outcomeOf(read)).toContain('PERMISSION_DENIED');
    expect(await commitAs(ADMIN, setWrite('c/d', {}))).toBe('OK');
  });
});
