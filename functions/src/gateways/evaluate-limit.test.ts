import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RateLimit } from '#domain/documents/bookkeeping.ts';
import { evaluateLimit, evaluateLimits, type Limit } from './evaluate-limit.ts';

const start = new Date('2027-01-04T10:00:00Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const once: Limit = { name: 'mail', subject: 'maria@madelief.test', most: 1, withinSeconds: 60 };
const mails: Limit = { ...once, duplicateSeconds: 10 };
const counted = (count: number): RateLimit => ({ count, window_started_at: start, expires_at: later(60) });

describe('evaluateLimit', () => {
  test('the first call starts a window', () => {
    expect(evaluateLimit(mails, null, start)).toEqual({ kind: 'counted', counter: counted(1) });
  });

  test('a double tap is a duplicate; a later call is rejected until the window ends', () => {
    expect(evaluateLimit(mails, counted(1), later(9))).toEqual({ kind: 'duplicate', counter: counted(1) });
    expect(evaluateLimit(mails, counted(1), later(10))).toEqual({ kind: 'rejected', retryAfterSeconds: 50 });
    expect(evaluateLimit(mails, counted(1), later(59.5))).toEqual({ kind: 'rejected', retryAfterSeconds: 1 });
    expect(evaluateLimit(mails, counted(1), later(60))).toMatchObject({ kind: 'counted', counter: { count: 1 } });
  });

  test('a window counts up to its maximum', () => {
    const five = { ...mails, most: 5 };
    expect(evaluateLimit(five, counted(4), later(30))).toEqual({ kind: 'counted', counter: counted(5) });
    expect(evaluateLimit(five, counted(5), later(30))).toMatchObject({ kind: 'rejected' });
  });

  test('a shard counts its share of the maximum', () => {
    const shared = { ...mails, most: 100, shards: 10 };
    expect(evaluateLimit(shared, counted(9), later(30))).toMatchObject({ kind: 'counted' });
    expect(evaluateLimit(shared, counted(10), later(30))).toMatchObject({ kind: 'rejected' });
  });

  test('clock skew between instances is tolerated; an invalid counter is replaced', () => {
    expect(evaluateLimit(once, counted(1), later(-5))).toEqual({
      kind: 'rejected',
      retryAfterSeconds: 60,
    });
    expect(evaluateLimit(mails, counted(1), later(-3600))).toMatchObject({ kind: 'counted', counter: { count: 1 } });
  });

  test('for any call times, no window exceeds its maximum, and no wait is longer than a window', () => {
    const anyAllowance = fc.record({
      most: fc.integer({ min: 1, max: 5 }),
      withinSeconds: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(anyAllowance, fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 }), (limits, gaps) => {
        const limit = { ...once, ...limits };
        let [counter, at, passed]: [RateLimit | null, number, number[]] = [null, 0, []];
        for (const gap of gaps) {
          at += gap;
          const verdict = evaluateLimit(limit, counter, later(at));
          if (verdict.kind === 'rejected') {
            expect(verdict.retryAfterSeconds).toBeGreaterThan(0);
            expect(verdict.retryAfterSeconds).toBeLessThanOrEqual(limits.withinSeconds);
            expect(evaluateLimit(limit, counter, later(at + verdict.retryAfterSeconds)).kind).toBe('counted');
          } else {
            const begun = verdict.counter.window_started_at.getTime();
            passed = [...passed.filter((moment) => later(moment).getTime() >= begun), at];
            expect(passed.length).toBeLessThanOrEqual(limits.most);
            counter = verdict.counter;
          }
        }
      }),
    );
  });
});

describe('a limit that only raises an alarm', () => {
  const alarm: Limit = { name: 'all', subject: '', most: 3, withinSeconds: 60, isAlarm: true };

  // spec: security.h2-counter
  test('admits every call, says once in a window that it is passed, and then writes nothing', () => {
    let stored: RateLimit | null = null;
    const alarms: string[][] = [];
    const written: boolean[] = [];
    for (let call = 0; call < 6; call += 1) {
      const { taken, counters } = evaluateLimits([alarm], [stored], later(call));
      expect(taken.kind).toBe('counted');
      if (taken.kind === 'counted') alarms.push([...taken.alarms]);
      written.push(counters[0] != null);
      stored = counters[0] ?? stored;
    }
    expect(alarms).toEqual([[], [], [], ['all'], [], []]);
    expect(written).toEqual([true, true, true, true, false, false]);
    expect(evaluateLimits([alarm], [stored], later(60)).taken).toEqual({
      kind: 'counted',
      since: later(60),
      alarms: [],
    });
  });

  test('a limit beside it still rejects, and then nothing counts', () => {
    const { taken, counters } = evaluateLimits([once, alarm], [counted(1), null], later(1));
    expect(taken).toEqual({ kind: 'rejected', retryAfterSeconds: 59 });
    expect(counters).toEqual([null, null]);
  });
});
