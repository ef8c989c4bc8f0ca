import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { listPage } from './list-page.ts';

const stored = vi.hoisted(() => ({
  documents: [] as { readonly id: string; readonly data: Readonly<Record<string, unknown>> }[],
  asked: [] as unknown[],
}));

vi.mock('../connection.ts', () => ({ connect: () => ({ firestore: {} }) }));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  collection: (_: unknown, name: string) => name,
  documentId: () => '__name__',
  limit: (most: number) => ({ limit: most }),
  orderBy: (field: string, direction: string) => ({ orderBy: [field, direction] }),
  startAfter: (...values: unknown[]) => ({ startAfter: values }),
  query: (...parts: unknown[]) => parts,
  getDocs: (parts: readonly { readonly limit?: number }[]) => {
    stored.asked = [...parts];
    const most = parts.find((part) => part.limit !== undefined)?.limit ?? Infinity;
    const docs = stored.documents.slice(0, most).map(({ id, data }) => ({
      id,
      data: () => data,
      get: (field: string) => data[field],
    }));
    return Promise.resolve({ docs });
  },
}));

const source = {
  collection: 'leads',
  schema: z.object({ name: z.string(), at: z.int() }),
  order: { field: 'at', direction: 'desc' },
} as const;

beforeEach(() => {
  stored.documents = Array.from({ length: 5_000 }, (_, at) => ({ id: `d${at}`, data: { name: 'An', at } }));
});

test('a page reads as many documents as are wanted, however many there are, and says where the next begins', async () => {
  const page = await listPage(source, { most: 30, after: { value: 7, id: 'd7' } });
  expect(page.ok && page.value.rows).toHaveLength(30);
  expect(page.ok && page.value.next).toEqual({ value: 29, id: 'd29' });
  expect(stored.asked).toEqual([
    'leads',
    { orderBy: ['at', 'desc'] },
    { orderBy: ['__name__', 'desc'] },
    { startAfter: [7, 'd7'] },
    { limit: 30 },
  ]);
});

test('after the last page there is none, and a document that cannot be read hides no other', async () => {
  stored.documents = [
    { id: 'odd', data: { name: 3 } },
    { id: 'an', data: { name: 'An', at: 1 } },
  ];
  const page = await listPage(source, { most: 30, after: null });
  expect(page).toEqual({ ok: true, value: { rows: [{ id: 'an', value: { name: 'An', at: 1 } }], next: null } });
});
