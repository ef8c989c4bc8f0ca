import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { momentOf } from '../values/moment.ts';
import { box, openTestDatabase } from './test-database.ts';

it('deletes what is due, whatever their number, and tells of it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'ttl-'));
  const file = join(directory, 'firestore.indexes.json');
  const fieldOverrides = [{ collectionGroup: 'links', fieldPath: 'until', ttl: true, indexes: [] }];
  writeFileSync(file, JSON.stringify({ fieldOverrides }));
  let now = 1_000_000_000n;
  const database = await openTestDatabase({ indexes: { file }, clock: () => now });
  rmSync(directory, { recursive: true });
  const until = (seconds: bigint) => box({ kind: 'timestamp', ...momentOf(1_000_000_000n + seconds * 1_000_000n) });
  for (let number = 0; number < 700; number += 1) await database.set(`links/due${number}`, { until: until(60n) });
  await database.set('people/maria/links/due', { until: until(60n) });
  await database.set('links/later', { until: until(120n) });
  await database.set('links/text', { until: 'yesterday' });
  await database.set('links/none', {});
  await database.set('others/due', { until: until(60n) });
  const gone: string[] = [];
  database.operations.subscribe((changes) => gone.push(...changes.map(({ path }) => path.join('/'))));
  expect(await database.operations.expire()).toBe(0);
  now += 61_000_000n;
  expect(await database.operations.expire()).toBe(701);
  expect(gone).toHaveLength(701);
  expect(gone).toContain('people/maria/links/due');
  expect(await database.query({ from: [{ collectionId: 'links', allDescendants: true }] })).toEqual([
    'links/later',
    'links/none',
    'links/text',
  ]);
  expect(await database.read('others/due')).toBeDefined();
});
