import { expect, test } from 'vitest';
import type { DocumentChange } from './document-change.ts';
import { allOf } from './all-of.ts';

const change: DocumentChange = {
  eventId: 'event-1',
  at: new Date('2027-01-04T10:00:00Z'),
  collection: 'service_requests',
  documentId: 'request-1',
  before: null,
  after: {},
};

test('a failing handler does not stop the others, and fails the event', async () => {
  const done: string[] = [];
  const handle = allOf(
    () => Promise.reject(new Error('unavailable')),
    async ({ eventId }) => void done.push(eventId),
  );
  await expect(handle(change, {} as never)).rejects.toThrow('unavailable');
  expect(done).toEqual(['event-1']);
});

test('the event succeeds when all handlers do', async () => {
  const done: string[] = [];
  const note = (name: string) => async () => void done.push(name);
  await allOf(note('one'), note('other'))(change, {} as never);
  expect(done).toEqual(['one', 'other']);
});
