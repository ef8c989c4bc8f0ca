import { describe, expect, it } from 'vitest';
import { compileRules } from '#local/firestore/rules/compile.ts';
import type { ListenResponse } from '../listen/listen-messages.ts';
import { openOperations } from '../open-operations.ts';
import { ADMIN, DATABASE, outcomeOf, ROOT, setWrite } from '../test-database.ts';
import type { Caller, StructuredQuery } from '../types.ts';
import { countUsage } from './count-usage.ts';
import { UsageMeter } from './usage-meter.ts';

const MARIA: Caller = { kind: 'user', auth: { uid: 'maria', token: {} } };

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /visits/{id} {
      allow get, write: if exists(/databases/$(database)/documents/users/maria)
        && get(/databases/$(database)/documents/users/maria).data.role == 'senior';
    }
  }
}`;

function rules() {
  const compiled = compileRules(RULES);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
  return compiled.ruleset;
}

/** Seven visits and an account, written before anything is counted. */
async function open() {
  const meter = new UsageMeter();
  const plain = await openOperations({ defaultRules: rules(), log: (entry) => meter.noteEntry(entry) });
  const operations = countUsage(plain, meter);
  const visits = Array.from({ length: 7 }, (_, index) => setWrite(`visits/v${index}`, { day: BigInt(index % 2) }));
  const writes = [...visits, setWrite('users/maria', { role: 'senior' })];
  await operations.commit(ADMIN, { database: DATABASE, writes });
  expect(meter.read()).toBeNull();
  meter.start({ commits: true });
  return { meter, operations, name: (path: string) => `${ROOT}/${path}` };
}

const onDay = (value: bigint): StructuredQuery => ({
  from: [{ collectionId: 'visits' }],
  where: { fieldFilter: { field: { fieldPath: 'day' }, op: 'EQUAL', value: { kind: 'integer', value } } },
});

const nothing = { reads: {}, rulesReads: {}, writes: {}, deletes: {}, events: {}, hottest: [], commits: [] };

describe('reads', () => {
  it('are the documents of gets, also of those that do not exist, and not of those that are refused', async () => {
    const { meter, operations, name } = await open();
    await operations.getDocument(ADMIN, { name: name('visits/v1') });
    expect(await outcomeOf(operations.getDocument(ADMIN, { name: name('visits/none') }))).toContain('NOT_FOUND');
    expect(await outcomeOf(operations.getDocument(MARIA, { name: name('users/maria') }))).toContain(
      'PERMISSION_DENIED',
    );
    const documents = ['visits/v1', 'visits/v2', 'users/nobody'].map(name);
    await operations.batchGetDocuments(ADMIN, { database: DATABASE, documents });
    expect(meter.read()).toEqual({ ...nothing, reads: { users: 1, visits: 4 } });
  });

  it('are the results of a query, those skipped by its offset included, and one of a query that finds nothing', async () => {
    const { meter, operations } = await open();
    const answers = await operations.runQuery(ADMIN, { parent: ROOT, structuredQuery: onDay(0n) });
    expect(answers).toHaveLength(4);
    expect(answers.some((answer) => 'explainMetrics' in answer)).toBe(false);
    expect(meter.read()?.reads).toEqual({ visits: 4 });
    await operations.runQuery(ADMIN, { parent: ROOT, structuredQuery: { ...onDay(1n), offset: 1, limit: 1 } });
    expect(meter.read()?.reads).toEqual({ visits: 6 });
    await operations.runQuery(ADMIN, { parent: ROOT, structuredQuery: onDay(9n) });
    expect(meter.read()?.reads).toEqual({ visits: 7 });
    await operations.listDocuments(ADMIN, { parent: ROOT, collectionId: 'visits', pageSize: 3 });
    expect(meter.read()?.reads).toEqual({ visits: 10 });
  });

  it('of an aggregation are one for each thousand index entries', async () => {
    const { meter, operations } = await open();
    const count = (structuredQuery: StructuredQuery) =>
      operations.runAggregationQuery(ADMIN, {
        parent: ROOT,
        structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] },
      });
    const [answer] = await count(onDay(0n));
    expect(answer).not.toHaveProperty('explainMetrics');
    await count(onDay(9n));
    expect(meter.read()?.reads).toEqual({ visits: 2 });
    for (const thousand of [1, 2, 3]) {
      const writes = Array.from({ length: 400 }, (_, index) => setWrite(`visits/${thousand}-${index}`, { day: 5n }));
      await operations.commit(ADMIN, { database: DATABASE, writes });
    }
    meter.start();
    await count(onDay(5n));
    expect(meter.read()?.reads).toEqual({ visits: 2 });
  });

  it('of a listener are what it is sent, and one where it begins without anything', async () => {
    const { meter, operations } = await open();
    const sent: ListenResponse[] = [];
    const stream = operations.listen(ADMIN, {
      send: (response) => sent.push(response),
      fail: (error) => expect.unreachable(String(error)),
    });
    const listenTo = (targetId: number, structuredQuery: StructuredQuery) =>
      stream.handle({ database: DATABASE, addTarget: { targetId, query: { parent: ROOT, structuredQuery } } });
    listenTo(1, onDay(0n));
    expect(meter.read()?.reads).toEqual({ visits: 4 });
    listenTo(2, onDay(9n));
    expect(meter.read()?.reads).toEqual({ '(any)': 1, visits: 4 });
    await operations.commit(ADMIN, { database: DATABASE, writes: [setWrite('visits/v0', { day: 0n, note: 'x' })] });
    await new Promise((resolve) => setImmediate(resolve));
    expect(meter.read()?.reads).toEqual({ '(any)': 1, visits: 5 });
    stream.close();
  });

  it('by rules are the documents of a request, each once, whoever asks', async () => {
    const { meter, operations, name } = await open();
    await operations.getDocument(MARIA, { name: name('visits/v1') });
    expect(meter.read()?.rulesReads).toEqual({ users: 1 });
    const writes = [setWrite('visits/v1', { day: 3n }), setWrite('visits/v2', { day: 3n })];
    await operations.commit(MARIA, { database: DATABASE, writes });
    expect(meter.read()?.rulesReads).toEqual({ users: 2 });
    await operations.getDocument(ADMIN, { name: name('visits/v1') });
    expect(meter.read()?.rulesReads).toEqual({ users: 2 });
  });
});

describe('writes', () => {
  it('are counted one by one with their documents, and deletes apart', async () => {
    const { meter, operations, name } = await open();
    const twice = [setWrite('visits/v1', { day: 1n }), setWrite('visits/v1', { day: 2n })];
    await operations.commit(ADMIN, { database: DATABASE, writes: [...twice, { delete: name('visits/v2') }] });
    await operations.createDocument(ADMIN, {
      parent: ROOT,
      collectionId: 'users',
      documentId: 'jozef',
      document: { name: '', fields: new Map() },
    });
    await operations.batchWrite(ADMIN, {
      database: DATABASE,
      writes: [
        setWrite('visits/v3', {}),
        { ...setWrite('visits/v4', {}), currentDocument: { exists: false } },
        { delete: name('visits/v5') },
      ],
    });
    expect(meter.read(2)).toEqual({
      ...nothing,
      writes: { users: 1, visits: 3 },
      deletes: { visits: 2 },
      hottest: [
        { path: 'visits/v1', writes: 2 },
        { path: 'visits/v2', writes: 1 },
      ],
      commits: [
        { written: ['visits/v1', 'visits/v1'], deleted: ['visits/v2'] },
        { written: ['users/jozef'], deleted: [] },
        { written: ['visits/v3'], deleted: [] },
        { written: [], deleted: ['visits/v5'] },
      ],
    });
  });

  it('of a commit that is refused, or writes nothing, are none', async () => {
    const { meter, operations } = await open();
    const taken = { ...setWrite('visits/v1', {}), currentDocument: { exists: false } };
    expect(await outcomeOf(operations.commit(ADMIN, { database: DATABASE, writes: [taken] }))).toContain('EXISTS');
    await operations.commit(ADMIN, { database: DATABASE, writes: [] });
    expect(meter.read()).toEqual(nothing);
  });
});

it('begins at zero each time, and stands still when it is stopped', async () => {
  const { meter, operations, name } = await open();
  await operations.getDocument(ADMIN, { name: name('visits/v1') });
  meter.start();
  expect(meter.read()).toEqual(nothing);
  await operations.commit(ADMIN, { database: DATABASE, writes: [setWrite('visits/v1', {})] });
  expect(meter.read()).toMatchObject({ writes: { visits: 1 }, commits: [] });
  meter.stop();
  await operations.getDocument(ADMIN, { name: name('visits/v1') });
  expect(meter.read()).toBeNull();
});
