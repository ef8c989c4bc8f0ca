import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RateLimit } from '#domain/documents/bookkeeping.ts';
import { type Allowance, judge } from './allowance.ts';

const start = new Date('2027-01-04T10:00:00Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const once: Allowance = { name: 'mail', subject: 'maria@madelief.test', most: 1, withinSeconds: 60 };
const mails: Allowance = { ...once, sameTapSeconds: 10 };
const counted = (count: number): RateLimit => ({ count, window_started_at: start, expires_at: later(60) });

describe('judge', () => {
  test('the first time begins a window', () => {
    expect(judge(mails, null, start)).toEqual({ kind: 'counted', counter: counted(1) });
  });

  test('a second tap at once is the same tap; one that is late is refused until the window ends', () => {
    expect(judge(mails, counted(1), later(9))).toEqual({ kind: 'same-tap', counter: counted(1) });
    expect(judge(mails, counted(1), later(10))).toEqual({ kind: 'refused', retryAfterSeconds: 50 });
    expect(judge(mails, counted(1), later(59.5))).toEqual({ kind: 'refused', retryAfterSeconds: 1 });
    expect(judge(mails, counted(1), later(60))).toMatchObject({ kind: 'counted', counter: { count: 1 } });
  });

  test('a window counts up to its most', () => {
    const five = { ...mails, most: 5 };
    expect(judge(five, counted(4), later(30))).toEqual({ kind: 'counted', counter: counted(5) });
    expect(judge(five, counted(5), later(30))).toMatchObject({ kind: 'refused' });
  });

  test('a counter of many shards bears its part', () => {
    const shared = { ...mails, most: 100, shards: 10 };
    expect(judge(shared, counted(9), later(30))).toMatchObject({ kind: 'counted' });
    expect(judge(shared, counted(10), later(30))).toMatchObject({ kind: 'refused' });
  });

  test('an instance whose clock runs behind meets a window that is about to begin; nonsense is replaced', () => {
    expect(judge(once, counted(1), later(-5))).toEqual({
      kind: 'refused',
      retryAfterSeconds: 60,
    });
    expect(judge(mails, counted(1), later(-3600))).toMatchObject({ kind: 'counted', counter: { count: 1 } });
  });

  test('whatever the times of calling, no window lets more through, and a wait is never longer than a window', () => {
    const anyAllowance = fc.record({
      most: fc.integer({ min: 1, max: 5 }),
      withinSeconds: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(anyAllowance, fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 }), (limits, gaps) => {
        const allowance = { ...once, ...limits };
        let [counter, at, passed]: [RateLimit | null, number, number[]] = [null, 0, []];
        for (const gap of gaps) {
          at += gap;
          const verdict = judge(allowance, counter, later(at));
          if (verdict.kind === 'refused') {
            expect(verdict.retryAfterSeconds).toBeGreaterThan(0);
            expect(verdict.retryAfterSeconds).toBeLessThanOrEqual(limits.withinSeconds);
            expect(judge(allowance, counter, later(at + verdict.retryAfterSeconds)).kind).toBe('counted');
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
