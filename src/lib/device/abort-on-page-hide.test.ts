import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import { abortTransactionsOf } from './abort-on-page-hide.ts';

const originals = { transaction: IDBDatabase.prototype.transaction, open: IDBFactory.prototype.open };

afterEach(() => {
  Object.assign(IDBDatabase.prototype, { transaction: originals.transaction });
  Object.assign(IDBFactory.prototype, { open: originals.open });
});

function startPage() {
  const window = new EventTarget();
  abortTransactionsOf({ window, IDBDatabase, IDBFactory });
  return { factory: new IDBFactory(), leave: () => window.dispatchEvent(new Event('pagehide')) };
}

const happens = (target: EventTarget, name: string) =>
  new Promise<void>((resolve) => target.addEventListener(name, () => resolve(), { once: true }));

async function createDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const opening = factory.open('rows', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows'));
  await happens(opening, 'success');
  return opening.result;
}

/** Asks again after every answer, as a page does that is in the middle of its work. */
function keepAlive(transaction: IDBTransaction): void {
  const ask = () => transaction.objectStore('rows').count().addEventListener('success', ask);
  ask();
}

test('a page that is left holds no transaction that the next page would wait for', async () => {
  const page = startPage();
  const database = await createDatabase(page.factory);
  const held = database.transaction('rows', 'readwrite');
  const aborted = happens(held, 'abort');
  keepAlive(held);
  const ofNextPage = originals.transaction.call(database, 'rows', 'readwrite');
  const completed = happens(ofNextPage, 'complete');
  page.leave();
  await aborted;
  await completed;
  expect(ofNextPage.error).toBeNull();
});

test('what has committed stays', async () => {
  const page = startPage();
  const database = await createDatabase(page.factory);
  const saving = database.transaction('rows', 'readwrite');
  saving.objectStore('rows').put('saved', 1);
  saving.commit();
  page.leave();
  await happens(saving, 'complete');
  const reading = database.transaction('rows').objectStore('rows').get(1);
  await happens(reading, 'success');
  expect(reading.result).toBe('saved');
});

test('a database whose creation is interrupted can be created by the next page', async () => {
  const page = startPage();
  const interrupted = page.factory.open('rows', 1);
  const begun = happens(interrupted, 'upgradeneeded').then(() => {
    const { transaction } = interrupted;
    if (transaction === null) throw new Error('an upgrade has a transaction');
    interrupted.result.createObjectStore('rows');
    keepAlive(transaction);
  });
  await begun;
  page.leave();
  await happens(interrupted, 'error');
  expect((await createDatabase(page.factory)).version).toBe(1);
});
