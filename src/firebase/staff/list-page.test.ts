import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { fakeFirestore, fakeFirestoreLite } from '#tests/fakes/firestore-lite.ts';
import { listPage } from './list-page.ts';

vi.mock('../connect-firestore.ts', () => ({ connectFirestore: () => ({}) }));
vi.mock('firebase/firestore/lite', async (original) => ({ ...(await original<object>()), ...fakeFirestoreLite }));

const source = {
  collection: 'leads',
  schema: z.object({ name: z.string(), at: z.int() }),
  order: { field: 'at', direction: 'desc' },
} as const;

beforeEach(() => {
  fakeFirestore.documents = {
    leads: Array.from({ length: 5_000 }, (_, at) => ({ id: `d${at}`, data: { name: 'An', at } })),
  };
});

// spec: staff.lists.pages
test('a page reads as many documents as are wanted, however many there are, and says where the next begins', async () => {
  const page = await listPage(source, { most: 30, after: { value: 7, id: 'd7' } });
  expect(page.ok && page.value.rows).toHaveLength(30);
  expect(page.ok && page.value.next).toEqual({ value: 29, id: 'd29' });
  expect(fakeFirestore.asked.at(-1)).toEqual([
    'leads',
    { orderBy: ['at', 'desc'] },
    { orderBy: ['__name__', 'desc'] },
    { startAfter: [7, 'd7'] },
    { limit: 30 },
  ]);
});

// spec: staff.lists.pages
test('after the last page there is none, and a document that cannot be read hides no other', async () => {
  fakeFirestore.documents = {
    leads: [
      { id: 'odd', data: { name: 3 } },
      { id: 'an', data: { name: 'An', at: 1 } },
    ],
  };
  const page = await listPage(source, { most: 30, after: null });
  expect(page).toEqual({ ok: true, value: { rows: [{ id: 'an', value: { name: 'An', at: 1 } }], next: null } });
});
