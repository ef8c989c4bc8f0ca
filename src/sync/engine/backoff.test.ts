import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backoffMs, dueInMs, serverPauseMs, waitAfter } from './backoff.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the backoff', () => {
  test('doubles from one second up to one minute', () => {
    const longest = [0, 1, 2, 3, 4, 5, 6, 7, 1_000].map((failures) => backoffMs(failures, () => 0.999_999_9));
    expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  test('is spread over the whole range, and never zero', () => {
    expect(backoffMs(6, () => 0.25)).toBe(15_000);
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), chance, (failures, random) => {
        const wait = backoffMs(failures, () => random);
        expect(wait).toBeGreaterThanOrEqual(100);
        expect(wait).toBeLessThanOrEqual(60_000);
      }),
    );
  });

  test('is at least the Retry-After of the server', () => {
    const error = { code: 'too-many-requests', retryAfterSeconds: 120 } as const;
    expect(waitAfter(error, 3, () => 0.5)).toEqual({ waitMs: 120_000, hasRetryAfter: true });
  });

  test('ignores invalid values of the server', () => {
    const pause = (retryAfterSeconds: number) => serverPauseMs({ code: 'too-many-requests', retryAfterSeconds });
    expect([0, -5, Number.NaN].map(pause)).toEqual([null, null, null]);
    expect(pause(31_536_000)).toBe(3_600_000);
    expect(pause(Number.POSITIVE_INFINITY)).toBe(3_600_000);
  });
});

describe('when an item is due', () => {
  const set = 1_000_000;

  test('at its time, and not before', () => {
    const item = { nextAttemptAt: set + 5_000, waitMs: 5_000 };
    expect([set, set + 4_999, set + 5_000].map((now) => dueInMs(item, now))).toEqual([5_000, 1, 0]);
  });

  test('a clock jump never makes it wait longer than its wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -1e12, max: 1e12 }), (waitMs, jump) => {
        expect(dueInMs({ nextAttemptAt: set + waitMs, waitMs }, set + jump)).toBeLessThanOrEqual(waitMs);
      }),
    );
  });
});
