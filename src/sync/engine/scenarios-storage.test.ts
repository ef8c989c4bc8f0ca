import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MadeliefDatabase } from '#offline/db.ts';
import { createDeviceStorage } from '#offline/device-storage.ts';
import { createVirtualTime } from '#tests/faults/outbox-model/virtual-time.ts';
import { createTestDevice, requestOf, settle, type TestTab } from '#tests/faults/outbox-model/devices/test-device.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';

const uid = 'maria';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets the next writes begin, then aborts their transaction. */
function endTransactions(end: (transaction: IDBTransaction) => void) {
  const add = IDBObjectStore.prototype.add;
  return vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
    this: IDBObjectStore,
    ...parameters: Parameters<typeof add>
  ) {
    const request = add.apply(this, parameters);
    end(this.transaction);
    return request;
  });
}

/** As in browsers: the write itself is accepted, and the transaction aborts with the reason. */
const endWithFullDisk = (transaction: IDBTransaction) => {
  const internal = transaction as IDBTransaction & { _abort(name: string): void };
  internal._abort('QuotaExceededError');
};

// spec: offline.7
describe('scenario 7: the disk is full', () => {
  // spec: offline.7
  test('saving reports it, stores nothing, and sending directly still works', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    tab.start(uid);
    await device.pass(0);
    endTransactions(endWithFullDisk);
    const request = requestOf(uid, 'a');
    expect(await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request })).toEqual({
      ok: false,
      error: { code: 'storage-full' },
    });
    expect(await tab.outbox.sendNow(forSelf(uid), { kind: 'create-request', request })).toEqual({
      ok: true,
      value: { aggregate: 'a' },
    });
    vi.restoreAllMocks();
    expect(await tab.rows(uid)).toEqual([]);
    expect(device.sender.effects.get('a')).toBe(1);
  });

  // spec: offline.7
  test('a quota error of the write itself is recognised as well', async () => {
    const tab = createTestDevice().openTab();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(
      await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') }),
    ).toMatchObject({ error: { code: 'storage-full' } });
  });

  // spec: offline.7
  test('missing IndexedDB is reported as well', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    device.breakStorage();
    expect(
      await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') }),
    ).toMatchObject({
      error: { code: 'storage-unavailable' },
    });
  });

  // spec: offline.7
  test('sending directly needs a signed-in actor', async () => {
    const tab = createTestDevice().openTab();
    const command = { kind: 'create-request', request: requestOf(uid, 'a') } as const;
    expect(await tab.outbox.sendNow(forSelf(uid), command)).toEqual({ ok: false, error: { code: 'not-signed-in' } });
  });
});

// spec: offline.8
describe('scenario 8: the connection to the database is lost', () => {
  const connectionLost = () => new DOMException('Connection to Indexed Database server lost', 'UnknownError');

  const loseConnection: Readonly<Record<string, (tab: TestTab) => void>> = {
    'closed under our hands': (tab) => tab.database.backendDB().close(),
    'lost by iOS in the background': (tab) => {
      vi.spyOn(tab.database.core, 'transaction').mockImplementationOnce(() => {
        throw connectionLost();
      });
    },
    'aborted in the middle': () => {
      let aborted = false;
      endTransactions((transaction) => {
        if (!aborted) transaction.abort();
        aborted = true;
      });
    },
  };

  // spec: offline.8
  test.for(Object.entries(loseConnection))(
    '%s: the connection is reopened, and the request is saved',
    async ([, lose]) => {
      const device = createTestDevice();
      const tab = device.openTab();
      await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
      lose(tab);
      expect(
        await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'b') }),
      ).toMatchObject({ ok: true });
      tab.start(uid);
      await device.pass(1_000);
      expect((await tab.rows(uid)).map(({ id, state }) => [id, state])).toEqual([
        ['a', 'received'],
        ['b', 'received'],
      ]);
    },
  );

  // spec: offline.8
  test('observers continue after it', async () => {
    const device = createTestDevice();
    const tab = device.openTab();
    let shown: string[] = [];
    tab.outbox.observe(forSelf(uid), (items) => {
      shown = items.map(({ id }) => id);
    });
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') });
    tab.database.backendDB().close();
    await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'b') });
    await settle();
    expect(shown).toEqual(['a', 'b']);
  });

  // spec: offline.8
  test('lost permanently: the failure is reported, and nothing counts as saved', async () => {
    const tab = createTestDevice().openTab();
    await tab.outbox.pendingCount(uid);
    tab.database.backendDB().close();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw connectionLost();
    });
    expect(await tab.outbox.enqueue(forSelf(uid), { kind: 'create-request', request: requestOf(uid, 'a') })).toEqual({
      ok: false,
      error: { code: 'storage-unavailable' },
    });
  });

  // spec: offline.8
  test('an operation on a database that never answers times out', async () => {
    const time = createVirtualTime();
    const owner = { name: 'tab', alive: true, frozen: false, subscriptions: [] };
    const { environment, name } = createTestDevice();
    const storage = createDeviceStorage(new MadeliefDatabase(name, environment), time.timersOf(owner));
    const hanging = storage.run(() => new Promise(() => {}));
    await Promise.all([
      expect(hanging).rejects.toMatchObject({ code: 'storage-unavailable' }),
      time.advance(11_000, settle),
    ]);
  });
});
