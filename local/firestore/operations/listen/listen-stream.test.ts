import { describe, expect, it } from 'vitest';
import { compileRules } from '#local/firestore/rules/compile.ts';
import { ADMIN, DATABASE, openTestDatabase, outcomeOf, plainFields, ROOT, valueOf } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import type { Caller, StructuredQuery } from '../types.ts';
import type { ListenResponse, TargetRequest } from './listen-messages.ts';

const MARIA: Caller = { kind: 'user', auth: { uid: 'maria', token: {} } };
const nextRound = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const open: StructuredQuery = {
  from: [{ collectionId: 'c' }],
  where: { fieldFilter: { field: { fieldPath: 'open' }, op: 'EQUAL', value: valueOf(true) } },
};
const firstTwo: StructuredQuery = { from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' } }], limit: 2 };
const queryTarget = (targetId: number, structuredQuery: StructuredQuery, more: Partial<TargetRequest> = {}) => ({
  database: DATABASE,
  addTarget: { targetId, query: { parent: ROOT, structuredQuery }, ...more },
});
const documentsTarget = (targetId: number, ...paths: string[]) => ({
  database: DATABASE,
  addTarget: { targetId, documents: { documents: paths.map((path) => `${ROOT}/${path}`) } },
});

const shortened = (name: string): string => name.slice(ROOT.length + 1);

/** `ADD 1`, `c/a={"n":1} +1`, `c/a gone -1`, `NO_CHANGE`. */
function describeResponse(response: ListenResponse): string {
  if ('targetChange' in response) {
    const { targetChangeType, targetIds, cause } = response.targetChange;
    return [targetChangeType, ...targetIds, ...(cause === undefined ? [] : [cause.code])].join(' ');
  }
  if ('filter' in response) {
    const { targetId, count, unchangedNames } = response.filter;
    return `filter ${targetId}: ${count}${unchangedNames === undefined ? '' : ` in ${unchangedNames.bits.bitmap.length} bytes`}`;
  }
  if ('documentDelete' in response) {
    return `${shortened(response.documentDelete.document)} deleted -${response.documentDelete.removedTargetIds.join()}`;
  }
  if ('documentRemove' in response) {
    return `${shortened(response.documentRemove.document)} gone -${response.documentRemove.removedTargetIds.join()}`;
  }
  const { document, targetIds, removedTargetIds } = response.documentChange;
  const fields = JSON.stringify(plainFields(document.fields), (_, value) =>
    typeof value === 'bigint' ? Number(value) : value,
  );
  const ids = [...targetIds.map((id) => `+${id}`), ...removedTargetIds.map((id) => `-${id}`)];
  return `${shortened(document.name)}=${fields} ${ids.join(' ')}`;
}

function listenTo(database: TestDatabase, caller: Caller = ADMIN) {
  let heard: ListenResponse[] = [];
  const failures: unknown[] = [];
  const stream = database.operations.listen(caller, {
    send: (response) => heard.push(response),
    fail: (error) => failures.push(error),
  });
  return {
    stream,
    failures,
    /** What was sent since the last time, when all of it was. */
    take: async (): Promise<readonly string[]> => {
      await nextRound();
      const taken = heard.map(describeResponse);
      heard = [];
      return taken;
    },
    token: (): Uint8Array => {
      const tokens = heard.flatMap((each) => ('targetChange' in each ? (each.targetChange.resumeToken ?? []) : []));
      return tokens.at(-1) ?? new Uint8Array();
    },
  };
}

describe('a target', () => {
  it('begins with its results, and goes on with what changes', async () => {
    const database = await openTestDatabase();
    await database.set('c/a', { open: true });
    await database.set('c/b', { open: false });
    const { stream, take } = listenTo(database);
    stream.handle(queryTarget(1, open));
    expect(await take()).toEqual(['ADD 1', 'c/a={"open":true} +1', 'CURRENT 1', 'NO_CHANGE']);
    await database.set('c/b', { open: true });
    await database.set('d/a', { open: true });
    expect(await take()).toEqual(['c/b={"open":true} +1', 'NO_CHANGE']);
    await database.set('c/a', { open: false });
    await database.delete('c/b');
    expect(await take()).toEqual(['c/a={"open":false} -1', 'c/b deleted -1', 'NO_CHANGE']);
    await database.set('c/a', { open: false, n: 1n });
    expect(await take()).toEqual([]);
  });

  it('with a limit lets in what makes room for another, whose new version is not sent again', async () => {
    const database = await openTestDatabase();
    for (const n of [1n, 2n, 3n]) await database.set(`c/${n}`, { n });
    const { stream, take } = listenTo(database);
    stream.handle(queryTarget(1, firstTwo));
    await take();
    await database.set('c/0', { n: 0n });
    expect(await take()).toEqual(['c/2 gone -1', 'c/0={"n":0} +1', 'NO_CHANGE']);
    await database.delete('c/0');
    expect(await take()).toEqual(['c/0 deleted -1', 'c/2={"n":2} +1', 'NO_CHANGE']);
    await database.set('c/3', { n: 4n });
    expect(await take()).toEqual([]);
  });

  it('of documents says which do not exist', async () => {
    const database = await openTestDatabase();
    await database.set('c/a', { n: 1n });
    const { stream, take } = listenTo(database);
    stream.handle(documentsTarget(7, 'c/a', 'c/b'));
    expect(await take()).toEqual(['ADD 7', 'c/a={"n":1} +7', 'c/b deleted -7', 'CURRENT 7', 'NO_CHANGE']);
    await database.set('c/b', { n: 2n });
    await database.delete('c/a');
    expect(await take()).toEqual(['c/b={"n":2} +7', 'c/a deleted -7', 'NO_CHANGE']);
  });

  it('ends when it is removed, at once when it is wanted once, and with the stream', async () => {
    const database = await openTestDatabase();
    const { stream, take } = listenTo(database);
    stream.handle(queryTarget(1, open));
    stream.handle(queryTarget(2, open, { once: true }));
    stream.handle(queryTarget(0, open));
    stream.handle({ database: DATABASE, removeTarget: 1 });
    const begun = (id: number) => [`ADD ${id}`, `CURRENT ${id}`, 'NO_CHANGE'];
    expect(await take()).toEqual([...begun(1), ...begun(2), 'REMOVE 2', ...begun(2), 'REMOVE 1']);
    await database.set('c/a', { open: true });
    expect(await take()).toEqual(['c/a={"open":true} +2', 'NO_CHANGE']);
    await database.set('c/b', { open: true });
    stream.close();
    expect(await take()).toEqual([]);
  });

  it('hears that its database was cleared, and not of another', async () => {
    const database = await openTestDatabase();
    await database.set('c/a', { open: true });
    const { stream, take } = listenTo(database);
    stream.handle(queryTarget(1, open));
    await take();
    await database.operations.clear('p', 'second');
    expect(await take()).toEqual([]);
    await database.operations.clear('p', '(default)');
    expect(await take()).toEqual(['c/a deleted -1', 'NO_CHANGE']);
  });
});

describe('a resumed target', () => {
  it('gets what has changed since, and how many there are', async () => {
    const database = await openTestDatabase();
    for (const id of ['a', 'b', 'd', 'e']) await database.set(`c/${id}`, { open: true });
    const first = listenTo(database);
    first.stream.handle(queryTarget(1, open));
    const resumeToken = first.token();
    first.stream.close();
    await database.delete('c/a');
    await database.set('c/b', { open: false });
    await database.set('c/d', { open: true, n: 1n });
    const { stream, take } = listenTo(database);
    stream.handle(queryTarget(4, open, { resumeToken }));
    expect(await take()).toEqual([
      'ADD 4',
      'c/a deleted -4',
      'c/b={"open":false} -4',
      'c/d={"open":true,"n":1} +4',
      'filter 4: 2',
      'CURRENT 4',
      'NO_CHANGE',
    ]);
  });

  it.each([
    [0, 'filter 4: 2'],
    [1, 'filter 4: 2 in 6 bytes'],
  ])('whose client has %i documents is told: %s', async (expectedCount, filter) => {
    const database = await openTestDatabase();
    for (const id of ['a', 'b']) await database.set(`c/${id}`, { open: true });
    const first = listenTo(database);
    first.stream.handle(queryTarget(1, open));
    const resumeToken = first.token();
    const { stream, take } = listenTo(database);
    stream.handle(queryTarget(4, open, { resumeToken, expectedCount }));
    expect(await take()).toEqual(['ADD 4', filter, 'CURRENT 4', 'NO_CHANGE']);
  });

  it.each([
    ['of another service', 'x'],
    ['of the future', '99999999999999999'],
    ['of a time whose versions are gone', '1'],
  ])('with a token %s begins anew', async (_, token) => {
    const database = await openTestDatabase();
    await database.set('c/a', { open: true });
    await database.operations.clear('p', '(default)');
    await database.set('c/b', { open: true });
    const { stream, take } = listenTo(database);
    stream.handle(queryTarget(1, open, { resumeToken: new Uint8Array(Buffer.from(token)) }));
    expect(await take()).toEqual(['ADD 1', 'RESET 1', 'c/b={"open":true} +1', 'CURRENT 1', 'NO_CHANGE']);
  });
});

describe('permission', () => {
  const rulesOf = (condition: string) => {
    const source = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
      match /c/{id} { allow read: if ${condition}; } } }`;
    const compiled = compileRules(source);
    if (!compiled.ok) throw new Error('the rules do not compile');
    return compiled.ruleset;
  };

  it('that is lost ends a target and no other', async () => {
    const database = await openTestDatabase({ defaultRules: rulesOf('exists(/databases/$(d)/documents/m/maria)') });
    await database.set('m/maria', {});
    const [maria, admin] = [listenTo(database, MARIA), listenTo(database)];
    for (const { stream } of [maria, admin]) stream.handle(queryTarget(1, open));
    maria.stream.handle(documentsTarget(2, 'c/a'));
    await Promise.all([maria.take(), admin.take()]);
    await database.commit(
      { delete: `${ROOT}/m/maria` },
      { update: { name: `${ROOT}/c/a`, fields: new Map([['open', valueOf(true)]]) } },
    );
    expect(await maria.take()).toEqual(['REMOVE 1 PERMISSION_DENIED', 'REMOVE 2 PERMISSION_DENIED']);
    expect(await admin.take()).toEqual(['c/a={"open":true} +1', 'NO_CHANGE']);
  });

  it('is asked again when the rules are replaced', async () => {
    const database = await openTestDatabase({ defaultRules: rulesOf('true') });
    const { stream, take } = listenTo(database, MARIA);
    stream.handle(queryTarget(1, open));
    await take();
    database.operations.setRules('p', rulesOf('true'));
    expect(await take()).toEqual([]);
    database.operations.setRules('p', rulesOf('false'));
    expect(await take()).toEqual(['REMOVE 1 PERMISSION_DENIED']);
  });

  it('decides whether a document that left shows its new version', async () => {
    const database = await openTestDatabase({ defaultRules: rulesOf('resource.data.open == true') });
    await database.set('c/a', { open: true });
    const { stream, take } = listenTo(database, MARIA);
    stream.handle(queryTarget(1, open));
    await take();
    await database.set('c/a', { open: false, secret: 'x' });
    expect(await take()).toEqual(['c/a gone -1', 'NO_CHANGE']);
  });

  it('that is lacking from the beginning is the cause of the end', async () => {
    const database = await openTestDatabase({ defaultRules: rulesOf('false') });
    const { stream, take } = listenTo(database, MARIA);
    stream.handle(queryTarget(1, open));
    expect(await take()).toEqual(['ADD 1', 'REMOVE 1 PERMISSION_DENIED']);
  });
});

it.each([
  ['no database', { database: '' }],
  ['neither target', { database: DATABASE }],
  ['another database', { ...queryTarget(2, open), database: 'projects/p/databases/other' }],
  ['an id in use', queryTarget(1, open)],
])('a request with %s ends the stream', async (what, request) => {
  const database = await openTestDatabase();
  const { stream } = listenTo(database);
  if (what !== 'no database') stream.handle(queryTarget(1, open));
  expect(await outcomeOf((async () => stream.handle(request))())).toMatch(/^INVALID_ARGUMENT/);
});

it('a bug between requests ends the stream, and nothing else', async () => {
  const database = await openTestDatabase();
  const [maria, admin] = [listenTo(database, MARIA), listenTo(database)];
  for (const { stream } of [maria, admin]) stream.handle(queryTarget(1, open));
  await Promise.all([maria.take(), admin.take()]);
  const bug = new Error('a bug');
  const authorize = (): never => {
    throw bug;
  };
  database.operations.setRules('p', { warnings: [], source: '', authorize });
  await database.set('c/a', { open: true });
  expect(await maria.take()).toEqual([]);
  expect(maria.failures).toEqual([bug]);
  expect(await admin.take()).toEqual(['c/a={"open":true} +1', 'NO_CHANGE']);
});

it('a target that is none ends, and the stream goes on', async () => {
  const database = await openTestDatabase();
  const { stream, take } = listenTo(database);
  stream.handle({ database: DATABASE, addTarget: { targetId: 1 } });
  stream.handle(queryTarget(2, { from: [{ collectionId: 'c' }], limit: -1 }));
  stream.handle(queryTarget(3, open));
  expect(await take()).toEqual([
    ...['ADD 1', 'REMOVE 1 INVALID_ARGUMENT', 'ADD 2', 'REMOVE 2 INVALID_ARGUMENT'],
    ...['ADD 3', 'CURRENT 3', 'NO_CHANGE'],
  ]);
});
