import { afterEach, describe, expect, test } from 'vitest';
import type { OutboxDatabase, OutboxRows } from '#offline/outbox/outbox-database.ts';
import type { OutboxItem } from '#offline/outbox/types.ts';
import { createDexieDevice } from './outbox-model/dexie-device.ts';
import { createMemoryOutboxDatabase } from './outbox-model/memory-outbox-database.ts';
import { requestOf, settle } from './outbox-model/test-device.ts';

interface Device {
  connect(): OutboxDatabase;
  close?(): Promise<void>;
}

const devices: Readonly<Record<string, () => Device>> = {
  'in memory': () => {
    const database = createMemoryOutboxDatabase();
    return { connect: () => database };
  },
  'on IndexedDB': createDexieDevice,
};

function newItem(uid: string, id: string, changes: Partial<OutboxItem> = {}): Omit<OutboxItem, 'sequence'> {
  return {
    id,
    uid,
    aggregate: id,
    command: { kind: 'create-request', request: requestOf(uid, id) },
    state: 'waiting',
    attempts: 0,
    failures: 0,
    savedAt: 1,
    nextAttemptAt: 0,
    waitMs: 0,
    serverAsked: false,
    lease: null,
    error: null,
    settledAt: null,
    shelved: false,
    ...changes,
  };
}

const idsOf = (items: readonly OutboxItem[]) => items.map(({ id }) => id);

/** Ten thousand schedules run in memory and prove something about the device only because both keep this contract. */
describe.for(Object.entries(devices))('the database of the outbox %s', ([, makeDevice]) => {
  const open: Device[] = [];
  const connectTwice = (): [OutboxDatabase, OutboxDatabase] => {
    const device = makeDevice();
    open.push(device);
    return [device.connect(), device.connect()];
  };
  const add = (database: OutboxDatabase, ...items: Omit<OutboxItem, 'sequence'>[]) =>
    database.transact(async (rows) => {
      const added: OutboxItem[] = [];
      for (const item of items) added.push(await rows.add(item));
      return added;
    });

  afterEach(async () => {
    for (const device of open.splice(0)) await device.close?.();
  });

  test('gives growing sequences, also after the last row was removed', async () => {
    const [database, other] = connectTwice();
    const [a, b] = await add(database, newItem('maria', 'a'), newItem('maria', 'b'));
    await database.transact((rows) => rows.remove([b?.sequence ?? 0]));
    const [c] = await add(other, newItem('jozef', 'c'));
    expect(b?.sequence).toBeGreaterThan(a?.sequence ?? Infinity);
    expect(c?.sequence).toBeGreaterThan(b?.sequence ?? Infinity);
  });

  test('lists in order of sequence, and each person only what is theirs', async () => {
    const [database, other] = connectTwice();
    const [a] = await add(database, newItem('maria', 'a'), newItem('jozef', 'x'), newItem('maria', 'b'));
    await database.transact((rows) => rows.put(a ? [{ ...a, attempts: 3 }] : []));
    expect((await other.list('maria')).map(({ id, attempts }) => [id, attempts])).toEqual([
      ['a', 3],
      ['b', 0],
    ]);
    const seen = await other.transact(async (rows) => ({
      user: idsOf(await rows.ofUser('jozef')),
      aggregate: idsOf(await rows.ofAggregate('maria', 'b')),
      foreign: idsOf(await rows.ofAggregate('maria', 'x')),
    }));
    expect(seen).toEqual({ user: ['x'], aggregate: ['b'], foreign: [] });
  });

  test('refuses the same wish of a person twice, and changes nothing then', async () => {
    const [database] = connectTwice();
    await add(database, newItem('maria', 'a'), newItem('jozef', 'a'));
    await expect(add(database, newItem('maria', 'b'), newItem('maria', 'a'))).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect(idsOf(await database.list('maria'))).toEqual(['a']);
  });

  test('a transaction that throws leaves nothing behind', async () => {
    const [database, other] = connectTwice();
    const [a] = await add(database, newItem('maria', 'a'));
    const broken = database.transact(async (rows) => {
      await rows.add(newItem('maria', 'b'));
      await rows.remove([a?.sequence ?? 0]);
      await rows.writeLease({ token: 't', beat: 1 });
      throw new RangeError('halfway');
    });
    await expect(broken).rejects.toThrow('halfway');
    expect(idsOf(await other.list('maria'))).toEqual(['a']);
    expect(await other.transact((rows) => rows.readLease())).toBeNull();
  });

  test('transactions of two connections do not mix', async () => {
    const [database, other] = connectTwice();
    const increment = (connection: OutboxDatabase) =>
      connection.transact(async (rows: OutboxRows) => {
        const beat = (await rows.readLease())?.beat ?? 0;
        await rows.ofUser('maria');
        await rows.writeLease({ token: 't', beat: beat + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => increment(index % 2 === 0 ? database : other)));
    expect(await database.transact((rows) => rows.readLease())).toEqual({ token: 't', beat: 20 });
  });

  test('a transaction of many steps in nested functions is still one', async () => {
    const [database, other] = connectTwice();
    const [a] = await add(database, newItem('maria', 'a'));
    const step = async (rows: OutboxRows, attempts: number) => {
      const [item] = await rows.ofAggregate('maria', 'a');
      if (item) await rows.put([{ ...item, attempts }]);
    };
    const long = database.transact(async (rows) => {
      for (let attempts = 1; attempts <= 150; attempts += 1) await step(rows, attempts);
      throw new RangeError('at the end');
    });
    await expect(long).rejects.toThrow('at the end');
    expect(await other.list('maria')).toEqual([a]);
  });

  test('the lease is written, read and cleared', async () => {
    const [database, other] = connectTwice();
    await database.transact((rows) => rows.writeLease({ token: 't', beat: 7 }));
    expect(await other.transact((rows) => rows.readLease())).toEqual({ token: 't', beat: 7 });
    await other.transact((rows) => rows.writeLease(null));
    expect(await database.transact((rows) => rows.readLease())).toBeNull();
  });

  test('observers of every connection hear the present and each change, until they stop', async () => {
    const [database, other] = connectTwice();
    await add(database, newItem('maria', 'a'));
    const seen: string[][] = [];
    const stop = other.observe('maria', (items) => seen.push(idsOf(items)));
    await settle();
    await add(database, newItem('maria', 'b'));
    await settle();
    expect(seen[0]).toEqual(['a']);
    expect(seen.at(-1)).toEqual(['a', 'b']);
    stop();
    const heard = seen.length;
    await add(database, newItem('maria', 'c'));
    await settle();
    expect(seen).toHaveLength(heard);
  });

  test('observers hear nothing of a transaction that fails', async () => {
    const [database, other] = connectTwice();
    const seen: string[][] = [];
    const stop = other.observe('maria', (items) => seen.push(idsOf(items)));
    await settle();
    const broken = database.transact(async (rows) => {
      await rows.add(newItem('maria', 'a'));
      throw new RangeError('halfway');
    });
    await expect(broken).rejects.toThrow('halfway');
    await settle();
    expect(seen.flat()).toEqual([]);
    stop();
  });
});
