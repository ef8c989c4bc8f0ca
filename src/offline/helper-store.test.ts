import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetKept, readKept, writeKept } from './helper-store.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await forgetKept();
});

const leaving = { visitId: 'visit-1', at: '2026-11-26T10:00:00.000Z' };

test('a kept value is read back, and forgotten with the student', async () => {
  expect(await writeKept('leaving', leaving)).toBe(true);
  expect(await readKept('leaving')).toEqual(leaving);
  await forgetKept();
  expect(await readKept('leaving')).toBeUndefined();
});

test('a value is kept once its transaction is complete, not once it was accepted', async () => {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const request = put.call(this, value, key);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  expect(await writeKept('leaving', leaving)).toBe(false);
  // The page has it for as long as it lasts.
  expect(await readKept('leaving')).toEqual(leaving);
});
