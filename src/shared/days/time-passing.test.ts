import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onTimePassing } from './time-passing.ts';

const visibility = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', visibility);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a hundred cards have one timer, and each is told', () => {
  const told = Array.from({ length: 100 }, () => vi.fn<() => void>());
  const stops = told.map((listener) => onTimePassing(listener));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(30_000);
  visibility.dispatchEvent(new Event('visibilitychange'));
  for (const listener of told) expect(listener).toHaveBeenCalledTimes(2);

  const [first, ...others] = stops;
  first?.();
  vi.advanceTimersByTime(30_000);
  expect(told.map(({ mock }) => mock.calls.length)).toEqual([2, ...others.map(() => 3)]);
  for (const stop of others) stop();
  expect(vi.getTimerCount()).toBe(0);
  visibility.dispatchEvent(new Event('visibilitychange'));
  expect(told.at(-1)).toHaveBeenCalledTimes(3);
  // It begins anew.
  onTimePassing(() => undefined)();
  expect(vi.getTimerCount()).toBe(0);
});
