import { describe, expect, it } from 'vitest';
import { loadFirestoreService } from '../service.ts';
import { compileRoutes } from './routes.ts';

const findRoute = compileRoutes(loadFirestoreService());
const ROOT = 'projects/p/databases/(default)';

describe('the routes', () => {
  it.each([
    ['GET', `${ROOT}/documents/users/maria`, 'GetDocument', { name: `${ROOT}/documents/users/maria` }],
    ['GET', `${ROOT}/documents/users`, 'ListDocuments', { parent: `${ROOT}/documents`, collection_id: 'users' }],
    [
      'GET',
      `${ROOT}/documents/users/maria/pets`,
      'ListDocuments',
      { parent: `${ROOT}/documents/users/maria`, collection_id: 'pets' },
    ],
    ['GET', `${ROOT}/documents/a/b%3Ac%20d`, 'GetDocument', { name: `${ROOT}/documents/a/b:c d` }],
    ['GET', `${ROOT}/documents/a/b%2Fc`, 'GetDocument', { name: `${ROOT}/documents/a/b%2Fc` }],
    ['GET', 'projects/p/databases/%28default%29/documents/a/b', 'GetDocument', { name: `${ROOT}/documents/a/b` }],
    [
      'GET',
      'projects/p/databases/other/documents/a/b',
      'GetDocument',
      { name: 'projects/p/databases/other/documents/a/b' },
    ],
    ['GET', `${ROOT}/documents`, 'ListDocuments', { parent: `${ROOT}/documents` }],
    ['GET', `${ROOT}/documents/`, 'ListDocuments', { parent: `${ROOT}/documents` }],
    ['GET', `${ROOT}/documents/users/maria/`, 'ListDocuments', { parent: `${ROOT}/documents/users/maria` }],
    ['POST', `${ROOT}/documents/users`, 'CreateDocument', { parent: `${ROOT}/documents`, collection_id: 'users' }],
    [
      'POST',
      `${ROOT}/documents/users/maria/pets`,
      'CreateDocument',
      { parent: `${ROOT}/documents/users/maria`, collection_id: 'pets' },
    ],
    ['PATCH', `${ROOT}/documents/users/maria`, 'UpdateDocument', { 'document.name': `${ROOT}/documents/users/maria` }],
    ['DELETE', `${ROOT}/documents/users/maria`, 'DeleteDocument', { name: `${ROOT}/documents/users/maria` }],
    ['POST', `${ROOT}/documents:commit`, 'Commit', { database: ROOT }],
    ['POST', `${ROOT}/documents:batchWrite`, 'BatchWrite', { database: ROOT }],
    ['POST', `${ROOT}/documents:batchGet`, 'BatchGetDocuments', { database: ROOT }],
    ['POST', `${ROOT}/documents:runQuery`, 'RunQuery', { parent: `${ROOT}/documents` }],
    ['POST', `${ROOT}/documents/users/maria:runQuery`, 'RunQuery', { parent: `${ROOT}/documents/users/maria` }],
    ['POST', `${ROOT}/documents/a/b:c:runQuery`, 'RunQuery', { parent: `${ROOT}/documents/a/b:c` }],
    ['POST', `${ROOT}/documents:runAggregationQuery`, 'RunAggregationQuery', { parent: `${ROOT}/documents` }],
    ['POST', `${ROOT}/documents:beginTransaction`, 'BeginTransaction', { database: ROOT }],
    ['POST', `${ROOT}/documents:rollback`, 'Rollback', { database: ROOT }],
    ['POST', `${ROOT}/documents:listCollectionIds`, 'ListCollectionIds', { parent: `${ROOT}/documents` }],
    [
      'POST',
      `${ROOT}/documents/users/maria:listCollectionIds`,
      'ListCollectionIds',
      { parent: `${ROOT}/documents/users/maria` },
    ],
    ['POST', `${ROOT}/documents:partitionQuery`, 'PartitionQuery', { parent: `${ROOT}/documents` }],
    ['POST', `${ROOT}/documents:listen`, 'Listen', { database: ROOT }],
  ])('%s /v1/%s is %s', (verb, path, method, variables) => {
    const route = findRoute(verb, `/v1/${path}`);
    expect(route?.method.name).toBe(method);
    expect(Object.fromEntries(route?.variables ?? [])).toStrictEqual(variables);
  });

  it.each([
    ['POST', `/v1/${ROOT}/documents:unknown`],
    ['GET', `/v1/${ROOT}/documents/users/`],
    ['GET', `/v1/${ROOT}/documents//`],
    ['DELETE', `/v1/${ROOT}/documents`],
    ['GET', `/v1/${ROOT}`],
    ['PUT', `/v1/${ROOT}/documents/users/maria`],
    ['GET', `/v2/${ROOT}/documents/users/maria`],
    ['GET', `/v1/${ROOT}/documents//users/maria`],
  ])('%s %s has no route', (verb, path) => {
    expect(findRoute(verb, path)).toBeNull();
  });

  it('refuse a path that is not encoded correctly', () => {
    expect(() => findRoute('GET', `/v1/${ROOT}/documents/a/%zz`)).toThrow('percent-encoded');
  });
});
