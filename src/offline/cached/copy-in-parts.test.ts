import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { deviceCache, deviceSettings, deviceStorage } from '../device.ts';
import { listInParts } from './list-in-parts.ts';

const staf = forSelf('staf');
const schema = z.object({ seenAt: z.number(), rows: z.array(z.object({ id: z.string(), text: z.string() })) });
type Board = z.infer<typeof schema>;

const storage = () => listInParts<Board, 'rows'>('rows', ({ id }) => id);

const boardOf = (count: number): Board => ({
  seenAt: 1,
  rows: Array.from({ length: count }, (_, index) => ({ id: `r-${index}`, text: 'new' })),
});

/** The keys of what is stored while something is done. */
async function putsDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  const { cache } = deviceStorage().database;
  const keys: string[] = [];
  const hook = (_: unknown, entry: { readonly key: string }) => void keys.push(entry.key);
  const change = (_: unknown, __: unknown, entry: { readonly key: string }) => void keys.push(entry.key);
  cache.hook('creating', hook);
  cache.hook('updating', change);
  await work();
  cache.hook('creating').unsubscribe(hook);
  cache.hook('updating').unsubscribe(change);
  return keys.map((key) => key.replace('cached/staf/board', '')).toSorted();
}

beforeEach(() =>
  deviceSettings().write('session', {
    uid: 'staf',
    email: 'staf@madelief.test',
    role: 'admin',
    firstName: 'Staf',
    lastName: '',
    savedAt: 1,
  }),
);

afterEach(async () => {
  vi.useRealTimers();
  await deviceCache().wipe('staf');
});

test('a write stores what changed since the last one, and a quiet one the time alone', async () => {
  const copy = storage();
  const first = boardOf(5_000);
  await copy.write(staf, 'board', first);
  expect(await copy.read(staf, 'board', schema)).toMatchObject({ value: first });

  expect(await putsDuring(() => copy.write(staf, 'board', first))).toEqual(['/seen']);

  const [, ...others] = first.rows;
  const second = { seenAt: 2, rows: [...others.slice(0, -1), { id: 'r-4999', text: 'planned' }] };
  expect(await putsDuring(() => copy.write(staf, 'board', second))).toEqual(['', '/part/r-4999', '/seen']);
  expect(await copy.read(staf, 'board', schema)).toMatchObject({ value: second });
  expect(await storage().read(staf, 'board', schema)).toMatchObject({ value: second });
});

test('after the copy was wiped everything is stored anew', async () => {
  const copy = storage();
  await copy.write(staf, 'board', boardOf(3));
  await deviceCache().wipe('staf');
  expect(await copy.read(staf, 'board', schema)).toBeNull();
  const next = boardOf(2);
  await copy.write(staf, 'board', next);
  expect(await copy.read(staf, 'board', schema)).toMatchObject({ value: next });
});

test('where another page has written, and where a part is missing, no copy pretends to be whole', async () => {
  const copy = storage();
  const shown = boardOf(3);
  await copy.write(staf, 'board', shown);
  const { cache } = deviceStorage().database;
  await cache.put({ uid: 'staf', key: 'cached/staf/board/seen', value: 'another page', savedAt: 5 });
  await cache.delete(['staf', 'cached/staf/board/part/r-1']);
  expect(await copy.read(staf, 'board', schema)).toBeNull();
  await copy.write(staf, 'board', shown);
  expect(await copy.read(staf, 'board', schema)).toMatchObject({ value: shown });
});

test('nothing is stored for somebody who is not signed in', async () => {
  await storage().write(forSelf('jozef'), 'board', boardOf(1));
  expect(await storage().read(forSelf('jozef'), 'board', schema)).toBeNull();
});
