import { expect, test } from 'vitest';
import { anOutboxItem } from '#tests/builders/outbox-item.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import { keepItems } from './keep-items.ts';

const itemOf = (sequence: number, changes: Partial<OutboxItem> = {}) =>
  anOutboxItem({ kind: 'cancel-request', requestId: `r-${sequence}` }, { sequence, id: `i-${sequence}`, ...changes });

test('of two hundred items only the one that changed is another object', () => {
  const keep = keepItems<OutboxItem>();
  const first = keep(Array.from({ length: 200 }, (_, index) => itemOf(index)));
  const second = keep(Array.from({ length: 200 }, (_, index) => itemOf(index, index === 7 ? { attempts: 1 } : {})));
  expect(second.filter((item, index) => item !== first[index])).toEqual([itemOf(7, { attempts: 1 })]);
});

test('what has gone is forgotten', () => {
  const keep = keepItems<OutboxItem>();
  const [first] = keep([itemOf(1)]);
  keep([]);
  const [again] = keep([itemOf(1)]);
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});
