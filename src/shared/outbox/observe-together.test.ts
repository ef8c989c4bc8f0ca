import { expect, test } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { observeTogether } from './observe-together.ts';

/** A queue that counts who reads it, and tells its readers at once and at each change. */
function countedQueue() {
  const readers = new Set<(items: readonly string[]) => void>();
  let items: readonly string[] = ['a'];
  let reads = 0;
  const read = (listener: (items: readonly string[]) => void) => {
    reads += 1;
    listener(items);
  };
  const observe = observeTogether<string>((_, listener) => {
    readers.add(listener);
    read(listener);
    return () => void readers.delete(listener);
  });
  return {
    observe,
    readers: () => readers.size,
    reads: () => reads,
    change(next: readonly string[]) {
      items = next;
      for (const reader of [...readers]) read(reader);
    },
  };
}

const maria = forSelf('maria');
const begun = () => Promise.resolve();

test('fifty observers that begin at once cause one read at each change, and each is told', async () => {
  const queue = countedQueue();
  const seen = Array.from({ length: 50 }, (): (readonly string[])[] => []);
  const stops = seen.map((mine) => queue.observe(maria, (items) => mine.push(items)));
  await begun();
  expect(queue.reads()).toBe(1);
  queue.change(['a', 'b']);
  expect(queue.reads()).toBe(2);
  for (const mine of seen) expect(mine).toEqual([['a'], ['a', 'b']]);

  const [first, ...others] = stops;
  first?.();
  first?.();
  queue.change([]);
  expect(seen.map((mine) => mine.length)).toEqual([2, ...others.map(() => 3)]);
  for (const stop of others) stop();
  expect(queue.readers()).toBe(0);
});

test('one that begins later reads for itself, and one for another senior is told of hers alone', async () => {
  const queue = countedQueue();
  queue.observe(maria, () => undefined);
  await begun();
  const later: (readonly string[])[] = [];
  queue.observe(maria, (items) => later.push(items));
  queue.observe({ actorUid: 'maria', seniorId: 'jozef' }, () => undefined);
  await begun();
  expect(later).toEqual([['a']]);
  expect(queue.readers()).toBe(3);
});

test('one that ends before it began never reads', async () => {
  const queue = countedQueue();
  queue.observe(maria, () => undefined)();
  await begun();
  expect(queue.reads()).toBe(0);
});
