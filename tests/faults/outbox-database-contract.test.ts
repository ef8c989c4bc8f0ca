import { afterEach, describe, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { createDexieDevice } from './outbox-model/devices/dexie-device.ts';
import { createHelperDevice } from './outbox-model/devices/helper-device.ts';
import { createMemoryOutboxDatabase } from './outbox-model/memory-outbox-database.ts';
import { requestOf, settle } from './outbox-model/devices/test-device.ts';
import type { OutboxDatabase, OutboxRows } from '#sync/engine/database.ts';
import { newItem, type NewItem, type OutboxItem } from '#sync/engine/item.ts';

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
  'of the student’s app': createHelperDevice,
};

function itemOf(uid: string, id: string, changes: Partial<OutboxItem> = {}): NewItem {
  const command = { kind: 'create-request', request: requestOf(uid, id) };
  return { ...newItem(forSelf(uid), { id, aggregate: id }, command, 1), ...changes };
}

const idsOf = (items: readonly OutboxItem[]) => items.map(({ id }) => id);

/**
 * The in-memory database of the outbox model is representative only because both implementations pass this contract.
 */
describe.for(Object.entries(devices))('the database of the outbox %s', ([, makeDevice]) => {
  const open: Device[] = [];
  const connectTwice = (): [OutboxDatabase, OutboxDatabase] => {
    const device = makeDevice();
    open.push(device);
    return [device.connect(), device.connect()];
  };
  const add = (database: OutboxDatabase, ...items: NewItem[]) =>
    database.transact(async (rows) => {
      const added: (OutboxItem | null)[] = [];
      for (const item of items) added.push(await rows.add(item));
      return added;
    });

  afterEach(async () => {
    for (const device of open.splice(0)) await device.close?.();
  });

  test('gives growing sequences, also after the last row was removed', async () => {
    const [database, other] = connectTwice();
    const [a, b] = await add(database, itemOf('maria', 'a'), itemOf('maria', 'b'));
    await database.transact((rows) => rows.remove([b?.sequence ?? 0]));
    const [c] = await add(other, itemOf('jozef', 'c'));
    expect(b?.sequence).toBeGreaterThan(a?.sequence ?? Infinity);
    expect(c?.sequence).toBeGreaterThan(b?.sequence ?? Infinity);
  });

  test('lists in order of sequence, and only the items of the given actor', async () => {
    const [database, other] = connectTwice();
    const [a] = await add(database, itemOf('maria', 'a'), itemOf('jozef', 'x'), itemOf('maria', 'b'));
    await database.transact((rows) => rows.put(a ? [{ ...a, attempts: 3 }] : []));
    expect((await other.list('maria')).map(({ id, attempts }) => [id, attempts])).toEqual([
      ['a', 3],
      ['b', 0],
    ]);
    const seen = await other.transact(async (rows) => ({
      actor: idsOf(await rows.ofActor('jozef')),
      aggregate: idsOf(await rows.ofAggregate(forSelf('maria'), 'b')),
      foreign: idsOf(await rows.ofAggregate(forSelf('maria'), 'x')),
    }));
    expect(seen).toEqual({ actor: ['x'], aggregate: ['b'], foreign: [] });
  });

  test('keeps the items of two seniors of one actor apart', async () => {
    const [database] = connectTwice();
    const forMother = { actorUid: 'an', seniorId: 'maria' };
    await add(database, { ...itemOf('an', 'own'), aggregate: 'profile' });
    await add(database, { ...itemOf('an', 'hers'), ...forMother, aggregate: 'profile' });
    const seen = await database.transact(async (rows) => ({
      own: idsOf(await rows.ofAggregate(forSelf('an'), 'profile')),
      hers: idsOf(await rows.ofAggregate(forMother, 'profile')),
      actor: idsOf(await rows.ofActor('an')),
      senior: idsOf(await rows.ofActor('maria')),
    }));
    expect(seen).toEqual({ own: ['own'], hers: ['hers'], actor: ['own', 'hers'], senior: [] });
    expect((await database.list('an')).map(({ seniorId }) => seniorId)).toEqual(['an', 'maria']);
  });

  test('does not add a second item with the same identity, and the transaction goes on', async () => {
    const [database, other] = connectTwice();
    const [a] = await add(database, itemOf('maria', 'a'), itemOf('jozef', 'a'));
    const [b, second, c] = await add(database, itemOf('maria', 'b'), itemOf('maria', 'a'), itemOf('maria', 'c'));
    expect([b?.id, second, c?.id]).toEqual(['b', null, 'c']);
    expect(await other.list('maria')).toEqual([a, b, c]);
  });

  test('a transaction that throws leaves nothing behind', async () => {
    const [database, other] = connectTwice();
    const [a] = await add(database, itemOf('maria', 'a'));
    const broken = database.transact(async (rows) => {
      await rows.add(itemOf('maria', 'b'));
      await rows.remove([a?.sequence ?? 0]);
      await rows.writeLease({ token: 't', heartbeat: 1 });
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
        const heartbeat = (await rows.readLease())?.heartbeat ?? 0;
        await rows.ofActor('maria');
        await rows.writeLease({ token: 't', heartbeat: heartbeat + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => increment(index % 2 === 0 ? database : other)));
    expect(await database.transact((rows) => rows.readLease())).toEqual({ token: 't', heartbeat: 20 });
  });

  test('a transaction with many steps in nested functions is atomic', async () => {
    const [database, other] = connectTwice();
    const [a] = await add(database, itemOf('maria', 'a'));
    const step = async (rows: OutboxRows, attempts: number) => {
      const [item] = await rows.ofAggregate(forSelf('maria'), 'a');
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
    await database.transact((rows) => rows.writeLease({ token: 't', heartbeat: 7 }));
    expect(await other.transact((rows) => rows.readLease())).toEqual({ token: 't', heartbeat: 7 });
    await other.transact((rows) => rows.writeLease(null));
    expect(await database.transact((rows) => rows.readLease())).toBeNull();
  });

  test('observers of every connection receive the current items and each change, until they stop', async () => {
    const [database, other] = connectTwice();
    await add(database, itemOf('maria', 'a'));
    const seen: string[][] = [];
    const stop = other.observe('maria', (items) => seen.push(idsOf(items)));
    await settle();
    await add(database, itemOf('maria', 'b'));
    await settle();
    expect(seen[0]).toEqual(['a']);
    expect(seen.at(-1)).toEqual(['a', 'b']);
    stop();
    const heard = seen.length;
    await add(database, itemOf('maria', 'c'));
    await settle();
    expect(seen).toHaveLength(heard);
  });

  test('observers receive nothing of a transaction that fails', async () => {
    const [database, other] = connectTwice();
    const seen: string[][] = [];
    const stop = other.observe('maria', (items) => seen.push(idsOf(items)));
    await settle();
    const broken = database.transact(async (rows) => {
      await rows.add(itemOf('maria', 'a'));
      throw new RangeError('halfway');
    });
    await expect(broken).rejects.toThrow('halfway');
    await settle();
    expect(seen.flat()).toEqual([]);
    stop();
  });
});
