import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GrpcClient } from './grpc-client.ts';
import { ROOT, unsignedToken, useTestServer, type RestAnswer } from './test-server.ts';

const server = useTestServer();
let grpc: GrpcClient;
beforeAll(() => {
  grpc = new GrpcClient(server.host);
});
afterAll(() => grpc.close());

const DOCUMENTS = `/v1/${ROOT}/documents`;
const name = (path: string): string => `${ROOT}/documents/${path}`;
const text = (value: string) => ({ stringValue: value });
const users = { from: [{ collectionId: 'users' }] };
const ASCENDING_AGE = { orderBy: [{ field: { fieldPath: 'age' }, direction: 'ASCENDING' }] };

interface Case {
  readonly title: string;
  /** The REST request: verb, path below /v1/…/documents, body. */
  readonly rest: readonly [string, string, unknown?];
  /** The gRPC request: method and message, in JSON. */
  readonly grpc: readonly [string, unknown];
}

function read(method: string, suffix: string, request: object): Pick<Case, 'rest' | 'grpc'> {
  const parent = `${ROOT}/documents`;
  return { rest: ['POST', suffix, request], grpc: [method, { parent, ...request }] };
}

function write(method: string, suffix: string, request: object): Pick<Case, 'rest' | 'grpc'> {
  return { rest: ['POST', suffix, request], grpc: [method, { database: ROOT, ...request }] };
}

const query = (structuredQuery: object): Pick<Case, 'rest' | 'grpc'> =>
  read('RunQuery', ':runQuery', { structuredQuery });
const filter = (op: string, value: object): Pick<Case, 'rest' | 'grpc'> =>
  query({ ...users, where: { fieldFilter: { field: { fieldPath: 'age' }, op, value } } });
const aggregate = (aggregations: object[]): Pick<Case, 'rest' | 'grpc'> =>
  read('RunAggregationQuery', ':runAggregationQuery', {
    structuredAggregationQuery: { structuredQuery: users, aggregations },
  });
const commit = (...writes: object[]): Pick<Case, 'rest' | 'grpc'> => write('Commit', ':commit', { writes });

const CASES: readonly Case[] = [
  { title: 'get', rest: ['GET', '/users/maria'], grpc: ['GetDocument', { name: name('users/maria') }] },
  {
    title: 'get with a mask',
    rest: ['GET', '/users/maria?mask.fieldPaths=age&mask.fieldPaths=a.b'],
    grpc: ['GetDocument', { name: name('users/maria'), mask: { fieldPaths: ['age', 'a.b'] } }],
  },
  { title: 'get what is not there', rest: ['GET', '/users/x'], grpc: ['GetDocument', { name: name('users/x') }] },
  { title: 'get a reserved id', rest: ['GET', '/users/__x__'], grpc: ['GetDocument', { name: name('users/__x__') }] },
  {
    title: 'list',
    rest: ['GET', '/users?pageSize=1&orderBy=age%20desc'],
    grpc: ['ListDocuments', { parent: `${ROOT}/documents`, collectionId: 'users', pageSize: 1, orderBy: 'age desc' }],
  },
  {
    title: 'list a page that is none',
    rest: ['GET', '/users?pageToken=zzz'],
    grpc: ['ListDocuments', { parent: `${ROOT}/documents`, collectionId: 'users', pageToken: 'zzz' }],
  },
  {
    title: 'create',
    rest: ['POST', '/users?documentId=new', { fields: { a: { integerValue: '1' } } }],
    grpc: [
      'CreateDocument',
      {
        parent: `${ROOT}/documents`,
        collectionId: 'users',
        documentId: 'new',
        document: { fields: { a: { integerValue: '1' } } },
      },
    ],
  },
  {
    title: 'create what exists',
    rest: ['POST', '/users?documentId=maria', {}],
    grpc: ['CreateDocument', { parent: `${ROOT}/documents`, collectionId: 'users', documentId: 'maria', document: {} }],
  },
  {
    title: 'patch with a mask and a precondition',
    rest: [
      'PATCH',
      '/users/maria?updateMask.fieldPaths=age&currentDocument.exists=true',
      { fields: { age: { integerValue: 79 } } },
    ],
    grpc: [
      'UpdateDocument',
      {
        document: { name: name('users/maria'), fields: { age: { integerValue: '79' } } },
        updateMask: { fieldPaths: ['age'] },
        currentDocument: { exists: true },
      },
    ],
  },
  {
    title: 'patch with a stale precondition',
    rest: ['PATCH', '/users/maria?currentDocument.updateTime=2020-01-01T00:00:00Z', {}],
    grpc: [
      'UpdateDocument',
      { document: { name: name('users/maria') }, currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
    ],
  },
  {
    title: 'delete what must exist',
    rest: ['DELETE', '/users/x?currentDocument.exists=true'],
    grpc: ['DeleteDocument', { name: name('users/x'), currentDocument: { exists: true } }],
  },
  { title: 'delete', rest: ['DELETE', '/users/maria'], grpc: ['DeleteDocument', { name: name('users/maria') }] },
  {
    title: 'commit',
    ...commit(
      {
        update: { name: name('users/b'), fields: { a: { doubleValue: '-0' } } },
        updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '3' } }],
      },
      { delete: name('users/jozef') },
    ),
  },
  { title: 'commit nothing', ...commit() },
  {
    title: 'commit an unset value',
    ...commit({ update: { name: name('users/maria') }, updateMask: { fieldPaths: ['`'] } }),
  },
  {
    title: 'commit with a failed precondition',
    ...commit({ delete: name('users/x'), currentDocument: { exists: true } }),
  },
  {
    title: 'commit in a transaction that is none',
    ...write('Commit', ':commit', { writes: [], transaction: 'AAAA' }),
  },
  {
    title: 'batch write',
    ...write('BatchWrite', ':batchWrite', {
      writes: [
        { update: { name: name('users/b'), fields: {} } },
        { update: { name: name('users/x') }, currentDocument: { exists: true } },
      ],
    }),
  },
  {
    title: 'batch get',
    ...write('BatchGetDocuments', ':batchGet', {
      documents: [name('users/maria'), name('users/x')],
      mask: { fieldPaths: ['age'] },
    }),
  },
  {
    title: 'list all collections',
    rest: ['GET', '?pageSize=2'],
    grpc: ['ListDocuments', { parent: `${ROOT}/documents`, pageSize: 2 }],
  },
  { title: 'query all', ...query({ ...users, ...ASCENDING_AGE }) },
  { title: 'explain a query', ...read('RunQuery', ':runQuery', { structuredQuery: users, explainOptions: {} }) },
  { title: 'query none', ...query({ from: [{ collectionId: 'none' }] }) },
  { title: 'query a page', ...query({ ...users, ...ASCENDING_AGE, offset: 1, limit: 1 }) },
  { title: 'query with limit 0', ...query({ ...users, limit: 0 }) },
  {
    title: 'query with a cursor',
    ...query({ ...users, ...ASCENDING_AGE, startAt: { values: [{ integerValue: '78' }] } }),
  },
  { title: 'query by equality', ...filter('EQUAL', { integerValue: '78' }) },
  { title: 'query by a list', ...filter('IN', { arrayValue: { values: [{ integerValue: '78' }] } }) },
  { title: 'query by an empty list', ...filter('IN', { arrayValue: {} }) },
  { title: 'query without an operator', ...filter('OPERATOR_UNSPECIFIED', { integerValue: '78' }) },
  { title: 'query with a negative limit', ...query({ ...users, limit: -1 }) },
  { title: 'query two collections', ...query({ from: [{ collectionId: 'a' }, { collectionId: 'b' }] }) },
  { title: 'query a bad field path', ...query({ ...users, orderBy: [{ field: { fieldPath: 'a..b' } }] }) },
  {
    title: 'aggregate',
    ...aggregate([
      { alias: 'n', count: {} },
      { alias: 'some', count: { upTo: '1' } },
      { alias: 's', sum: { field: { fieldPath: 'age' } } },
      { alias: 'm', avg: { field: { fieldPath: 'age' } } },
    ]),
  },
  { title: 'aggregate nothing', ...aggregate([]) },
  { title: 'list the collections', ...read('ListCollectionIds', ':listCollectionIds', { pageSize: 1 }) },
  { title: 'begin and forget', ...write('Rollback', ':rollback', { transaction: 'AAAA' }) },
  { title: 'partition', ...read('PartitionQuery', ':partitionQuery', { partitionCount: '2' }) },
  { title: 'execute a pipeline', ...write('ExecutePipeline', ':executePipeline', {}) },
];

/** Replaces times and tokens, which differ between runs, by placeholders. */
function comparable(answer: unknown): unknown {
  const json = JSON.stringify(answer, (key, value: unknown) =>
    ['createTime', 'updateTime', 'readTime', 'commitTime', 'transaction', 'nextPageToken'].includes(key) &&
    typeof value === 'string'
      ? `some ${key}`
      : value,
  );
  return JSON.parse(json.replaceAll(/version \(\d+\)/gu, 'version (…)'));
}

function restOutcome({ status, json }: RestAnswer): unknown {
  if (status === 200) return comparable(json);
  const { error } = (Array.isArray(json) ? json[0] : json) as { error: { status: string; message: string } };
  return comparable({ code: error.status, message: error.message });
}

const DATA = [
  {
    update: {
      name: name('users/maria'),
      fields: { age: { integerValue: '78' }, a: { mapValue: { fields: { b: text('c') } } } },
    },
  },
  { update: { name: name('users/jozef'), fields: { age: { doubleValue: 81.5 }, nan: { doubleValue: 'NaN' } } } },
  { update: { name: name('visits/v1'), fields: { when: { timestampValue: '2026-11-21T10:00:00.000001Z' } } } },
];

/** Restores the data, since each case runs once per transport. */
async function reset(): Promise<void> {
  await server.clear();
  const { status } = await server.rest('POST', `${DOCUMENTS}:commit`, { writes: DATA });
  expect(status).toBe(200);
}

describe('REST and gRPC agree', () => {
  beforeEach(reset);

  it.each(CASES)('$title', async ({ rest: [verb, path, body], grpc: [method, request] }) => {
    const overRest = restOutcome(await server.rest(verb, `${DOCUMENTS}${path}`, body));
    expect(overRest).not.toMatchObject({ code: expect.stringMatching(/INTERNAL|UNKNOWN/u) });
    await reset();
    expect(comparable(await grpc.call(method, request))).toStrictEqual(overRest);
  });

  it.each([
    ['nobody', ''],
    ['maria', `Bearer ${unsignedToken('maria')}`],
    ['a broken token', 'Bearer abc'],
    ['another scheme', 'Basic abc'],
    ['a token without a subject', `Bearer ${unsignedToken('')}`],
  ])('on the caller: %s', async (_title, authorization) => {
    const client = new GrpcClient(server.host, authorization);
    try {
      const overGrpc = comparable(await client.call('GetDocument', { name: name('users/maria') }));
      const overRest = restOutcome(await server.rest('GET', `${DOCUMENTS}/users/maria`, undefined, authorization));
      expect(overGrpc).toStrictEqual(overRest);
    } finally {
      client.close();
    }
  });
});
