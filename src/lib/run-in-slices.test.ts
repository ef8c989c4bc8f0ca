import { expect, test } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

function* work(steps: number): Generator<number, string, void> {
  for (let step = 1; step <= steps; step += 1) yield step;
  return 'done';
}

/** Each look at the clock is 5 ms later. */
function clock() {
  let ms = 0;
  return () => (ms += 5);
}

test('lets the page answer every few milliseconds, and tells how far it is', async () => {
  let pauses = 0;
  const progress: number[] = [];
  const result = await runInSlices(work(100), {
    isWanted: () => true,
    now: clock(),
    pause: async () => void (pauses += 1),
    onProgress: (step) => void progress.push(step),
  });
  expect(result).toBe('done');
  expect(pauses).toBeGreaterThan(30);
  expect(progress).toHaveLength(pauses);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
});

test('ends in the first pause after which nobody waits for it', async () => {
  let pauses = 0;
  const result = await runInSlices(work(1_000_000), {
    isWanted: () => pauses < 3,
    now: clock(),
    pause: async () => void (pauses += 1),
  });
  expect([result, pauses]).toEqual([null, 3]);
});
