import { describe, expect, it } from 'vitest';
import { microsOf } from '#local/firestore/values/moment.ts';
import {
  ADMIN,
  box,
  DATABASE,
  fieldsOf,
  openTestDatabase,
  outcomeOf,
  plainFields,
  plainOf,
  ROOT,
  setWrite,
  valueOf,
  UNAUTHENTICATED,
} from '../test-database.ts';
import type { DocumentChange } from '../operations-api.ts';
import type { FieldTransform, Write } from '../types.ts';

const name = (path: string): string => `${ROOT}/${path}`;

describe('update', () => {
  it('replaces the whole document, or creates it', async () => {
    const database = await openTestDatabase();
    await database.set('c/d', { a: 1n, b: 2n });
    const created = await database.get('c/d');
    await database.set('c/d', { c: 'x' });
    const updated = await database.get('c/d');
    expect(plainFields(updated.fields)).toEqual({ c: 'x' });
    expect(updated.createTime).toEqual(created.createTime);
    expect(updated.updateTime).not.toEqual(created.updateTime);
  });

  it('with a mask changes the fields it names, deletes those without a value, and leaves the others', async () => {
    const database = await openTestDatabase();
    await database.set('c/d', { a: 1n, b: 2n, c: { x: 1n, y: 2n }, 'd.e': 1n });
    await database.commit({
      ...setWrite('c/d', { a: 10n, c: { x: 5n }, e: 9n }),
      updateMask: { fieldPaths: ['a', 'c.x', 'gone', '`d.e`', 'b.deep'] },
    });
    expect(await database.read('c/d')).toEqual({ a: 10n, b: 2n, c: { x: 5n, y: 2n } });
  });

  it('with a mask on a missing document creates only the masked fields', async () => {
    const database = await openTestDatabase();
    await database.commit({ ...setWrite('c/d', { a: 1n, b: { x: 1n, z: 2n } }), updateMask: { fieldPaths: ['b.x'] } });
    expect(await database.read('c/d')).toEqual({ b: { x: 1n } });
  });

  it('with an empty mask creates an empty document', async () => {
    const database = await openTestDatabase();
    await database.commit({ ...setWrite('c/d', { a: 1n }), updateMask: { fieldPaths: [] } });
    expect(await database.read('c/d')).toEqual({});
  });

  it('without effect keeps the update time', async () => {
    const database = await openTestDatabase();
    const first = await database.commit(setWrite('c/d', { a: 1n, b: { x: 1n, y: 2n } }));
    const changes: DocumentChange[] = [];
    database.operations.subscribe((batch) => changes.push(...batch));
    const again = await database.commit(setWrite('c/d', { b: { y: 2n, x: 1n }, a: 1n }));
    expect(again.writeResults).toEqual(first.writeResults);
    expect(again.commitTime).not.toEqual(first.commitTime);
    expect(changes).toEqual([]);
    const other = await database.commit(setWrite('c/d', { a: 1, b: { x: 1n, y: 2n } }));
    expect(other.writeResults[0]?.updateTime).toEqual(other.commitTime);
  });

  it('stores timestamps to the microsecond', async () => {
    const database = await openTestDatabase();
    await database.set('c/d', { t: box({ kind: 'timestamp', seconds: 1n, nanos: 123_456_789 }) });
    expect(await database.read('c/d')).toEqual({ t: box({ kind: 'timestamp', seconds: 1n, nanos: 123_456_000 }) });
  });
});

describe('a commit', () => {
  it('applies several writes of one document in order', async () => {
    const database = await openTestDatabase();
    const { writeResults, commitTime } = await database.commit(setWrite('c/d', { a: 1n }), {
      ...setWrite('c/d', { b: 2n }),
      updateMask: { fieldPaths: ['b'] },
      currentDocument: { exists: true },
    });
    expect(await database.read('c/d')).toEqual({ a: 1n, b: 2n });
    expect(writeResults.map(({ updateTime }) => updateTime)).toEqual([commitTime, commitTime]);
  });

  it('deletes and recreates a document, with a new create time', async () => {
    const database = await openTestDatabase();
    await database.set('c/d', { a: 1n });
    const { commitTime } = await database.commit({ delete: name('c/d') }, setWrite('c/d', { a: 1n }));
    expect((await database.get('c/d')).createTime).toEqual(commitTime);
  });

  it('is all or nothing', async () => {
    const database = await openTestDatabase();
    const failing = database.commit(setWrite('c/new', { a: 1n }), {
      ...setWrite('c/missing', { a: 1n }),
      currentDocument: { exists: true },
    });
    expect(await outcomeOf(failing)).toBe(`NOT_FOUND: No document to update: ${name('c/missing')}`);
    expect(await database.read('c/new')).toBeUndefined();
  });

  it('without writes returns no results', async () => {
    const database = await openTestDatabase();
    expect(await database.commit()).toEqual({ writeResults: [] });
  });

  it('has a commit time later than all earlier ones, in microseconds', async () => {
    const database = await openTestDatabase({ clock: () => 5_000_000n });
    const times: bigint[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { commitTime } = await database.commit(setWrite('c/d', { round: BigInt(round) }));
      if (commitTime !== undefined) times.push(microsOf(commitTime));
    }
    expect(times).toEqual([5_000_000n, 5_000_001n, 5_000_002n]);
  });

  it.each<[string, Write, string]>([
    [
      'another database',
      { delete: 'projects/p/databases/other/documents/c/d' },
      'INVALID_ARGUMENT: Document "projects/p/databases/other/documents/c/d" is not in database',
    ],
    ['a collection', { delete: name('c') }, 'INVALID_ARGUMENT: Document name'],
    ['no operation', {}, 'INVALID_ARGUMENT: A write must have exactly one of'],
    [
      'a mask that is no path',
      { ...setWrite('c/d', {}), updateMask: { fieldPaths: ['a..b'] } },
      'INVALID_ARGUMENT: Invalid property path "a..b".',
    ],
    ['a reserved field', setWrite('c/d', { __x__: 1n }), 'INVALID_ARGUMENT: field name __x__ is reserved'],
    [
      'a verify without a precondition',
      { verify: name('c/d') },
      'INVALID_ARGUMENT: a verify must contain a precondition',
    ],
    [
      'a verify with a mask',
      { verify: name('c/d'), currentDocument: { exists: true }, updateMask: { fieldPaths: ['x'] } },
      'INVALID_ARGUMENT: a verify must not specify a document mask.',
    ],
  ])('refuses %s', async (_what, write, message) => {
    const database = await openTestDatabase();
    expect(await outcomeOf(database.commit(write))).toContain(message);
  });
});

describe('preconditions', () => {
  it('exists: false fails when the document exists', async () => {
    const database = await openTestDatabase();
    const create: Write = { ...setWrite('c/d', { a: 1n }), currentDocument: { exists: false } };
    expect(await outcomeOf(database.commit(create))).toBe('OK');
    expect(await outcomeOf(database.commit(create))).toBe(`ALREADY_EXISTS: Document already exists: ${name('c/d')}`);
  });

  it('exists: true fails when the document is missing, also for a delete', async () => {
    const database = await openTestDatabase();
    const write: Write = { delete: name('c/d'), currentDocument: { exists: true } };
    expect(await outcomeOf(database.commit(write))).toBe(`NOT_FOUND: No document to update: ${name('c/d')}`);
    expect(await outcomeOf(database.commit({ delete: name('c/d') }))).toBe('OK');
  });

  it('updateTime must be that of the stored version', async () => {
    const database = await openTestDatabase();
    await database.set('c/d', { a: 1n });
    const { updateTime } = await database.get('c/d');
    if (updateTime === undefined) throw new Error('A stored document has its times.');
    await database.set('c/d', { a: 2n });
    const stale: Write = { ...setWrite('c/d', { a: 3n }), currentDocument: { updateTime } };
    expect(await outcomeOf(database.commit(stale))).toMatch(
      /^FAILED_PRECONDITION: the stored version \(\d+\) does not match the required base version \(\d+\)$/,
    );
    const current = (await database.get('c/d')).updateTime;
    if (current === undefined) throw new Error('A stored document has its times.');
    const almost = { ...current, nanos: current.nanos + 1 };
    expect(await outcomeOf(database.commit({ ...stale, currentDocument: { updateTime: almost } }))).toContain(
      'FAILED_PRECONDITION',
    );
    expect(await outcomeOf(database.commit({ ...stale, currentDocument: { updateTime: current } }))).toBe('OK');
    expect(await database.read('c/d')).toEqual({ a: 3n });
  });

  it('of a verify write change nothing', async () => {
    const database = await openTestDatabase();
    await database.set('c/a', { n: 1n });
    const verify = (path: string, exists: boolean): Write => ({ verify: name(path), currentDocument: { exists } });
    const outcome = (...writes: Write[]): Promise<string> => outcomeOf(database.commit(...writes));
    expect(await outcome(verify('c/a', true))).toBe('OK');
    expect(await outcome(verify('c/m', false))).toBe('OK');
    expect(await database.read('c/m')).toBeUndefined();
    expect(await outcome(verify('c/m', true), setWrite('c/x', {}))).toContain('NOT_FOUND');
    expect(await database.read('c/x')).toBeUndefined();
    const once = 'INVALID_ARGUMENT: the same document cannot be';
    expect(await outcome(verify('c/a', true), setWrite('c/a', {}))).toBe(
      `${once} verified and then written in a single request`,
    );
    expect(await outcome(setWrite('c/a', {}), verify('c/a', true))).toBe(
      `${once} written and then verified in a single request`,
    );
    expect(await outcome(verify('c/a', true), verify('c/a', true))).toBe(
      `${once} verified more than once in a single request`,
    );
  });
});

describe('transforms', () => {
  async function transform(before: Parameters<typeof setWrite>[1], ...transforms: FieldTransform[]) {
    const database = await openTestDatabase();
    await database.set('c/d', before);
    const { writeResults } = await database.commit({
      ...setWrite('c/d', {}),
      updateMask: { fieldPaths: [] },
      updateTransforms: transforms,
    });
    return { after: await database.read('c/d'), results: writeResults[0]?.transformResults.map(plainOf) };
  }
  const MAX = 2n ** 63n - 1n;

  it('increment: adds, saturates at 64 bits, converts to double, replaces non-numbers', async () => {
    const { after, results } = await transform(
      { i: 5n, d: 1.5, text: 'x', big: MAX, small: -(2n ** 63n), mixed: 5n },
      { fieldPath: 'missing', increment: valueOf(5n) },
      { fieldPath: 'i', increment: valueOf(3n) },
      { fieldPath: 'd', increment: valueOf(2n) },
      { fieldPath: 'text', increment: valueOf(7n) },
      { fieldPath: 'big', increment: valueOf(1n) },
      { fieldPath: 'small', increment: valueOf(-1n) },
      { fieldPath: 'mixed', increment: valueOf(2.5) },
      { fieldPath: 'm.n', increment: valueOf(1n) },
    );
    expect(results).toEqual([5n, 8n, 3.5, 7n, MAX, -(2n ** 63n), 7.5, 1n]);
    expect(after).toEqual({
      missing: 5n,
      i: 8n,
      d: 3.5,
      text: 7n,
      big: MAX,
      small: -(2n ** 63n),
      mixed: 7.5,
      m: { n: 1n },
    });
  });

  it('maximum and minimum: keep the stored value when equal; NaN wins', async () => {
    const { results } = await transform(
      { a: 3n, b: 3n, c: 3n, e: 'x', z: -0, n: 1n, lo: 3n, lo2: 3n },
      { fieldPath: 'a', maximum: valueOf(5n) },
      { fieldPath: 'b', maximum: valueOf(3) },
      { fieldPath: 'c', maximum: valueOf(2.5) },
      { fieldPath: 'missing', maximum: valueOf(7n) },
      { fieldPath: 'e', maximum: valueOf(1n) },
      { fieldPath: 'z', maximum: valueOf(0) },
      { fieldPath: 'n', maximum: valueOf(NaN) },
      { fieldPath: 'lo', minimum: valueOf(2.5) },
      { fieldPath: 'lo2', minimum: valueOf(3) },
    );
    expect(results).toEqual([5n, 3n, 3n, 7n, 1n, 0, NaN, 2.5, 3n]);
  });

  it('appendMissingElements: without duplicates, by value equality', async () => {
    const { after, results } = await transform(
      { a: [1n, 'a'], notarray: 5n },
      { fieldPath: 'a', appendMissingElements: [1, 'b', 'b', null].map(valueOf) },
      { fieldPath: 'missing', appendMissingElements: [1n, 1n, NaN, NaN].map(valueOf) },
      { fieldPath: 'notarray', appendMissingElements: [valueOf('x')] },
    );
    expect(after).toEqual({ a: [1n, 'a', 'b', null], missing: [1n, NaN], notarray: ['x'] });
    expect(results).toEqual([null, null, null]);
  });

  it('removeAllFromArray: removes all equal elements', async () => {
    const { after } = await transform(
      { a: [1n, 1, 2n, NaN, null, 'x', { k: 1n }], notarray: 5n },
      { fieldPath: 'a', removeAllFromArray: [1n, NaN, null, { k: 1 }].map(valueOf) },
      { fieldPath: 'missing', removeAllFromArray: [valueOf(1n)] },
      { fieldPath: 'notarray', removeAllFromArray: [valueOf(5n)] },
    );
    expect(after).toEqual({ a: [2n, 'x'], missing: [], notarray: [] });
  });

  it('are applied in order after the update, and replace non-maps on the path', async () => {
    const database = await openTestDatabase();
    const { writeResults } = await database.commit({
      ...setWrite('c/d', { a: 1n, b: 'text' }),
      updateTransforms: [
        { fieldPath: 'a', increment: valueOf(1n) },
        { fieldPath: 'a', increment: valueOf(2n) },
        { fieldPath: 'b.c', increment: valueOf(4n) },
      ],
    });
    expect(writeResults[0]?.transformResults.map(plainOf)).toEqual([2n, 4n, 4n]);
    expect(await database.read('c/d')).toEqual({ a: 4n, b: { c: 4n } });
  });

  it('set one server time per commit, in milliseconds, not after the commit time', async () => {
    const database = await openTestDatabase({ clock: () => 1_700_000_000_123_456n });
    const now: FieldTransform = { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' };
    const { writeResults, commitTime } = await database.commit(
      { ...setWrite('c/a', {}), updateTransforms: [now] },
      { transform: { document: name('c/b'), fieldTransforms: [{ ...now, fieldPath: 'm.at' }] } },
    );
    const time = box({ kind: 'timestamp', seconds: 1_700_000_000n, nanos: 123_000_000 });
    expect(await database.read('c/a')).toEqual({ at: time });
    expect(await database.read('c/b')).toEqual({ m: { at: time } });
    expect(writeResults.map(({ transformResults }) => transformResults.map(plainOf))).toEqual([[time], [time]]);
    expect(commitTime).toEqual({ seconds: 1_700_000_000n, nanos: 123_456_000 });
  });

  it('without effect keep the update time', async () => {
    const database = await openTestDatabase();
    const first = await database.commit(setWrite('c/d', { a: [1n] }));
    const union: FieldTransform = { fieldPath: 'a', appendMissingElements: [valueOf(1n)] };
    const again = await database.commit({ transform: { document: name('c/d'), fieldTransforms: [union] } });
    expect(again.writeResults[0]?.updateTime).toEqual(first.commitTime);
  });

  it.each<[string, FieldTransform, string]>([
    ['an increment by a string', { fieldPath: 'a', increment: valueOf('x') }, 'Input must be int64 or double.'],
    ['no type', { fieldPath: 'a' }, 'must have one type'],
    [
      'an unknown server value',
      { fieldPath: 'a', setToServerValue: 'SERVER_VALUE_UNSPECIFIED' },
      'Unsupported server value',
    ],
    [
      'an array in an array',
      { fieldPath: 'a', appendMissingElements: [valueOf([1n])] },
      'Nested arrays are not allowed',
    ],
    ['a reserved field', { fieldPath: '__x__', increment: valueOf(1n) }, 'Invalid reserved name in field path __x__'],
  ])('refuse %s', async (_what, one, message) => {
    const database = await openTestDatabase();
    const outcome = await outcomeOf(database.commit({ ...setWrite('c/d', {}), updateTransforms: [one] }));
    expect(outcome).toContain(`INVALID_ARGUMENT: `);
    expect(outcome).toContain(message);
  });

  it('are limited to 500 per document', async () => {
    const database = await openTestDatabase();
    const many = (count: number): Write => ({
      ...setWrite('c/d', {}),
      updateTransforms: Array.from({ length: count }, (_, index) => ({
        fieldPath: `f${index}`,
        increment: valueOf(1n),
      })),
    });
    expect(await outcomeOf(database.commit(many(500)))).toBe('OK');
    expect(await outcomeOf(database.commit(many(250), many(251)))).toContain(
      'INVALID_ARGUMENT: Cannot apply more than 500',
    );
  });
});

describe('batchWrite', () => {
  it('applies each write independently and reports each status', async () => {
    const database = await openTestDatabase();
    await database.set('c/exists', { n: 1n });
    const { status, writeResults } = await database.operations.batchWrite(ADMIN, {
      database: DATABASE,
      writes: [
        setWrite('c/new', { n: 1n }),
        { ...setWrite('c/missing', { n: 1n }), currentDocument: { exists: true } },
        { ...setWrite('c/exists', { n: 2n }), currentDocument: { exists: false } },
        { delete: name('c/other') },
      ],
    });
    expect(status).toEqual([
      { code: 'OK', message: '' },
      { code: 'NOT_FOUND', message: `No document to update: ${name('c/missing')}` },
      { code: 'ALREADY_EXISTS', message: `Document already exists: ${name('c/exists')}` },
      { code: 'OK', message: '' },
    ]);
    expect(writeResults.map(({ updateTime }) => updateTime !== undefined)).toEqual([true, false, false, false]);
    expect(await database.read('c/new')).toEqual({ n: 1n });
    expect(await database.read('c/exists')).toEqual({ n: 1n });
  });

  it('rejects duplicate documents, invalid writes, and non-administrators', async () => {
    const database = await openTestDatabase();
    const batch = (caller: typeof ADMIN, ...writes: Write[]): Promise<string> =>
      outcomeOf(database.operations.batchWrite(caller, { database: DATABASE, writes }));
    expect(await batch(UNAUTHENTICATED, setWrite('c/d', {}), { delete: name('c/d') })).toBe(
      'INVALID_ARGUMENT: the same document cannot be written more than once in a single request',
    );
    expect(await batch(UNAUTHENTICATED, setWrite('c/d', {}))).toBe(
      'PERMISSION_DENIED: Batch writes require admin authentication.',
    );
    expect(await batch(ADMIN, setWrite('c/ok', {}), setWrite('c/r', { __x__: 1n }))).toContain(
      'field name __x__ is reserved',
    );
    expect(await database.read('c/ok')).toBeUndefined();
  });
});

describe('single document methods', () => {
  it('create, patch, get with masks, delete', async () => {
    const { operations } = await openTestDatabase();
    const created = await operations.createDocument(ADMIN, {
      parent: ROOT,
      collectionId: 'c',
      documentId: 'd',
      document: { name: '', fields: fieldsOf({ a: 1n, b: { x: 1n, y: 2n } }) },
    });
    expect(created.name).toBe(name('c/d'));
    expect(created.createTime).toEqual(created.updateTime);
    const twice = operations.createDocument(ADMIN, {
      parent: ROOT,
      collectionId: 'c',
      documentId: 'd',
      document: { name: '', fields: new Map() },
    });
    expect(await outcomeOf(twice)).toBe(`ALREADY_EXISTS: Document already exists: ${name('c/d')}`);
    const patched = await operations.updateDocument(ADMIN, {
      document: { name: name('c/d'), fields: fieldsOf({ a: 5n }) },
      updateMask: { fieldPaths: ['a'] },
      mask: { fieldPaths: ['a'] },
    });
    expect(plainFields(patched.fields)).toEqual({ a: 5n });
    const read = await operations.getDocument(ADMIN, { name: name('c/d'), mask: { fieldPaths: ['b.y', 'nope'] } });
    expect(plainFields(read.fields)).toEqual({ b: { y: 2n } });
    await operations.deleteDocument(ADMIN, { name: name('c/d') });
    expect(await outcomeOf(operations.getDocument(ADMIN, { name: name('c/d') }))).toBe(
      `NOT_FOUND: Document (${name('c/d')}) not found.`,
    );
  });

  it('generate an id when none is given', async () => {
    const { operations } = await openTestDatabase();
    const request = { parent: ROOT, collectionId: 'c', document: { name: '', fields: new Map() } };
    const [one, other] = [
      await operations.createDocument(ADMIN, request),
      await operations.createDocument(ADMIN, request),
    ];
    expect(one.name).toMatch(/\/documents\/c\/[A-Za-z0-9]{20}$/);
    expect(one.name).not.toBe(other.name);
  });

  it('reject invalid ids and collections', async () => {
    const { operations } = await openTestDatabase();
    const create = (collectionId: string, documentId: string): Promise<string> =>
      outcomeOf(
        operations.createDocument(ADMIN, {
          parent: ROOT,
          collectionId,
          documentId,
          document: { name: '', fields: new Map() },
        }),
      );
    expect(await create('__x__', 'd')).toContain('Collection id "__x__" is invalid because it is reserved.');
    expect(await create('', 'd')).toContain('INVALID_ARGUMENT');
    expect(await create('c', 'a/b')).toBe('INVALID_ARGUMENT: Resource id "a/b" is invalid.');
    expect(await create('c', '__x__')).toContain('is invalid because it is reserved.');
  });
});

describe('batchGetDocuments', () => {
  it('returns documents in the order of the request, without duplicates', async () => {
    const database = await openTestDatabase();
    await database.commit(setWrite('c/a', { n: 1n }), setWrite('c/b', { n: 2n }));
    const answers = await database.operations.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: ['c/b', 'c/missing', 'c/a', 'c/b'].map(name),
    });
    expect(answers.map(({ found, missing }) => found?.name ?? `missing ${missing}`)).toEqual([
      name('c/b'),
      `missing ${name('c/missing')}`,
      name('c/a'),
    ]);
    expect(answers.every(({ readTime }) => readTime !== undefined)).toBe(true);
  });
});

describe('events', () => {
  it('report each changed document with both versions and a unique id', async () => {
    const database = await openTestDatabase();
    const batches: (readonly DocumentChange[])[] = [];
    const stop = database.operations.subscribe((batch) => batches.push(batch));
    await database.commit(setWrite('c/a', { n: 1n }), setWrite('c/b', { n: 1n }));
    await database.commit(setWrite('c/a', { n: 2n }), { delete: name('c/none') }, { delete: name('c/b') });
    stop();
    await database.set('c/a', { n: 3n });
    const changes = batches.map((batch) =>
      batch.map(({ path, before, after }) => [
        path.join('/'),
        before && plainFields(before.fields),
        after && plainFields(after.fields),
      ]),
    );
    expect(changes).toEqual([
      [
        ['c/a', null, { n: 1n }],
        ['c/b', null, { n: 1n }],
      ],
      [
        ['c/a', { n: 1n }, { n: 2n }],
        ['c/b', { n: 1n }, null],
      ],
    ]);
    expect(new Set(batches.flat().map(({ eventId }) => eventId)).size).toBe(4);
    expect(batches[0]?.[0]).toMatchObject({ database: { projectId: 'p', databaseId: '(default)' }, caller: ADMIN });
  });

  it('do not fail the commit when a listener throws', async () => {
    const log: string[] = [];
    const database = await openTestDatabase({ log: ({ kind }) => log.push(kind) });
    database.operations.subscribe(() => {
      throw new Error('no');
    });
    await database.set('c/a', { n: 1n });
    expect(await database.read('c/a')).toEqual({ n: 1n });
    expect(log).toEqual(['listener-failed']);
  });
});

describe('clear', () => {
  it('empties one database and aborts its transactions', async () => {
    const database = await openTestDatabase();
    const { operations } = database;
    await database.set('c/a', { n: 1n });
    await operations.commit(ADMIN, {
      database: 'projects/p/databases/other',
      writes: [{ update: { name: 'projects/p/databases/other/documents/c/a', fields: new Map() } }],
    });
    const { transaction } = await operations.beginTransaction(ADMIN, { database: DATABASE });
    await operations.clear('p', '(default)');
    expect(operations.documents('p', '(default)')).toEqual([]);
    expect(operations.documents('p', 'other')).toHaveLength(1);
    expect(operations.databases().map(({ databaseId }) => databaseId)).toEqual(['(default)', 'other']);
    const late = operations.commit(ADMIN, { database: DATABASE, transaction, writes: [setWrite('c/a', {})] });
    expect(await outcomeOf(late)).toBe('ABORTED: The referenced transaction has expired or is no longer valid.');
  });
});
