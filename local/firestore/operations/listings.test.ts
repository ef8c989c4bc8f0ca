import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, openTestDatabase, outcomeOf, plainFields, ROOT, setWrite } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';
import type { ListDocumentsRequest } from './messages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.commit(
    ...['c/a', 'd/b', 'c/b', 'a/z', 'B/x', 'c/m/sub/x', 'e/q/sub/y', 'c/a/s/1', 'c/a/t/2'].map((path, index) =>
      setWrite(path, { n: BigInt(index), m: 1n }),
    ),
  );
});

const parentOf = (path: string): string => (path === '' ? ROOT : `${ROOT}/${path}`);

async function list(request: Omit<ListDocumentsRequest, 'parent'>, parent = '') {
  const { documents, nextPageToken } = await database.operations.listDocuments(ADMIN, {
    parent: parentOf(parent),
    ...request,
  });
  return { paths: documents.map(({ name }) => name.slice(ROOT.length + 1)), documents, nextPageToken };
}

async function pages(request: Omit<ListDocumentsRequest, 'parent'>, parent = ''): Promise<string[][]> {
  const found: string[][] = [];
  let pageToken = '';
  do {
    const page = await list({ ...request, pageToken }, parent);
    found.push(page.paths);
    pageToken = page.nextPageToken;
  } while (pageToken !== '');
  return found;
}

describe('listDocuments', () => {
  it('lists a collection, or all below a document or the root', async () => {
    expect((await list({ collectionId: 'c' })).paths).toEqual(['c/a', 'c/b']);
    expect((await list({})).paths).toEqual(['B/x', 'a/z', 'c/a', 'c/b', 'd/b']);
    expect((await list({}, 'c/a')).paths).toEqual(['c/a/s/1', 'c/a/t/2']);
    expect((await list({}, 'c/m')).paths).toEqual(['c/m/sub/x']);
    expect((await list({}, 'c/zz')).paths).toEqual([]);
  });

  it('returns the fields of the mask', async () => {
    const { documents } = await list({ collectionId: 'c', mask: { fieldPaths: ['n'] } });
    expect(documents.map(({ fields }) => plainFields(fields))).toEqual([{ n: 0n }, { n: 2n }]);
  });

  it('with showMissing, returns missing documents that have subcollections', async () => {
    const { documents, paths } = await list({ collectionId: 'c', showMissing: true });
    expect(paths).toEqual(['c/a', 'c/b', 'c/m']);
    expect(documents[2]).toEqual({ name: `${ROOT}/c/m`, fields: new Map() });
    expect(documents[0]?.createTime).toBeDefined();
    expect(await pages({ collectionId: 'c', showMissing: true, pageSize: 2 })).toEqual([['c/a', 'c/b'], ['c/m']]);
  });

  it('paginates, also with an order and across collections; an empty page may follow the last full one', async () => {
    expect(await pages({ pageSize: 2 })).toEqual([['B/x', 'a/z'], ['c/a', 'c/b'], ['d/b']]);
    expect(await pages({ pageSize: 2 }, 'c/a')).toEqual([['c/a/s/1', 'c/a/t/2'], []]);
    expect(await pages({ collectionId: 'c', pageSize: 1, orderBy: 'm, n desc' })).toEqual([['c/b'], ['c/a'], []]);
    expect(await pages({ collectionId: 'c', pageSize: 1, orderBy: '__name__ asc' })).toEqual([['c/a'], ['c/b'], []]);
  });

  it('continues a page token after its document was deleted', async () => {
    const own = await openTestDatabase();
    await own.commit(...['a', 'b', 'c'].map((id) => setWrite(`c/${id}`, {})));
    const first = await own.operations.listDocuments(ADMIN, { parent: ROOT, collectionId: 'c', pageSize: 2 });
    await own.delete('c/b');
    const second = await own.operations.listDocuments(ADMIN, {
      parent: ROOT,
      collectionId: 'c',
      pageSize: 2,
      pageToken: first.nextPageToken,
    });
    expect(second.documents.map(({ name }) => name)).toEqual([`${ROOT}/c/c`]);
  });

  it.each<[string, Omit<ListDocumentsRequest, 'parent'>, string]>([
    ['a negative page size', { showMissing: true, pageSize: -1 }, 'INVALID_ARGUMENT: Page size must be nonnegative.'],
    [
      'missing ones of no collection',
      { showMissing: true },
      'INVALID_ARGUMENT: collection id must be set when show_missing is true',
    ],
    [
      'missing ones in an order',
      { collectionId: 'c', showMissing: true, orderBy: 'n' },
      'INVALID_ARGUMENT: order by must not be set when show_missing is true',
    ],
    [
      'an order of all collections',
      { orderBy: 'n' },
      'INVALID_ARGUMENT: kind is required for all orders except __key__ ascending',
    ],
    [
      'names downwards',
      { collectionId: 'c', orderBy: '__name__ desc' },
      'FAILED_PRECONDITION: Firestore does not support descending key scans',
    ],
    ['an order that is none', { collectionId: 'c', orderBy: 'n up' }, 'INVALID_ARGUMENT: Invalid order by: "n up".'],
    ['a token that is none', { collectionId: 'c', pageToken: 'x' }, 'INVALID_ARGUMENT: Invalid page token.'],
  ])('refuses %s', async (_what, request, expected) => {
    expect(await outcomeOf(list(request))).toBe(expected);
  });
});

describe('listCollectionIds', () => {
  it('includes those of missing documents, with pagination', async () => {
    const { operations } = database;
    const ids = async (parent: string): Promise<readonly string[]> =>
      (await operations.listCollectionIds(ADMIN, { parent: parentOf(parent) })).collectionIds;
    expect(await ids('')).toEqual(['B', 'a', 'c', 'd', 'e']);
    expect(await ids('c/a')).toEqual(['s', 't']);
    expect(await ids('c/m')).toEqual(['sub']);
    expect(await ids('c/b')).toEqual([]);
    const first = await operations.listCollectionIds(ADMIN, { parent: ROOT, pageSize: 3 });
    const second = await operations.listCollectionIds(ADMIN, {
      parent: ROOT,
      pageSize: 3,
      pageToken: first.nextPageToken,
    });
    expect([first.collectionIds, second.collectionIds, second.nextPageToken]).toEqual([
      ['B', 'a', 'c'],
      ['d', 'e'],
      '',
    ]);
  });
});
