import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blockedForMs,
  blockMs,
  maxFocusChanges,
  maxLoggedRequests,
  markRead,
  type MonitorState,
  recordFocusChange,
  recordRequest,
  quiet,
  requestsPerWindow,
  requestWindowMs,
  unusualWindowMs,
} from './request-monitor.ts';

const start = 1_000_000;

const after = (moments: readonly number[], note = recordRequest, state: MonitorState = quiet) =>
  moments.reduce((each, moment) => note(each, moment), state);

const everyMs = (step: number, count: number, from = start) =>
  Array.from({ length: count }, (_, index) => from + index * step);

describe('200 requests in 60 s', () => {
  const full = after(everyMs(200, requestsPerWindow));
  const last = start + 200 * (requestsPerWindow - 1);

  // spec: 9.limits.request-limit
  test('are admitted; the next one and all others are blocked for 5 minutes', () => {
    expect(requestsPerWindow).toBe(200);
    expect(blockedForMs(full, last)).toBe(0);
    const blocked = recordRequest(full, last + 200);
    expect(blockedForMs(blocked, last + 200)).toBe(blockMs);
    expect(blockedForMs(blocked, last + 200 + blockMs - 1)).toBe(1);
    expect(blockedForMs(blocked, last + 200 + blockMs)).toBe(0);
  });

  test('requests during the wait do not extend it; afterwards the count restarts', () => {
    const blocked = recordRequest(full, last);
    expect(after(everyMs(1_000, 299, last), recordRequest, blocked)).toEqual(blocked);
    const free = recordRequest(blocked, last + blockMs);
    expect(free.requests).toEqual([last + blockMs]);
    expect(free.blockedUntil).toBeNull();
  });

  test('spread over more than 60 s are admitted', () => {
    const spread = after(everyMs(requestWindowMs / requestsPerWindow, 2_000));
    expect(spread.blockedUntil).toBeNull();
    expect(after(everyMs(requestWindowMs / requestsPerWindow - 1, 400)).blockedUntil).not.toBeNull();
  });
});

describe('unusual activity', () => {
  // spec: 9.limits.unusual-requests
  test('is more than 20 logged requests within 10 s, and stays until it is read', () => {
    expect([maxLoggedRequests, unusualWindowMs]).toEqual([20, 10_000]);
    expect(after(everyMs(450, 20)).unusual).toBeNull();
    const seen = after(everyMs(450, 21));
    expect(seen.unusual).toBe('requests');
    const anHourLater = recordRequest(seen, start + 3_600_000);
    expect(anHourLater.unusual).toBe('requests');
    expect(markRead(anHourLater).unusual).toBeNull();
    expect(recordRequest(markRead(seen), start + 21 * 450).unusual).toBeNull();
  });

  test('does not include a burst of one screen', () => {
    const screens = everyMs(1_500, 6).flatMap((moment) => everyMs(3, 20, moment));
    expect(after(screens).unusual).toBeNull();
  });

  // spec: 9.limits.unusual-focus
  test('is more than 10 times getting or losing the focus within 10 s', () => {
    expect(maxFocusChanges).toBe(10);
    expect(after(everyMs(900, 10), recordFocusChange).unusual).toBeNull();
    expect(after(everyMs(900, 11), recordFocusChange).unusual).toBe('focus');
    expect(after(everyMs(1_001, 60), recordFocusChange).unusual).toBeNull();
  });
});

test('for any clock jump, the wait is at most 5 minutes and the state stays small', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ jump: fc.integer({ min: -4_000_000, max: 4_000_000 }), burst: fc.integer({ max: 260 }) }), {
        maxLength: 8,
      }),
      (steps) => {
        let now = 10_000_000;
        let state = quiet;
        for (const { jump, burst } of steps) {
          now += jump;
          state = after(everyMs(1, Math.max(0, burst), now), recordRequest, state);
          state = recordFocusChange(state, now);
          expect(blockedForMs(state, now)).toBeLessThanOrEqual(blockMs);
          expect(blockedForMs(recordRequest(state, now), now + blockMs)).toBe(0);
          expect(state.requests.length).toBeLessThanOrEqual(requestsPerWindow);
          expect(state.log.length).toBeLessThanOrEqual(unusualWindowMs / 100 + 1);
        }
      },
    ),
    { numRuns: 30 },
  );
});

/**
 * Twenty minutes of normal use: a poll every 30 s, ten views a minute, each with several requests and a retry of failed
 * ones, and the tablet locked and unlocked. The outbox's requests are not counted.
 */
test('normal use is never blocked', () => {
  const minutes = 20;
  const view = fc.record({
    rest: fc.integer({ min: 0, max: 3_000 }),
    calls: fc.integer({ min: 1, max: 8 }),
    retried: fc.boolean(),
  });
  const use = fc.array(fc.array(view, { minLength: 10, maxLength: 10 }), { minLength: minutes, maxLength: minutes });
  fc.assert(
    fc.property(use, fc.integer({ min: 0, max: 29_999 }), (hour, pollsFrom) => {
      const views = hour.flatMap((minute, index) => {
        let moment = start + index * 60_000;
        return minute.flatMap(({ rest, calls, retried }) => {
          moment += 2_000 + rest;
          const asked = everyMs(4, calls, moment);
          return retried ? [...asked, ...everyMs(4, calls, moment + 1_000)] : asked;
        });
      });
      const polls = everyMs(30_000, minutes * 2, start + pollsFrom).flatMap((moment) => everyMs(4, 4, moment));
      const moments = [...views, ...polls].toSorted((a, b) => a - b);
      const focus = everyMs(4_000, (minutes * 60) / 4);
      const state = after(focus, recordFocusChange, after(moments));
      expect([state.blockedUntil, state.unusual]).toEqual([null, null]);
    }),
    { numRuns: 15 },
  );
});
