import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { inParts } from './in-parts.ts';

const ids = Array.from({ length: 65 }, (_, index) => `id-${index}`);

test('each value is asked for once, never more than thirty in one query', async () => {
  const parts: number[] = [];
  const found = await inParts([...ids, ...ids], (part) => {
    parts.push(part.length);
    return Promise.resolve(ok([...part]));
  });
  expect(parts).toEqual([30, 30, 5]);
  expect(found).toEqual(ok(ids));
});

test('nothing is asked for no values, and a failure is the answer', async () => {
  expect(await inParts([], () => Promise.reject(new Error('not asked')))).toEqual(ok([]));
  expect(await inParts(ids, () => Promise.resolve(err({ code: 'network' })))).toEqual(err({ code: 'network' }));
});
