import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { microsOf } from '../values/moment.ts';
import { openTestDatabase, outcomeOf, setWrite } from './test-database.ts';
import type { LogEntry } from './operations-api.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'operations-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

it('restores its data after a restart, with commit times that keep increasing', async () => {
  let now = 2_000_000n;
  const first = await openTestDatabase({ dataDir, clock: () => now });
  await first.commit(setWrite('c/a', { n: 1n }), setWrite('c/b', { n: 2n }));
  await first.delete('c/b');
  const before = await first.get('c/a');
  await first.operations.close();

  now = 1_000n;
  const log: LogEntry[] = [];
  const second = await openTestDatabase({ dataDir, clock: () => now, log: (entry) => log.push(entry) });
  expect(await second.get('c/a')).toEqual(before);
  expect(await second.read('c/b')).toBeUndefined();
  const { commitTime } = await second.commit(setWrite('c/a', { n: 3n }));
  expect(microsOf(commitTime ?? { seconds: 0n, nanos: 0 })).toBe(2_000_002n);
  expect(log).toEqual([]);
  await second.operations.close();
});

it('reports a line torn by a crash, and keeps all complete records', async () => {
  const first = await openTestDatabase({ dataDir });
  await first.set('c/a', { n: 1n });
  await first.operations.close();
  appendFileSync(join(dataDir, 'journal.jsonl'), '{"database":["p"');
  const log: LogEntry[] = [];
  const second = await openTestDatabase({ dataDir, log: (entry) => log.push(entry) });
  expect(await second.read('c/a')).toEqual({ n: 1n });
  expect(log).toEqual([{ kind: 'journal-truncated', file: dataDir, bytes: 16 }]);
  await second.operations.close();
});

it('rejects commits after it was closed', async () => {
  const database = await openTestDatabase({ dataDir });
  await database.operations.close();
  expect(await outcomeOf(database.set('c/a', {}))).toBe('UNAVAILABLE: The emulator is shutting down.');
});
