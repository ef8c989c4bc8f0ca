import { expect, test, vi } from 'vitest';
import { inLanes } from './in-lanes.ts';

const numbers = Array.from({ length: 20 }, (_, index) => index);
const laterTask = () => new Promise((resolve) => setTimeout(resolve));

test('does the work of each item once, several at a time and no more', async () => {
  const done: number[] = [];
  let open = 0;
  let most = 0;
  await inLanes(numbers, 6, async (item) => {
    most = Math.max(most, (open += 1));
    await laterTask();
    open -= 1;
    done.push(item);
  });
  expect(done.toSorted((one, other) => one - other)).toEqual(numbers);
  expect(most).toBe(6);
});

test('fails with the first failure, and finishes the other items', async () => {
  const done: number[] = [];
  const working = inLanes(numbers, 3, async (item) => {
    await laterTask();
    if (item === 1) throw new Error('the second');
    done.push(item);
  });
  await expect(working).rejects.toThrow('the second');
  await vi.waitFor(() => expect(done.toSorted((one, other) => one - other)).toEqual(numbers.toSpliced(1, 1)));
});

test('has nothing to do without items', async () => {
  await expect(inLanes([], 6, () => Promise.reject(new Error('there is no item')))).resolves.toBeUndefined();
});
