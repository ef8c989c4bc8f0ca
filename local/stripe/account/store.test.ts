import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { KeyRecord } from './records.ts';
import { Store } from './store.ts';

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'madelief-store-'));
  file = path.join(directory, 'stripe', 'account.jsonl');
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const keyRecord = (id: string, status = 200): KeyRecord => ({
  id,
  created: 1,
  requestId: 'req_1',
  fingerprint: 'f',
  status,
  body: '{}',
});

/** The keys read by a newly started process. */
function reopened(): ReadonlyMap<string, KeyRecord> {
  const store = new Store(file);
  store.close();
  return store.tables.keys;
}

test('committed records survive without a clean shutdown, in their last state', () => {
  const store = new Store(file);
  store.commit({ keys: [keyRecord('a'), keyRecord('b')] });
  store.commit({ keys: [keyRecord('a', 400)] });
  expect([...reopened().values()].map(({ id, status }) => [id, status])).toEqual([
    ['a', 400],
    ['b', 200],
  ]);
  store.close();
});

test('a kill between two commits of one transaction leaves neither', async () => {
  const store = new Store(file);
  const before = await readFile(file, 'utf8');
  store.atomically(() => {
    store.commit({ keys: [keyRecord('a')] });
    store.commit({ keys: [keyRecord('b'), keyRecord('a', 400)] });
  });
  store.close();
  const lines = (await readFile(file, 'utf8')).slice(before.length);
  expect(lines.trimEnd().split('\n')).toHaveLength(1);
  for (const length of [1, lines.length / 2, lines.length - 1]) {
    await writeFile(file, before + lines.slice(0, length));
    expect(reopened().size).toBe(0);
  }
  await writeFile(file, before + lines);
  expect([...reopened().values()].map(({ status }) => status)).toEqual([400, 200]);
});

test('a damaged line in the middle is an error', async () => {
  const store = new Store(file);
  store.commit({ keys: [keyRecord('a')] });
  store.close();
  await appendFile(file, '{"keys":[{"id":"b"}]}\n{}\n');
  expect(() => new Store(file)).toThrow(/line 3 is damaged/);
});

test('without a file nothing is written to disk', () => {
  const store = new Store(null);
  store.commit({ keys: [keyRecord('a')] });
  expect(store.tables.keys.size).toBe(1);
  store.close();
});
