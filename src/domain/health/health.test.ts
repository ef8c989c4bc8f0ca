import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Health } from '../contracts/staff/read-health.ts';
import { givenUpIn, isLate, problemsOf, timerState } from './health.ts';
import { queueNames, queues } from './queues.ts';
import { timerNames, timers } from './timers.ts';

const now = new Date('2026-11-25T03:00:00Z');
const minutesAgo = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();

/** Everything has just run, and nothing waits. */
const well: Health = {
  read_at: now.toISOString(),
  queues: queueNames.map((name) => ({ name, waiting: 0, oldest_at: null, given_up: null })),
  timers: timerNames.map((name) => ({ name, ended_at: minutesAgo(0), failed_at: null, failures: 0 })),
  webhook_at: null,
  ledger: { checked_at: minutesAgo(60), accounts: 3, lines: 12, mistakes: 0 },
};

describe('timerState', () => {
  const sweep = { name: 'sweepMail', failed_at: null, failures: 0 } as const;

  test('a timer that never ran is not late: it may have been deployed just now', () => {
    expect(timerState({ ...sweep, ended_at: null }, now)).toBe('none');
  });

  test('a failure is tolerated once, and reported when it repeats, even before the first success', () => {
    expect(timerState({ ...sweep, ended_at: minutesAgo(1), failures: 1 }, now)).toBe('well');
    expect(timerState({ ...sweep, ended_at: minutesAgo(1), failures: 2 }, now)).toBe('failing');
    expect(timerState({ ...sweep, ended_at: null, failures: 2 }, now)).toBe('failing');
  });

  test('within its period no timer is late, and after three periods and a quarter of an hour every one is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...timerNames), fc.double({ min: 0, max: 1, noNaN: true }), (name, part) => {
        const report = (minutes: number) => ({ ...sweep, name, ended_at: minutesAgo(minutes) });
        expect(timerState(report(part * timers[name]), now)).toBe('well');
        expect(timerState(report(3 * timers[name] + 15), now)).toBe('late');
      }),
    );
  });
});

test('a queue is late by its oldest work alone, however much waits', () => {
  const mail = { name: 'mail', waiting: 10_000, given_up: 3 } as const;
  expect(isLate({ ...mail, oldest_at: null }, now)).toBe(false);
  expect(isLate({ ...mail, oldest_at: minutesAgo(queues.mail) }, now)).toBe(false);
  expect(isLate({ ...mail, oldest_at: minutesAgo(queues.mail + 1) }, now)).toBe(true);
});

describe('problemsOf', () => {
  test('nothing where everything runs, and nothing about books that were never checked', () => {
    expect(problemsOf(well, now)).toEqual([]);
    expect(problemsOf({ ...well, ledger: null }, now)).toEqual([]);
  });

  test('each of its own, the books first', () => {
    const failing = { name: 'sweepVisits', ended_at: minutesAgo(30), failed_at: minutesAgo(1), failures: 2 } as const;
    const late = { name: 'expireOffers', ended_at: minutesAgo(60), failed_at: null, failures: 0 } as const;
    const ledger = { checked_at: minutesAgo(37 * 60), accounts: 3, lines: 12, mistakes: 1 };
    const waiting = { name: 'refunds', waiting: 1, oldest_at: minutesAgo(4 * 60), given_up: 0 } as const;
    expect(problemsOf({ ...well, queues: [waiting], timers: [late, failing], ledger }, now)).toEqual([
      { kind: 'ledger-mistakes' },
      { kind: 'ledger-unchecked' },
      { kind: 'timer-failing', name: 'sweepVisits' },
      { kind: 'timer-late', name: 'expireOffers' },
      { kind: 'queue-late', name: 'refunds' },
    ]);
  });
});

test('what was given up waits for a person, although nothing is wrong', () => {
  const queues = well.queues.map((queue) => ({ ...queue, given_up: queue.name === 'mail' ? 3 : queue.given_up }));
  expect(givenUpIn(well)).toEqual([]);
  expect(givenUpIn({ ...well, queues })).toEqual(['mail']);
  expect(problemsOf({ ...well, queues }, now)).toEqual([]);
});
