import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestFillIn, shortestFillIn } from '#domain/forms/fill-in-time.ts';
import { measureFillIn } from './fill-in.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const monotonic = () => performance.now();

test('a form that took longer than a program is sent at once, with the time that it took', async () => {
  const fillIn = measureFillIn({ monotonic });
  vi.advanceTimersByTime(31_500);
  expect(await fillIn()).toBe(31.5);
});

test('whoever is faster waits for the rest of the shortest time', async () => {
  const fillIn = measureFillIn({ monotonic });
  vi.advanceTimersByTime(500);
  let seconds: number | null = null;
  void fillIn().then((measured) => (seconds = measured));
  await vi.advanceTimersByTimeAsync(shortestFillIn * 1000 - 501);
  expect(seconds).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(seconds).toBe(shortestFillIn);
});

test('a form that stays open for days took the longest that a form may take', async () => {
  const fillIn = measureFillIn({ monotonic });
  vi.advanceTimersByTime(3 * 86_400_000);
  expect(await fillIn()).toBe(longestFillIn);
});
