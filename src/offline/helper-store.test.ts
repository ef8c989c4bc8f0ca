import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import {
  forgetKept,
  forgetStudentViews,
  readKept,
  readStudentView,
  writeKept,
  writeStudentView,
} from './helper-store.ts';

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

test('what her page showed is kept for as long as its link is hers', async () => {
  const name = 'first-view/online/student';
  await writeKept('link', 'one');
  await writeKept('student', 'lotte');
  await writeStudentView('one', name, { html: 'Dag Lotte' });
  expect(await readStudentView(name)).toEqual({ html: 'Dag Lotte' });
  await writeStudentView('another', name, { html: 'Dag Tuur' });
  expect(await readStudentView(name)).toEqual({ html: 'Dag Lotte' });
  await forgetStudentViews();
  expect(await readStudentView(name)).toBeUndefined();
  expect(await readKept('link')).toBe('one');

  await writeStudentView('one', name, { html: 'Dag Lotte' });
  await forgetKept();
  await writeStudentView('one', name, { html: 'Dag Lotte' });
  await writeKept('student', 'tuur');
  expect(await readStudentView(name)).toBeUndefined();
  await forgetKept();
  expect(await readStudentView(name)).toBeUndefined();
});
