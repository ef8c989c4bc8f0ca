import { IDBFactory } from 'fake-indexeddb';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { StorageFailure } from '#offline/storage-failure.ts';
import { deviceTimers } from '#offline/timers.ts';
import type { CheckIn } from '../commands/check-in.ts';
import { newItem } from '../engine/item.ts';
import { type HelperDatabase, openHelperDatabase } from './helper-database.ts';

const open: HelperDatabase[] = [];

afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

/** A phone whose browser hands out these connections. */
function aPhone() {
  const factory = new IDBFactory();
  const connections: IDBDatabase[] = [];
  const indexedDB = new Proxy(factory, {
    get: (target, name) => {
      if (name !== 'open') return Reflect.get(target, name) as unknown;
      return (...wish: Parameters<IDBFactory['open']>) => {
        const request = target.open(...wish);
        request.addEventListener('success', () => connections.push(request.result));
        return request;
      };
    },
  });
  const connect = () => {
    const database = openHelperDatabase({ name: randomUUID(), indexedDB, timers: deviceTimers });
    open.push(database);
    return database;
  };
  return { connect, connections };
}

const told = (student: string, visitId: string) => {
  const command: CheckIn = { kind: 'check-in', visitId, commandId: visitId, code: '1111', at: '2026-03-10T13:00:00Z' };
  return newItem(forSelf(student), { id: `check-in:${visitId}`, aggregate: visitId }, command, 1);
};

// spec: offline.8
test('a connection that the browser closed in the background is opened again, and the work is done', async () => {
  const { connect, connections } = aPhone();
  const database = connect();
  await database.transact((rows) => rows.add(told('lotte', 'one')));
  for (const connection of connections) connection.close();
  await database.transact((rows) => rows.add(told('lotte', 'two')));
  expect((await database.list('lotte')).map(({ aggregate }) => aggregate)).toEqual(['one', 'two']);
  expect(connections.length).toBeGreaterThan(1);
});

// spec: offline.7
test('a full phone says so, and keeps nothing', async () => {
  const { connect } = aPhone();
  const database = connect();
  const full = database.transact(async (rows) => {
    await rows.add(told('lotte', 'one'));
    throw new DOMException('no space', 'QuotaExceededError');
  });
  await expect(full).rejects.toEqual(expect.objectContaining({ code: 'storage-full' }));
  await expect(full).rejects.toBeInstanceOf(StorageFailure);
  expect(await database.list('lotte')).toEqual([]);
});

test('a phone that forbids storage says so', async () => {
  const indexedDB = new Proxy(new IDBFactory(), {
    get() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const database = openHelperDatabase({ name: randomUUID(), indexedDB, timers: deviceTimers });
  await expect(database.list('lotte')).rejects.toMatchObject({ code: 'storage-unavailable' });
});

test('another student, or a link that stopped, takes what was told; how much never arrived is known', async () => {
  const database = aPhone().connect();
  await database.transact(async (rows) => {
    await rows.add(told('lotte', 'one'));
    await rows.add({ ...told('lotte', 'two'), state: 'received', settledAt: 2 });
    await rows.add(told('wout', 'three'));
  });
  expect(await database.forgetOthers('wout')).toBe(1);
  expect(await database.list('lotte')).toEqual([]);
  expect(await database.list('wout')).toHaveLength(1);
  expect(await database.forgetOthers(null)).toBe(1);
  expect(await database.list('wout')).toEqual([]);
});
