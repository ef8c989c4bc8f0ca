import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { inProject } from '#build/project.ts';
import type { Result } from '#domain/result.ts';
import { aBalance } from '#tests/builders/payments/credits.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aMail } from '#tests/builders/mail.ts';
import { aReview } from '#tests/builders/review.ts';
import { aBoardRow } from '#tests/builders/staff/board-row.ts';
import { fakeFirestore, fakeFirestoreLite } from '#tests/fakes/firestore-lite.ts';
import { listAdjustments, listCreditAccounts, listLedger } from './credit-accounts.ts';
import { listMails } from './mail/mails.ts';
import { listReviews } from './reviews.ts';

vi.mock('../connect-firestore.ts', () => ({ connectFirestore: () => ({}) }));
vi.mock('firebase/firestore/lite', async (original) => ({ ...(await original<object>()), ...fakeFirestoreLite }));

const page = { most: 30, after: null };

beforeEach(() => {
  const review = aReview({ request_id: 'a', tasks_as_prescribed: false });
  fakeFirestore.asked = [];
  fakeFirestore.documents = {
    reviews: [
      { id: 'a', data: { ...review } },
      { id: 'b', data: { ...review, request_id: 'b' } },
    ],
    board: [{ id: 'a', data: { ...aBoardRow({ request_id: 'a', senior_name: 'Maria Peeters' }) } }],
    mail: [{ id: 'm', data: { ...aMail({ state: 'failed' }) } }],
    user_credits: [
      { id: 'maria', data: { ...aBalance({ user_id: 'maria', balance: -4 }) } },
      { id: 'gone', data: { ...aBalance({ user_id: 'gone', balance: 10 }) } },
    ],
    interim_users: [
      { id: 'maria', data: { ...anInterimUser({ id: 'maria', first_name: 'Maria', last_name: 'Peeters' }) } },
    ],
  };
});

/** The rows of a page. @throws Error when it could not be read. */
async function rowsOf<Value>(
  reading: Promise<Result<{ readonly rows: readonly { readonly value: Value }[] }, unknown>>,
): Promise<readonly Value[]> {
  const found = await reading;
  if (!found.ok) throw new Error('the page could not be read');
  return found.value.rows.map(({ value }) => value);
}

/** What a list asked for: its conditions and its order. */
function asked(collection: string) {
  const parts = fakeFirestore.asked.findLast(([name]) => name === collection) ?? [];
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if (part.where !== undefined) return [part.where.join(' ')];
    return part.orderBy === undefined || part.orderBy[0] === '__name__' ? [] : [part.orderBy.join(' ')];
  });
}

// spec: staff.reviews.list
test.each([
  [null, ['created_at desc']],
  ['not-as-agreed', ['tasks_as_prescribed == false', 'created_at desc']],
  [0, ['skills_rating == 0', 'created_at desc']],
] as const)('the reviews of %s, the newest first, with whose they are', async (filter, query) => {
  const rows = await rowsOf(listReviews(filter, page));
  expect(rows.map(({ seniorName, review }) => [seniorName, review.tasks_as_prescribed])).toEqual([
    ['Maria Peeters', false],
    ['', false],
  ]);
  expect(asked('reviews')).toEqual(query);
});

// spec: staff.mails.list
test('the mails in some states or in all, the newest first', async () => {
  expect((await rowsOf(listMails(['pending', 'sending'], page))).map(({ state }) => state)).toEqual(['failed']);
  expect(asked('mail')).toEqual(['state in pending,sending', 'created_at desc']);
  await listMails([], page);
  expect(asked('mail')).toEqual(['created_at desc']);
});

// spec: staff.credits.list
test('the balances, the lowest first, with whose they are: those below zero begin the list', async () => {
  expect((await rowsOf(listCreditAccounts(page))).map(({ name }) => name)).toEqual(['Maria Peeters', '']);
  expect(asked('user_credits')).toEqual(['balance asc']);
});

const indexSchema = z.object({
  collectionGroup: z.string(),
  fields: z.array(z.object({ fieldPath: z.string(), order: z.optional(z.string()) })),
});

// spec: staff.lists.indexes
test('each list with a condition has the index that its query needs', async () => {
  const { indexes } = z
    .object({ indexes: z.array(indexSchema) })
    .parse(JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8')));
  const labels = indexes.map(({ collectionGroup, fields }) =>
    [collectionGroup, ...fields.map(({ fieldPath, order = 'CONTAINS' }) => `${fieldPath} ${order}`)].join(', '),
  );
  await listReviews('not-as-agreed', page);
  await listReviews(3, page);
  await listMails(['failed'], page);
  await listLedger('maria', page);
  await listAdjustments('maria', page);
  const needed = fakeFirestore.asked
    .filter((query) => query.some((part) => typeof part !== 'string' && part.orderBy !== undefined))
    .map(([collection, ...parts]) =>
      [
        collection,
        ...parts.flatMap((part) => {
          if (typeof part === 'string') return [];
          if (part.where !== undefined) return [`${part.where[0]} ASCENDING`];
          if (part.orderBy === undefined || part.orderBy[0] === '__name__') return [];
          return [`${part.orderBy[0]} ${part.orderBy[1] === 'asc' ? 'ASCENDING' : 'DESCENDING'}`];
        }),
      ].join(', '),
    );
  expect(needed).toHaveLength(5);
  expect(needed.filter((label) => !labels.includes(label))).toEqual([]);
});
