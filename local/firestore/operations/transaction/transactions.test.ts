import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatusError } from '#local/firestore/errors.ts';
import {
  ADMIN,
  DATABASE,
  openTestDatabase,
  outcomeOf,
  plainFields,
  ROOT,
  setWrite,
  valueOf,
} from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import type { TransactionId, TransactionOptions, Write } from '../types.ts';

const name = (path: string): string => `${ROOT}/${path}`;
const EXPIRED = 'ABORTED: The referenced transaction has expired or is no longer valid.';
const TIMEOUT = 'ABORTED: Transaction lock timeout.';
const FAST = { lockTimeoutMs: 60, retryTimeoutMs: 5_000 };

async function begin(database: TestDatabase, options?: TransactionOptions): Promise<TransactionId> {
  const { transaction } = await database.operations.beginTransaction(ADMIN, { database: DATABASE, options });
  return transaction;
}

async function read(database: TestDatabase, transaction: TransactionId, ...paths: string[]): Promise<unknown[]> {
  const answers = await database.operations.batchGetDocuments(ADMIN, {
    database: DATABASE,
    documents: paths.map(name),
    transaction,
  });
  return answers.map(({ found }) => (found === undefined ? null : plainFields(found.fields)));
}

function commit(database: TestDatabase, transaction: TransactionId | undefined, ...writes: Write[]): Promise<string> {
  return outcomeOf(database.operations.commit(ADMIN, { database: DATABASE, transaction, writes }));
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('locks', () => {
  it('make a write outside the transaction wait until it ends', async () => {
    const database = await openTestDatabase();
    await database.set('c/d', { n: 1n });
    const t = await begin(database);
    await read(database, t, 'c/d');
    const outside = commit(database, undefined, setWrite('c/d', { n: 2n }));
    await pause(30);
    expect(await database.read('c/d')).toEqual({ n: 1n });
    expect(await commit(database, t, setWrite('c/d', { n: 3n }))).toBe('OK');
    expect(await outside).toBe('OK');
    expect(await database.read('c/d')).toEqual({ n: 2n });
  });

  it('time out waiting writes, creates and deletes; unread documents are not locked', async () => {
    const database = await openTestDatabase({ timings: FAST });
    await database.set('c/d', { n: 1n });
    const t = await begin(database);
    expect(await read(database, t, 'c/d', 'c/m')).toEqual([{ n: 1n }, null]);
    const start = performance.now();
    expect(await commit(database, undefined, { delete: name('c/d') }, setWrite('c/free', {}))).toBe(TIMEOUT);
    expect(performance.now() - start).toBeGreaterThan(FAST.lockTimeoutMs - 5);
    expect(await database.read('c/free')).toBeUndefined();
    expect(await commit(database, undefined, setWrite('c/m', {}))).toBe(TIMEOUT);
    expect(await commit(database, undefined, { verify: name('c/d'), currentDocument: { exists: true } })).toBe(TIMEOUT);
    expect(await commit(database, undefined, setWrite('c/x', { n: 1n }))).toBe('OK');
    expect(await commit(database, t, setWrite('c/m', { n: 2n }))).toBe('OK');
  });

  it('of a query cover its collection id at any path, including future documents', async () => {
    const database = await openTestDatabase({ timings: FAST });
    await database.commit(setWrite('c/a', { n: 1n }), setWrite('c/b', { n: 1n }));
    const t = await begin(database);
    await database.operations.runQuery(ADMIN, {
      parent: ROOT,
      structuredQuery: { from: [{ collectionId: 'c' }], limit: 1 },
      transaction: t,
    });
    for (const path of ['c/a', 'c/new', 'x/y/c/z'])
      expect(await commit(database, undefined, setWrite(path, {}))).toBe(TIMEOUT);
    for (const path of ['c/a/sub/x', 'd/c']) expect(await commit(database, undefined, setWrite(path, {}))).toBe('OK');
    expect(await commit(database, t, setWrite('c/mine', {}))).toBe('OK');
  });

  it('of a query cover what it finds, before or after a write, and no other documents of the collection', async () => {
    const database = await openTestDatabase({ timings: FAST });
    const visit = (owner: string, n = 1n) => ({ owner, n });
    await database.commit(setWrite('c/mine', visit('me')), setWrite('c/other', visit('you')));
    const t = await begin(database);
    const mine = { field: { fieldPath: 'owner' }, op: 'EQUAL' as const, value: valueOf('me') };
    await database.operations.runQuery(ADMIN, {
      parent: ROOT,
      structuredQuery: { from: [{ collectionId: 'c' }], where: { fieldFilter: mine } },
      transaction: t,
    });
    // Neither was found nor would be found.
    expect(await commit(database, undefined, setWrite('c/other', visit('you', 2n)))).toBe('OK');
    expect(await commit(database, undefined, setWrite('c/new', visit('you')))).toBe('OK');
    expect(await commit(database, undefined, { delete: name('c/new') })).toBe('OK');
    // Changes, leaves or comes into what the query found.
    expect(await commit(database, undefined, setWrite('c/mine', visit('me', 2n)))).toBe(TIMEOUT);
    expect(await commit(database, undefined, setWrite('c/mine', visit('you')))).toBe(TIMEOUT);
    expect(await commit(database, undefined, { delete: name('c/mine') })).toBe(TIMEOUT);
    expect(await commit(database, undefined, setWrite('c/other', visit('me')))).toBe(TIMEOUT);
    expect(await commit(database, undefined, setWrite('c/new', visit('me')))).toBe(TIMEOUT);
    const toMe: Write = {
      ...setWrite('c/other', { owner: 'me' }),
      updateMask: { fieldPaths: ['owner'] },
    };
    expect(await commit(database, undefined, setWrite('c/free', {}), toMe)).toBe(TIMEOUT);
    expect(await database.read('c/free')).toBeUndefined();
    expect(await commit(database, t, setWrite('c/mine', visit('me', 3n)))).toBe('OK');
    expect(await commit(database, undefined, toMe)).toBe('OK');
  });

  it('of queries with different results let two transactions write side by side; with the same one is repeated', async () => {
    const database = await openTestDatabase({ timings: FAST });
    await database.commit(setWrite('c/a', { owner: 'a' }), setWrite('c/b', { owner: 'b' }));
    const take = async (owner: string) => {
      const t = await begin(database);
      await database.operations.runQuery(ADMIN, {
        parent: ROOT,
        structuredQuery: {
          from: [{ collectionId: 'c' }],
          where: { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: valueOf(owner) } },
        },
        transaction: t,
      });
      return t;
    };
    const [one, other] = [await take('a'), await take('b')];
    expect(await commit(database, one, setWrite('c/a', { owner: 'a', n: 1n }))).toBe('OK');
    expect(await commit(database, other, setWrite('c/b', { owner: 'b', n: 1n }))).toBe('OK');
    const [first, second] = [await take('a'), await take('a')];
    const outcomes = await Promise.all([
      commit(database, first, setWrite('c/a', { owner: 'a', n: 2n })),
      commit(database, second, setWrite('c/new', { owner: 'a' })),
    ]);
    expect(outcomes.toSorted()).toEqual([TIMEOUT, 'OK']);
  });

  it('of a query over all collections cover everything', async () => {
    const database = await openTestDatabase({ timings: FAST });
    const t = await begin(database);
    await database.operations.runAggregationQuery(ADMIN, {
      parent: ROOT,
      structuredAggregationQuery: {
        structuredQuery: { from: [{ allDescendants: true }] },
        aggregations: [{ count: {} }],
      },
      transaction: t,
    });
    expect(await commit(database, undefined, setWrite('any/where', {}))).toBe(TIMEOUT);
  });

  it('do not affect other databases', async () => {
    const database = await openTestDatabase({ timings: FAST });
    const t = await begin(database);
    await read(database, t, 'c/d');
    const elsewhere = 'projects/p/databases/second';
    const write = { update: { name: `${elsewhere}/documents/c/d`, fields: new Map() } };
    expect(await outcomeOf(database.operations.commit(ADMIN, { database: elsewhere, writes: [write] }))).toBe('OK');
  });

  it('are released when an idle transaction expires', async () => {
    const database = await openTestDatabase({ timings: { lockTimeoutMs: 2_000, idleMs: 50 } });
    const t = await begin(database);
    await read(database, t, 'c/d');
    const start = performance.now();
    expect(await commit(database, undefined, setWrite('c/d', {}))).toBe('OK');
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(await commit(database, t, setWrite('c/d', {}))).toBe(EXPIRED);
  });

  it('make a batch of writes wait for each of them', async () => {
    const database = await openTestDatabase({ timings: FAST });
    const t = await begin(database);
    await read(database, t, 'c/a');
    const { status } = await database.operations.batchWrite(ADMIN, {
      database: DATABASE,
      writes: [setWrite('c/a', {}), setWrite('c/b', {})],
    });
    expect(status.map(({ code }) => code)).toEqual(['ABORTED', 'OK']);
  });
});

describe('two transactions that read a document and then write it', () => {
  it('deadlock: the first waiter is aborted at once, the other commits', async () => {
    const database = await openTestDatabase();
    await database.set('c/d', { n: 1n });
    const [one, two] = [await begin(database), await begin(database)];
    await read(database, one, 'c/d');
    await read(database, two, 'c/d');
    const first = commit(database, one, setWrite('c/d', { n: 10n }));
    await pause(10);
    const start = performance.now();
    expect(await commit(database, two, setWrite('c/d', { n: 20n }))).toBe('OK');
    expect(await first).toBe(TIMEOUT);
    expect(performance.now() - start).toBeLessThan(500);
    expect(await outcomeOf(read(database, one, 'c/d'))).toBe(EXPIRED);
    expect(await database.read('c/d')).toEqual({ n: 20n });
  });

  it('in a cycle of three, one is aborted', async () => {
    const database = await openTestDatabase();
    const ids = [await begin(database), await begin(database), await begin(database)];
    for (const [index, id] of ids.entries()) await read(database, id, `c/${index}`);
    const outcomes = await Promise.all(
      ids.map((id, index) => commit(database, id, setWrite(`c/${(index + 1) % 3}`, {}))),
    );
    expect(outcomes.toSorted()).toEqual([TIMEOUT, 'OK', 'OK']);
  });
});

describe('a transaction', () => {
  it('ends after a commit, a rollback or a failed precondition; an invalid write leaves it open', async () => {
    const database = await openTestDatabase();
    await database.set('c/a', { n: 1n });
    const t = await begin(database);
    expect(await commit(database, t, setWrite('c/a', { __x__: 1n }))).toContain('INVALID_ARGUMENT');
    expect(await read(database, t, 'c/a')).toEqual([{ n: 1n }]);
    expect(await commit(database, t, { ...setWrite('c/a', {}), currentDocument: { exists: false } })).toContain(
      'ALREADY_EXISTS',
    );
    expect(await commit(database, t, setWrite('c/a', {}))).toBe(EXPIRED);

    const empty = await begin(database);
    expect(await commit(database, empty)).toBe('OK');
    expect(await outcomeOf(read(database, empty, 'c/a'))).toBe(EXPIRED);

    const back = await begin(database);
    const rollback = (): Promise<string> =>
      outcomeOf(database.operations.rollback(ADMIN, { database: DATABASE, transaction: back }));
    expect(await rollback()).toBe('OK');
    expect(await rollback()).toBe('OK');
    expect(await commit(database, back, setWrite('c/a', {}))).toBe(EXPIRED);
  });

  it('read-write: reads the latest committed versions', async () => {
    const database = await openTestDatabase();
    await database.commit(setWrite('c/a', { n: 1n }), setWrite('c/b', { n: 1n }));
    const t = await begin(database);
    await read(database, t, 'c/a');
    await database.set('c/b', { n: 2n });
    expect(await read(database, t, 'c/b')).toEqual([{ n: 2n }]);
  });

  it('read-only: sees one snapshot, takes no locks and cannot write', async () => {
    const database = await openTestDatabase({ timings: FAST });
    await database.set('c/d', { n: 1n });
    const r = await begin(database, { readOnly: {} });
    expect(await read(database, r, 'c/d')).toEqual([{ n: 1n }]);
    await database.commit(setWrite('c/d', { n: 2n }), setWrite('c/e', {}));
    expect(await read(database, r, 'c/d', 'c/e')).toEqual([{ n: 1n }, null]);
    const found = await database.operations.runQuery(ADMIN, {
      parent: ROOT,
      structuredQuery: { from: [{ collectionId: 'c' }] },
      transaction: r,
    });
    expect(found.map(({ document }) => document?.name)).toEqual([name('c/d')]);
    expect(await commit(database, r, setWrite('c/d', {}))).toBe(
      'INVALID_ARGUMENT: Cannot modify entities in a read-only transaction.',
    );
    expect(await read(database, r, 'c/d')).toEqual([{ n: 1n }]);
    expect(await commit(database, r)).toBe('OK');
    expect(await outcomeOf(read(database, r, 'c/d'))).toBe(EXPIRED);
  });

  it('can start with a read, whose first message has its id', async () => {
    const database = await openTestDatabase({ timings: FAST });
    await database.set('c/d', { n: 1n });
    const answers = await database.operations.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: [name('c/d')],
      newTransaction: { readWrite: {} },
    });
    expect(answers.map((answer) => Object.keys(answer))).toEqual([['transaction'], ['found', 'readTime']]);
    expect(await commit(database, undefined, setWrite('c/d', {}))).toBe(TIMEOUT);
    expect(await commit(database, answers[0]?.transaction, setWrite('c/d', { n: 2n }))).toBe('OK');
    const query = await database.operations.runQuery(ADMIN, {
      parent: ROOT,
      structuredQuery: { from: [{ collectionId: 'none' }] },
      newTransaction: {},
    });
    expect(query.map((answer) => Object.keys(answer))).toEqual([['transaction'], ['readTime', 'done']]);
  });

  it('started by a failed read holds no locks', async () => {
    const database = await openTestDatabase({ timings: FAST });
    const [broken] = [{ name: 'x' }];
    const reading = database.operations.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: [broken.name],
      newTransaction: {},
    });
    expect(await outcomeOf(reading)).toContain('INVALID_ARGUMENT');
    expect(await commit(database, undefined, setWrite('c/d', {}))).toBe('OK');
  });

  it('expires after 270 seconds, or 60 seconds without a request', async () => {
    let now = 1_000_000_000_000_000n;
    const database = await openTestDatabase({ clock: () => now });
    const busy = await begin(database);
    const idle = await begin(database);
    for (let minute = 0; minute < 5; minute += 1) {
      now += 50_000_000n;
      await read(database, busy, 'c/d');
    }
    expect(await outcomeOf(read(database, idle, 'c/d'))).toBe(EXPIRED);
    now += 19_000_000n;
    expect(await outcomeOf(read(database, busy, 'c/d'))).toBe('OK');
    now += 1_000_000n;
    expect(await outcomeOf(read(database, busy, 'c/d'))).toBe(EXPIRED);
  });

  it.each<[string, Uint8Array, string]>([
    ['malformed', Uint8Array.of(0, 0, 0), 'INVALID_ARGUMENT: Invalid transaction.'],
    [
      'never issued',
      Uint8Array.of(0x11, 255, 255, 255, 255, 255, 255, 255, 127),
      'INVALID_ARGUMENT: Transaction is invalid or expired.',
    ],
    ['of an earlier life', Uint8Array.of(0x11, 5, 0, 0, 0, 0, 0, 0, 0), EXPIRED],
  ])('with an id that is %s is refused', async (_what, transaction, expected) => {
    const database = await openTestDatabase();
    expect(await commit(database, transaction, setWrite('c/d', {}))).toBe(expected);
    expect(await outcomeOf(read(database, transaction, 'c/d'))).toBe(expected);
    const retry = begin(database, { readWrite: { retryTransaction: transaction } });
    expect(await outcomeOf(retry)).toBe(expected === EXPIRED ? 'OK' : expected);
  });

  it('needs a token to be rolled back', async () => {
    const database = await openTestDatabase();
    const rollback = database.operations.rollback(ADMIN, { database: DATABASE, transaction: new Uint8Array() });
    expect(await outcomeOf(rollback)).toBe('INVALID_ARGUMENT: Invalid transaction.');
  });

  it('that waits is aborted when the emulator stops', async () => {
    const database = await openTestDatabase();
    const t = await begin(database);
    await read(database, t, 'c/d');
    const waiting = commit(database, undefined, setWrite('c/d', {}));
    await database.operations.close();
    expect(await waiting).toBe('UNAVAILABLE: The emulator is shutting down.');
  });
});

describe('reads at a readTime', () => {
  it('see the versions of that time', async () => {
    const database = await openTestDatabase();
    await database.set('c/d', { n: 1n });
    const { updateTime } = await database.get('c/d');
    await database.set('c/d', { n: 2n });
    const then = await database.operations.getDocument(ADMIN, { name: name('c/d'), readTime: updateTime });
    expect(plainFields(then.fields)).toEqual({ n: 1n });
    const found = await database.operations.runQuery(ADMIN, {
      parent: ROOT,
      structuredQuery: { from: [{ collectionId: 'c' }] },
      readTime: updateTime,
    });
    expect(found.map(({ document }) => document && plainFields(document.fields))).toEqual([{ n: 1n }]);
    expect(found[0]?.readTime).toEqual(updateTime);
  });

  it.each([
    [{ seconds: 1n, nanos: 0 }, "FAILED_PRECONDITION: The requested 'read_time' is too old."],
    [{ seconds: 32_503_680_000n, nanos: 0 }, "INVALID_ARGUMENT: The requested 'read_time' cannot be in the future."],
  ])('%o are refused', async (readTime, expected) => {
    const database = await openTestDatabase();
    expect(await outcomeOf(database.operations.getDocument(ADMIN, { name: name('c/d'), readTime }))).toBe(expected);
    expect(await outcomeOf(begin(database, { readOnly: { readTime } }))).toBe(expected);
  });
});

/** Reads, pauses and writes, and retries with the failed attempt's token, like the server SDKs. */
async function transact(
  database: TestDatabase,
  act: (n: readonly bigint[]) => readonly bigint[],
  paths: readonly string[],
  maxAttempts: number,
): Promise<number> {
  let retryTransaction: TransactionId | undefined;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [begun, ...answers] = await database.operations.batchGetDocuments(ADMIN, {
        database: DATABASE,
        documents: paths.map(name),
        newTransaction: { readWrite: { retryTransaction } },
      });
      retryTransaction = begun?.transaction;
      await pause(Math.random() * 2);
      const values = answers.map(({ found }) => {
        const n = found?.fields.get('n');
        return n?.kind === 'integer' ? n.value : 0n;
      });
      const writes = act(values).map((n, index) => setWrite(paths[index] ?? '', { n }));
      await database.operations.commit(ADMIN, { database: DATABASE, transaction: retryTransaction, writes });
      return attempt;
    } catch (error) {
      if ((error as StatusError).code !== 'ABORTED' || attempt === maxAttempts) throw error;
    }
  }
}

describe('concurrency', () => {
  it('200 clients that add 1 to a counter end at 200, within the five attempts of the SDKs', async () => {
    const database = await openTestDatabase();
    const attempts = await Promise.all(
      Array.from({ length: 200 }, () => transact(database, ([n = 0n]) => [n + 1n], ['c/counter'], 5)),
    );
    expect(await database.read('c/counter')).toEqual({ n: 200n });
    expect(Math.max(...attempts)).toBeGreaterThan(1);
  });

  it('transfers between accounts keep the total constant', async () => {
    const accounts = ['a/0', 'a/1', 'a/2'];
    const transfer = fc.record({
      pair: fc.shuffledSubarray(accounts, { minLength: 2, maxLength: 2 }),
      amount: fc.bigInt({ min: 1n, max: 60n }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(transfer, { minLength: 2, maxLength: 10 }), async (transfers) => {
        const database = await openTestDatabase();
        await database.commit(...accounts.map((path) => setWrite(path, { n: 100n })));
        const move =
          (amount: bigint) =>
          ([from = 0n, to = 0n]: readonly bigint[]) =>
            from < amount ? [from, to] : [from - amount, to + amount];
        await Promise.all(transfers.map(({ pair, amount }) => transact(database, move(amount), pair, 50)));
        const balances = await Promise.all(accounts.map(async (path) => (await database.read(path))?.['n']));
        expect(balances.every((n) => typeof n === 'bigint' && n >= 0n)).toBe(true);
        expect(balances.reduce<bigint>((sum, n) => sum + (typeof n === 'bigint' ? n : 0n), 0n)).toBe(300n);
      }),
      { numRuns: 40 },
    );
  });

  it('is serializable: the outcome equals some serial order', async () => {
    // Each transaction reads two documents and appends a digit to what it saw in both: the result reveals the order.
    const paths = ['s/x', 's/y'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom([0, 1], [1, 0], [0, 0], [1, 1]), { minLength: 2, maxLength: 4 }),
        async (shapes) => {
          const database = await openTestDatabase();
          const steps = shapes.map(
            ([source = 0, target = 0], index) =>
              (state: readonly bigint[]): readonly bigint[] => {
                const next = [...state];
                next[target] = (state[source] ?? 0n) * 10n + BigInt(index + 1);
                return next;
              },
          );
          await Promise.all(
            shapes.map(async ([source = 0, target = 0], index) => {
              const step = steps[index];
              if (step === undefined) throw new Error('Every shape has its step.');
              const used = [...new Set([source, target])];
              await transact(
                database,
                (values) => {
                  const state = [0n, 0n];
                  used.forEach((place, position) => (state[place] = values[position] ?? 0n));
                  const after = step(state);
                  return used.map((place) => after[place] ?? 0n);
                },
                used.map((place) => paths[place] ?? ''),
                50,
              );
            }),
          );
          const final = await Promise.all(paths.map(async (path) => (await database.read(path))?.['n'] ?? 0n));
          const outcomes = permutations(steps).map((serial) =>
            serial.reduce<readonly bigint[]>((state, step) => step(state), [0n, 0n]).join(),
          );
          expect(outcomes).toContain(final.map(String).join());
        },
      ),
      { numRuns: 60 },
    );
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
